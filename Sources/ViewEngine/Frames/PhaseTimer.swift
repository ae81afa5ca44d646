// SPDX-License-Identifier: Apache-2.0

/// Adds up the time spent in each part of a frame, while it is installed on a host.
///
/// The engine has no clock of its own: the caller that installs the timer brings one. At every moment exactly one part
/// is timed. A read of the clock ends one interval and begins the next, so each interval contains the cost of one read.
/// The timer counts the intervals of each part, so that this cost can be subtracted.
@MainActor
@usableFromInline
package final class PhaseTimer {
  /// What a part took since the last reset.
  package struct Share {
    package var nanoseconds: UInt64 = 0
    /// The number of clock reads whose cost is in this time.
    package var reads = 0

    mutating func add(_ time: UInt64) {
      nanoseconds &+= time
      reads += 1
    }
  }

  private let now: () -> UInt64
  private let note: ((FrameBorder, UInt64) -> Void)?
  private var shares = [Share](repeating: Share(), count: FramePart.allCases.count)
  private var last: UInt64 = 0
  /// The time of the current phase before a part inside it, such as a comparison, began.
  private var interrupted = Share()

  /// - Parameters:
  ///   - now: The clock, in nanoseconds.
  ///   - note: Told of every border, with the time of it.
  package init(now: @escaping () -> UInt64, note: ((FrameBorder, UInt64) -> Void)? = nil) {
    (self.now, self.note) = (now, note)
  }

  package func reset() {
    for index in shares.indices { shares[index] = Share() }
  }

  package subscript(part: FramePart) -> Share { shares[part.rawValue] }

  func begin() {
    interrupted = Share()
    last = now()
    note?(.beganFrame, last)
  }

  /// Ends the phase that is running and begins the next one with the same clock read.
  func end(_ phase: FramePart) {
    let time = now()
    interrupted.add(time &- last)
    shares[phase.rawValue].nanoseconds &+= interrupted.nanoseconds
    shares[phase.rawValue].reads += interrupted.reads
    interrupted = Share()
    last = time
    note?(.ended(phase), time)
  }

  /// Begins a part inside the current phase. Its time does not count for the phase.
  func beginInside() {
    let time = now()
    interrupted.add(time &- last)
    last = time
    note?(.beganInside, time)
  }

  func endInside(_ part: FramePart) {
    let time = now()
    shares[part.rawValue].add(time &- last)
    last = time
    note?(.ended(part), time)
  }
}

/// The parts of a frame's time: its phases, in the order in which they run, and what is timed apart inside of them.
@usableFromInline
package enum FramePart: Int, CaseIterable, Sendable {
  /// Pending writes become current, and their readers are invalidated.
  case commit
  /// Bodies run, nodes come and go.
  case update
  /// Sizes and positions.
  case layout
  /// Each leaf that may have changed says what it draws now.
  case display
  /// The edits that nodes noted are added up.
  case diff
  /// Values of views, modifiers and styles are compared with those before.
  case comparison
  /// The rows of a `ForEach` are found again by their ids.
  case matching

  /// The metric that its time is written as.
  package var metric: String {
    switch self {
    case .commit: "commit_time"
    case .update: "update_time"
    case .layout: "layout_time"
    case .display: "display_time"
    case .diff: "display_diff_time"
    case .comparison: "view_comparison_time"
    case .matching: "id_matching_time"
    }
  }
}

/// A moment at which a timer reads the clock.
package enum FrameBorder: Sendable {
  case beganFrame
  /// A comparison, or matching, began inside a phase.
  case beganInside
  case ended(FramePart)
}

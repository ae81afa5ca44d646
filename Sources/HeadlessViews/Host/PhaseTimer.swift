// SPDX-License-Identifier: Apache-2.0

/// Adds up the time spent in each phase of the render loop, while it is installed on a host.
///
/// The engine has no clock of its own: whoever installs the timer brings one. Reading a clock costs time, so
/// the timer counts its reads, for the cost to be taken off.
@MainActor
@usableFromInline
package final class PhaseTimer {
  private let now: () -> UInt64
  /// Nanoseconds since the last reset. `update` includes `comparison`.
  package private(set) var commit: UInt64 = 0
  package private(set) var update: UInt64 = 0
  package private(set) var comparison: UInt64 = 0
  package private(set) var layout: UInt64 = 0
  package private(set) var display: UInt64 = 0
  package private(set) var displayDiff: UInt64 = 0
  /// Clock reads since the last reset; those around comparisons are also counted apart.
  package private(set) var reads = 0
  package private(set) var comparisonReads = 0

  private var phaseStart: UInt64 = 0
  private var comparisonStart: UInt64 = 0

  /// - Parameter now: The clock, in nanoseconds.
  package init(now: @escaping () -> UInt64) {
    self.now = now
  }

  package func reset() {
    commit = 0
    update = 0
    comparison = 0
    layout = 0
    display = 0
    displayDiff = 0
    reads = 0
    comparisonReads = 0
  }

  func begin() {
    reads += 1
    phaseStart = now()
  }

  /// Ends the phase that is running and begins the next one with the same clock read.
  func end(_ phase: FramePhase) {
    reads += 1
    let time = now()
    let spent = time &- phaseStart
    phaseStart = time
    switch phase {
    case .commit: commit &+= spent
    case .update: update &+= spent
    case .layout: layout &+= spent
    case .display: display &+= spent
    case .diff: displayDiff &+= spent
    }
  }

  func beginComparison() {
    reads += 1
    comparisonReads += 1
    comparisonStart = now()
  }

  func endComparison() {
    reads += 1
    comparisonReads += 1
    comparison &+= now() &- comparisonStart
  }
}

/// The phases of a frame, in the order in which they run.
enum FramePhase {
  /// Pending writes become current, and what read them becomes out of date.
  case commit
  /// Bodies run, view values are compared, nodes come and go.
  case update
  /// Sizes and positions.
  case layout
  /// What each changed leaf draws now.
  case display
  /// What differs from the frame before.
  case diff
}

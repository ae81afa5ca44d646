// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Times the parts of a frame, apart from the whole: reading the clock at every border slows the frame down.
///
/// What the reads cost is taken off: each stretch between two reads holds one whole read.
struct PhaseMeasurement {
  private let action: any MeasuredAction
  private let host: ViewHost
  private let batch: Int
  private let cost = Clock.readCost { Clock.monotonic }
  private let timer = PhaseTimer(now: { Clock.monotonic })

  /// - Parameter batch: Steps in a sample.
  init(_ action: any MeasuredAction, on host: ViewHost, batch: Int) {
    (self.action, self.host, self.batch) = (action, host, batch)
  }

  /// Samples for so many nanoseconds, once at least.
  ///
  /// - Returns: Nanoseconds of a step at the fastest: those of each part of a frame, then the sum of `Turn.differences`.
  func turn(_ length: UInt64) async throws -> [Double] {
    host.phaseTimer = timer
    defer { host.phaseTimer = nil }
    var fastest: [Double] = []
    let start = Clock.monotonic
    repeat {
      let times = try await sample()
      fastest = fastest.isEmpty ? times : zip(fastest, times).map { min($0, $1) }
    } while Clock.monotonic &- start < length
    return fastest
  }

  private func sample() async throws -> [Double] {
    try action.begin(batch)
    timer.reset()
    try await action.perform(batch)
    action.end()
    func perStep(_ part: FramePart) -> Double {
      let share = timer[part]
      return max(0, Double(share.nanoseconds) - Double(share.reads) * cost) / Double(batch)
    }
    return FramePart.allCases.map(perStep) + [Turn.differences.map(perStep).reduce(0, +)]
  }
}

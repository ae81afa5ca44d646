// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// Times the phases of a frame, apart from the whole: reading the clock at every border slows the frame down.
///
/// What the reads cost is taken off: an interval between two reads holds one whole read, and the intervals of
/// comparisons lie inside the update phase with both of theirs.
struct PhasePass {
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
  /// - Returns: Nanoseconds of a step at the fastest, in the order of `Turn.metrics`: commit, update, layout, display,
  ///   diff of the display, all comparing.
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
    action.beginReport()
    timer.reset()
    try await action.perform(batch)
    let frames = action.report?.frames ?? 0
    action.end()
    let border = Double(frames) * cost
    let inside = Double(timer.comparisonReads) / 2 * cost
    func perStep(_ raw: UInt64, less reads: Double) -> Double { max(0, Double(raw) - reads) / Double(batch) }
    let displayDiff = perStep(timer.displayDiff, less: border)
    return [
      perStep(timer.commit, less: border),
      perStep(timer.update &- timer.comparison, less: border + inside),
      perStep(timer.layout, less: border),
      perStep(timer.display, less: border),
      displayDiff,
      perStep(timer.comparison, less: inside) + displayDiff,
    ]
  }
}

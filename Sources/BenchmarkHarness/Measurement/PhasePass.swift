// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews

/// Times the phases of a frame, in a pass of its own: reading the clock at every border slows the frame down.
///
/// What the reads cost is taken off: an interval between two reads holds one whole read, and the intervals of
/// comparisons lie inside the update phase with both of theirs.
struct PhasePass {
  /// Nanoseconds of a step per sample.
  private(set) var commit: [Double] = []
  private(set) var update: [Double] = []
  private(set) var layout: [Double] = []
  private(set) var display: [Double] = []
  private(set) var displayDiff: [Double] = []
  private(set) var comparison: [Double] = []

  /// Runs the pass.
  ///
  /// - Parameter share: The part of the plan's budget that this pass may use.
  init(
    _ action: any MeasuredAction, on host: ViewHost, _ plan: SamplePlan, batch: Int, share: Double
  ) async throws {
    let cost = Clock.readCost { Clock.monotonic }
    let timer = PhaseTimer(now: { Clock.monotonic })
    let budget = UInt64(Double(plan.budget) * share)
    host.phaseTimer = timer
    defer { host.phaseTimer = nil }
    try action.begin(batch)
    try await action.perform(batch)
    action.end()
    let start = Clock.monotonic
    while commit.count < plan.maximumSamples {
      let elapsed = Clock.monotonic &- start
      let isEnough = commit.count >= plan.minimumSamples || elapsed >= 5 * budget && commit.count >= 3
      if elapsed >= budget, isEnough { break }
      try action.begin(batch)
      action.beginReport()
      timer.reset()
      try await action.perform(batch)
      let frames = action.report?.frames ?? 0
      action.end()
      append(timer, frames: frames, steps: Double(batch), cost: cost)
    }
  }

  private mutating func append(_ timer: PhaseTimer, frames: Int, steps: Double, cost: Double) {
    let border = Double(frames) * cost
    let inside = Double(timer.comparisonReads) / 2 * cost
    func perStep(_ raw: UInt64, less reads: Double) -> Double { max(0, Double(raw) - reads) / steps }
    commit.append(perStep(timer.commit, less: border))
    update.append(perStep(timer.update &- timer.comparison, less: border + inside))
    layout.append(perStep(timer.layout, less: border))
    display.append(perStep(timer.display, less: border))
    displayDiff.append(perStep(timer.displayDiff, less: border))
    comparison.append(perStep(timer.comparison, less: inside))
  }

  /// The sampled rows of the phases.
  func rows(_ key: CaseKey) -> [ResultRow] {
    let diff = zip(comparison, displayDiff).map { $0 + $1 }
    let samples: [(Metric, [Double])] = [
      (.commitTime, commit), (.updateTime, update), (.layoutTime, layout), (.displayTime, display),
      (.displayDiffTime, displayDiff), (.diffTime, diff),
    ]
    return samples.map { ResultRow(sampled: $1, of: $0, in: key) }
  }
}

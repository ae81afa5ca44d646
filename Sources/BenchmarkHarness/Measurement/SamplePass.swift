// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// The time of a step in one process: the fastest of a few samples, because everything that disturbs a sample
/// makes it slower.
///
/// Nothing is taken off: whatever the harness adds, it adds to both programs of a comparison.
struct SamplePass {
  let stepTime: StepTime
  private let phases: PhasePass?

  /// Runs the pass on an action that has a fresh host.
  init(_ action: any MeasuredAction, _ plan: SamplePlan) async throws {
    for _ in 0..<max(plan.warmUpSteps, 1) { _ = try await TimingPass.sample(action, 1) }
    var batch = max(plan.batch, 1)
    if plan.batch == 0 {
      while let larger = plan.largerBatch(
        than: batch, after: try await TimingPass.sample(action, batch).wall)
      {
        batch = larger
      }
    }
    var times: [Double] = []
    times.reserveCapacity(plan.minimumSamples)
    let start = Clock.monotonic
    while times.count < plan.maximumSamples {
      let elapsed = Clock.monotonic &- start
      let isEnough = times.count >= plan.minimumSamples || elapsed >= 100 * plan.budget && times.count >= 3
      if elapsed >= plan.budget, isEnough { break }
      times.append(Double(try await TimingPass.sample(action, batch + plan.plantedSteps).wall))
    }
    times.sort()
    stepTime = StepTime(
      batch: batch, minimum: times[0] / Double(batch), median: times[times.count / 2] / Double(batch))
    guard let host = action.host else {
      phases = nil
      return
    }
    var timed = plan
    timed.minimumSamples = 3
    timed.maximumSamples = plan.minimumSamples
    phases = try await PhasePass(action, on: host, timed, batch: batch, share: 1)
  }

  /// The sampled rows of the phases.
  func rows(_ key: CaseKey) -> [ResultRow] { phases?.rows(key) ?? [] }
}

/// What a step took in one process, in nanoseconds.
public nonisolated struct StepTime: Sendable, Equatable {
  /// Steps in a sample.
  public var batch: Int
  /// Of the fastest sample.
  public var minimum: Double
  /// Of the middle sample.
  public var median: Double

  /// Describes a time.
  public init(batch: Int, minimum: Double, median: Double) {
    self.batch = batch
    self.minimum = minimum
    self.median = median
  }

  /// Reads the three words that a child writes; `nil` when they are not there.
  init?(words: some Collection<Substring>) {
    let words = Array(words)
    guard words.count == 3, let batch = Int(words[0]), let minimum = Double(words[1]),
      let median = Double(words[2])
    else { return nil }
    self.init(batch: batch, minimum: minimum, median: median)
  }
}

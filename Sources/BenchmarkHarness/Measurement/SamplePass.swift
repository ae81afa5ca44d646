// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Times steps in turns with other processes: a turn is a millisecond or so of samples, whenever the parent asks.
///
/// Nothing is taken off: whatever the harness adds, it adds to both programs of a comparison.
struct SamplePass {
  /// Steps in a sample.
  let batch: Int
  private let phases: PhasePass?

  /// Runs the pass on an action that has a fresh host, for as many turns as are asked for.
  init(_ action: any MeasuredAction, _ plan: SamplePlan, _ turns: TurnQueue) async throws {
    for _ in 0..<max(plan.warmUpSteps, 1) { _ = try await TimingPass.sample(action, 1) }
    let batch = try await plan.batch == 0 ? TimingPass.batch(action, plan) : plan.batch
    self.batch = batch
    func sample() async throws -> UInt64 {
      try await TimingPass.sample(action, batch, plantedRounds: plan.plantedRounds).wall
    }
    var moments = QuietMoments()
    var last = try await sample()
    while let reference = turns.next() {
      // The other processes have filled the caches with what is theirs. A long sample bears that.
      if last < plan.turn / 4 { _ = try await sample() }
      moments.begin(reference: reference)
      let start = Clock.monotonic
      repeat {
        last = try await sample()
        moments.add(Double(last) / Double(batch))
      } while Clock.monotonic &- start < plan.turn
      turns.answer(moments.summary)
    }
    guard let host = action.host else {
      phases = nil
      return
    }
    var timed = plan
    (timed.minimumSamples, timed.maximumSamples) = (3, 20)
    phases = try await PhasePass(action, on: host, timed, batch: batch, share: 1)
  }

  /// The sampled rows of the phases.
  func rows(_ key: CaseKey) -> [ResultRow] { phases?.rows(key) ?? [] }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Times steps in turns with other processes: a turn is a millisecond or so of samples, whenever the parent asks.
///
/// First whole steps, with nothing between the two clock reads but them; then, with a clock read at every border of
/// a phase, the phases. What the harness itself costs is taken off.
struct TimeMeasurement {
  /// Steps in a sample.
  let batch: Int

  /// Measures an action that has a fresh host, for as many turns as are asked for.
  init(_ action: any MeasuredAction, _ plan: SamplePlan, _ turns: TurnQueue) async throws {
    for _ in 0..<max(plan.warmUpSteps, 1) { _ = try await StepSample(action, 1) }
    let batch = try await plan.batch == 0 ? StepSample.batch(action, plan) : plan.batch
    self.batch = batch
    let empty = try await StepSample.empty(action.emptied(), batch)
    let phases = action.host.map { PhaseMeasurement(action, on: $0, batch: batch) }
    func sample() async throws -> StepSample {
      try await StepSample(action, batch, plantedRounds: plan.plantedRounds)
    }
    func perStep(_ time: UInt64, less cost: Double) -> Double { max(0, Double(time) - cost) / Double(batch) }
    var moments = QuietMoments()
    var last = try await sample().wall
    while let request = turns.next() {
      // The other processes have filled the caches with what is theirs. A long sample bears that.
      if last < plan.turn / 4 { _ = try await sample() }
      moments.begin(limit: request.limit)
      let start = Clock.monotonic
      repeat {
        let sample = try await sample()
        last = sample.wall
        moments.add(
          wall: perStep(sample.wall, less: empty.wall), cpu: perStep(sample.cpu, less: empty.cpu))
      } while Clock.monotonic &- start < plan.turn
      var turn = moments.summary
      turn.times += try await phases?.turn(plan.phaseTurn) ?? []
      try turns.answer(turn)
    }
  }
}

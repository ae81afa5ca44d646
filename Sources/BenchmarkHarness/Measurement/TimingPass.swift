// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement

/// Times whole steps: no counter, no phase timer, nothing between the two clock reads but the steps.
struct TimingPass {
  /// Nanoseconds of a step, one entry per sample; for a batch the mean of its steps.
  private(set) var wall: [Double] = []
  private(set) var cpu: [Double] = []
  /// Steps in a sample.
  private(set) var batch = 1

  /// Runs the pass on an action that has a fresh host.
  ///
  /// - Parameter share: The part of the plan's budget that this pass may use.
  init(_ action: any MeasuredAction, _ plan: SamplePlan, share: Double) async throws {
    let budget = UInt64(Double(plan.budget) * share)

    for _ in 0..<max(plan.warmUpSteps, 1) { _ = try await Self.sample(action, 1) }
    batch = try await Self.batch(action, plan)
    wall.reserveCapacity(plan.maximumSamples)
    cpu.reserveCapacity(plan.maximumSamples)
    let start = Clock.monotonic
    while wall.count < plan.maximumSamples {
      let elapsed = Clock.monotonic &- start
      if elapsed >= budget, wall.count >= plan.minimumSamples || elapsed >= 5 * budget, wall.count >= 3 {
        break
      }
      let sample = try await Self.sample(action, batch)
      wall.append(Double(sample.wall))
      cpu.append(Double(sample.cpu))
    }
    let empty = try await Self.emptySample(action.emptied(), batch)
    wall = wall.map { max(0, $0 - empty.wall) / Double(batch) }
    cpu = cpu.map { max(0, $0 - empty.cpu) / Double(batch) }
  }

  /// As many steps as a sample needs to be long enough.
  static func batch(_ action: any MeasuredAction, _ plan: SamplePlan) async throws -> Int {
    var batch = 1
    while let larger = plan.largerBatch(than: batch, after: try await sample(action, batch).wall) {
      batch = larger
    }
    return batch
  }

  /// - Parameter plantedRounds: Rounds of arithmetic beside the steps.
  static func sample(
    _ action: any MeasuredAction, _ count: Int, plantedRounds: Int = 0
  ) async throws -> (wall: UInt64, cpu: UInt64) {
    try action.begin(count)
    let cpuStart = Clock.threadCPU
    let start = Clock.monotonic
    try await action.perform(count)
    if plantedRounds > 0 { cm_do_arithmetic(UInt64(plantedRounds)) }
    let end = Clock.monotonic
    let cpuEnd = Clock.threadCPU
    action.end()
    return (end &- start, cpuEnd &- cpuStart)
  }

  /// What a sample of steps that do nothing takes: clock reads, the loop and the call. The median of several.
  static func emptySample(
    _ action: any MeasuredAction, _ count: Int
  ) async throws -> (wall: Double, cpu: Double) {
    var walls: [UInt64] = []
    var cpus: [UInt64] = []
    for _ in 0..<31 {
      let sample = try await sample(action, count)
      walls.append(sample.wall)
      cpus.append(sample.cpu)
    }
    walls.sort()
    cpus.sort()
    return (Double(walls[walls.count / 2]), Double(cpus[cpus.count / 2]))
  }
}

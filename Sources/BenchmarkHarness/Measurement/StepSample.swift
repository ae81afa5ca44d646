// SPDX-License-Identifier: Apache-2.0
import CMeasurement

/// The time of some steps: no counter, no phase timer, nothing between the two clock reads but the steps.
struct StepSample {
  /// Nanoseconds of all steps together.
  let wall: UInt64
  let cpu: UInt64

  /// Takes the time of so many steps.
  ///
  /// - Parameter plantedRounds: Rounds of arithmetic beside the steps.
  init(_ action: any MeasuredAction, _ count: Int, plantedRounds: Int = 0) async throws {
    try action.begin(count)
    let cpuStart = Clock.threadCPU
    let start = Clock.monotonic
    try await action.perform(count)
    if plantedRounds > 0 { cm_do_arithmetic(UInt64(plantedRounds)) }
    let end = Clock.monotonic
    let cpuEnd = Clock.threadCPU
    action.end()
    (wall, cpu) = (end &- start, cpuEnd &- cpuStart)
  }

  /// As many steps as a sample needs to be long enough: always an even number, so that the two sides of a toggle
  /// are in every sample alike.
  static func batch(_ action: any MeasuredAction, _ plan: SamplePlan) async throws -> Int {
    var batch = 2
    while let larger = plan.largerBatch(than: batch, after: try await StepSample(action, batch).wall) {
      batch = larger + larger % 2
    }
    return batch
  }

  /// What a sample of steps that do nothing takes: clock reads, the loop and the call. The median of several.
  static func empty(_ action: any MeasuredAction, _ count: Int) async throws -> (wall: Double, cpu: Double) {
    var walls: [UInt64] = []
    var cpus: [UInt64] = []
    for _ in 0..<31 {
      let sample = try await StepSample(action, count)
      walls.append(sample.wall)
      cpus.append(sample.cpu)
    }
    walls.sort()
    cpus.sort()
    return (Double(walls[walls.count / 2]), Double(cpus[cpus.count / 2]))
  }
}

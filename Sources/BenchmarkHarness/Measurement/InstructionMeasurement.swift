// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews

/// Counts instructions, in a process of its own where callgrind does the counting.
struct InstructionMeasurement {
  /// One entry per counted step.
  private(set) var instructions: [Int] = []

  /// Counts on a fresh host. What the counter and an empty step take is taken off.
  init(
    _ scenario: AnyScenario, _ instance: any ScenarioInstance, _ plan: SamplePlan,
    _ counter: InstructionCounter
  ) async throws {
    let action = try makeAction(scenario, instance)
    for _ in 0..<plan.warmUpSteps {
      try action.begin(1)
      try await action.perform(1)
      action.end()
    }
    let empty = action.emptied()
    _ = try await Self.count(empty, counter)
    let own = try await Self.count(empty, counter)
    for _ in 0..<plan.countedSteps {
      instructions.append(max(0, try await Self.count(action, counter) - own))
      action.end()
    }
  }

  private static func count(_ action: any MeasuredAction, _ counter: InstructionCounter) async throws -> Int {
    try action.begin(1)
    counter.start()
    try await action.perform(1)
    return try counter.stop()
  }

  /// The exact row of the case.
  func rows(_ key: CaseKey) -> [ResultRow] {
    [ResultRow(exact: instructions.map(Int64.init), of: .instructions, in: key)]
  }
}

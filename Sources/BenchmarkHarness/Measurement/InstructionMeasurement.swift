// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import ViewEngine

/// Counts instructions, and what is retained and released, in a process of its own where callgrind does the counting.
struct InstructionMeasurement {
  /// One entry per counted step.
  private(set) var instructions: [Int] = []
  /// One entry per counted step; empty where nobody can count references.
  private(set) var references: [CallgrindDump.References] = []

  /// Counts on a fresh host. What the counter and an empty step take is taken off.
  init(
    _ scenario: AnyScenario, _ instance: any ScenarioInstance, _ plan: SamplePlan,
    _ counter: InstructionCounter
  ) async throws {
    let action = try await makeAction(scenario, instance)
    for _ in 0..<plan.warmUpSteps {
      try action.begin(1)
      try await action.perform(1)
      action.end()
    }
    let empty = action.emptied()
    _ = try await Self.count(empty, counter)
    let own = try await Self.count(empty, counter)
    for _ in 0..<plan.countedSteps {
      let count = try await Self.count(action, counter)
      instructions.append(max(0, count.instructions - own.instructions))
      if let counted = count.references, let own = own.references { references.append(counted - own) }
      action.end()
    }
  }

  private static func count(
    _ action: any MeasuredAction, _ counter: InstructionCounter
  ) async throws -> InstructionCounter.Count {
    try action.begin(1)
    counter.start()
    try await action.perform(1)
    return try counter.stop()
  }

  /// The exact rows of the case, of what could be counted.
  ///
  /// - Parameter onlyReferences: Whether the instructions themselves are counted in another process.
  func rows(_ key: CaseKey, onlyReferences: Bool) -> [ResultRow] {
    var counts: [(Metric, [Int])] = onlyReferences ? [] : [(.instructions, instructions)]
    if !references.isEmpty {
      counts += [(.retains, references.map(\.retains)), (.releases, references.map(\.releases))]
    }
    return counts.map { ResultRow(exact: $1.map(Int64.init), of: $0, in: key) }
  }
}

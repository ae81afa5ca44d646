// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct GateTests {
  private func outcome(
    _ old: [ResultRow], _ new: [ResultRow], required: [String] = [], toolchain: String = "6.3.1",
    growth: [String: [String: GrowthOrder]] = [:]
  ) throws -> Gate.Outcome {
    gate(
      try Samples.file(old), try Samples.file(new, Samples.record(toolchain: toolchain, growth: growth)),
      required
    )
    .outcome
  }

  private func gate(_ old: ResultFile, _ new: ResultFile, _ required: [String] = []) -> Gate {
    Gate(Comparison(old: old, new: new), required: required)
  }

  private let bodies = Samples.exact(.bodyEvaluations, 5)

  @Test func eachFindingHasItsOutcome() throws {
    func failing(_ cause: ResultError.Cause) -> ResultRow {
      ResultRow(failed: Samples.key, error: ResultError(cause))
    }
    #expect(try outcome([bodies], [bodies]) == .passed)
    #expect(try outcome([bodies], [bodies, Samples.exact(.frames, 1)]) == .passed)
    #expect(try outcome([bodies], [Samples.exact(.bodyEvaluations, 4)]) == .improved)
    #expect(try outcome([bodies], [Samples.exact(.bodyEvaluations, 6)]) == .regressed)
    #expect(try outcome([bodies], []) == .regressed)
    #expect(try outcome([bodies], [failing(.checkFailed)]) == .regressed)
    #expect(try outcome([bodies], [failing(.other)]) == .regressed)
    #expect(try outcome([bodies], [failing(.crashed)]) == .crashed)
    #expect(try outcome([bodies], [failing(.timedOut)]) == .crashed)
    let unsure = Samples.exact(.bodyEvaluations, 5, 6, error: ResultError(.nondeterministic))
    #expect(try outcome([bodies], [unsure]) == .undecided)
  }

  @Test func theGravestFindingDecides() throws {
    let better = Samples.exact(.frames, 1)
    let worse = Samples.exact(.sizeCalls, 9)
    let unsure = Samples.exact(.bodyEvaluations, 5, error: ResultError(.nondeterministic))
    let crashed = ResultRow(
      failed: CaseKey(scenario: "z.z", variant: "v", size: 1), error: ResultError(.crashed))
    let old = [bodies, Samples.exact(.frames, 2), Samples.exact(.sizeCalls, 8)]
    #expect(try outcome(old, [bodies, better, Samples.exact(.sizeCalls, 8)]) == .improved)
    #expect(try outcome(old, [unsure, better, Samples.exact(.sizeCalls, 8)]) == .undecided)
    #expect(try outcome(old, [unsure, better, worse]) == .regressed)
    #expect(try outcome(old, [unsure, better, worse, crashed]) == .crashed)
  }

  @Test func timesAreNotJudged() throws {
    let gate = gate(
      try Samples.file([bodies, Samples.time(.frameTime, 1)]),
      try Samples.file([bodies, Samples.time(.frameTime, 900)]))
    #expect(gate.outcome == .passed)
    #expect(gate.timedRows == 1)
  }

  @Test func onAnotherMachineTheEnginesCountersAreStillJudged() throws {
    let old = [bodies, Samples.exact(.allocations, 5)]
    #expect(try outcome(old, [bodies, Samples.exact(.allocations, 9)], toolchain: "6.2") == .passed)
    #expect(try outcome(old, [bodies], toolchain: "6.2") == .passed)
    #expect(
      try outcome(
        old, [Samples.exact(.bodyEvaluations, 6), Samples.exact(.allocations, 9)], toolchain: "6.2")
        == .regressed)
  }

  @Test func aRequiredMetricMustBeComparable() throws {
    let rows = [bodies, Samples.exact(.allocations, 5)]
    #expect(try outcome(rows, rows, required: ["allocations"]) == .passed)
    #expect(try outcome(rows, rows, required: ["allocations"], toolchain: "6.2") == .undecided)
    #expect(try outcome(rows, rows, required: ["instructions"]) == .undecided)
  }

  @Test func aGateThatJudgedNothingDidNotPass() throws {
    #expect(try outcome([], []) == .undecided)
    #expect(try outcome([], [bodies]) == .undecided)
    #expect(try outcome([Samples.time(.frameTime, 1)], [Samples.time(.frameTime, 1)]) == .undecided)
  }

  private func series(_ counts: [Int64]) -> [ResultRow] {
    zip([10, 100, 1_000], counts).map { size, count in
      Samples.exact(.bodyEvaluations, count, at: CaseKey(scenario: "a.b", variant: "v", size: size))
    }
  }

  @Test func aHigherOrderThanDeclaredFailsThoughNoFigureMoved() throws {
    let declared: [String: [String: GrowthOrder]] = ["a.b": ["body_evaluations": .constant]]
    let linear = series([11, 101, 1_001])
    #expect(try outcome(linear, linear) == .passed)
    #expect(try outcome(linear, linear, growth: declared) == .regressed)
    #expect(try outcome(series([1, 1, 1]), series([1, 1, 1]), growth: declared) == .passed)
  }

  @Test func withoutADeclarationTheOldOrderHolds() throws {
    let gate = gate(try Samples.file(series([1, 1, 1])), try Samples.file(series([10, 100, 1_000])))
    #expect(gate.growth.map(\.description) == ["a.b/v body_evaluations grows as O(n), was O(1)"])
    #expect(gate.outcome == .regressed)
    #expect(try outcome(series([10, 100, 1_000]), series([1, 1, 1])) == .improved)
  }

  @Test func growthWithinTheTolerancesOfSingleFiguresIsFound() throws {
    let exceptions = """
      {"schema": 1, "exceptions": [
        {"case": "a.b", "metric": "body_evaluations", "percent": 100, "reason": "planted"}]}
      """
    let thresholds = try Thresholds(json: Array(exceptions.utf8), file: "t")
    let comparison = Comparison(
      old: try Samples.file(series([1_000, 1_000, 1_000])),
      new: try Samples.file(series([1_005, 1_050, 1_500])),
      thresholds: thresholds)
    #expect(comparison.entries.allSatisfy { $0.verdict == .same })
    #expect(Gate(comparison).outcome == .regressed)
  }
}

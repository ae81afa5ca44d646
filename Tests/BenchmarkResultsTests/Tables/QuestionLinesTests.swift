// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct QuestionLinesTests {
  private typealias Variant = (name: String, ratio: Double, half: Double, bodies: Int64)

  /// A reference of 100 bodies and variants with ratios to it.
  private func rows(_ scenario: String, size: Int = 100, _ variants: [Variant]) -> [ResultRow] {
    func key(_ variant: String) -> CaseKey { CaseKey(scenario: scenario, variant: variant, size: size) }
    return [
      Samples.time(.frameTime, 100, at: key("usual")), Samples.exact(.bodyEvaluations, 100, at: key("usual")),
    ]
      + variants.flatMap { variant in
        [
          Samples.time(.frameTime, 100 * variant.ratio, at: key(variant.name)),
          Samples.exact(.bodyEvaluations, variant.bodies, at: key(variant.name)),
          Samples.ratio(variant.ratio, variant.half, at: key(variant.name)),
        ]
      }
  }

  private func lines(_ rows: [ResultRow], _ change: (inout QuestionLines) -> Void = { _ in }) throws
    -> [String]
  {
    var lines = QuestionLines(questions: [])
    change(&lines)
    return lines.lines(of: try ResultTable(rows))
  }

  @Test func theCheapestWayIsToldAgainstTheUsualOne() throws {
    let told = try lines(rows("a.b", [("dear", 3, 0.01, 300), ("cheap", 0.5, 0.005, 1)]))
    #expect(told == ["a.b  cheap 2.00× less than usual: -99 bodies"])
  }

  @Test func aUsualWayThatIsCheapestIsToldAgainstTheDearest() throws {
    let told = try lines(rows("a.b", [("dear", 4, 0.01, 101), ("dearer", 5, 0.01, 102)]))
    #expect(told == ["a.b  usual 5.00× less than dearer: -2 bodies"])
  }

  @Test func whatIsNotSettledHasItsInterval() throws {
    #expect(try lines(rows("a.b", [("x", 2, 0.3, 100)])) == ["a.b  usual 2.00× less (±0.31) than x"])
    let open = try lines(rows("a.b", [("x", 1.01, 0.02, 100)]))
    #expect(open == ["a.b  usual ≈ x (±0.02)"])
  }

  @Test func theLargestSizeIsTold() throws {
    let told = try lines(
      rows("a.b", size: 10, [("x", 2, 0.01, 1)]) + rows("a.b", size: 1_000, [("x", 8, 0.01, 150)]))
    #expect(told == ["a.b  usual 8.00× less than x: -50 bodies"])
  }

  /// A variant by hand has times and no counts of the engine.
  @Test func floorsAreToldOnlyWhereTheyAreWanted() throws {
    let hand = CaseKey(scenario: "a.b", variant: "by-hand", size: 100)
    let all =
      rows("a.b", [("x", 2, 0.01, 150)])
      + [Samples.time(.frameTime, 1, at: hand), Samples.ratio(0.01, 0.0001, at: hand)]
    #expect(try lines(all) == ["a.b  usual 2.00× less than x: -50 bodies"])
    #expect(try lines(all) { $0.tellsFloors = true } == ["a.b  by-hand 100× less than usual"])
  }

  /// A variant that shows something else is no way to do the same.
  @Test func onlyVariantsThatShowTheSameAreComparedWithTheUsualOne() throws {
    let table = try ResultTable(rows("a.b", [("other", 0.1, 0.001, 1), ("x", 2, 0.01, 150)]))
    let notes = ScenarioNotes(equivalents: ["a.b": [["usual", "x"]]])
    let lines = QuestionLines(questions: [])
    #expect(lines.lines(of: table, notes) == ["a.b  usual 2.00× less than x: -50 bodies"])
    #expect(lines.lines(of: table) == ["a.b  other 10.0× less than usual: -99 bodies"])
    #expect(lines.lines(of: table, ScenarioNotes(equivalents: ["a.b": []])).isEmpty)
  }

  @Test func aQuestionNamesTheWaysThatAreTold() throws {
    let question = FindingQuestion.sample(
      pair: FindingPair("a.b", 100, .init("y", "a y"), .init("x", "an x")))
    let table = try ResultTable(rows("a.b", [("x", 2, 0.01, 150), ("y", 8, 0.01, 150), ("z", 9, 0.01, 100)]))
    // Two intervals make a wider one.
    #expect(QuestionLines(questions: [question]).lines(of: table) == ["a.b  x 4.00× less than y"])
  }

  @Test func everythingFitsOnOneScreen() throws {
    var all: [ResultRow] = []
    for number in 10..<70 {
      all += rows(
        "family.scenario-with-a-very-long-name-\(number)",
        [("a-long-name-of-a-variant", 1.5 + Double(number), 0.01, 1_000_000)])
    }
    all.append(
      ResultRow(
        failed: CaseKey(scenario: "zz.bad", variant: "x", size: 1), error: ResultError(.crashed, "signal 4")))
    let table = try ResultTable(all)
    let told = QuestionLines(questions: []).lines(
      of: table, ending: ["took 100 s; the record is results/record"])
    #expect(told.count <= 40)
    #expect(told.allSatisfy { $0.count <= 80 })
    #expect(told.contains("! zz.bad/x/1: crashed: signal 4"))
    #expect(told.last == "took 100 s; the record is results/record")
    // Those that differ least are left out.
    #expect(told.contains { $0.hasPrefix("… 23 more") })
    #expect(told.contains { $0.contains("70.5×") } && !told.contains { $0.contains("11.5×") })
  }

  @Test func withoutTimesThereIsNothingToTell() throws {
    let key = CaseKey(scenario: "a.b", variant: "x", size: 1)
    #expect(try lines([Samples.exact(.bodyEvaluations, 1, at: key)]).isEmpty)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct AnswerLinesTests {
  private func key(_ scenario: String, _ variant: String, _ size: Int) -> CaseKey {
    CaseKey(scenario: scenario, variant: variant, size: size)
  }

  /// Variant and reference of one size, the variant with a ratio and counts of its own.
  private func rows(
    _ scenario: String, _ size: Int, _ variants: [(name: String, ratio: Double, half: Double, calls: Int64)]
  ) -> [ResultRow] {
    let first = key(scenario, "infinity", size)
    return [Samples.time(.frameTime, 100, at: first), Samples.exact(.sizeCalls, 10, at: first)]
      + variants.flatMap { variant in
        let key = key(scenario, variant.name, size)
        return [
          Samples.time(.frameTime, 100 * variant.ratio, at: key),
          Samples.exact(.sizeCalls, variant.calls, at: key),
          Samples.ratio(variant.ratio, variant.half, at: key),
        ]
      }
  }

  @Test func aSentenceNamesTheReferenceTheRatioAndTheCountsThatDiffer() throws {
    let table = try ResultTable(
      rows("geometry.binding", 100, [("reader", 1.31, 0.03, 110), ("fixed", 1.01, 0.02, 10)]))
    #expect(
      AnswerLines().lines(of: table) == [
        "geometry.binding · 100: fixed ≈ (±0.02) infinity: same counts",
        "    reader 1.31× more (±0.03) than infinity: +100 size calls",
      ])
    let answer = ScenarioAnswer.answers(in: table)[0]
    #expect(answer.reference == "infinity")
    #expect(
      answer.variants[1].sentence
        == "geometry.binding · 100: reader 1.31× more (±0.03) than infinity: +100 size calls")
  }

  @Test func aBigWinIsToldFromTheOtherSide() throws {
    let table = try ResultTable(rows("a.b", 1, [("lazy", 1 / 45.0, 0.0005, 9)]))
    #expect(
      AnswerLines().lines(of: table) == ["a.b · 1: lazy 45.0× less (±1.1) than infinity: -1 size call"])
  }

  @Test func variantsOfWhichTheSameIsSaidShareALine() throws {
    let table = try ResultTable(rows("a.b", 1, [("x", 1, 0.1, 10), ("y", 1.01, 0.1, 10), ("z", 1, 0.1, 11)]))
    #expect(
      AnswerLines().lines(of: table) == [
        "a.b · 1: x, y ≈ infinity: same counts", "    z ≈ (±0.10) infinity: +1 size call",
      ])
  }

  @Test func moreTimeIsExplainedByWhatWasDoneMoreOften() throws {
    let first = key("a.b", "x", 1)
    let second = key("a.b", "y", 1)
    let table = try ResultTable([
      Samples.time(.frameTime, 1, at: first), Samples.exact(.bodyEvaluations, 9, at: first),
      Samples.exact(.allocations, 1, at: first), Samples.time(.frameTime, 2, at: second),
      Samples.exact(.bodyEvaluations, 1, at: second), Samples.exact(.allocations, 4, at: second),
      Samples.ratio(2, 0.1, at: second),
    ])
    let answer = try #require(ScenarioAnswer.answers(in: table).first?.variants.first)
    #expect(answer.explanation == "+3 allocations, -8 body evaluations")
  }

  @Test func everythingFitsOnOneScreen() throws {
    var all: [ResultRow] = []
    for number in 0..<40 {
      for size in [10, 100, 1_000] {
        all += rows(
          "family.scenario-with-a-name-\(number + 10)", size,
          (0..<7).map { ("a-long-name-of-a-variant-\($0)", 1.5 + Double($0), 0.01, 10 + Int64($0)) })
      }
    }
    all.append(ResultRow(failed: key("zz.bad", "x", 1), error: ResultError(.crashed, "signal 4")))
    let lines = AnswerLines().lines(of: try ResultTable(all))
    #expect(lines.count <= 60)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains("! zz.bad/x/1: crashed: signal 4"))
    #expect(lines.contains { $0.contains("more scenarios") })
  }

  @Test func whatDoesNotFitKeepsTheLargestSize() throws {
    let table = try ResultTable(rows("a.b", 10, [("x", 2, 0.1, 11)]) + rows("a.b", 90, [("x", 3, 0.1, 11)]))
    var answers = AnswerLines()
    #expect(answers.lines(of: table).count == 2)
    answers.limit = 1
    #expect(answers.lines(of: table) == ["a.b · 90: x 3.00× more (±0.10) than infinity: +1 size call"])
  }

  @Test func scenariosOfOneVariantAreCounted() throws {
    let table = try ResultTable(
      rows("a.b", 1, [("x", 2, 0.1, 11)]) + [Samples.time(.frameTime, 1, at: key("c.d", "only", 1))])
    #expect(AnswerLines().lines(of: table).last == "1 scenario has one variant")
  }

  @Test func withoutRatiosTheCountsAreTold() throws {
    let first = Samples.exact(.bodyEvaluations, 1, at: key("a.b", "x", 1))
    let second = Samples.exact(.bodyEvaluations, 3, at: key("a.b", "y", 1))
    #expect(
      AnswerLines().lines(of: try ResultTable([first, second])) == [
        "a.b · 1: y beside x: +2 body evaluations"
      ])
  }

  @Test func byHandNothingIsCounted() throws {
    let hand = key("a.b", "by-hand", 1)
    let table = try ResultTable(
      [
        Samples.time(.frameTime, 100, at: key("a.b", "views", 1)),
        Samples.exact(.sizeCalls, 9, at: key("a.b", "views", 1)),
      ]
        + [
          Samples.time(.frameTime, 50, at: hand), Samples.exact(.allocations, 0, at: hand),
          Samples.ratio(0.5, 0.01, at: hand),
        ])
    #expect(
      AnswerLines().lines(of: table) == [
        "a.b · 1: by-hand 2.00× less (±0.05) than views: no engine, no counts"
      ])
  }

  @Test func whatTheCountsExplainIsToldInFull() throws {
    func variants(_ calls: (Int) -> Int) -> [(name: String, ratio: Double, half: Double, calls: Int64)] {
      (1...5).map { (name: "v\($0)", ratio: Double($0 + 1), half: 0.1, calls: Int64(calls($0))) }
    }
    let (silent, told) = (variants { _ in 10 }, variants { 10 + $0 })
    var answers = AnswerLines()
    answers.limit = 6
    answers.width = 120
    let lines = answers.lines(of: try ResultTable(rows("a.told", 1, told) + rows("b.silent", 1, silent)))
    #expect(lines.count == 6)
    #expect(lines[0].hasSuffix("+1 size call"))
    #expect(lines[5].hasPrefix("b.silent · 1: against infinity: v1 2.00× more, v2 3.00× more"))
  }
}

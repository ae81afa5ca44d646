// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct TimeComparisonTableTests {
  private static func comparison(
    _ second: Double, _ verdict: TimeVerdict, matching: Double = 0
  ) -> TimeComparison {
    let lanes = TimeJudge.Lanes(
      first: [Double](repeating: 1_000, count: 10), again: [Double](repeating: 1_000, count: 10),
      second: [Double](repeating: second, count: 10))
    let finding = TimeJudge().findings([lanes])[0]
    let split = CostSplit(
      frame: [1_000, second],
      times: [
        ["update_time": 600], ["update_time": second - 400 - matching, "id_matching_time": matching],
      ],
      counts: [[Samples.exact(.bodyEvaluations, 1)], [Samples.exact(.bodyEvaluations, 2)]])
    return TimeComparison(
      entries: [
        .init(Samples.key, finding.verdict, finding: finding, split: split),
        .init(CaseKey(scenario: "a.b", variant: "c", size: 1), .missing, reason: "not in new"),
      ], judge: TimeJudge(), rounds: 10, wantedRounds: 10, seed: 7)
  }

  @Test func aSlowerCaseIsTakenApart() {
    let comparison = Self.comparison(1_700, .regressed)
    #expect(comparison.entries[0].verdict == .regressed)
    #expect(comparison.outcome == .regressed)
    #expect(
      TimeComparisonTable.splits(of: comparison) == [
        "list.toggle/binding/100: +700 ns = +600 ns by count, +100 ns by unit cost, +0 ns outside the phases",
        "  update: +600 ns by count (body_evaluations 1 → 2), +100 ns by unit cost",
      ])
    #expect(
      TimeComparisonTable.splits(of: Self.comparison(1_700, .regressed, matching: 90)).last
        == "  matching: +90 ns, nothing is counted there")
    let table = TimeComparisonTable.table(of: comparison).terminal(usesColor: false)
    #expect(
      table.contains(
        "list.toggle/binding/100  1.00 µs  1.70 µs  +70.0% ±0.45%  <0.0001       0.54%  regressed"))
    #expect(table.contains("missing: not in new"))
  }

  /// The medians of all rounds say that the second program is slower; held against the reference in its round it is
  /// faster, and that is what is judged and so what is printed.
  @Test func theTimesThatArePrintedAreThoseThatWereJudged() {
    let load = [1.0, 1, 1, 1, 2, 2, 2, 2, 2, 2]
    let lanes = TimeJudge.Lanes(
      first: load.map { $0 * 1_000 }, again: load.map { $0 * 1_000 }, second: load.map { $0 * 900 })
    let finding = TimeJudge().findings([lanes])[0]
    #expect(Statistics.median(of: lanes.first) == 2_000)
    #expect(abs(finding.second / finding.first - 1 - finding.change) < 1e-12)
    #expect(abs(finding.change + 0.1) < 1e-9)
    #expect(finding.first < 2_000)
  }

  @Test func theNotesSayWhatThisMachineCouldSee() {
    let notes = TimeComparisonTable.notes(of: Self.comparison(1_000, .same))
    #expect(notes[0].hasPrefix("identical lanes: 0 of 1 flagged (false-positive rate 0.00%"))
    #expect(notes[1].hasPrefix("smallest detectable slowdown: median 0.54%"))
    #expect(notes[2].hasSuffix("seed 7"))
  }

  @Test func whatStayedOpenIsListedWithItsReason() {
    let lanes = TimeJudge.Lanes(first: [100, 300], again: [200, 100], second: [150, 250])
    let finding = TimeJudge().findings([lanes])[0]
    let comparison = TimeComparison(
      entries: [
        .init(Samples.key, finding.verdict, finding: finding),
        .init(CaseKey(scenario: "a.b", variant: "c", size: 1), .underpowered, reason: "the budget ended"),
      ], judge: TimeJudge(), rounds: 2, wantedRounds: 10, seed: 7)
    #expect(
      TimeComparisonTable.notes(of: comparison).suffix(3) == [
        "still open: 2 of 2 cases", "  list.toggle/binding/100: too much noise to find anything",
        "  a.b/c/1: the budget ended",
      ])
    let closed = TimeComparisonTable.notes(of: Self.comparison(1_000, .same))
    #expect(!closed.contains { $0.hasPrefix("still open") })
  }

  @Test func theFileHasOneLineACase() {
    let lines = TimeComparisonTable.csv(of: Self.comparison(1_000, .same)).split(separator: "\n")
    #expect(lines.count == 3)
    let figures = "1000.000000,1000.000000,0.000000,1.000000,0.997351,1.002656,1.000000,0.005000,"
    #expect(lines[1].hasPrefix("list.toggle,binding,100,\(figures)"))
    #expect(lines[2].hasSuffix("missing,not in new"))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ResultTableTests {
  @Test func rowsOfAScenarioAreFound() throws {
    let names = ["a.b", "a.b-c", "a.c", "b.a"]
    let table = try ResultTable(
      names.flatMap { name in
        [1, 2].map { ResultRow(exact: [1], of: .frames, in: CaseKey(scenario: name, variant: "v", size: $0)) }
      })
    for name in names + ["", "a", "a.bb", "z"] {
      #expect(table.rows(of: name).rows == table.rows.filter { $0.key.scenario == name })
    }
  }

  /// Quadratic work on these would take hours.
  @Test func manySizesAreRankedAndDrawn() throws {
    let rows = (0..<50_000).map { size in
      ResultRow(
        sampled: [Double(size + 1)], of: .frameTime, in: CaseKey(scenario: "a.b", variant: "v", size: size))
    }
    let table = try ResultTable(rows)
    #expect(VariantRanking.rankings(of: table, by: "frame_time").first?.sizes.count == rows.count)
    #expect(TableFormatter(style: .markdown).text(of: table).utf8.count > rows.count)
    #expect(ReportPage(runs: [ResultFile(name: "f", table: table, record: nil)]).html.utf8.count > rows.count)
  }

  @Test func theLargestSizeIsASizeLikeOthers() throws {
    let rows = [1, 2, Int.max].map { size in
      ResultRow(sampled: [5], of: .frameTime, in: CaseKey(scenario: "a.b", variant: "v", size: size))
    }
    let file = ResultFile(name: "f", table: try ResultTable(rows), record: nil)
    #expect(ReportPage(runs: [file]).html.contains(">9223372036854775807</td>"))
  }

  private func row(_ scenario: String, _ variant: String, _ size: Int, _ view: String, _ metric: Metric)
    -> ResultRow
  {
    Samples.exact(metric, 1, at: CaseKey(scenario: scenario, variant: variant, size: size), view: view)
  }

  @Test func rowsAreSortedByScenarioVariantSizeViewAndMetric() throws {
    let sorted = [
      row("a.b", "Z", 10, "", .bodyEvaluations),
      row("a.b", "a", 9, "", .bodyEvaluations),
      row("a.b", "a", 9, "", .sizeCalls),
      row("a.b", "a", 9, "Row", .bodyEvaluations),
      row("a.b", "a", 10, "", .bodyEvaluations),
      row("a.c", "a", 1, "", .bodyEvaluations),
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 { #expect(try ResultTable(sorted.shuffled(using: &generator)).rows == sorted) }
  }

  @Test func aKeyThatStandsTwiceIsRefused() {
    let row = row("a.b", "a", 9, "", .bodyEvaluations)
    let other = self.row("a.b", "a", 1, "", .bodyEvaluations)
    #expect(throws: ResultTable.DuplicateRow(key: row.key, indices: [0, 2])) {
      try ResultTable([row, other, row])
    }
  }

  @Test func aRowIsFoundByItsKey() throws {
    let rows = (1...50).map { row("a.b", "a", $0, "", .bodyEvaluations) }
    let table = try ResultTable(rows)
    for row in rows { #expect(table[row.key] == row) }
    #expect(table[ResultKey(scenario: "a.b", variant: "a", size: 51, metric: "body_evaluations")] == nil)
    #expect(ResultTable()[rows[0].key] == nil)
  }

  @Test func replacingKeepsWhatTheOtherTableDoesNotHave() throws {
    let old = try ResultTable([Samples.exact(.bodyEvaluations, 1), Samples.exact(.sizeCalls, 5)])
    let new = try ResultTable([Samples.exact(.bodyEvaluations, 2), Samples.exact(.frames, 1)])
    let expected = try ResultTable([
      Samples.exact(.bodyEvaluations, 2), Samples.exact(.frames, 1), Samples.exact(.sizeCalls, 5),
    ])
    #expect(old.replacing(with: new) == expected)
  }

  @Test func casesAreInFileOrderAndOnce() throws {
    let table = try ResultTable([
      row("a.b", "a", 10, "", .bodyEvaluations), row("a.b", "a", 9, "", .bodyEvaluations),
      row("a.b", "a", 9, "", .sizeCalls),
    ])
    #expect(table.cases.map(\.description) == ["a.b/a/9", "a.b/a/10"])
  }

  @Test func aFailedCaseIsAmongTheExactRows() throws {
    let failed = ResultRow(failed: Samples.key, error: ResultError(.crashed, "signal 4"))
    let table = try ResultTable([failed, Samples.time(.frameTime, 1, 2)])
    #expect(table.exactRows.rows == [failed])
  }
}

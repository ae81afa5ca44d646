// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct HistoryTests {
  @Test func stepsAreMarkedAgainstTheLastFigureThereWas() throws {
    let tables = try [[5], [5], [], [7], [6]].map { (counts: [Int64]) in
      try ResultTable(counts.map { Samples.exact(.bodyEvaluations, $0) })
    }
    let history = History.histories(of: tables) { _ in true }
    #expect(history.count == 1)
    #expect(history[0].points.map(\.step) == [.same, .same, .same, .regressed, .improved])
    #expect(history[0].points.map { $0.row?.median } == [5, 5, nil, 7, 6])
    #expect(history[0].hasStep)
  }

  @Test func onlyTotalsOfTheMetricsAskedForAreFollowed() throws {
    let table = try ResultTable([
      Samples.exact(.bodyEvaluations, 1), Samples.exact(.bodyEvaluations, 1, view: "Row"),
      Samples.exact(.frames, 1),
      ResultRow(failed: CaseKey(scenario: "z.z", variant: "v", size: 1), error: ResultError(.crashed)),
    ])
    let histories = History.histories(of: [table]) { $0 == "body_evaluations" || $0.isEmpty }
    #expect(histories.map(\.key) == [ResultKey(Samples.key, metric: "body_evaluations")])
  }

  @Test func aFigureWithAnErrorIsNone() throws {
    let tables = [
      try ResultTable([Samples.exact(.frames, 1)]),
      try ResultTable([Samples.exact(.frames, 9, error: ResultError(.nondeterministic))]),
    ]
    #expect(History.histories(of: tables) { _ in true }[0].points[1].row == nil)
  }
}

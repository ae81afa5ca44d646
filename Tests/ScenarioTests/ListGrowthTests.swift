// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import WorkloadScenarios
import Testing

/// How the exact figures of the keyed lists, the grid and the preference grow: by what changes, not by what is there.
@Suite struct ListGrowthTests {
  /// The largest exact totals of a case by metric, in the middle of its steps.
  private static func counts(_ scenario: String, _ variant: String, _ size: Int) async throws -> [String:
    Double]
  {
    let catalog = try Catalog(workloadScenarios)
    let key = CaseKey(scenario: scenario, variant: variant, size: size)
    let report = try await Worker(Job(.recount, key), in: catalog).result()
    let rows = report.rows.filter { $0.key.view.isEmpty && $0.kind == .exact }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.key.metric, Double($0.exact?.max ?? -1)) })
  }

  /// I-9, I-40: every row is made and compared once, and no body of one runs.
  @Test("Rows that only move are compared once each", arguments: ["list.swap", "list.reverse"])
  func moves(_ scenario: String) async throws {
    for size in [100, 1_000] {
      let counts = try await Self.counts(scenario, "views", size)
      #expect(counts["row_closure_evaluations"] == Double(size))
      #expect(counts["view_comparisons"] == Double(size))
      #expect(counts["body_evaluations"] == 1)
      // The column is summed up and placed once.
      #expect(counts["size_calls"] == 1)
      #expect(counts["placements"] == Double(size + 1))
    }
  }

  /// I-9: a row that comes or goes costs its own body, and the others nothing but their comparison.
  @Test(
    "Rows beside one that comes or goes are compared once each",
    arguments: ["list.insert-remove", "list.prepend"])
  func comesAndGoes(_ scenario: String) async throws {
    let few = try await Self.counts(scenario, "views", 100)
    let many = try await Self.counts(scenario, "views", 1_000)
    for metric in ["body_evaluations", "size_calls"] { #expect(few[metric] == many[metric]) }
    #expect(
      try #require(many["view_comparisons"]) - (try #require(few["view_comparisons"])) == 900)
  }

  /// I-40: the closure runs for every row, and those that stay are compared; bodies run for written rows alone.
  @Test(
    "Every row is made and compared, and the bodies of few run",
    arguments: ["list.update-one", "list.append"])
  func written(_ scenario: String) async throws {
    for variant in ["views", "stateful"] {
      let few = try await Self.counts(scenario, variant, 100)
      let many = try await Self.counts(scenario, variant, 1_000)
      #expect(many["view_comparisons"] == 1_000)
      #expect(
        try #require(many["row_closure_evaluations"]) - (try #require(few["row_closure_evaluations"])) >= 900)
      if scenario == "list.update-one" { #expect(many["body_evaluations"] == 2) }
    }
  }

  /// L-76: a text of the same extent leaves its grid alone. It gives each answer again that the grid had asked for: its
  /// smallest, its largest, and those at the width and the height of its cell.
  @Test("A cell with another text of the same extent lays nothing out", arguments: ["owner", "cell"])
  func gridCell(_ variant: String) async throws {
    for size in [100, 1_000] {
      let counts = try await Self.counts("grid.cell-text", variant, size)
      // The root's own frame is looked at in every layout, and nothing in it.
      #expect(counts["placements"] == 1)
      #expect(counts["size_calls"] == 0)
      #expect(counts["text_measurements"] == 5)
    }
  }
}

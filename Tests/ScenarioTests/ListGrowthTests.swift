// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Scenarios
import Testing

/// How the exact figures of the keyed lists, the grid and the preference grow: by what changes, not by what is there.
@Suite struct ListGrowthTests {
  /// The largest exact totals of a case by metric, in the middle of its steps.
  private static func counts(_ scenario: String, _ variant: String, _ size: Int) async throws -> [String:
    Double]
  {
    let catalog = try Catalog(scenarios)
    let key = CaseKey(scenario: scenario, variant: variant, size: size)
    let report = try await Worker(Job(.recount, key), in: catalog).result()
    let rows = report.rows.filter { $0.key.view.isEmpty && $0.kind == .exact }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.key.metric, Double($0.exact?.max ?? -1)) })
  }

  /// I-9, I-40: from the first row that has moved on every row is compared once, and no body of one runs. In front of
  /// it, one row is asked whether it changes unseen: in `list.swap` the only one.
  @Test("Rows that only move are compared once each", arguments: ["list.swap", "list.reverse"])
  func moves(_ scenario: String) async throws {
    for size in [100, 1_000] {
      let counts = try await Self.counts(scenario, "views", size)
      #expect(counts["view_comparisons"] == Double(size))
      #expect(counts["body_evaluations"] == 1)
      // The column is summed up and placed once.
      #expect(counts["size_calls"] == 1)
      #expect(counts["placements"] == Double(size + 1))
    }
  }

  /// I-9: a row that comes or goes costs its own body, and those behind it nothing but their comparison.
  @Test(
    "Rows behind one that comes or goes are compared once each",
    arguments: [("list.insert-remove", 450.0), ("list.prepend", 900)])
  func comesAndGoes(_ scenario: String, _ growth: Double) async throws {
    let few = try await Self.counts(scenario, "views", 100)
    let many = try await Self.counts(scenario, "views", 1_000)
    for metric in ["body_evaluations", "size_calls"] { #expect(few[metric] == many[metric]) }
    #expect(
      try #require(many["view_comparisons"]) - (try #require(few["view_comparisons"])) == growth)
  }

  /// I-41: rows whose items were not written are not looked at, but for one in turn. A row whose closure captures
  /// something is compared.
  @Test("Written rows alone are compared, among any number", arguments: ["list.update-one", "list.append"])
  func written(_ scenario: String) async throws {
    for size in [100, 1_000] {
      let rows = try await Self.counts(scenario, "views", size)
      #expect(try #require(rows["view_comparisons"]) <= 2)
      let stateful = try await Self.counts(scenario, "stateful", size)
      #expect(try #require(stateful["view_comparisons"]) >= Double(size))
    }
  }

  /// L-76: a text of the same extent leaves its grid alone.
  @Test("A cell with another text of the same extent lays nothing out", arguments: ["owner", "cell"])
  func gridCell(_ variant: String) async throws {
    for size in [100, 1_000] {
      let counts = try await Self.counts("grid.cell-text", variant, size)
      // The root's own frame is looked at in every layout, and nothing in it.
      #expect(counts["placements"] == 1)
      #expect(counts["size_calls"] == 0)
      #expect(counts["text_measurements"] == 1)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import WorkloadScenarios
import Testing

/// How the exact figures of the update workloads grow with the number of rows: by what changes, not by what is there.
@Suite struct UpdateGrowthTests {
  /// The allocator's figures are those of a release build; the engine's own are the same in both.
  private nonisolated static let allocatorMetrics: Set = [
    "allocations", "allocated_bytes", "freed_bytes", "live_bytes_growth",
  ]

  /// The exact totals of a case by metric, in the middle of its steps.
  private static func counts(_ scenario: String, _ size: Int) async throws -> [String: Double] {
    let catalog = try Catalog(workloadScenarios)
    let key = CaseKey(scenario: scenario, variant: "views", size: size)
    let report = try await Worker(Job(.recount, key), in: catalog).result()
    let rows = report.rows.filter { $0.key.view.isEmpty && $0.kind == .exact }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.key.metric, $0.median ?? -1) })
  }

  private nonisolated static let flat =
    [
      "update.leaf-text", "update.leaf-width", "update.environment-reader", "update.model-reader",
      "update.nothing",
    ] + unchangedList

  // A closure that captures nothing is known to be the same one in a release build only, and the list with it.
  #if DEBUG
    private nonisolated static let unchangedList: [String] = []
  #else
    private nonisolated static let unchangedList = ["update.root-text"]
  #endif

  @Test("A change of one row costs the same work among 100 rows and among 1,000", arguments: flat)
  func oneRow(_ scenario: String) async throws {
    let few = try await Self.counts(scenario, 100).filter { !Self.allocatorMetrics.contains($0.key) }
    let many = try await Self.counts(scenario, 1_000).filter { !Self.allocatorMetrics.contains($0.key) }
    #expect(few.count > 8)
    #expect(few == many)
  }

  /// Per row: the reader's content once (L-72), a resize moves the two texts of a row and measures none of them.
  @Test(
    "A change of every row costs each row the same",
    arguments: [
      ("update.root-font", "body_evaluations", 0.0), ("update.root-font", "size_calls", 0),
      ("update.root-font", "display_edits", 2), ("update.resize-infinity", "body_evaluations", 0),
      ("update.resize-infinity", "text_measurements", 0),
      ("update.resize-infinity", "display_edits", 2),
      ("update.resize-reader", "body_evaluations", 0),
      ("update.resize-reader", "geometry_content_evaluations", 1),
      ("update.captured-number", "body_evaluations", 0), ("update.captured-number", "view_comparisons", 1),
      ("update.button-rows", "body_evaluations", 1), ("update.button-rows", "display_edits", 0),
      ("update.mount", "body_evaluations", 1),
      ("update.mount", "text_measurements", 2),
    ])
  func everyRow(_ scenario: String, _ metric: String, _ perRow: Double) async throws {
    let few = try await Self.counts(scenario, 100)
    let many = try await Self.counts(scenario, 1_000)
    let growth = try #require(many[metric]) - (try #require(few[metric]))
    #expect(growth == perRow * 900)
  }

  #if !DEBUG
    @Test("Allocations of a change of one row do not depend on the number of rows", arguments: flat)
    func oneRowAllocations(_ scenario: String) async throws {
      let few = try await Self.counts(scenario, 100).filter { Self.allocatorMetrics.contains($0.key) }
      #expect(
        few == (try await Self.counts(scenario, 1_000)).filter { Self.allocatorMetrics.contains($0.key) })
      // The user's own strings fit into place; the engine allocates nothing for a leaf.
      if scenario == "update.leaf-text" || scenario == "update.nothing" { #expect(few["allocations"] == 0) }
    }
  #endif
}

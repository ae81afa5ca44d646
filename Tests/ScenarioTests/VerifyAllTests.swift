// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Scenarios
import Testing

/// Every case's own check, and the screen held against one rendered from scratch.
///
/// At the two smallest sizes: with one child, a body too many per child cannot be told from one in all.
@Suite struct VerifyAllTests {
  private nonisolated static let families = [
    "equatable", "was-read", "geometry", "update", "layout", "list", "grid", "preference", "animation",
  ]

  @Test(arguments: families)
  func holds(_ family: String) async throws {
    let catalog = try Catalog(scenarios)
    let members = catalog.scenarios.filter { $0.name.hasPrefix(family + ".") }
    #expect(!members.isEmpty)
    for scenario in members {
      for size in scenario.sizes.sorted().prefix(2) {
        for variant in scenario.variants {
          let key = CaseKey(scenario: scenario.name, variant: variant, size: size)
          let worker = try Worker(Job(.verify, key), in: catalog)
          for row in await worker.result().rows {
            Issue.record("\(key): \(row.error?.description ?? "a row without an error")")
          }
        }
      }
    }
  }

  @Test func everyScenarioIsOfAFamily() {
    for scenario in scenarios {
      #expect(Self.families.contains { scenario.name.hasPrefix($0 + ".") }, "\(scenario.name)")
    }
  }
}

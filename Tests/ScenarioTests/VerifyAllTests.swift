// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkHarness

/// Every case's own check, the screen held against one rendered from scratch, and variants that are declared equal
/// against each other.
///
/// At the two smallest sizes above 1: with one child, a body too many per child cannot be told from one in all.
@Suite struct VerifyAllTests {
  private nonisolated static let families = [
    "equatable", "was-read", "identity", "data", "sheet", "geometry", "update", "layout", "list", "grid",
    "preference", "text", "animation", "screens",
  ]

  @Test(arguments: families)
  func holds(_ family: String) async throws {
    let catalog = try Catalog(allScenarios)
    let members = catalog.scenarios.filter { $0.name.hasPrefix(family + ".") }
    #expect(!members.isEmpty)
    for scenario in members {
      let sizes = (scenario.sizes + scenario.optionalSizes).sorted()
      for size in sizes.contains(where: { $0 > 1 }) ? sizes.filter({ $0 > 1 }).prefix(2) : sizes[...] {
        var digests: [String: UInt64] = [:]
        for variant in scenario.variants {
          let key = CaseKey(scenario: scenario.name, variant: variant, size: size)
          let result = try await Worker(Job(.verify, key), in: catalog).result()
          for row in result.rows {
            Issue.record("\(key): \(row.error?.description ?? "a row without an error")")
          }
          digests[variant] = result.displayDigest
        }
        for group in scenario.equivalent {
          let shown = Set(group.compactMap { digests[$0] })
          #expect(shown.count <= 1, "\(scenario.name) at \(size): \(group) show different screens")
        }
      }
    }
  }

  @Test func everyScenarioIsOfAFamily() {
    for scenario in allScenarios {
      #expect(Self.families.contains { scenario.name.hasPrefix($0 + ".") }, "\(scenario.name)")
    }
  }
}

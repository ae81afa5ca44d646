// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct RecordedCostTests {
  private let small = CaseKey(scenario: "a.b", variant: "x", size: 10)
  private let large = CaseKey(scenario: "a.b", variant: "x", size: 1_000)

  @Test func withoutABaselineSizeCounts() {
    let cost = RecordedCost(ResultTable())
    #expect(cost(large) > cost(small))
  }

  @Test func recordedCountsCount() throws {
    let table = try ResultTable([ResultRow(exact: [1_000_000], of: .allocations, in: small)])
    let cost = RecordedCost(table)
    #expect(cost(small) > cost(large))
  }
}

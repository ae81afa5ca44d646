// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct CostSplitTests {
  private static let times: [[String: Double]] = [
    ["update_time": 100, "layout_time": 50, "view_comparison_time": 20, "display_diff_time": 10],
    ["update_time": 330, "layout_time": 60, "view_comparison_time": 20, "display_diff_time": 10],
  ]

  private static func split(_ first: Int64, _ second: Int64) throws -> CostSplit {
    func rows(_ count: Int64) -> [ResultRow] {
      [
        Samples.exact(.bodyEvaluations, count), Samples.exact(.bodyEvaluations, 1, view: "Screen"),
        Samples.exact(.bodyEvaluations, count - 1, view: "Row"), Samples.exact(.sizeCalls, 4),
        Samples.exact(.placements, 1), Samples.exact(.viewComparisons, 2),
      ]
    }
    return try #require(
      CostSplit(frame: [300, 560], times: times, counts: [rows(first), rows(second)]))
  }

  @Test func thePartsAddUpToTheDifference() throws {
    let split = try Self.split(2, 6)
    #expect(split.difference == 260)
    #expect(split.byCount + split.byUnitCost + split.rest == 260)
    #expect(split.rest == 260 - 230 - 10)
  }

  @Test func moreBodiesAtTheOldPriceAndTheRestByPrice() throws {
    let update = try #require(try Self.split(2, 6).phases.first { $0.name == "update" })
    #expect(update.unitCost == 50)
    #expect(update.byCount == 200)
    #expect(update.byUnitCost == 30)
    #expect(update.byView.map(\.view) == ["Row"])
    #expect(update.byView.map(\.count) == [4])
    #expect(update.byView.map(\.cost) == [200])
  }

  @Test func equalCountsLeaveOnlyThePrice() throws {
    let split = try Self.split(2, 2)
    #expect(split.byCount == 0)
    #expect(split.byUnitCost == 240)
  }

  @Test func workThatWasNotThereBeforeIsAllCount() {
    let phase = CostSplit.Phase("layout", metrics: ["size_calls"], times: [0, 90], counts: [0, 3])
    #expect(phase.byCount == 90)
    #expect(phase.byUnitCost == 0)
    #expect(phase.unitCost == 30)
  }

  @Test func withoutPhasesThereIsNothingToTakeApart() {
    #expect(CostSplit(frame: [1, 2], times: [[:], [:]], counts: [[], []]) == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct VariantRankingTests {
  private func table(_ figures: [(variant: String, size: Int, value: Double)]) throws -> ResultTable {
    try ResultTable(
      figures.map {
        Samples.time(.frameTime, $0.value, at: CaseKey(scenario: "a.b", variant: $0.variant, size: $0.size))
      })
  }

  @Test func variantsAreRankedByTheGeometricMeanOfTheirRatios() throws {
    let table = try table([
      ("x", 1, 10), ("x", 2, 40), ("y", 1, 30), ("y", 2, 20), ("z", 1, 10), ("z", 2, 20),
    ])
    let rankings = VariantRanking.rankings(of: table, by: "frame_time")
    #expect(rankings.count == 1)
    #expect(rankings[0].sizes == [1, 2])
    #expect(rankings[0].entries.map(\.variant) == ["z", "x", "y"])
    #expect(rankings[0].entries[0].ratio == 1)
    #expect(abs(rankings[0].entries[1].ratio - 2.0.squareRoot()) < 1e-12)
  }

  @Test func aVariantThatLacksASizeIsNotRanked() throws {
    let ranking = VariantRanking.rankings(
      of: try table([("x", 1, 10), ("x", 2, 40), ("y", 1, 1)]), by: "frame_time")[0]
    #expect(ranking.entries.map(\.variant) == ["x"])
    #expect(ranking.unranked.map(\.variant) == ["y"])
    #expect(ranking.unranked[0].medians == [1, nil])
  }

  @Test func whereTheBestIsNothingTheSumsDecide() throws {
    let rows = [("x", 0), ("y", 7), ("z", 3)].map { variant, count in
      Samples.exact(.allocations, Int64(count), at: CaseKey(scenario: "a.b", variant: variant, size: 1))
    }
    let ranking = VariantRanking.rankings(of: try ResultTable(rows), by: "allocations")[0]
    #expect(ranking.entries.map(\.variant) == ["x", "z", "y"])
    #expect(ranking.entries.map(\.ratio) == [1, .infinity, .infinity])
  }

  @Test func aFigureWithAnErrorIsNone() throws {
    let rows = [
      Samples.exact(.allocations, 1, error: ResultError(.nondeterministic)),
      Samples.exact(.allocations, 1, at: CaseKey(scenario: "list.toggle", variant: "y", size: 100)),
    ]
    let ranking = VariantRanking.rankings(of: try ResultTable(rows), by: "allocations")[0]
    #expect(ranking.entries.map(\.variant) == ["y"])
  }
}

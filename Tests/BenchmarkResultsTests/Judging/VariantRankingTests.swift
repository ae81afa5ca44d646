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
    #expect(rankings[0].reference == "x")
    #expect(rankings[0].entries.map(\.variant) == ["z", "x", "y"])
    #expect(rankings[0].entries.map(\.place) == [1, 2, 3])
    #expect(abs(rankings[0].entries[0].ratio - 0.5.squareRoot()) < 1e-12)
    #expect(rankings[0].entries[1].ratio == 1)
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
    #expect(ranking.entries.map(\.place) == [1, 2, 3])
  }

  @Test func aFigureWithAnErrorIsNone() throws {
    let rows = [
      Samples.exact(.allocations, 1, error: ResultError(.nondeterministic)),
      Samples.exact(.allocations, 1, at: CaseKey(scenario: "list.toggle", variant: "y", size: 100)),
    ]
    let ranking = VariantRanking.rankings(of: try ResultTable(rows), by: "allocations")[0]
    #expect(ranking.entries.map(\.variant) == ["y"])
  }

  private func ratio(_ value: Double, _ half: Double, _ variant: String, size: Int = 1) -> [ResultRow] {
    let key = CaseKey(scenario: "a.b", variant: variant, size: size)
    let summary = SampledSummary(
      median: value, mad: 0, min: value - half, max: value + half, mean: value, stddev: 0)
    return [
      Samples.time(.frameTime, 100 * value, at: key),
      ResultRow(
        key: ResultKey(key, metric: "frame_time_ratio"), unit: .ratio, kind: .sampled, samples: 3,
        summary: .sampled(summary)),
    ]
  }

  /// The reference of the run, though it is not the first by name.
  private func reference(size: Int = 1) -> [ResultRow] {
    [Samples.time(.frameTime, 100, at: CaseKey(scenario: "a.b", variant: "plain", size: size))]
  }

  @Test func variantsThatCannotBeToldApartShareAPlace() throws {
    let rows =
      reference() + ratio(0.99, 0.02, "copy") + ratio(1.3, 0.05, "far") + ratio(1.32, 0.05, "near-far")
    let ranking = VariantRanking.rankings(of: try ResultTable(rows), by: "frame_time")[0]
    #expect(ranking.reference == "plain")
    #expect(ranking.entries.map(\.variant) == ["copy", "plain", "far", "near-far"])
    #expect(ranking.entries.map(\.place) == [1, 1, 3, 3])
  }

  @Test func sizesAreJoinedWithTheirIntervals() throws {
    // Neither size alone tells them apart at half of its length, both together do.
    let rows =
      reference(size: 1) + reference(size: 2) + ratio(1.03, 0.035, "x", size: 1)
      + ratio(1.03, 0.035, "x", size: 2)
    let ranking = VariantRanking.rankings(of: try ResultTable(rows), by: "frame_time")[0]
    #expect(ranking.entries.map(\.place) == [1, 2])
    #expect(ranking.entries[1].ratios.count == 2)
    // A size that was disturbed does not hide what the other one says.
    let disturbed =
      reference(size: 1) + reference(size: 2) + ratio(1.3, 0.02, "x", size: 1) + ratio(1.3, 0.9, "x", size: 2)
    let other = VariantRanking.rankings(of: try ResultTable(disturbed), by: "frame_time")[0]
    #expect(other.entries.map(\.place) == [1, 2])
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkHarness

struct VariantTurnsTests {
  private let keys = ["a", "b"].map { CaseKey(scenario: "x.y", variant: $0, size: 3) }

  private func result(_ times: [Double]) -> TurnRound.Result {
    TurnRound.Result(turns: times.map { Turn(times: [$0, $0 / 2], quiet: 1, level: 1) }, batch: 4)
  }

  private func group(isSideBySide: Bool = true, slowdown: Double = 0, rounds: Int = 4) -> VariantTurns {
    var group = VariantTurns(keys, isSideBySide: isSideBySide)
    for _ in 0..<rounds {
      group.add(
        [result([100, 200, 300]), result([130, 260, 390])], isDisturbed: slowdown > 0, slowdown: slowdown,
        seconds: 0.1)
    }
    return group
  }

  private func found(_ group: VariantTurns) -> RatioInterval? {
    group.rows([:]).first { $0.key.metric == "frame_time_ratio" }?.ratio
  }

  @Test func turnsThatWereTakenTogetherArePaired() throws {
    let ratio = try #require(found(group()))
    #expect(abs(ratio.value - 1.3) < 1e-9)
    #expect(ratio.halfWidth < 0.02)
  }

  @Test func everyVariantHasTimesAndAllButTheFirstHaveRatios() {
    let rows = group().rows([:])
    #expect(
      rows.map(\.key.metric).sorted() == [
        "cpu_time", "cpu_time", "cpu_time_ratio", "frame_time", "frame_time", "frame_time_ratio",
      ])
    #expect(rows.filter { $0.unit == .ratio }.allSatisfy { $0.key.variant == "b" && $0.samples == 4 })
    #expect(rows.first { $0.key.metric == "frame_time" }?.samples == 12)
    #expect(group().batches == [4, 4])
  }

  @Test func whatRanOneAfterTheOtherHasAWideInterval() throws {
    let apart = try #require(found(group(isSideBySide: false)))
    #expect(abs(apart.value - 1.3) < 1e-9)
    #expect(apart.halfWidth > 0.04)
  }

  @Test func aNeighbourMakesIntervalsWide() throws {
    let quiet = try #require(found(group()))
    let busy = try #require(found(group(slowdown: 0.5)))
    #expect(busy.halfWidth > 4 * quiet.halfWidth)
    #expect(group(slowdown: 0.5).isDisturbed)
    #expect(!group().isDisturbed)
  }

  @Test func moreRoundsSettleARatio() {
    #expect(group(rounds: 2).openness(.usual) > 1)
    #expect(group(rounds: 20).openness(RatioPrior(deviation: 0.002)) < 1)
    // A ratio far from 1 need not be known to half a percent.
    #expect(VariantTurns.tolerance(1) == 0.005)
    #expect(VariantTurns.tolerance(0.1) > 0.04)
  }
}

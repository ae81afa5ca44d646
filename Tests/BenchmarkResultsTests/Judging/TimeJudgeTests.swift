// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct TimeJudgeTests {
  /// Rounds of a machine on which a process's fastest sample scatters by `noise`, upwards only.
  private static func lanes(
    _ generator: inout SeededGenerator, rounds: Int = 10, noise: Double, slowdown: Double = 0
  ) -> TimeJudge.Lanes {
    func draw(_ base: Double) -> [Double] {
      (0..<rounds).map { _ in
        let tail = Double.random(in: 0...1, using: &generator)
        return base * (1 + noise * tail * tail)
      }
    }
    return TimeJudge.Lanes(first: draw(1_000), again: draw(1_000), second: draw(1_000 * (1 + slowdown)))
  }

  private static func verdicts(noise: Double, slowdown: Double, cases: Int = 15, rounds: Int = 10)
    -> [TimeVerdict]
  {
    var generator = SeededGenerator(seed: 42)
    let all = (0..<cases).map { _ in lanes(&generator, rounds: rounds, noise: noise, slowdown: slowdown) }
    return TimeJudge().findings(all).map(\.verdict)
  }

  @Test func identicalCodeIsTheSame() {
    #expect(Self.verdicts(noise: 0.02, slowdown: 0, cases: 40).allSatisfy { $0 == .same })
  }

  @Test func whatTakesNoTimeIsTheSameAndHasFigures() throws {
    let nothing = [Double](repeating: 0, count: 10)
    let some = [Double](repeating: 800, count: 10)
    let findings = TimeJudge().findings([
      .init(first: nothing, again: nothing, second: nothing),
      .init(first: nothing, again: nothing, second: some),
    ])
    #expect(findings.map(\.verdict) == [.same, .regressed])
    #expect(findings.map(\.first) == [1, 1])
    #expect(findings.map(\.change) == [0, 799])
  }

  @Test func aSlowdownAboveTheNoiseIsFoundInEveryCase() {
    #expect(Self.verdicts(noise: 0.005, slowdown: 0.01).allSatisfy { $0 == .regressed })
    #expect(Self.verdicts(noise: 0.005, slowdown: -0.01).allSatisfy { $0 == .improved })
  }

  @Test func theIntervalHoldsTheTruthAboutAsOftenAsItClaims() {
    var generator = SeededGenerator(seed: 7)
    let all = (0..<200).map { _ in Self.lanes(&generator, noise: 0.02, slowdown: 0.03) }
    let ratios = TimeJudge().findings(all).map(\.ratio)
    #expect((180...199).contains(ratios.count { $0.lower <= 1.03 && 1.03 <= $0.upper }))
    #expect(ratios.allSatisfy { $0.halfWidth < 0.02 && !$0.containsOne })
  }

  @Test func aDifferenceBelowTheThresholdIsTheSame() {
    #expect(Self.verdicts(noise: 0.0001, slowdown: 0.004).allSatisfy { $0 == .same })
  }

  @Test func noiseThatCouldHideTheWantedSlowdownIsUnderpowered() {
    let verdicts = Self.verdicts(noise: 0.8, slowdown: 0)
    #expect(verdicts.contains(.underpowered))
    #expect(!verdicts.contains(.regressed) && !verdicts.contains(.improved))
  }

  @Test func tooFewRoundsAreUnderpowered() {
    #expect(Self.verdicts(noise: 0, slowdown: 0.5, cases: 1, rounds: 4) == [.underpowered])
  }

  /// A neighbour slows whole rounds down by a half; in each, the lanes differ by little.
  @Test func aSlowRoundHidesNothing() {
    var generator = SeededGenerator(seed: 7)
    func cases(slowdown: Double) -> [TimeJudge.Lanes] {
      (0..<15).map { _ in
        var lanes = Self.lanes(&generator, noise: 0.004, slowdown: slowdown)
        for round in 0..<10 where Bool.random(using: &generator) {
          lanes.first[round] *= 1.5
          lanes.again[round] *= 1.5
          lanes.second[round] *= 1.5
        }
        return lanes
      }
    }
    #expect(TimeJudge().findings(cases(slowdown: 0.01)).allSatisfy { $0.verdict == .regressed })
    let same = TimeJudge().findings(cases(slowdown: 0))
    #expect(same.allSatisfy { $0.verdict == .same && ($0.detectable ?? 1) < 0.02 })
  }

  /// The correction counts: what one case alone shows, it does not show among many.
  @Test func theLevelIsSharedByTheCases() {
    // Of 25 pairs the first side wins one: p = 2 · 2/252.
    let mixed = TimeJudge.Lanes(
      first: [1, 2, 3, 4, 5.5], again: [1, 1, 1, 1, 1], second: [5, 6, 7, 8, 9])
    var judge = TimeJudge()
    judge.level = 0.02
    judge.smallestThreshold = 0
    #expect(abs(judge.findings([mixed])[0].pValue - 4.0 / 252) < 1e-12)
    #expect(abs(judge.findings([mixed, mixed])[0].pValue - 8.0 / 252) < 1e-12)
  }
}

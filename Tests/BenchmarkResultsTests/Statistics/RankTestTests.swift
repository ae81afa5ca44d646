// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct RankTestTests {
  @Test(arguments: SciPyFixtures.pairs.indices)
  func exactPValuesAreSciPys(_ index: Int) {
    let expected = SciPyFixtures.pairs[index]
    let result = RankTest.mannWhitney(expected.first, expected.second)
    #expect(result.statistic == expected.statistic)
    #expect(abs(result.pValue - expected.pValue) <= 1e-12 * expected.pValue)
  }

  @Test(arguments: SciPyFixtures.tiedPairs.indices)
  func tiesArePermuted(_ index: Int) {
    let expected = SciPyFixtures.tiedPairs[index]
    let result = RankTest.mannWhitney(expected.first, expected.second)
    #expect(result.statistic == expected.statistic)
    #expect(abs(result.pValue - expected.pValue) <= 1e-12)
  }

  @Test func theSidesMayBeSwapped() {
    for pair in SciPyFixtures.pairs {
      let there = RankTest.mannWhitney(pair.first, pair.second)
      let back = RankTest.mannWhitney(pair.second, pair.first)
      #expect(there.pValue == back.pValue)
      #expect(there.statistic + back.statistic == Double(pair.first.count * pair.second.count))
    }
  }

  @Test func falseAlarmsStayWithinTheLevel() {
    // Every outcome of a small test, weighted by its chance: the share below a level may not exceed it.
    var below = [0.01: 0, 0.05: 0, 0.1: 0]
    var total = 0
    for mask in 0..<1024 where mask.nonzeroBitCount == 5 {
      let first = (0..<10).filter { mask >> $0 & 1 == 1 }.map(Double.init)
      let second = (0..<10).filter { mask >> $0 & 1 == 0 }.map(Double.init)
      let pValue = RankTest.mannWhitney(first, second).pValue
      total += 1
      for level in below.keys where pValue <= level { below[level, default: 0] += 1 }
    }
    #expect(total == 252)
    for (level, count) in below { #expect(Double(count) <= level * Double(total)) }
    #expect(below[0.05] == 8)
  }

  @Test func holmStepsDown() {
    // Worked by hand: 4 × 0.01, 3 × 0.02, 2 × 0.03 → not below the one before, 1 × 0.04 → likewise.
    #expect(RankTest.holm([0.03, 0.01, 0.04, 0.02]) == [0.06, 0.04, 0.06, 0.06])
    #expect(RankTest.holm([0.5, 0.9]) == [1, 1])
    #expect(RankTest.holm([]).isEmpty)
    #expect(RankTest.holm([0.2]) == [0.2])
  }
}

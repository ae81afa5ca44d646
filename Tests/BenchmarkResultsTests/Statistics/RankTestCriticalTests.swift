// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

/// The critical values are those of the printed tables of the Mann–Whitney test.
struct RankTestCriticalTests {
  @Test(arguments: [
    (10, 10, 0.05, 23), (10, 10, 0.01, 16), (5, 5, 0.05, 2), (5, 5, 0.01, 0), (20, 20, 0.05, 127),
    (8, 12, 0.05, 22),
  ])
  func criticalValues(first: Int, second: Int, level: Double, expected: Int) {
    #expect(RankTest.criticalStatistic(first, second, level: level) == expected)
  }

  @Test func tooFewValuesHaveNone() {
    #expect(RankTest.criticalStatistic(4, 4, level: 0.01) == nil)
    #expect(abs(RankTest.smallestPValue(4, 4) - 2.0 / 70) < 1e-12)
    #expect(abs(RankTest.smallestPValue(10, 10) - 2.0 / 184_756) < 1e-12)
  }

  /// The two ways to the same distribution agree at every critical value.
  @Test(arguments: [0.05, 0.01, 0.001])
  func agreesWithTheTestItself(level: Double) throws {
    let critical = try #require(RankTest.criticalStatistic(10, 10, level: level))
    // Ten values against ten, of which `wins` pairs are won by the first side.
    func pValue(wins: Int) -> Double {
      let second = (0..<10).map { Double($0) * 10 }
      let lower = [Double](repeating: 0, count: 10).enumerated().map { -1 - Double($0.offset) }
      var first = lower
      var rest = wins
      for index in 0..<10 where rest > 0 {
        let beaten = min(rest, 10)
        first[index] = Double(beaten) * 10 - 5 + Double(index) / 100
        rest -= beaten
      }
      return RankTest.mannWhitney(first, second).pValue
    }
    #expect(pValue(wins: critical) <= level)
    #expect(pValue(wins: critical + 1) > level)
  }
}

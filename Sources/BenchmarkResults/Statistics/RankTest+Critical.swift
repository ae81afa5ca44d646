// SPDX-License-Identifier: Apache-2.0

extension RankTest {
  /// The largest statistic that is significant when no values are tied: the smaller of both sides' *U* at or
  /// below it has a two-sided p-value of at most `level`.
  ///
  /// - Returns: `nil` when even the most extreme outcome of so few values is not significant.
  /// - Source: Mann and Whitney, 1947: the number of orders with a given *U* by recursion over the side of the
  ///   largest value.
  public static func criticalStatistic(_ first: Int, _ second: Int, level: Double) -> Int? {
    if first <= 0 || second <= 0 { fatalError("a rank test needs values on both sides") }
    let counts = orders(first, second)
    let total = counts.reduce(0, +)
    var tail = 0.0
    var critical: Int?
    for (statistic, count) in counts.enumerated() {
      tail += count
      guard 2 * tail / total <= level else { break }
      critical = statistic
    }
    return critical
  }

  /// The p-value of the most extreme outcome: no test of so few values can give a smaller one.
  public static func smallestPValue(_ first: Int, _ second: Int) -> Double {
    let counts = orders(first, second)
    return 2 * counts[0] / counts.reduce(0, +)
  }

  /// How many orders of the values have each statistic, from 0 to *first* · *second*.
  private static func orders(_ first: Int, _ second: Int) -> [Double] {
    // By the largest value: of the first side, it beats all of the second; of the second side, none.
    let largest = first * second
    var counts = [[Double]](repeating: [1] + [Double](repeating: 0, count: largest), count: second + 1)
    for wins in 1...first {
      for losses in 1...second {
        let before = counts[losses]
        let left = counts[losses - 1]
        for statistic in 0...(wins * losses) {
          counts[losses][statistic] =
            (statistic >= losses ? before[statistic - losses] : 0) + left[statistic]
        }
      }
    }
    return counts[second]
  }
}

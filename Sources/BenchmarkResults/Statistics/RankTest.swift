// SPDX-License-Identifier: Apache-2.0

/// Whether two small sets of values could come from the same distribution: exact Mann–Whitney, two-sided.
///
/// No normal approximation: with ten values a side it would be off where it matters, in the tail. The null
/// distribution is counted over all assignments of the pooled values to the two sides, ties as midranks.
///
/// - Source: Mann and Whitney, "On a Test of Whether one of Two Random Variables is Stochastically Larger than
///   the Other", 1947; for ties, the conditional permutation distribution (Lehmann, "Nonparametrics", 1.4).
public enum RankTest {
  /// The outcome of a test.
  public struct Result: Hashable, Sendable {
    /// Pairs in which the first side's value is larger, ties counted half.
    public let statistic: Double
    /// Two-sided: twice the smaller tail, at most 1.
    public let pValue: Double

    /// Gives the two figures.
    public init(statistic: Double, pValue: Double) {
      self.statistic = statistic
      self.pValue = pValue
    }
  }

  /// Tests two sides.
  ///
  /// - Parameters:
  ///   - first: Not empty, none of them NaN.
  ///   - second: Not empty, none of them NaN.
  /// - Complexity: O(*n*³) in all values; meant for some tens.
  public static func mannWhitney(_ first: [Double], _ second: [Double]) -> Result {
    if first.isEmpty || second.isEmpty { fatalError("a rank test needs values on both sides") }
    let ranks = doubledMidranks(first + second)
    let observed = ranks[..<first.count].reduce(0, +)
    let counts = subsetSums(ranks, choosing: first.count)
    let total = counts.reduce(0, +)
    let lower = counts[...observed].reduce(0, +) / total
    let upper = counts[observed...].reduce(0, +) / total
    let smallest = first.count * (first.count + 1)
    return Result(statistic: Double(observed - smallest) / 2, pValue: min(1, 2 * min(lower, upper)))
  }

  /// Adjusts the p-values of several tests, so that the chance of one false alarm among them stays what it was
  /// for one.
  ///
  /// - Returns: Adjusted values in the order given; compare them with the level itself.
  /// - Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure", 1979.
  public static func holm(_ pValues: [Double]) -> [Double] {
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    var adjusted = pValues
    var highest = 0.0
    for (rank, index) in order.enumerated() {
      highest = max(highest, min(1, Double(pValues.count - rank) * pValues[index]))
      adjusted[index] = highest
    }
    return adjusted
  }

  /// Twice the rank of each value, so that the midrank of ties is a whole number.
  private static func doubledMidranks(_ values: [Double]) -> [Int] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Int](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start
      while end + 1 < order.count, values[order[end + 1]] == values[order[start]] { end += 1 }
      for index in order[start...end] { ranks[index] = start + end + 2 }
      start = end + 1
    }
    return ranks
  }

  /// How many ways there are to choose `size` of the ranks with each sum.
  private static func subsetSums(_ ranks: [Int], choosing size: Int) -> [Double] {
    let largest = ranks.reduce(0, +)
    var counts = [[Double]](repeating: [Double](repeating: 0, count: largest + 1), count: size + 1)
    counts[0][0] = 1
    for rank in ranks {
      for chosen in stride(from: size, to: 0, by: -1) {
        for sum in stride(from: largest, through: rank, by: -1) {
          counts[chosen][sum] += counts[chosen - 1][sum - rank]
        }
      }
    }
    return counts[size]
  }
}

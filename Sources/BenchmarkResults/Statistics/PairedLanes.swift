// SPDX-License-Identifier: Apache-2.0

/// Two lanes of the same code, measured side by side: what a difference of nothing looks like.
public enum PairedLanes {
  /// The share by which the medians of two identical sides differ at most, in 99 of 100 cases.
  ///
  /// Which of a round's two values belongs to which side is arbitrary, so every way of dealing them out is
  /// another comparison of identical code. A fixed number of ways is drawn.
  ///
  /// - Parameters:
  ///   - first: One value per round, above 0.
  ///   - again: The same code in the same rounds.
  /// - Source: the permutation distribution of a statistic under the null hypothesis (Lehmann, "Nonparametrics",
  ///   4.2), taken at its 99th percentile.
  public static func difference99(_ first: [Double], _ again: [Double], draws: Int = 400, seed: UInt64 = 1)
    -> Double
  {
    guard !first.isEmpty, first.count == again.count else { return 0 }
    var generator = SeededGenerator(seed: seed)
    var differences: [Double] = []
    for _ in 0..<draws {
      var left: [Double] = []
      var right: [Double] = []
      for (one, other) in zip(first, again) {
        let isSwapped = Bool.random(using: &generator)
        left.append(isSwapped ? other : one)
        right.append(isSwapped ? one : other)
      }
      let middle = Statistics.median(of: left)
      guard middle > 0 else { continue }
      differences.append(abs(Statistics.median(of: right) / middle - 1))
    }
    differences.sort()
    guard !differences.isEmpty else { return 0 }
    return differences[min(differences.count - 1, differences.count * 99 / 100)]
  }
}

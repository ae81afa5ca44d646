// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two lanes that were measured side by side, round by round.
public struct PairedLanes: Sendable {
  /// The values of each side, less what the reference lane says of their rounds.
  public let first: [Double]
  public let second: [Double]

  /// Holds two lanes against a third one.
  ///
  /// The logarithm of the reference is a covariate: as much of it is taken off as both sides follow it, everything
  /// where rounds differ by the machine's state, nothing where the reference has only noise of its own. Both sides
  /// are treated alike, so that a test between them keeps its level.
  ///
  /// - Parameters:
  ///   - first: Nanoseconds of the first program, by round.
  ///   - second: Nanoseconds of the second program, by round.
  ///   - reference: One value per round, above 0, as are those of the sides.
  /// - Source: Quade, "Rank analysis of covariance", Journal of the American Statistical Association 62, 1967.
  public init(_ first: [Double], _ second: [Double], reference: [Double]) {
    let covariate = Self.deviations(reference)
    let spread = covariate.reduce(0) { $0 + $1 * $1 }
    let common = zip(Self.deviations(first) + Self.deviations(second), covariate + covariate)
      .reduce(0) { $0 + $1.0 * $1.1 }
    let share = spread > 0 ? min(1, max(0, common / (2 * spread))) : 0
    func adjusted(_ side: [Double]) -> [Double] {
      zip(side, covariate).map { $0 * exp(-share * $1) }
    }
    self.first = adjusted(first)
    self.second = adjusted(second)
  }

  private static func deviations(_ values: [Double]) -> [Double] {
    let logarithms = values.map { log($0) }
    let mean = logarithms.reduce(0, +) / Double(max(values.count, 1))
    return logarithms.map { $0 - mean }
  }

  /// All values, each as a share of its side's median: what noise looks like.
  public var noise: [Double] {
    [first, second].flatMap { side in
      let middle = Statistics.median(of: side)
      return side.map { $0 / middle }
    }
  }

  /// By how much the second side's median exceeds the first's, as a share.
  public var change: Double { Statistics.median(of: second) / Statistics.median(of: first) - 1 }

  /// The share by which the medians of two identical sides differ at most, in 99 of 100 cases.
  ///
  /// Which of a round's two values belongs to which side is arbitrary, so every way of dealing them out is
  /// another comparison of identical code. A fixed number of ways is drawn. What a round's two values have in
  /// common is divided out first.
  ///
  /// - Parameters:
  ///   - first: One value per round, above 0.
  ///   - again: The same code in the same rounds.
  ///   - draws: How many samples are drawn.
  ///   - seed: Draws the samples.
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
        let ratio = (one / other).squareRoot()
        left.append(isSwapped ? 1 / ratio : ratio)
        right.append(isSwapped ? ratio : 1 / ratio)
      }
      differences.append(abs(Statistics.median(of: right) / Statistics.median(of: left) - 1))
    }
    differences.sort()
    return differences[min(differences.count - 1, differences.count * 99 / 100)]
  }
}

// SPDX-License-Identifier: Apache-2.0

/// How small a slowdown a comparison would have found, judging by its own noise.
///
/// Both sides are drawn with replacement from values of the same code; one side is slowed down by a factor; the
/// test is applied. The smallest factor that is found often enough is the answer. The same draws serve every
/// factor, so that a larger one is never found less often.
///
/// - Source: Efron and Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 25 (power by resampling).
public struct DetectableEffect: Sendable {
  /// Values a side.
  public let rounds: Int
  /// The level of one test, corrected for their number.
  public let level: Double
  /// A difference of medians up to this, as a share, does not count.
  public let threshold: Double
  /// The share of draws in which the effect must be found.
  public var power = 0.95
  public var draws = 300

  private let critical: Int?

  /// Describes the test.
  public init(rounds: Int, level: Double, threshold: Double) {
    self.rounds = rounds
    self.level = level
    self.threshold = threshold
    critical = RankTest.criticalStatistic(rounds, rounds, level: level)
  }

  /// The smallest effect, as a share of the time; `nil` when not even a doubled time would be found.
  ///
  /// - Parameters:
  ///   - values: Times of the same code, at least 2.
  ///   - seed: Draws the trials.
  public func smallest(for values: [Double], seed: UInt64 = 1) -> Double? {
    guard critical != nil, values.count >= 2 else { return nil }
    var generator = SeededGenerator(seed: seed)
    var pairs: [([Double], [Double])] = []
    for _ in 0..<draws {
      pairs.append((Self.draw(rounds, from: values, &generator), Self.draw(rounds, from: values, &generator)))
    }
    guard share(pairs, slowedBy: 1) >= power else { return nil }
    var low = 0.0
    var high = 1.0
    while high - low > 0.0005 {
      let middle = (low + high) / 2
      if share(pairs, slowedBy: middle) >= power { high = middle } else { low = middle }
    }
    return high
  }

  /// Whether the test finds that the second side is slower.
  public func isFound(_ first: [Double], _ second: [Double]) -> Bool {
    guard let critical else { return false }
    var losses = 0.0
    for left in first {
      for right in second { losses += left > right ? 1 : left == right ? 0.5 : 0 }
    }
    guard losses <= Double(critical) else { return false }
    return Statistics.median(of: second) > (1 + threshold) * Statistics.median(of: first)
  }

  private func share(_ pairs: [([Double], [Double])], slowedBy effect: Double) -> Double {
    let found = pairs.count { isFound($0.0, $0.1.map { $0 * (1 + effect) }) }
    return Double(found) / Double(pairs.count)
  }

  private static func draw(_ count: Int, from values: [Double], _ generator: inout SeededGenerator)
    -> [Double]
  {
    (0..<count).map { _ in values[Int.random(in: 0..<values.count, using: &generator)] }
  }
}

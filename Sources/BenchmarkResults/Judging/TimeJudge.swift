// SPDX-License-Identifier: Apache-2.0

/// Decides from interleaved rounds whether a program became slower.
///
/// Every value is the fastest of some steps in a process of its own. The second program is held against the
/// first by an exact rank test over the rounds, corrected for the number of cases; a difference must also be
/// larger than what two lanes of the first program differ by.
public struct TimeJudge: Sendable {
  /// One value per round and lane, in nanoseconds a step.
  public struct Lanes: Hashable, Sendable {
    public var first: [Double] = []
    /// The first program once more.
    public var again: [Double] = []
    public var second: [Double] = []

    /// Lanes with values.
    public init(first: [Double] = [], again: [Double] = [], second: [Double] = []) {
      self.first = first
      self.again = again
      self.second = second
    }
  }

  /// What was found in one case.
  public struct Finding: Hashable, Sendable {
    public let verdict: TimeVerdict
    /// Medians over the rounds, in nanoseconds a step.
    public let first: Double
    public let second: Double
    /// Two-sided, corrected for the number of cases.
    public let pValue: Double
    /// The difference below which nothing counts, as a share of the first.
    public let threshold: Double
    /// The smallest slowdown that would have been found with 95 % power, as a share; `nil` for none up to 100 %.
    public let detectable: Double?
    /// The test of the first program against itself, corrected likewise.
    public let identicalPValue: Double
    /// By how much the medians of the two identical lanes differ, as a share.
    public let identicalDifference: Double

    /// The change as a share of the first.
    public var change: Double { first > 0 ? second / first - 1 : 0 }
  }

  /// The chance of one false alarm among all cases.
  public var level = 0.01
  /// The smallest difference that matters, as a share.
  public var smallestThreshold = 0.005
  /// A slowdown of this share must not go unnoticed.
  public var wanted = 0.05

  /// A judge with the usual rules.
  public init() {}

  /// Judges all cases of a comparison, in the order given.
  ///
  /// - Parameter cases: Each with at least one value in every lane and as many in each.
  public func findings(_ cases: [Lanes]) -> [Finding] {
    let pValues = RankTest.holm(cases.map { RankTest.mannWhitney($0.first, $0.second).pValue })
    let identical = RankTest.holm(cases.map { RankTest.mannWhitney($0.first, $0.again).pValue })
    return cases.indices.map { index in
      finding(cases[index], pValues[index], identical[index], cases: cases.count)
    }
  }

  private func finding(_ lanes: Lanes, _ pValue: Double, _ identical: Double, cases: Int) -> Finding {
    let first = Statistics.median(of: lanes.first)
    let second = Statistics.median(of: lanes.second)
    let again = Statistics.median(of: lanes.again)
    let threshold = max(smallestThreshold, PairedLanes.difference99(lanes.first, lanes.again))
    // The strictest of Holm's levels: the effect is found even when no other case shows one.
    let detectable = DetectableEffect(
      rounds: lanes.first.count, level: level / Double(cases), threshold: threshold
    ).smallest(for: lanes.first + lanes.again)
    let change = first > 0 ? second / first - 1 : 0
    let verdict: TimeVerdict
    if pValue <= level, abs(change) > threshold {
      verdict = change > 0 ? .regressed : .improved
    } else {
      verdict = detectable.map { $0 <= wanted } ?? false ? .same : .underpowered
    }
    return Finding(
      verdict: verdict, first: first, second: second, pValue: pValue, threshold: threshold,
      detectable: detectable, identicalPValue: identical,
      identicalDifference: first > 0 ? again / first - 1 : 0)
  }
}

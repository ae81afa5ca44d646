// SPDX-License-Identifier: Apache-2.0

/// Decides from interleaved rounds whether a program became slower.
///
/// Every value is a time in a process of its own, and the three of a round were measured in turns. So a value is
/// held against that of the third lane in its round: what was slow for the whole round cancels out (`PairedLanes`).
/// The second program is compared with the first by an exact rank test over the rounds, corrected for the number of
/// cases; a difference must also be larger than what two lanes of the first program differ by. (Lanes of one round
/// vary together, so the test, which takes them for independent, errs towards calling them the same.)
public struct TimeJudge: Sendable {
  /// One value per round and lane, in nanoseconds a step.
  public struct Lanes: Hashable, Sendable {
    public var first: [Double] = []
    /// The first program once more: the reference of the others.
    public var again: [Double] = []
    public var second: [Double] = []

    /// Lanes with values.
    public init(first: [Double] = [], again: [Double] = [], second: [Double] = []) {
      self.first = first
      self.again = again
      self.second = second
    }

    fileprivate var measurable: Self {
      func measurable(_ lane: [Double]) -> [Double] { lane.map { max($0, 1) } }
      return Self(first: measurable(first), again: measurable(again), second: measurable(second))
    }
  }

  /// What was found in one case.
  public struct Finding: Hashable, Sendable {
    public let verdict: TimeVerdict
    /// What was judged.
    public let lanes: Lanes
    /// Medians over the rounds, in nanoseconds a step, each round held against its reference: what ``change`` is
    /// made of.
    public let first: Double
    public let second: Double
    /// By how much ``second`` exceeds ``first``, as a share.
    public let change: Double
    /// The second program's times over the first's, from the ratios of the rounds, as `run` gives those of variants.
    public let ratio: RatioInterval
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
  /// - Parameter cases: Each with at least one value in every lane and as many in each. Less than a nanosecond, which no
  ///   clock here can tell from nothing, counts as one.
  public func findings(_ cases: [Lanes]) -> [Finding] {
    let cases = cases.map(\.measurable)
    func corrected(_ pair: (Lanes) -> PairedLanes) -> [Double] {
      RankTest.holm(cases.map { RankTest.mannWhitney(pair($0).first, pair($0).second).pValue })
    }
    let pValues = corrected(\.programs)
    let identical = corrected(\.identical)
    let ratios = cases.map(\.ratios)
    let prior = RatioPrior(learningFrom: ratios)
    return cases.indices.map { index in
      finding(
        cases[index], pValues[index], identical[index], ratios[index].interval(prior), cases: cases.count)
    }
  }

  private func finding(
    _ lanes: Lanes, _ pValue: Double, _ identical: Double, _ ratio: RatioInterval?, cases: Int
  ) -> Finding {
    let threshold = max(smallestThreshold, PairedLanes.difference99(lanes.first, lanes.again))
    // The strictest of Holm's levels: the effect is found even when no other case shows one.
    let detectable = DetectableEffect(
      rounds: lanes.first.count, level: level / Double(cases), threshold: threshold
    ).smallest(for: lanes.identical.noise)
    let programs = lanes.programs
    let change = programs.change
    let verdict: TimeVerdict
    if pValue <= level, abs(change) > threshold {
      verdict = change > 0 ? .regressed : .improved
    } else {
      verdict = detectable.map { $0 <= wanted } ?? false ? .same : .underpowered
    }
    return Finding(
      verdict: verdict, lanes: lanes, first: Statistics.median(of: programs.first),
      second: Statistics.median(of: programs.second), change: change,
      ratio: ratio ?? RatioInterval(1 + change, lower: 1 + change, upper: 1 + change), pValue: pValue,
      threshold: threshold, detectable: detectable, identicalPValue: identical,
      identicalDifference: lanes.identical.change)
  }
}

extension TimeJudge.Lanes {
  /// The ratio of the programs in each round.
  var ratios: RatioSample {
    var sample = RatioSample()
    for (first, second) in zip(first, second) { sample.add([second], over: [first]) }
    return sample
  }

  /// The two programs, held against the reference lane.
  var programs: PairedLanes { PairedLanes(first, second, reference: again) }

  /// The two lanes of the first program, held against the second program.
  var identical: PairedLanes { PairedLanes(first, again, reference: second) }
}

// SPDX-License-Identifier: Apache-2.0

/// Two programs' times, case by case, with everything that is needed to believe or doubt them.
public struct TimeComparison: Sendable {
  /// A case.
  public struct Entry: Sendable {
    public let key: CaseKey
    public let verdict: TimeVerdict
    /// `nil` for a case without times.
    public let finding: TimeJudge.Finding?
    /// Where the difference comes from; `nil` when the phases are not known.
    public let split: CostSplit?
    /// Why there is no better verdict, or what else a reader should know.
    public let reason: String?

    /// Describes a case.
    public init(
      _ key: CaseKey, _ verdict: TimeVerdict, finding: TimeJudge.Finding? = nil, split: CostSplit? = nil,
      reason: String? = nil
    ) {
      self.key = key
      self.verdict = verdict
      self.finding = finding
      self.split = split
      self.reason = reason
    }
  }

  public let entries: [Entry]
  public let judge: TimeJudge
  /// Rounds that were finished, and that were asked for.
  public let rounds: Int
  public let wantedRounds: Int
  /// Rounds of a case that count although the machine was too busy in them, as it was in those that replaced them.
  public let disturbedRounds: Int
  /// By which the orders of the lanes can be drawn again.
  public let seed: UInt64

  /// Joins cases.
  public init(
    entries: [Entry], judge: TimeJudge, rounds: Int, wantedRounds: Int, disturbedRounds: Int = 0, seed: UInt64
  ) {
    self.entries = entries
    self.judge = judge
    self.rounds = rounds
    self.wantedRounds = wantedRounds
    self.disturbedRounds = disturbedRounds
    self.seed = seed
  }

  /// Findings of cases with times.
  public var findings: [TimeJudge.Finding] { entries.compactMap(\.finding) }

  /// Cases in which the first program would have been called different from itself.
  ///
  /// Judged by the rank test and the smallest threshold only: the larger thresholds come from the same values and
  /// would hide what this figure is to show.
  public var falseAlarms: Int {
    findings.count {
      $0.identicalPValue <= judge.level && abs($0.identicalDifference) > judge.smallestThreshold
    }
  }

  /// The middle and the largest of the smallest detectable slowdowns; `nil` where one is above 100 %.
  public var detectable: (median: Double?, largest: Double?) {
    let effects = findings.map { $0.detectable ?? .infinity }
    guard let largest = effects.max() else { return (nil, nil) }
    let median = Statistics.median(of: effects.sorted())
    return (median.isFinite ? median : nil, largest.isFinite ? largest : nil)
  }

  /// The answer of the whole, by weight: crashed, then worse or missing, then undecided, then better.
  public var outcome: Gate.Outcome {
    entries.map { Self.outcome(of: $0.verdict) }.max() ?? .undecided
  }

  private static func outcome(of verdict: TimeVerdict) -> Gate.Outcome {
    switch verdict {
    case .same, .added: .passed
    case .improved: .improved
    case .underpowered, .nondeterministic, .incomparable: .undecided
    case .regressed, .missing, .failed: .regressed
    case .crashed: .crashed
    }
  }
}

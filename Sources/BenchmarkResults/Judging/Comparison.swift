// SPDX-License-Identifier: Apache-2.0

/// Two result files, row by row. What is missing or added is a result too.
public struct Comparison: Sendable {
  /// A key with what both sides say about it.
  public struct Entry: Hashable, Sendable {
    public let key: ResultKey
    public let old: ResultRow?
    public let new: ResultRow?
    public let verdict: Verdict
    /// Why, where the figures do not say it themselves.
    public let reason: String?

    /// Whether there were two figures, or one too few, to say something about the code.
    public var isJudged: Bool { verdict != .added && verdict != .incomparable }

    /// Whether the row deserves a line: what is incomparable for a reason that all such rows share does not.
    public var isListed: Bool {
      verdict != .same && (verdict != .incomparable || reason != Comparison.machineReason)
    }
  }

  public let old: ResultFile
  public let new: ResultFile
  /// In key order.
  public let entries: [Entry]
  /// Why allocation, byte and instruction counts may not be compared; empty when they may.
  public let machineDifferences: [String]

  /// The reason of a row that only the machine or the build keeps from being compared.
  static let machineReason = "not the same machine and build"

  /// Pairs the rows of two files and judges each pair.
  ///
  /// - Parameters:
  ///   - old: What it is compared with.
  ///   - new: What is judged.
  ///   - thresholds: Exceptions from equality.
  ///   - trustsMissingRecords: Whether a file without `run.json` counts as measured like the other.
  /// - Complexity: O(*n*) in the rows.
  public init(
    old: ResultFile, new: ResultFile, thresholds: Thresholds = Thresholds(),
    trustsMissingRecords: Bool = false
  ) {
    self.old = old
    self.new = new
    machineDifferences =
      trustsMissingRecords && (old.record == nil || new.record == nil)
      ? [] : Self.machineDifferences(old, new)
    var pairing = Pairing(
      thresholds: thresholds, isSameMachine: machineDifferences.isEmpty,
      newCases: Self.outcomes(of: new.table), oldCases: Self.outcomes(of: old.table))
    var mine = old.table.rows[...]
    var theirs = new.table.rows[...]
    while let left = mine.first, let right = theirs.first {
      if left.key == right.key {
        pairing.add(left, right)
        mine.removeFirst()
        theirs.removeFirst()
      } else if left.key < right.key {
        pairing.add(left, nil)
        mine.removeFirst()
      } else {
        pairing.add(nil, right)
        theirs.removeFirst()
      }
    }
    for row in mine { pairing.add(row, nil) }
    for row in theirs { pairing.add(nil, row) }
    entries = pairing.entries
  }

  /// How many rows have a verdict.
  public func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }

  private static func machineDifferences(_ old: ResultFile, _ new: ResultFile) -> [String] {
    guard let before = old.record else { return ["\(old.name) has no run.json"] }
    guard let after = new.record else { return ["\(new.name) has no run.json"] }
    return after.differences(from: before)
  }

  /// Every case, and whether it failed as a whole.
  private static func outcomes(of table: ResultTable) -> [CaseKey: Bool] {
    var outcomes: [CaseKey: Bool] = [:]
    var last: CaseKey?
    for row in table.rows where last.map({ !row.key.belongs(to: $0) }) ?? true {
      // The row of a failed case sorts first: its view and its metric are empty.
      last = row.key.caseKey
      outcomes[row.key.caseKey] = row.key.metric.isEmpty
    }
    return outcomes
  }
}

/// Judges one pair of rows after the other.
private struct Pairing {
  let thresholds: Thresholds
  let isSameMachine: Bool
  let newCases: [CaseKey: Bool]
  let oldCases: [CaseKey: Bool]
  var entries: [Comparison.Entry] = []

  mutating func add(_ old: ResultRow?, _ new: ResultRow?) {
    guard let key = (new ?? old)?.key, let (verdict, reason) = judge(old, new) else { return }
    entries.append(
      Comparison.Entry(key: key, old: old, new: new, verdict: verdict, reason: reason))
  }

  /// `nil` for a row that the row of its failed case speaks for.
  private func judge(_ old: ResultRow?, _ new: ResultRow?) -> (Verdict, String?)? {
    switch (old, new) {
    case (let old?, let new?): return judge(old, new)
    case (let old?, nil): return judgeMissing(old)
    case (nil, let new?): return judgeAdded(new)
    case (nil, nil): return nil
    }
  }

  private func judge(_ old: ResultRow, _ new: ResultRow) -> (Verdict, String?) {
    if let error = new.error { return judge(error) }
    if let error = old.error {
      return error.cause == .unavailable || old.key.metric.isEmpty
        ? (.added, nil) : (.nondeterministic, "the old figure is no ground to judge on: \(error)")
    }
    if old.unit != new.unit || old.kind != new.kind {
      return (
        .incomparable,
        "\(old.kind.rawValue) \(old.unit.rawValue) before, \(new.kind.rawValue) \(new.unit.rawValue) now"
      )
    }
    let metric = Metric.named(new.key.metric)
    if new.kind == .exact, !(metric?.isEngineCounter ?? true), !isSameMachine {
      return (.incomparable, Comparison.machineReason)
    }
    if let before = old.exact, let after = new.exact {
      let tolerance = thresholds.tolerance(for: new.key)
      return (before.verdict(on: after, metric?.polarity ?? .none, tolerance), nil)
    }
    if let before = old.sampled, let after = new.sampled {
      return (before.verdict(on: after, metric?.polarity ?? .prefersSmaller), nil)
    }
    return (.incomparable, "no figure to compare")
  }

  private func judge(_ error: ResultError) -> (Verdict, String?) {
    switch error.cause {
    case .nondeterministic: (.nondeterministic, error.detail.isEmpty ? nil : error.detail)
    case .unavailable: (.incomparable, error.description)
    case .crashed, .timedOut, .memoryLimit, .checkFailed, .other: (.failed, error.description)
    }
  }

  private func judgeMissing(_ old: ResultRow) -> (Verdict, String?)? {
    let outcome = newCases[old.key.caseKey]
    if outcome == true { return nil }
    if old.key.metric.isEmpty, outcome == false {
      return (.improved, "failed before: \(old.error?.description ?? "")")
    }
    if !old.key.view.isEmpty, outcome == false, old.kind == .exact {
      // A view type that never ran has no row of its own: nothing is missing but the count.
      return (.improved, "never now")
    }
    if old.kind == .exact, outcome == false, !(Metric.named(old.key.metric)?.isEngineCounter ?? true),
      !isSameMachine
    {
      return (.incomparable, Comparison.machineReason)
    }
    return (.missing, nil)
  }

  private func judgeAdded(_ new: ResultRow) -> (Verdict, String?)? {
    guard let error = new.error else { return (.added, nil) }
    return judge(error)
  }
}

extension ExactSummary {
  /// Equality of all three figures, within the tolerance; one worse figure outweighs better ones.
  func verdict(on new: ExactSummary, _ polarity: Metric.Polarity, _ tolerance: Tolerance) -> Verdict {
    let directions = [(median, new.median), (min, new.min), (max, new.max)].map {
      tolerance.direction(from: $0.0, to: $0.1)
    }
    if directions.allSatisfy({ $0 == 0 }) { return .same }
    switch polarity {
    case .none: return .changed
    case .prefersSmaller: return directions.contains(1) ? .regressed : .improved
    case .prefersLarger: return directions.contains(-1) ? .regressed : .improved
    }
  }
}

extension SampledSummary {
  /// The share by which medians must differ to be worth a word.
  static let practicalDifference = 0.05

  /// A difference counts only beyond 5 % and outside the other side's spread: a hint, never a gate.
  ///
  /// - Source: the rule by which the Swift benchmark suite calls a change dubious.
  func verdict(on new: SampledSummary, _ polarity: Metric.Polarity) -> Verdict {
    let isPractical = abs(new.median - median) > Self.practicalDifference * abs(median)
    let isOutside = new.median < min || new.median > max
    guard isPractical, isOutside else { return .same }
    return (new.median < median) == (polarity != .prefersLarger) ? .improved : .regressed
  }
}

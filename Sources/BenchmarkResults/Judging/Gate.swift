// SPDX-License-Identifier: Apache-2.0

/// May this change be merged? Exact rows against a baseline; times are never judged here.
public struct Gate: Sendable {
  /// The answer. Of several findings the higher one is reported.
  public enum Outcome: Int, Hashable, Sendable, Comparable {
    case passed
    /// Better, or different where neither way is better: the baseline should be updated.
    case improved
    /// Nondeterministic, a required metric could not be compared, or nothing could.
    case undecided
    /// Worse, missing, a failed check, or a higher order of growth.
    case regressed
    /// A case crashed or timed out.
    case crashed

    /// By weight.
    public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
  }

  public let comparison: Comparison
  /// The judged entries, in key order; times are left out.
  public let entries: [Comparison.Entry]
  public let growth: [GrowthFinding]
  /// Required metrics that have no comparable row.
  public let unmetRequirements: [String]
  /// Rows of sampled metrics, which nobody judged.
  public let timedRows: Int
  public let outcome: Outcome

  /// Judges.
  ///
  /// - Parameters:
  ///   - comparison: Of the baseline with the new run.
  ///   - required: Metrics that must be comparable, by name.
  public init(_ comparison: Comparison, required: [String] = []) {
    self.comparison = comparison
    let judged = comparison.entries.filter { ($0.new ?? $0.old)?.kind == .exact }
    entries = judged
    timedRows = comparison.entries.count - judged.count
    growth = GrowthFinding.findings(old: comparison.old, new: comparison.new)
    unmetRequirements = required.filter { metric in
      let rows = judged.filter { $0.key.metric == metric && $0.verdict != .added }
      return rows.isEmpty || rows.contains { $0.verdict == .incomparable }
    }
    var outcome = judged.map(Self.outcome(of:)).max() ?? .passed
    if !judged.contains(where: { $0.isJudged }) { outcome = max(outcome, .undecided) }
    if !unmetRequirements.isEmpty { outcome = max(outcome, .undecided) }
    if !growth.isEmpty { outcome = max(outcome, .regressed) }
    self.outcome = outcome
  }

  /// What one row means for the whole.
  public static func outcome(of entry: Comparison.Entry) -> Outcome {
    switch entry.verdict {
    case .same, .added, .incomparable: .passed
    case .improved, .changed: .improved
    case .nondeterministic: .undecided
    case .regressed, .missing: .regressed
    case .failed:
      switch entry.new?.error?.cause {
      case .crashed, .timedOut, .memoryLimit: .crashed
      default: .regressed
      }
    }
  }
}

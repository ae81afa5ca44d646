// SPDX-License-Identifier: Apache-2.0

/// What a gate judged and how it came out, in words and for programs.
public struct GateTable {
  private let gate: Gate
  private let isUpdate: Bool

  /// Describes a gate.
  ///
  /// - Parameters:
  ///   - gate: What was judged.
  ///   - isUpdate: Whether the new figures are being accepted.
  public init(_ gate: Gate, isUpdate: Bool) {
    (self.gate, self.isUpdate) = (gate, isUpdate)
  }

  /// An update accepts what there is: nothing is worse or better then.
  public func word(_ verdict: Verdict) -> String {
    guard isUpdate else { return verdict.rawValue }
    switch verdict {
    case .regressed, .improved, .changed: return "changed"
    case .missing: return "kept"
    case .same, .added, .nondeterministic, .incomparable, .failed: return verdict.rawValue
    }
  }

  /// What was judged, against what.
  public var sides: String {
    let (old, new) = (gate.comparison.old, gate.comparison.new)
    let commit = old.record.map { ", commit \($0.shortCommit)" } ?? ""
    return "judged \(new.name) against \(old.name)\(commit)"
  }

  /// One line a finding, the verdict last.
  public var notes: [String] {
    var lines = gate.growth.map { "growth: \($0)" }
    let incomparable = gate.entries.filter { $0.verdict == .incomparable && !$0.isListed }
    if !incomparable.isEmpty {
      let metrics = Set(incomparable.map(\.key.metric)).sorted().joined(separator: ", ")
      let reasons = gate.comparison.machineDifferences.joined(separator: "; ")
      lines.append("incomparable: \(incomparable.count) rows (\(metrics)), because \(reasons)")
    }
    for metric in gate.unmetRequirements { lines.append("required: \(metric) could not be compared") }
    if gate.timedRows > 0 {
      lines.append(
        "not judged: \(HumanFigure.grouped(Int64(gate.timedRows))) rows of times and other samples")
    }
    lines.append(isUpdate ? summary : "\(verdict): \(summary)")
    return lines
  }

  /// How many rows have which verdict: `2 regressed · 118 same`.
  private var summary: String {
    if gate.entries.isEmpty { return "no rows" }
    var counts: [(word: String, count: Int)] = []
    for verdict in Verdict.allCases {
      let count = gate.entries.count { $0.verdict == verdict }
      guard count > 0 else { continue }
      let word = word(verdict)
      if let index = counts.firstIndex(where: { $0.word == word }) {
        counts[index].count += count
      } else {
        counts.append((word, count))
      }
    }
    return counts.map { "\(HumanFigure.grouped(Int64($0.count))) \($0.word)" }.joined(separator: " · ")
  }

  private var verdict: String {
    switch gate.outcome {
    case .passed: "passed"
    case .improved: "better than the baseline"
    case .undecided: "could not judge"
    case .regressed: "regressed"
    case .crashed: "crashed"
    }
  }

  /// For a program.
  public var json: JSONValue {
    .object([
      ("outcome", .string("\(gate.outcome)")), ("new", .string(gate.comparison.new.name)),
      ("old", .string(gate.comparison.old.name)),
      ("old_commit", gate.comparison.old.record.map { .string($0.commit) } ?? .null),
      ("entries", ComparisonTable.json(of: gate.entries.filter { $0.verdict != .same })),
      ("same", .integer(gate.entries.count { $0.verdict == .same })),
      ("growth", .array(gate.growth.map { .string("\($0)") })),
      ("machine_differences", .array(gate.comparison.machineDifferences.map(JSONValue.string))),
      ("unmet_requirements", .array(gate.unmetRequirements.map(JSONValue.string))),
    ])
  }
}

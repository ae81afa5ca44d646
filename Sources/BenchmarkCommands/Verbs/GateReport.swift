// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What `gate` prints: what differs, what could not be judged and why, and the verdict in words.
struct GateReport {
  let gate: Gate
  let isUpdate: Bool

  func write(to console: Console, _ format: OutputFormat) throws {
    switch format {
    case .csv:
      console.note(sides)
      try console.write(ComparisonTable.csv(of: gate.entries.filter { $0.verdict != .same }))
      for line in notes { console.note(line) }
    case .json:
      try console.write(json.text)
    case .table, .markdown:
      try console.write(line: sides, format)
      try console.write("\n")
      let findings = GateFinding.findings(of: gate.entries)
      for finding in findings.prefix(Self.highestCount) { try write(finding, console, format) }
      if findings.count > Self.highestCount {
        let rest = findings.dropFirst(Self.highestCount).reduce(0) { $0 + $1.cases.count }
        try console.write(line: "… and \(rest) more cases: --format csv has all", format, bullet: "- ")
      }
      if !findings.isEmpty { try console.write("\n") }
      for line in notes { try console.write(line: line, format, bullet: "- ") }
      guard !nextCommands.isEmpty else { return }
      try console.write("\n")
      for line in nextCommands { try console.write(line: line, format, bullet: "- ") }
    }
  }

  /// Findings that are told in full; a change of the engine may touch every case.
  private static let highestCount = 30

  /// The cause first, what follows from it on a line of its own.
  private func write(_ finding: GateFinding, _ console: Console, _ format: OutputFormat) throws {
    let verdict = Self.word(finding.verdict, isUpdate)
    let causes = finding.causes.map(\.text)
    let consequences = finding.consequences.map(\.text).joined(separator: ", ")
    if causes.count == 1, consequences.isEmpty {
      return try console.write(line: "\(verdict) \(finding.name): \(causes[0])", format, bullet: "- ")
    }
    try console.write(line: "\(verdict) \(finding.name)", format, bullet: "- ")
    let details = causes + (consequences.isEmpty ? [] : ["with it: \(consequences)"])
    for detail in details {
      let indent = format == .markdown ? "  - " : "  "
      try console.write(indent)
      try console.write(line: detail, format)
    }
  }

  /// An update accepts what there is: nothing is worse or better then.
  private static func word(_ verdict: Verdict, _ isUpdate: Bool) -> String {
    guard isUpdate else { return verdict.rawValue }
    switch verdict {
    case .regressed, .improved, .changed: return "changed"
    case .missing: return "kept"
    case .same, .added, .nondeterministic, .incomparable, .failed: return verdict.rawValue
    }
  }

  /// How to go on from here.
  private var nextCommands: [String] {
    guard !isUpdate, let first = GateFinding.findings(of: gate.entries).first(where: \.isChange) else {
      return []
    }
    let (old, new) = (gate.comparison.old, gate.comparison.new)
    let commit = old.record.map { " at commit \($0.commit.prefix(10))" } ?? " at the old commit"
    let against = old.name == Baseline.defaultPath ? "" : " --against \(old.name)"
    return [
      "why: view-benchmark explain \(first.cases[0]) --against OLD.json, which 'explain --format json' wrote\(commit)",
      "accept: view-benchmark gate \(new.name)\(against) --update",
    ]
  }

  /// What was judged, against what.
  private var sides: String {
    let (old, new) = (gate.comparison.old, gate.comparison.new)
    let commit = old.record.map { ", commit \($0.shortCommit)" } ?? ""
    return "judged \(new.name) against \(old.name)\(commit)"
  }

  /// One line a finding, the verdict last.
  private var notes: [String] {
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
      let word = Self.word(verdict, isUpdate)
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

  private var json: JSONValue {
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

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What `gate` prints: what differs, what could not be judged and why, and the verdict in words.
struct GateReport {
  let gate: Gate
  let isUpdate: Bool

  func write(to console: Console, _ format: OutputFormat) throws {
    let listed = gate.entries.filter(\.isListed)
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
      if !listed.isEmpty {
        try console.write(ComparisonTable.table(of: listed), format)
        try console.write("\n")
      }
      for line in notes { try console.write(line: line, format, bullet: "- ") }
    }
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
    lines.append("\(verdict): \(CompareCommand.summary(of: gate.entries))")
    return lines
  }

  private var verdict: String {
    switch gate.outcome {
    case .passed: "passed"
    case .improved: isUpdate ? "better" : "better than the baseline, accept with 'gate --update'"
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

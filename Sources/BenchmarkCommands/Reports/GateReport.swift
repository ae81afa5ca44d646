// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What `gate` prints: what differs, what could not be judged and why, and the verdict in words.
struct GateReport {
  private let gate: Gate
  private let isUpdate: Bool
  private let table: GateTable

  init(gate: Gate, isUpdate: Bool) {
    (self.gate, self.isUpdate) = (gate, isUpdate)
    table = GateTable(gate, isUpdate: isUpdate)
  }

  func write(to console: Console, _ format: OutputFormat) throws {
    switch format {
    case .csv:
      console.note(table.sides)
      try console.write(ComparisonTable.csv(of: gate.entries.filter { $0.verdict != .same }))
      for line in table.notes { console.note(line) }
    case .json:
      try console.write(table.json.text)
    case .table, .markdown:
      try console.write(line: table.sides, format)
      try console.write("\n")
      let findings = GateFinding.findings(of: gate.entries)
      for finding in findings.prefix(Self.highestCount) { try write(finding, console, format) }
      if findings.count > Self.highestCount {
        let rest = findings.dropFirst(Self.highestCount).reduce(0) { $0 + $1.cases.count }
        try console.write(line: "… and \(rest) more cases: --format csv has all", format, bullet: "- ")
      }
      if !findings.isEmpty { try console.write("\n") }
      for line in table.notes { try console.write(line: line, format, bullet: "- ") }
      guard !nextCommands.isEmpty else { return }
      try console.write("\n")
      for line in nextCommands { try console.write(line: line, format, bullet: "- ") }
    }
  }

  /// Findings that are told in full; a change of the engine may touch every case.
  private static let highestCount = 30

  /// The cause first, what follows from it on a line of its own.
  private func write(_ finding: GateFinding, _ console: Console, _ format: OutputFormat) throws {
    let verdict = table.word(finding.verdict)
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
}

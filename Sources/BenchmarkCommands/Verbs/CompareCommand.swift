// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `compare OLD NEW`: the same cases across two runs.
struct CompareCommand: Command {
  static let all = Option(
    "all", letter: "a", brief: "List rows that are the same, too.",
    detail: "Without it only differences are listed; the last line counts the others.")

  static let format = CommonOptions.format(
    and: [.github], detail: "github: an annotation a finding, a warning at most, for the log of a job.")
  static let page = Option(
    "page", value: "FILE", brief: "Also write a page: what changed, by how much, and why.")

  let name = "compare"
  let summary = "The same cases in two runs: what differs."
  let operands = "OLD NEW"
  let options = [
    Self.all, Self.page, CommonOptions.filter, CommonOptions.size, CommonOptions.metric, Self.format,
  ]
  let discussion = """
    Exact metrics differ when they are not equal. Times are listed when the medians differ by more
    than 5 % and the new one lies outside the old run's spread: a hint, because two runs of the same
    code differ too. Allocations, bytes, instructions, retains and releases are compared only between
    runs of the same architecture, toolchain, jemalloc and build options; a CSV without run.json is
    trusted.

    The exit code is 0 whatever is found. 'gate' judges; 'rank' compares the variants of one run.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(2...2, operands)
    let selection = try CaseSelection(arguments)
    let files = try selection.filter(try arguments.operands.map(console.results))
    let (old, new) = (files[0], files[1])
    try new.requireSameText(as: old)
    let comparison = Comparison(old: old, new: new, trustsMissingRecords: true)
    let entries = arguments.has(Self.all) ? comparison.entries : comparison.entries.filter(\.isListed)
    if let name = arguments.value(Self.page) {
      try AtomicFile.write(ComparisonPage(comparison).html, to: console.path(name), named: name)
      console.note("\(name) written")
    }
    let format = OutputFormat(arguments)
    if ServiceFormat(arguments) == .github {
      try console.write(Remark.workflowCommands(of: comparison.remarks))
      return .fine
    }
    switch format {
    case .csv: try console.write(ComparisonTable.csv(of: entries))
    case .json: try console.write(ComparisonTable.json(of: entries).text)
    case .table, .markdown:
      if !entries.isEmpty {
        try console.write(ComparisonTable.table(of: entries), format)
        try console.write("\n")
      }
      try console.write(Self.summary(of: comparison.entries) + "\n")
    }
    if comparison.entries.contains(where: { !$0.isListed && $0.verdict == .incomparable }) {
      let reasons = comparison.machineDifferences.joined(separator: "; ")
      console.note("not compared: allocations, bytes, instructions, retains and releases, because \(reasons)")
    }
    for file in [old, new] where file.record == nil {
      console.note("\(file.name) has no run.json: taken to be of the same machine and build")
    }
    return .fine
  }

  /// How many rows have which verdict: `2 regressed · 118 same`.
  static func summary(of entries: [Comparison.Entry]) -> String {
    if entries.isEmpty { return "no rows" }
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(HumanFigure.grouped(Int64(count))) \(verdict.rawValue)"
    }
    return counts.joined(separator: " · ")
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `history DIR`: each case over the recorded runs of a directory.
struct HistoryCommand: Command {
  static let last = Option(
    "last", value: "N", brief: "Only the N newest runs; the default is 8.")
  static let changed = Option("changed", brief: "Only rows with a step.")
  static let page = Option(
    "page", value: "FILE", brief: "Also write a page: what stepped, by how much, and why.")
  static let defaultMetrics = ["frame_time", "body_evaluations", "allocations"]

  let name = "history"
  let summary = "Each case over recorded runs, steps marked."
  let operands = "DIR"
  let options = [
    Self.last, Self.changed, Self.page, CommonOptions.filter, CommonOptions.size, CommonOptions.metric,
    CommonOptions.format,
  ]
  let discussion = """
    DIR holds record folders; runs are ordered by their start. A step is marked: '+' worse, '-' better,
    '~' different where neither is. Exact figures step when they differ at all, times when medians
    differ by more than 5 % and leave the spread of the run before. frame_time, body_evaluations and
    allocations are shown unless --metric says otherwise.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let selection = try CaseSelection(arguments)
    let last = try arguments.integer(Self.last, in: 1...Int.max) ?? 8
    let runs = try RecordFolder.records(in: console.path(arguments.operands[0]), named: arguments.operands[0])
      .suffix(last)
    if let current = runs.last?.file { for run in runs { try run.file.requireSameText(as: current) } }
    let tables = runs.map { run in run.file.table.filter { selection.includes($0.key.caseKey) } }
    var histories = History.histories(of: tables) { metric in
      selection.namesMetrics ? selection.includes(metric: metric) : Self.defaultMetrics.contains(metric)
    }
    if histories.isEmpty, !selection.isEverything {
      throw CaseSelection.noRow(in: arguments.operands[0])
    }
    if arguments.has(Self.changed) { histories = histories.filter(\.hasStep) }
    let records = runs.map(\.record)
    if let name = arguments.value(Self.page) {
      let page = ReportHistory.page(of: histories, runs.map(\.file))
      try AtomicFile.write(page, to: console.path(name), named: name)
      console.note("\(name) written")
    }
    let format = OutputFormat(arguments)
    switch format {
    case .csv: try console.write(HistoryTable.csv(of: histories, records))
    case .json: try console.write(HistoryTable.json(of: histories, records).text)
    case .table, .markdown:
      guard !histories.isEmpty else {
        console.note(arguments.has(Self.changed) ? "no steps" : "no rows")
        return .fine
      }
      try console.write(HistoryTable.table(of: histories, records), format)
    }
    return .fine
  }
}

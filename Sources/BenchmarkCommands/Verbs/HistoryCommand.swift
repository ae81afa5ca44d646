// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `history DIR`: each case over the recorded runs of a directory.
struct HistoryCommand: Command {
  static let last = Option(
    "last", value: "N", brief: "Only the N newest runs; the default is 8.")
  static let changed = Option("changed", brief: "Only rows with a step.")
  static let plot = Option(
    "plot", value: "FILE", brief: "Also write a page with a column for each run, steps marked.")
  static let defaultMetrics = ["frame_time", "body_evaluations", "allocations"]

  let name = "history"
  let summary = "Each case over recorded runs, steps marked."
  let operands = "DIR"
  let options = [
    Self.last, Self.changed, Self.plot, CommonOptions.filter, CommonOptions.size, CommonOptions.metric,
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
    let tables = runs.map { run in run.file.table.filter { selection.includes($0.key.caseKey) } }
    var histories = History.histories(of: tables) { metric in
      selection.namesMetrics ? selection.includes(metric: metric) : Self.defaultMetrics.contains(metric)
    }
    if histories.isEmpty, !selection.isEverything {
      throw CaseSelection.noRow(in: arguments.operands[0])
    }
    if arguments.has(Self.changed) { histories = histories.filter(\.hasStep) }
    let records = runs.map(\.record)
    if let name = arguments.value(Self.plot) {
      let page = ReportHistory.page(of: histories, runs.map(\.file))
      try AtomicFile.write(page, to: console.path(name), named: name)
      console.note("\(name) written")
    }
    let format = OutputFormat(arguments)
    switch format {
    case .csv: try console.write(Self.csv(of: histories, records))
    case .json: try console.write(Self.json(of: histories, records).text)
    case .table, .markdown:
      guard !histories.isEmpty else {
        console.note(arguments.has(Self.changed) ? "no steps" : "no rows")
        return .fine
      }
      try console.write(Self.table(of: histories, records), format)
    }
    return .fine
  }

  private static func table(of histories: [History], _ records: [RunRecord]) -> TextTable {
    var table = TextTable(
      [.init("case"), .init("metric")]
        + records.map { .init("\($0.startDay) \($0.commit.prefix(7))", isFigure: true) })
    var last: CaseKey?
    for history in histories {
      let key = history.key.caseKey
      let figures = history.points.map { point -> TextTable.Cell in
        guard let row = point.row, let median = row.median else { return "" }
        let (mark, tone) = Self.mark(point.step)
        return .init(HumanFigure.text(median, row.unit) + mark, tone)
      }
      table.add([.init(key == last ? "" : "\(key)"), .init(history.key.metric)] + figures)
      last = key
    }
    return table
  }

  /// Behind each figure, so that the digits stay under each other.
  private static func mark(_ step: Verdict) -> (String, TextTable.Tone) {
    switch step {
    case .regressed: (" +", .bad)
    case .improved: (" -", .good)
    case .changed: (" ~", .plain)
    default: ("  ", .plain)
    }
  }

  private static func csv(of histories: [History], _ records: [RunRecord]) -> String {
    var text = "scenario,variant,size,metric,unit,start,commit,median,step\n"
    for history in histories {
      for (point, record) in zip(history.points, records) {
        guard let row = point.row else { continue }
        text += CSVCells.line([
          row.key.scenario, row.key.variant, "\(row.key.size)", row.key.metric, row.unit.rawValue,
          record.startText, record.commit, row.median.map(CSVCells.decimal) ?? "", point.step.rawValue,
        ])
      }
    }
    return text
  }

  private static func json(of histories: [History], _ records: [RunRecord]) -> JSONValue {
    .array(
      histories.map { history in
        let points = zip(history.points, records).compactMap { point, record -> JSONValue? in
          guard let row = point.row, let median = row.median else { return nil }
          return .object([
            ("commit", .string(record.commit)), ("start", .string(record.startText)),
            ("median", .decimal(median)), ("step", .string(point.step.rawValue)),
          ])
        }
        return .object([
          ("case", .string("\(history.key.caseKey)")), ("metric", .string(history.key.metric)),
          ("points", .array(points)),
        ])
      })
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// `run`: checks and measures.
struct RunCommand: Command {
  let catalog: Catalog

  let name = "run"
  let summary = "Check and measure cases; print what variants cost, write a record with --output."
  let operands = "[CASE…]"
  let options = [
    CommonOptions.filter, CommonOptions.size, MeasuringOptions.all, CommonOptions.metric,
    CommonOptions.format,
    MeasuringOptions.tables, MeasuringOptions.floors, MeasuringOptions.output, MeasuringOptions.budget,
    MeasuringOptions.quick,
    MeasuringOptions.instructions, MeasuringOptions.shard, MeasuringOptions.resume,
    MeasuringOptions.printRecord, MeasuringOptions.text, MeasuringOptions.timeout,
    MeasuringOptions.memoryLimit, MeasuringOptions.allowDebug, MeasuringOptions.noProgress,
  ]
  let discussion = """
    Without a case it prints one line a scenario: the way that is cheapest, by how much, and the count that
    explains it; (±) says that the figure is not settled, ≈ that there may be no difference. With cases it
    prints their tables.

    Each case runs in processes of its own: checks and counts in the first, the counts again in a
    second. Counts that differ are marked nondeterministic. A case that fails its checks is not measured.
    The variants of a scenario at a size are timed together, in processes that take turns, several times
    over. Each time is compared with that of the first variant: a ratio with its 95 % interval. What scenarios print goes to standard error.
    Exit codes: 0 fine · 1 a check failed · 3 a count differs between two processes ·
    4 a case crashed or timed out, the others' results are kept · 130/143 interrupted, finished cases kept.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard !BuildConfiguration.isDebug || arguments.has(MeasuringOptions.allowDebug) else {
      throw InputError(
        "this is a debug build, its figures mean nothing",
        advice: "build with -c release, or add --allow-debug to try something out")
    }
    var session = try MeasuringSession(catalog, arguments, console)
    let selection = try CaseSelection(arguments)
    let output = arguments.value(MeasuringOptions.output)
    guard output != nil || !arguments.has(MeasuringOptions.resume) else {
      throw InputError("--resume needs a record to go on with", advice: "add --output DIR")
    }
    guard output != nil || !arguments.has(MeasuringOptions.printRecord) else {
      throw InputError("--print-record needs a record", advice: "add --output DIR")
    }
    let start = Date()
    var rows: [ResultRow] = []
    var checkpoint: RunCheckpoint?
    if let output {
      let directory = console.path(output)
      // Now, because the signal that ends a run would end git too.
      var record = Machine.record(
        start: start, commandLine: [console.program] + CommandLine.arguments.dropFirst(),
        directory: console.directory, records: directory, shard: session.shard,
        growth: declaredGrowth(session.cases))
      record.text = try session.text.name()
      var resumed: ResumedRun?
      if arguments.has(MeasuringOptions.resume) {
        let old = try ResumedRun(in: directory, for: record)
        resumed = old
        rows = old.rows
        record.start = old.start ?? record.start
        let finished = Set(rows.map(\.key.caseKey))
        session.cases.removeAll { finished.contains($0) }
        console.note("\(finished.count) cases are there already, \(session.cases.count) are left")
      }
      checkpoint = try RunCheckpoint(in: directory, rows: rows, record: record)
      resumed?.removeCheckpoint()
    }
    let finished = rows
    var screens: [PictureStrip] = []
    let scenarios = output == nil ? 0 : Set(session.cases.map(\.scenario)).count
    let outcome = try session.run(
      .measure,
      end: { _, new in
        rows += new
        try checkpoint?.update(rows)
      }, closing: scenarios
    ) {
      guard output != nil else { return }
      let failed = Set(rows.filter { $0.key.metric.isEmpty }.map(\.key.caseKey))
      screens = session.screens(of: Set(rows.map(\.key.caseKey)).subtracting(failed))
    }
    let table = try ResultTable(finished + outcome.rows.flatMap(\.rows))
    var shown = console
    var written: String?
    // First, so that a full disk behind standard output costs nothing that was measured.
    if let output, let checkpoint {
      var record = checkpoint.record
      record.end = Date()
      record.timing = outcome.timing
      let folder = try RecordFolder.write(
        table, record, under: console.path(output), notes: catalog.notes,
        screens: outcome.interruption == nil ? screens : [])
      checkpoint.remove()
      console.note("record written: \(folder)")
      written = folder
      if arguments.has(MeasuringOptions.printRecord) {
        try console.write("\(folder)\n")
        shown = console.talking
      }
    }
    let end = Self.ending(took: Date().timeIntervalSince(start), record: written)
    if let summary = outcome.summary { console.note(summary) }
    try show(table, (outcome.timing?.remarks ?? []) + [end], selection, arguments, shown)
    return session.exitCode(of: outcome)
  }

  /// The last line of a run: how long it took, and where its record is.
  private static func ending(took seconds: Double, record: String?) -> String {
    let kept = record.map { "the record is \($0)" } ?? "no record was kept: --output DIR writes one"
    return "took \(TimeSpan.text(seconds)); \(kept)"
  }

  /// Writes what the user wants to see: the answers first, tables where they are asked for. A record keeps every row.
  ///
  /// - Parameter ending: What comes last; the last of it belongs to runs of everything alone.
  @MainActor private func show(
    _ table: ResultTable, _ ending: [String], _ selection: CaseSelection, _ arguments: Arguments,
    _ console: Console
  ) throws {
    let shown = table.filter { $0.key.metric.isEmpty || selection.includes(metric: $0.key.metric) }
    let format = OutputFormat(arguments)
    switch format {
    case .csv: try console.write(CSVWriter.text(of: shown))
    case .json: try console.write(shown.json.text)
    case .table, .markdown:
      let namesCases = !arguments.operands.isEmpty || arguments.has(CommonOptions.filter)
      let answers = answers(table, ending, namesCases, arguments, console)
      let wantsTables =
        namesCases || answers.isEmpty || selection.namesMetrics || arguments.has(MeasuringOptions.tables)
      if !answers.isEmpty {
        let block = format == .markdown ? MarkdownText.block(answers) : answers
        try console.write(block.map { $0 + "\n" }.joined())
      }
      guard wantsTables else { return }
      let present = Set(shown.rows.map(\.key.metric))
      let metrics =
        selection.namesMetrics ? Metric.all.map(\.id).filter(present.contains) : TableFormatter.defaultMetrics
      // The ratios stand beside their times whatever was asked for.
      let figures = table.filter { shown[$0.key] != nil || $0.unit == .ratio }
      let formatter = TableFormatter(
        style: console.style(format), metrics: metrics, notes: catalog.notes)
      try console.write((answers.isEmpty ? "" : "\n") + formatter.text(of: figures))
    }
  }

  /// All of a few cases, or a line for each scenario of many.
  @MainActor private func answers(
    _ table: ResultTable, _ ending: [String], _ namesCases: Bool, _ arguments: Arguments, _ console: Console
  ) -> [String] {
    if !namesCases {
      var lines = QuestionLines()
      lines.width = min(lines.width, console.width ?? lines.width)
      lines.tellsFloors = arguments.has(MeasuringOptions.floors)
      let told = lines.lines(of: table, catalog.notes, ending: ending)
      if !told.isEmpty { return told }
    }
    var lines = AnswerLines()
    lines.width = min(lines.width, console.width ?? lines.width)
    return lines.lines(of: table, catalog.notes, remarks: Array(ending.dropLast()))
  }

  @MainActor private func declaredGrowth(_ cases: [CaseKey]) -> [String: [String: GrowthOrder]] {
    var growth: [String: [String: GrowthOrder]] = [:]
    for name in Set(cases.map(\.scenario)) {
      let declared = catalog[name]?.growth ?? [:]
      guard !declared.isEmpty else { continue }
      growth[name] = Dictionary(uniqueKeysWithValues: declared.map { ($0.key.id, $0.value) })
    }
    return growth
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `verify`: every case's checks, nothing measured.
struct VerifyCommand: Command {
  static let format = CommonOptions.format(
    and: [.github, .junit],
    detail: "github: an annotation a case that does not hold. junit: a test a case, a suite a scenario.")

  let catalog: Catalog

  let name = "verify"
  let summary = "Run each case's checks once, each in a process of its own."
  let operands = "[CASE…]"
  let options = [
    CommonOptions.filter, CommonOptions.size, MeasuringOptions.all, MeasuringOptions.shard,
    MeasuringOptions.text, MeasuringOptions.timeout, MeasuringOptions.memoryLimit,
    MeasuringOptions.noProgress, Self.format,
  ]
  let discussion = """
    A case holds when its own check does, when the screen equals one rendered from scratch, and when
    it shows what the other variants of its group show. Prints one line per case, and a warning where
    steps look elements up, because a search is measured with the step: resolve them in prepare.
    Exit codes: 0 all hold · 1 a check failed · 4 a case crashed or timed out.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let session = try MeasuringSession(catalog, arguments, console)
    var checks: [(key: CaseKey, error: ResultError?)] = []
    let outcome = try session.run(.verify) { key, rows in
      checks.append((key, rows.first.map { $0.error ?? ResultError(.other, "no result") }))
    }
    try write(CheckTable(checks), arguments, console)
    let searching = outcome.searching.map { "\($0.scenario)/\($0.variant)" }
    for (index, name) in searching.enumerated() where searching.firstIndex(of: name) == index {
      console.note(
        "warning: \(name): its steps search for elements, which is measured; "
          + "resolve them in prepare: button = try host.buttons[\"add\"].resolved()")
    }
    let failed = outcome.rows.count { !$0.rows.isEmpty }
    if failed > 0 { console.note("\(failed) of \(outcome.rows.count) cases do not hold") }
    return session.exitCode(of: outcome)
  }
  private func write(_ table: CheckTable, _ arguments: Arguments, _ console: Console) throws {
    switch ServiceFormat(arguments) {
    case .junit: return try console.write(table.tests.junit)
    case .github: return try console.write(Remark.workflowCommands(of: table.remarks))
    case .sarif, nil: break
    }
    switch OutputFormat(arguments) {
    case .table: try console.write(table.text)
    case .csv: try console.write(table.csv)
    case .json: try console.write(table.json.text)
    case .markdown: try console.write(table.table, .markdown)
    }
  }
}

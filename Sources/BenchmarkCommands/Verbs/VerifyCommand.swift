// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `verify`: every case's checks, nothing measured.
struct VerifyCommand: Command {
  let catalog: Catalog

  let name = "verify"
  let summary = "Run each case's checks once, each in a process of its own."
  let operands = "[CASE…]"
  let options = [
    CommonOptions.filter, CommonOptions.size, MeasuringOptions.all, MeasuringOptions.shard,
    MeasuringOptions.text, MeasuringOptions.timeout, MeasuringOptions.memoryLimit,
    MeasuringOptions.noProgress,
  ]
  let discussion = """
    A case holds when its own check does, when the screen equals one rendered from scratch, and when
    it shows what the other variants of its group show. Prints one line per case, and a warning where
    steps look elements up, because a search is measured with the step: resolve them in prepare.
    Exit codes: 0 all hold · 1 a check failed · 4 a case crashed or timed out.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let session = try MeasuringSession(catalog, arguments, console)
    var lines: [String] = []
    let outcome = try session.run(.verify) { key, rows in
      let line = rows.first.map { "\($0.error?.description ?? "no result")" } ?? "ok"
      lines.append("\(key): \(PrintableText.line(line))\n")
    }
    try console.write(lines.joined())
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
}

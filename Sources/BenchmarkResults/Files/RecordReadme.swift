// SPDX-License-Identifier: Apache-2.0

/// The page beside a recorded run, for a reader who opens the folder first.
package enum RecordReadme {
  package static func text(
    of table: ResultTable, _ record: RunRecord, _ notes: ScenarioNotes = ScenarioNotes()
  ) -> String {
    let failed = table.rows.filter { $0.error != nil }
    let answers = AnswerLines().lines(of: table, notes, remarks: record.timing?.remarks ?? [])
    let commit = MarkdownText.escaped(record.shortCommit)
    var lines = ["# Run of \(UTC.day(of: record.start)), commit \(commit)", ""]
    if !answers.isEmpty { lines += MarkdownText.block(answers) + [""] }
    lines += [
      "Generated; do not edit. A record is never overwritten.",
      "",
      "| | |",
      "|---|---|",
      "| commit | \(MarkdownText.escaped(record.commit))\(record.isDirty ? ", with uncommitted changes" : "") |",
      "| machine | \(machine(of: record)) |",
      "| kernel | \(MarkdownText.escaped(record.machine.kernel)) |",
      "| toolchain | \(MarkdownText.escaped(record.toolchain)) |",
      "| jemalloc | \(MarkdownText.escaped(record.jemalloc)) |",
      "| build options | \(MarkdownText.escaped(record.buildOptions.joined(separator: " "))) |",
      "| command | \(MarkdownText.code(record.commandLine.joined(separator: " "))) |",
      "| from, to | \(UTC.text(of: record.start)), \(UTC.text(of: record.end)) |",
      "| cases | \(table.cases.count) |",
    ]
    if record.text != RunRecord.gridText {
      lines.append("| texts | measured by \(MarkdownText.escaped(record.text)) |")
    }
    if let shard = record.shard { lines.append("| shard | \(shard) |") }
    lines += [
      "",
      "- `\(RecordFolder.resultsName)`: every row.",
      "- `\(RecordFolder.exactName)`: the exact rows; two runs of the same code have the same file.",
      "- `\(RecordFolder.runName)`: the table above, for programs.",
      "",
      "Columns: `\(ResultColumn.header)`. Units are count, bytes, ns and ratio, never scaled.",
    ]
    if !failed.isEmpty {
      lines += ["", "## Not measured", ""]
      lines += failed.map { row in
        "- \(MarkdownText.escapedLine("\(row.key): \(row.error?.description ?? "")"))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func machine(of record: RunRecord) -> String {
    let machine = record.machine
    return MarkdownText.escaped("\(machine.cpu), \(machine.cores) cores, \(machine.architecture)")
  }
}

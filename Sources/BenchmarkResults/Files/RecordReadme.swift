// SPDX-License-Identifier: Apache-2.0

/// The page beside a recorded run, for a reader who opens the folder first.
enum RecordReadme {
  static func text(of table: ResultTable, _ record: RunRecord, _ notes: ScenarioNotes) -> String {
    let failed = table.rows.filter { $0.error != nil }
    let answers = AnswerLines().lines(of: table, notes)
    var lines = ["# Run of \(UTC.day(of: record.start)), commit \(record.shortCommit)", ""]
    let remarks = record.timing?.remarks ?? []
    if !answers.isEmpty { lines += ["```"] + answers + remarks + ["```", ""] }
    lines += [
      "Generated; do not edit. A record is never overwritten.",
      "",
      "| | |",
      "|---|---|",
      "| commit | \(record.commit)\(record.isDirty ? ", with uncommitted changes" : "") |",
      "| machine | \(record.machine.cpu), \(record.machine.cores) cores, \(record.machine.architecture) |",
      "| kernel | \(record.machine.kernel) |",
      "| toolchain | \(record.toolchain) |",
      "| jemalloc | \(record.jemalloc) |",
      "| build options | \(record.buildOptions.joined(separator: " ")) |",
      "| command | `\(record.commandLine.joined(separator: " "))` |",
      "| from, to | \(UTC.text(of: record.start)), \(UTC.text(of: record.end)) |",
      "| cases | \(table.cases.count) |",
    ]
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
        "- \(row.key): \(PrintableText.line(row.error?.description ?? ""))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

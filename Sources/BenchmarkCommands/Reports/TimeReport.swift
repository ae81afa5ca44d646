// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What `compare-binaries` prints: each case, where differences come from, what this machine could see.
struct TimeReport {
  let comparison: TimeComparison

  func write(to console: Console, _ format: OutputFormat) throws {
    let notes = TimeComparisonTable.notes(of: comparison)
    switch format {
    case .csv:
      try console.write(TimeComparisonTable.csv(of: comparison))
      for line in notes { console.note(line) }
    case .json:
      try console.write(TimeComparisonTable.json(of: comparison).text)
      for line in notes { console.note(line) }
    case .table, .markdown:
      try console.write(TimeComparisonTable.table(of: comparison), format)
      let splits = TimeComparisonTable.splits(of: comparison)
      if !splits.isEmpty {
        let text = splits.map { $0 + "\n" }.joined()
        try console.write(format == .markdown ? "\n```\n\(text)```\n" : "\n\(text)")
      }
      try console.write("\n")
      for line in notes + [TimeComparisonTable.summary(of: comparison)] {
        try console.write(format == .markdown ? "- \(line)\n" : "\(line)\n")
      }
    }
  }
}

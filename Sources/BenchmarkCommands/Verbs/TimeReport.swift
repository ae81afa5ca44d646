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
      for line in notes + [summary] {
        try console.write(format == .markdown ? "- \(line)\n" : "\(line)\n")
      }
    }
  }

  private var summary: String {
    let counts = TimeVerdict.allCases.compactMap { verdict -> String? in
      let count = comparison.entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return "\(Self.word(comparison.outcome)): \(counts.joined(separator: " · "))"
  }

  private static func word(_ outcome: Gate.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .improved: "faster"
    case .undecided: "could not judge"
    case .regressed: "slower"
    case .crashed: "crashed"
    }
  }
}

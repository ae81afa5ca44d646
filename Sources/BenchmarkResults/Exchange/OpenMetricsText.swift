// SPDX-License-Identifier: Apache-2.0

/// A run as Prometheus and its like read it: a gauge for each metric, a sample for each case. Totals only; rows with errors are
/// left out.
///
/// - Source: "OpenMetrics 1.0": base units, the unit as the end of the name, labels escaped, `# EOF` as the last line.
public struct OpenMetricsText: Sendable {
  private let file: ResultFile

  /// - Parameter file: The run; its commit and machine are told if it has a `run.json`.
  public init(_ file: ResultFile) { self.file = file }

  /// The exposition.
  public var text: String {
    var lines: [String] = []
    if let record = file.record {
      let labels = [
        ("commit", record.commit), ("cpu", record.machine.cpu), ("architecture", record.machine.architecture),
        ("toolchain", record.toolchain), ("start", record.startText),
      ]
      lines += [
        "# TYPE view_benchmark_run info", "# HELP view_benchmark_run What was measured, and on what.",
        "view_benchmark_run_info\(Self.labels(labels)) 1",
      ]
    }
    let rows = Dictionary(
      grouping: file.table.rows.filter { $0.key.view.isEmpty && $0.error == nil && $0.median != nil },
      by: \.key.metric)
    let order = Metric.all.map(\.id)
    // Metrics of other versions come last.
    for metric in order.filter({ rows[$0] != nil }) + rows.keys.filter({ !order.contains($0) }).sorted() {
      lines += Self.family(metric, rows[metric] ?? [])
    }
    return (lines + ["# EOF"]).map { $0 + "\n" }.joined()
  }

  private static func family(_ metric: String, _ rows: [ResultRow]) -> [String] {
    guard let first = rows.first else { return [] }
    let unit: String? =
      switch first.unit {
      case .count: nil
      case .bytes: "bytes"
      case .nanoseconds: "seconds"
      case .ratio: "ratio"
      }
    var name = "view_benchmark_" + String(metric.unicodeScalars.map { isName($0) ? Character($0) : "_" })
    if let unit, !name.hasSuffix("_\(unit)") { name += "_\(unit)" }
    var lines = ["# TYPE \(name) gauge"]
    if let unit { lines.append("# UNIT \(name) \(unit)") }
    if let known = Metric.named(metric) { lines.append("# HELP \(name) \(escaped(known.meaning))") }
    for row in rows where row.unit == first.unit {
      let key = row.key
      let labels = labels([("scenario", key.scenario), ("variant", key.variant), ("size", "\(key.size)")])
      lines.append("\(name)\(labels) \(figure(row))")
    }
    return lines
  }

  private static func figure(_ row: ResultRow) -> String {
    let median = row.median ?? 0
    // Whole nanoseconds and tenths of them: ten places of a second.
    return row.unit == .nanoseconds
      ? HumanFigure.fixed(median / 1e9, 10) : CSVWriter.decimal(median, row.unit)
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_")
  }

  private static func labels(_ labels: [(name: String, value: String)]) -> String {
    "{" + labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ",") + "}"
  }

  private static func escaped(_ text: String) -> String {
    PrintableText.replacing(PrintableText.line(text)) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: nil
      }
    }
  }
}

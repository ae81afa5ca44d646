// SPDX-License-Identifier: Apache-2.0

/// The definitions of the metrics, as `list --metrics` prints them and the glossary shows them.
public enum MetricTable {
  private static let columns = [
    "metric", "unit", "kind", "better", "counts or times", "starts and stops", "leaves out", "counted by",
    "carries over",
  ]

  private static func cells(of metric: Metric) -> [String] {
    [
      metric.id, metric.unit.rawValue, metric.kind.rawValue, metric.polarity.rawValue, metric.meaning,
      metric.span, metric.excludes, metric.source.rawValue, metric.carriesOver ? "yes" : "no",
    ]
  }

  /// A line a metric.
  public static var csv: String {
    let heading = columns.map { $0.replacing(" ", with: "_") }
    return ([heading] + Metric.all.map(cells)).map(CSVCells.line).joined()
  }

  /// An object a metric.
  public static var json: JSONValue {
    let names = columns.map { $0.replacing(" ", with: "_") }
    return .array(
      Metric.all.map { metric in
        .object(zip(names, cells(of: metric)).map { ($0, .string($1)) })
      })
  }

  /// The table that the glossary has: the ratios, of which each time has one, in one row.
  public static var markdown: String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    var rows = Metric.all.filter { $0.source != .turns }.map { metric in
      let cells = cells(of: metric)
      return [MarkdownText.code(cells[0])] + cells.dropFirst().map(prose)
    }
    if let ratio = Metric.ratios.first {
      var cells = cells(of: ratio)
      cells[0] = "`…\(Metric.ratioSuffix)`"
      cells[4] = cells[4].replacing(Metric.inTurns[0].id, with: "a time")
      rows.append([cells[0]] + cells.dropFirst().map(prose))
    }
    return ([columns, columns.map { _ in "---" }] + rows).map(line).joined()
  }

  /// Names of metrics inside a text are code.
  private static func prose(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.contains("_") else { return MarkdownText.escaped(String(word)) }
      let name = word.prefix { $0.isLetter || $0 == "_" }
      return MarkdownText.code(String(name)) + MarkdownText.escaped(String(word.dropFirst(name.count)))
    }
    .joined(separator: " ")
  }

  /// For a window: a paragraph a metric.
  public static func text(width: Int) -> String {
    Metric.all.flatMap { metric in
      var lines = ["\(metric.id) (\(metric.unit.rawValue), \(metric.kind.rawValue))"]
      lines += WrappedText.lines(metric.meaning, behind: "  ", to: width)
      lines += WrappedText.lines(metric.span, behind: "  when     ", to: width)
      if !metric.excludes.isEmpty {
        lines += WrappedText.lines(metric.excludes, behind: "  without  ", to: width)
      }
      lines += WrappedText.lines(metric.source.rawValue, behind: "  by       ", to: width)
      return lines + WrappedText.lines(metric.reach, behind: "  holds    ", to: width)
    }
    .map { $0 + "\n" }.joined()
  }
}

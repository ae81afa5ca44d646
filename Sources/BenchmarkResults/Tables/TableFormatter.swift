// SPDX-License-Identifier: Apache-2.0

/// Result rows as a person reads them: a block for each scenario, variants under each other, the ratio to the
/// first one beside every time, exact counters in the same line. The column of ratios names the variant that they
/// are taken over; what cannot be told from it is `≈`.
public struct TableFormatter: Sendable {
  /// What the text is for.
  public enum Style: Hashable, Sendable {
    /// For a window that is so many columns wide; `nil` for no limit.
    case terminal(usesColor: Bool, width: Int? = nil)
    case markdown
  }

  /// The columns unless others are asked for: one time each for the whole and for comparing, and the counters that
  /// explain them.
  public static let defaultMetrics = [
    "frame_time", "diff_time", "body_evaluations", "size_calls", "display_edits", "allocations",
    "allocated_bytes", "instructions",
  ]

  public var style: Style
  /// Metric ids; those without a row in a scenario get no column in its block.
  public var metrics: [String]
  /// The line under a scenario's name, and the order of its variants.
  public var notes: ScenarioNotes

  /// Describes a layout.
  public init(
    style: Style, metrics: [String] = defaultMetrics, notes: ScenarioNotes = ScenarioNotes()
  ) {
    self.style = style
    self.metrics = metrics
    self.notes = notes
  }

  /// The whole text, failures behind the figures of their scenario.
  public func text(of table: ResultTable) -> String {
    var blocks: [String] = []
    var rest = table.rows[...]
    while let scenario = rest.first?.key.scenario {
      let rows = rest.prefix { $0.key.scenario == scenario }
      rest = rest.dropFirst(rows.count)
      blocks.append(block(scenario, Array(rows)))
    }
    return blocks.joined(separator: "\n")
  }

  private func block(_ scenario: String, _ rows: [ResultRow]) -> String {
    let totals = Dictionary(
      rows.filter { $0.key.view.isEmpty && $0.summary != nil }.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let present = Set(totals.keys.map(\.metric))
    let shown = metrics.filter(present.contains)
    let bySize = Dictionary(grouping: rows, by: \.key.size)
    let references = references(scenario, totals)
    let hasRatios = totals.values.contains { $0.unit == .ratio }
    var columns = [TextTable.Column("size", isFigure: true), TextTable.Column("variant")]
    for metric in shown {
      columns.append(TextTable.Column(metric, isFigure: true))
      if hasRatio(metric) {
        let heading = ratioHeading(references)
        columns.append(TextTable.Column(heading, isFigure: true, belongsToPrevious: true))
      }
    }
    var table = TextTable(columns)
    for (size, own) in bySize.sorted(by: { $0.key < $1.key }) {
      let names = notes.ordered(own.map(\.key.variant), in: scenario)
      for (index, variant) in names.enumerated() {
        let key = CaseKey(scenario: scenario, variant: variant, size: size)
        var cells: [TextTable.Cell] = [.init(index == 0 ? "\(size)" : ""), .init(variant)]
        for metric in shown {
          let row = totals[ResultKey(key, metric: metric)]
          cells.append(figure(row))
          guard hasRatio(metric) else { continue }
          let first = references[size].map { CaseKey(scenario: scenario, variant: $0, size: size) }
          cells.append(ratio(metric, key, first, totals, hasRatios: hasRatios))
        }
        table.add(cells)
      }
    }
    let failures = rows.compactMap { row in row.error.map { note(row.key, $0) } }.joined()
    switch style {
    case .terminal(let usesColor, let width):
      let analysis = notes.analysis[scenario].map(PrintableText.line)
      let prose = analysis.map {
        WrappedText.lines($0, behind: "  ", to: width ?? WrappedText.usualWidth).map { $0 + "\n" }.joined()
      }
      return PrintableText.line(scenario) + "\n" + (prose ?? "")
        + (shown.isEmpty ? "" : table.terminal(usesColor: usesColor, indent: "  ", width: width)) + failures
    case .markdown:
      return "### \(MarkdownText.escapedLine(scenario))\n\n"
        + (notes.analysis[scenario].map { "\(MarkdownText.escapedLine($0))\n\n" } ?? "")
        + (shown.isEmpty ? "" : table.markdown) + (failures.isEmpty ? "" : "\n" + failures)
    }
  }

  private func note(_ key: ResultKey, _ error: ResultError) -> String {
    let what = key.metric.isEmpty ? "\(key.variant)/\(key.size)" : "\(key.variant)/\(key.size) \(key.metric)"
    let line = "\(what): \(error)"
    return style == .markdown ? "- \(MarkdownText.escapedLine(line))\n" : "  ! \(PrintableText.line(line))\n"
  }

  private func hasRatio(_ metric: String) -> Bool {
    guard let metric = Metric.named(metric) else { return false }
    return metric.kind == .sampled && metric.unit != .ratio
  }

  private func figure(_ row: ResultRow?) -> TextTable.Cell {
    guard let row, let median = row.median else { return .init("", .faint) }
    return .init(HumanFigure.text(median, row.unit), row.error == nil ? .plain : .bad)
  }

  /// The variant that the others are compared with, by size.
  private func references(
    _ scenario: String, _ totals: [ResultKey: ResultRow]
  ) -> [Int: String] {
    var references: [Int: String] = [:]
    for (size, keys) in Dictionary(grouping: totals.keys, by: \.size) {
      let names = notes.ordered(keys.map(\.variant), in: scenario)
      references[size] = ScenarioAnswer.reference(of: names, scenario, size, totals)
    }
    return references
  }

  private func ratioHeading(_ references: [Int: String]) -> String {
    let names = Set(references.values)
    return names.count == 1 ? "than \(names.first ?? "")" : "than the first"
  }

  /// The measured ratio with its interval. Peaks of memory have none: there the figures are divided.
  private func ratio(
    _ metric: String, _ key: CaseKey, _ reference: CaseKey?, _ totals: [ResultKey: ResultRow],
    hasRatios: Bool
  ) -> TextTable.Cell {
    guard let reference, let value = totals[ResultKey(key, metric: metric)]?.median else { return "" }
    if reference == key { return .init("1×", .faint) }
    if let ratio = Metric.named(metric).map(Metric.ratio(of:)).flatMap({
      totals[ResultKey(key, metric: $0.id)]?.ratio
    }) {
      return .init(HumanFigure.multiple(ratio), .faint)
    }
    guard !hasRatios || Metric.named(metric)?.unit != .nanoseconds,
      let first = totals[ResultKey(reference, metric: metric)]?.median
    else { return "" }
    return .init(HumanFigure.ratio(first, value), .faint)
  }
}

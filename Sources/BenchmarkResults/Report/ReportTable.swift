// SPDX-License-Identifier: Apache-2.0

/// A scenario's figures as an HTML table: sizes, and under each the variants side by side.
enum ReportTable {
  /// The table; the best time of each size is marked.
  static func html(of table: ResultTable, _ notes: ScenarioNotes) -> String {
    let totals = table.rows.filter { $0.key.view.isEmpty && $0.summary != nil }
    let byKey = Dictionary(totals.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let metrics = TableFormatter.defaultMetrics.filter { id in totals.contains { $0.key.metric == id } }
    guard !metrics.isEmpty else { return "" }
    var text = "<table><thead><tr><th>size</th><th class=\"name\">variant</th>"
    for metric in metrics {
      text += "<th>\(metric)</th>"
      if isTime(metric) { text += "<th></th>" }
    }
    text += "</tr></thead><tbody>\n"
    let bySize = Dictionary(grouping: table.cases, by: \.size)
    for size in Set(totals.map(\.key.size)).sorted() {
      let present = bySize[size] ?? []
      let names = notes.ordered(present.map(\.variant), in: present[0].scenario)
      let cases = names.map { CaseKey(scenario: present[0].scenario, variant: $0, size: size) }
      let figures = Dictionary(
        uniqueKeysWithValues: metrics.map { metric in
          (metric, Figures(cases.compactMap { byKey[ResultKey($0, metric: metric)]?.median }))
        })
      for (index, key) in cases.enumerated() {
        let name = HTMLText.escaped(key.variant)
        text += "<tr><td>\(index == 0 ? "\(size)" : "")</td><td class=\"name\">\(name)</td>"
        for metric in metrics {
          text += cells(byKey[ResultKey(key, metric: metric)], metric, figures[metric])
        }
        text += "</tr>\n"
      }
    }
    return text + "</tbody></table>"
  }

  /// What the figures of a size are compared with.
  private struct Figures {
    /// The first variant's.
    let first: Double?
    /// The smallest; `nil` where there is no other to be better than.
    let best: Double?

    init(_ values: [Double]) {
      first = values.first
      best = values.count > 1 ? values.min() : nil
    }
  }

  /// Cases and rows without a trustworthy figure, each with its reason.
  static func failures(of table: ResultTable) -> String {
    let items = table.rows.compactMap { row in
      row.error.map { "<li class=\"bad\">\(HTMLText.escaped("\(row.key): \($0)"))</li>" }
    }
    return items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
  }

  private static func cells(_ row: ResultRow?, _ metric: String, _ figures: Figures?) -> String {
    guard let row, let median = row.median else { return isTime(metric) ? "<td></td><td></td>" : "<td></td>" }
    let isBest = isTime(metric) && figures?.best == median
    let mark = row.error != nil ? " class=\"bad\"" : isBest ? " class=\"best\"" : ""
    let figure = "<td\(mark)>\(HumanFigure.text(median, row.unit))</td>"
    guard isTime(metric) else { return figure }
    let ratio = figures?.first.map { HumanFigure.ratio($0, median) } ?? ""
    return figure + "<td class=\"ratio\">\(ratio)</td>"
  }

  private static func isTime(_ metric: String) -> Bool { Metric.named(metric)?.kind == .sampled }
}

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
    for size in Set(totals.map(\.key.size)).sorted() {
      let present = table.cases.filter { $0.size == size }
      let names = notes.ordered(present.map(\.variant), in: present[0].scenario)
      let cases = names.map { CaseKey(scenario: present[0].scenario, variant: $0, size: size) }
      for (index, key) in cases.enumerated() {
        let name = ReportPage.escaped(key.variant)
        text += "<tr><td>\(index == 0 ? "\(size)" : "")</td><td class=\"name\">\(name)</td>"
        for metric in metrics {
          let values = cases.compactMap { byKey[ResultKey($0, metric: metric)]?.median }
          text += cells(byKey[ResultKey(key, metric: metric)], metric, values)
        }
        text += "</tr>\n"
      }
    }
    return text + "</tbody></table>"
  }

  /// Cases and rows without a trustworthy figure, each with its reason.
  static func failures(of table: ResultTable) -> String {
    let items = table.rows.compactMap { row in
      row.error.map { "<li class=\"bad\">\(ReportPage.escaped("\(row.key): \($0)"))</li>" }
    }
    return items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
  }

  private static func cells(_ row: ResultRow?, _ metric: String, _ values: [Double]) -> String {
    guard let row, let median = row.median else { return isTime(metric) ? "<td></td><td></td>" : "<td></td>" }
    let isBest = isTime(metric) && values.count > 1 && median == values.min()
    let mark = row.error != nil ? " class=\"bad\"" : isBest ? " class=\"best\"" : ""
    let figure = "<td\(mark)>\(HumanFigure.text(median, row.unit))</td>"
    guard isTime(metric) else { return figure }
    let ratio = values.first.map { HumanFigure.ratio($0, median) } ?? ""
    return figure + "<td class=\"ratio\">\(ratio)</td>"
  }

  private static func isTime(_ metric: String) -> Bool { Metric.named(metric)?.kind == .sampled }
}

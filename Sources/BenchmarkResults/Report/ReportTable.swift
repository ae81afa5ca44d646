// SPDX-License-Identifier: Apache-2.0

/// A scenario's figures as an HTML table: sizes, and under each the variants with their times as bars.
///
/// A cell's class is its metric's number, so that a narrow window can put the heading beside each figure.
struct ReportTable {
  let notes: ScenarioNotes
  let colors: VariantColors

  /// What is shown of each case, its ratio behind the time; a column of zeros is left out.
  static let metrics = TableFormatter.defaultMetrics.flatMap { metric in
    metric == Metric.bodyEvaluations.id ? [metric, Metric.geometryContentEvaluations.id] : [metric]
  }
  private static let time = Metric.frameTime

  /// The table.
  func html(of table: ResultTable) -> String {
    let rows = table.rows.filter { $0.key.view.isEmpty && $0.summary != nil }
    let totals = Dictionary(rows.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = Self.metrics.enumerated().filter { metric in
      rows.contains { $0.key.metric == metric.element && $0.median != 0 }
    }
    guard !shown.isEmpty else { return "" }
    let unit = notes.sizeUnits[rows[0].key.scenario]
    var text = "<table><thead><tr><th>size</th><th class=\"name\">variant</th>"
    for (index, metric) in shown {
      let tip = Metric.named(metric).map { " title=\"\(HTMLText.escaped($0.tip))\"" } ?? ""
      text += "<th class=\"m\(index)\"\(tip)>\(metric.replacing("_", with: "_<wbr>"))</th>"
      guard metric == Self.time.id else { continue }
      text += "<th class=\"wide\"></th><th class=\"mr\">ratio</th>"
      if let unit { text += "<th class=\"me\">a \(HTMLText.escaped(unit))</th>" }
    }
    text += "</tr></thead><tbody>\n"
    for (size, present) in Dictionary(grouping: rows, by: \.key.size).sorted(by: { $0.key < $1.key }) {
      let names = notes.ordered(present.map(\.key.variant), in: present[0].key.scenario)
      let group = SizeGroup(present[0].key.scenario, size, names, totals)
      for (index, variant) in names.enumerated() {
        text += index == 0 ? "<tr class=\"first\"><td class=\"size\">\(size)</td>" : "<tr><td></td>"
        text += "<td class=\"name\"><i class=\"key \(colors.name(of: variant))\"></i>"
        text += "\(HTMLText.escaped(variant))</td>"
        for (number, metric) in shown { text += cells(number, metric, variant, group, hasUnit: unit != nil) }
        text += "</tr>\n"
      }
    }
    return text + "</tbody></table>"
  }

  private func cells(
    _ number: Int, _ metric: String, _ variant: String, _ group: SizeGroup, hasUnit: Bool
  ) -> String {
    let isTime = metric == Self.time.id
    guard let row = group.row(variant, metric), let median = row.median else {
      return isTime ? "<td></td><td class=\"wide\"></td><td></td>\(hasUnit ? "<td></td>" : "")" : "<td></td>"
    }
    let tone = row.error != nil ? " bad" : isTime && group.best == variant ? " best" : ""
    let figure = "<td class=\"m\(number)\(tone)\">\(HumanFigure.text(median, row.unit))</td>"
    guard isTime else { return figure }
    let (lower, upper) = group.interval(of: row)
    let bar = ReportBars.bar(
      median, lower: lower, upper: upper, of: group.longest, color: colors.name(of: variant))
    return figure + "<td class=\"wide\">\(bar)</td><td class=\"mr\">\(group.ratio(of: variant))</td>"
      + (hasUnit ? "<td class=\"me\">\(group.addition(of: variant))</td>" : "")
  }

  /// Cases and rows without a trustworthy figure, each with its reason.
  static func failures(of table: ResultTable) -> String {
    let items = table.rows.compactMap { row in
      row.error.map { "<li class=\"bad\">\(HTMLText.escaped("\(row.key): \($0)"))</li>" }
    }
    return items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
  }
}

/// The variants of a scenario at one size, and how they compare.
private struct SizeGroup {
  private let scenario: String
  private let size: Int
  private let variants: [String]
  private let totals: [ResultKey: ResultRow]
  private let reference: String?
  /// The figure whose bar has the whole width.
  private(set) var longest = 0.0
  /// The variant that is faster than every other one, as far as the intervals tell; `nil` where they do not.
  private(set) var best: String?

  init(_ scenario: String, _ size: Int, _ variants: [String], _ totals: [ResultKey: ResultRow]) {
    (self.scenario, self.size, self.variants, self.totals) = (scenario, size, variants, totals)
    reference = ScenarioAnswer.reference(of: variants, scenario, size, totals)
    longest = variants.compactMap { row($0, Metric.frameTime.id).map { interval(of: $0).upper } }.max() ?? 0
    best = fastest
  }

  func row(_ variant: String, _ metric: String) -> ResultRow? {
    totals[ResultKey(scenario: scenario, variant: variant, size: size, metric: metric)]
  }

  /// The measured ratio to the reference; exactly 1 for the reference itself.
  private func measured(_ variant: String) -> RatioInterval? {
    if variant == reference { return RatioInterval(1, lower: 1, upper: 1) }
    return row(variant, Metric.ratio(of: .frameTime).id)?.ratio
  }

  /// As people read it, with the interval; empty where it was not measured.
  func ratio(of variant: String) -> String {
    if variant == reference { return "1×" }
    return measured(variant).map(HumanFigure.multiple) ?? ""
  }

  /// What the variant adds to each thing that the size counts, where it can be told from the reference.
  func addition(of variant: String) -> String {
    guard let reference, variant != reference, let ratio = measured(variant), !ratio.containsOne,
      let time = row(reference, Metric.frameTime.id)?.median
    else { return "" }
    return VariantAnswer.addition(ratio, over: time, size: size)
  }

  /// Between which figures a time is: by the ratio's interval where there is one, else by how far its samples spread.
  func interval(of row: ResultRow) -> (lower: Double, upper: Double) {
    let median = row.median ?? 0
    if row.key.variant != reference, let ratio = measured(row.key.variant) {
      return (median * ratio.lower / ratio.value, median * ratio.upper / ratio.value)
    }
    let spread = row.sampled?.mad ?? 0
    return (median - spread, median + spread)
  }

  private var fastest: String? {
    let ratios = variants.compactMap { variant in measured(variant).map { (variant, $0) } }
    guard ratios.count > 1, let first = ratios.min(by: { $0.1.upper < $1.1.upper }) else { return nil }
    return ratios.allSatisfy { $0.0 == first.0 || first.1.upper < $0.1.lower } ? first.0 : nil
  }
}

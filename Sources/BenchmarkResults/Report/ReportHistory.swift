// SPDX-License-Identifier: Apache-2.0

/// Figures over commits, as columns.
public enum ReportHistory {
  /// The newest run of each commit, oldest first: the same code measured again is no history.
  public static func commits(_ runs: [ResultFile]) -> [ResultFile] {
    var seen: Set<String> = []
    let newest = runs.reversed().filter { run in
      run.record.map { seen.insert("\($0.commit) \($0.isDirty)").inserted } ?? true
    }
    return newest.reversed()
  }

  /// How a run is called: the day and the commit.
  public static func label(of run: ResultFile) -> String {
    run.record.map { "\($0.startDay) \($0.commit.prefix(7))" } ?? run.name
  }

  /// A line for each variant, with the first and the last figure; empty with fewer than two commits.
  public static func html(_ histories: [History], _ labels: [String], title: String) -> String {
    html(histories, labels, title: title, VariantColors([histories.map(\.key.variant)]))
  }

  static func html(_ histories: [History], _ labels: [String], title: String, _ colors: VariantColors)
    -> String
  {
    let lines = histories.compactMap { history -> String? in
      let known = history.points.compactMap(\.row)
      guard known.count > 1, let first = known.first, let last = known.last else { return nil }
      let figures = zip(labels, history.points).map { (label: $0, row: $1.row, step: $1.step) }
      let from = HumanFigure.text(first.median ?? 0, first.unit)
      let to = HumanFigure.text(last.median ?? 0, last.unit)
      return "<dt>\(HTMLText.escaped(history.key.variant))</dt>"
        + "<dd>\(ReportBars.columns(figures, color: colors.name(of: history.key.variant))) \(from) → \(to)</dd>"
    }
    guard !lines.isEmpty else { return "" }
    return "<details open><summary>\(HTMLText.escaped(title))</summary>"
      + "<dl class=\"bars\">\(lines.joined())</dl></details>"
  }

  /// The page of `history --page`: what stepped, by how much and why, then each scenario, metric and size.
  ///
  /// - Parameters:
  ///   - histories: The figures that are shown, of the same runs.
  ///   - runs: Those the histories are of, oldest first.
  public static func page(of histories: [History], _ runs: [ResultFile]) -> String {
    var groups: [String: [History]] = [:]
    for history in histories {
      let title = "\(history.key.scenario) \(history.key.metric) at size \(history.key.size)"
      groups[title, default: []].append(history)
    }
    let labels = runs.map(label)
    let charts = groups.sorted { $0.key < $1.key }.map {
      "<section>\(html($0.value, labels, title: $0.key))</section>"
    }
    let body = [
      ReportPage.searchField(), steps(of: histories, runs, labels),
      "<div class=\"family\"><h2>All figures</h2>\(charts.joined(separator: "\n"))</div>",
      "<script>\(ReportStyle.script)</script>",
    ]
    return ReportPage.page(title: "View benchmark history", body: body.joined(separator: "\n"))
  }

  /// A section for each run in which something stepped, newest first, a line for each case.
  private static func steps(of histories: [History], _ runs: [ResultFile], _ labels: [String]) -> String {
    let sections = runs.indices.reversed().compactMap { index -> String? in
      let lines = histories.compactMap { history -> String? in
        let point = history.points[index]
        guard point.step != .same, let row = point.row, let new = row.median,
          let old = history.points[..<index].last(where: { $0.row != nil })?.row?.median
        else { return nil }
        let figures = [old, new].map { HumanFigure.text($0, row.unit) }.joined(separator: " → ")
        let tone = point.step == .regressed ? "bad" : point.step == .improved ? "best" : "note"
        let times = old > 0 && new > 0 ? ", \(HumanFigure.ratio(old, new))" : ""
        return "<li>\(HTMLText.escaped("\(history.key)")) <span class=\"\(tone)\">"
          + "\(HTMLText.escaped(figures + times))</span>\(cause(of: history.key, at: index, runs))</li>"
      }
      guard !lines.isEmpty else { return nil }
      return "<section><h3>\(HTMLText.escaped(labels[index]))</h3><ul>\(lines.joined())</ul></section>"
    }
    guard !sections.isEmpty else { return "<p class=\"note\">Nothing stepped.</p>" }
    return "<div class=\"family\"><h2>What changed</h2>\(sections.joined(separator: "\n"))</div>"
  }

  /// The first count that differs from the run before, for a figure that is none itself.
  private static func cause(of key: ResultKey, at index: Int, _ runs: [ResultFile]) -> String {
    guard index > 0, Metric.named(key.metric)?.kind == .sampled else { return "" }
    func own(_ run: ResultFile) -> ResultFile {
      let table = run.table.filter { $0.key.belongs(to: key.caseKey) && $0.kind == .exact }
      return ResultFile(name: run.name, table: table, record: run.record)
    }
    let comparison = Comparison(old: own(runs[index - 1]), new: own(runs[index]))
    let cause = GateFinding.findings(of: comparison.entries).first?.causes.first?.text ?? "same counts"
    return ": \(HTMLText.escaped(cause))"
  }
}

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

  /// The page of `history --plot`: each scenario, metric and size, marked where a figure stepped.
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
    let body = groups.sorted { $0.key < $1.key }.map { html($0.value, labels, title: $0.key) }
    return ReportPage.page(title: "View benchmark history", body: body.joined(separator: "\n"))
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Figures as lengths: elements that a browser draws, as wide as there is room, without a picture.
enum ReportBars {
  /// A bar with the interval of its figure.
  ///
  /// - Parameter full: The figure that has the whole width.
  static func bar(_ value: Double, lower: Double, upper: Double, of full: Double, color: String) -> String {
    guard full > 0 else { return "" }
    let left = percent(lower / full)
    return "<span class=\"bar\"><i class=\"\(color)\" style=\"width:\(percent(value / full))\"></i>"
      + "<b style=\"left:\(left);width:\(percent((upper - lower) / full))\"></b></span>"
  }

  /// A bar of several parts.
  static func stack(_ parts: [Double], of full: Double) -> String {
    guard full > 0 else { return "" }
    let drawn = parts.enumerated().map {
      "<i class=\"p\($0.offset)\" style=\"width:\(percent($0.element / full))\"></i>"
    }
    return "<span class=\"bar stack\">\(drawn.joined())</span>"
  }

  /// A column for each figure, oldest first; those that differ from the one before say in which direction.
  static func columns(_ figures: [(label: String, row: ResultRow?, step: Verdict)], color: String) -> String {
    let full = figures.compactMap { $0.row?.median }.max() ?? 0
    guard full > 0 else { return "" }
    let drawn = figures.map { figure -> String in
      guard let row = figure.row, let median = row.median else { return "<i></i>" }
      let step = figure.step == .regressed ? " worse" : figure.step == .improved ? " better" : ""
      let title = "\(figure.label): \(HumanFigure.text(median, row.unit))"
      return "<i class=\"\(color)\(step)\" style=\"height:\(percent(median / full))\" "
        + "title=\"\(HTMLText.escaped(title))\"></i>"
    }
    return "<span class=\"columns\">\(drawn.joined())</span>"
  }

  private static func percent(_ share: Double) -> String {
    HumanFigure.fixed(100 * min(1, max(0, share)), 1) + "%"
  }
}

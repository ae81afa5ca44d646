// SPDX-License-Identifier: Apache-2.0

/// Where the time of a step goes: its phases at the largest size, as shares of `frame_time`.
enum ReportPhases {
  private static let phases: [(name: String, metric: Metric)] = [
    ("commit", .commitTime), ("update", .updateTime), ("layout", .layoutTime), ("display", .displayTime),
    ("diff", .diffTime),
  ]

  /// The bars of a scenario's variants; empty where no phases were timed.
  ///
  /// Phases are timed in a pass of their own, which reading the clock makes slower than the step is. So where they
  /// add up to more than `frame_time` they are scaled down to it, and what they leave of it is the step's own work
  /// and whatever is between phases.
  static func html(_ rows: [ResultRow], _ variants: [String]) -> String {
    guard let size = rows.filter({ $0.key.metric == Metric.updateTime.id }).map(\.key.size).max() else {
      return ""
    }
    let figures = Dictionary(
      rows.filter { $0.key.size == size }.compactMap { row in
        row.median.map { ([row.key.variant, row.key.metric], $0) }
      },
      uniquingKeysWith: { first, _ in first })
    let present = variants.filter { figures[[$0, Metric.updateTime.id]] != nil }
    let full = present.compactMap { figures[[$0, Metric.frameTime.id]] }.max() ?? 0
    guard full > 0 else { return "" }
    let bars = present.compactMap { variant -> String? in
      guard let frame = figures[[variant, Metric.frameTime.id]] else { return nil }
      let parts = shares(phases.map { figures[[variant, $0.metric.id]] ?? 0 }, of: frame)
      return "<dt>\(HTMLText.escaped(variant))</dt><dd>\(ReportBars.stack(parts, of: full))</dd>"
    }
    let legend = (phases.map(\.name) + ["step and rest"]).enumerated().map {
      "<span><i class=\"key p\($0.offset)\"></i>\($0.element)</span>"
    }
    return
      "<details><summary>Phases at size \(size)</summary><p class=\"note legend\">\(legend.joined(separator: " "))</p>"
      + "<dl class=\"bars\">\(bars.joined())</dl></details>"
  }

  /// The phases and the rest; together exactly the frame's time.
  static func shares(_ phases: [Double], of frame: Double) -> [Double] {
    let sum = phases.reduce(0, +)
    guard sum > frame else { return phases + [frame - sum] }
    return phases.map { $0 * frame / sum } + [0]
  }
}

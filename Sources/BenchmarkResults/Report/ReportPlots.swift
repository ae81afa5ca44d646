// SPDX-License-Identifier: Apache-2.0

/// Which pictures a report shows of each scenario.
public enum ReportPlots {
  /// A time that is drawn, a size at which variants are compared.
  private static let phases: [(name: String, metric: Metric)] = [
    ("commit", .commitTime), ("update", .updateTime), ("layout", .layoutTime), ("display", .displayTime),
    ("diff (values and display)", .diffTime),
  ]

  /// The pictures of a scenario.
  ///
  /// - Parameter runs: Oldest first; the last one is what growth and phases are drawn of.
  public static func plots(
    of scenario: String, in runs: [ResultFile], _ notes: ScenarioNotes = ScenarioNotes()
  ) -> [Plot] {
    guard let current = runs.last else { return [] }
    let all = current.table.rows(of: scenario).rows.filter(\.key.view.isEmpty)
    // Colours and places go by the order of the rows.
    let byVariant = Dictionary(grouping: all, by: \.key.variant)
    let rows = notes.ordered(byVariant.keys, in: scenario).flatMap { byVariant[$0] ?? [] }
    return [growth(scenario, rows), phases(scenario, rows), history(scenario, runs)].compactMap(\.self)
  }

  private static func growth(_ scenario: String, _ rows: [ResultRow]) -> Plot? {
    let times = rows.filter { $0.key.metric == Metric.frameTime.id }
    guard Set(times.map(\.key.size)).count > 1 else { return nil }
    let byVariant = Dictionary(grouping: times, by: \.key.variant)
    let series = variants(of: times).map { variant -> Plot.Series in
      let points = (byVariant[variant] ?? []).filter { ($0.median ?? 0) > 0 }
        .sorted { $0.key.size < $1.key.size }
        .map { (size: $0.key.size, value: ($0.median ?? 0) / 1_000) }
      let order = GrowthFit(points, tolerance: GrowthFit.sampledTolerance)?.order
      return Plot.Series(
        order.map { "\(variant), \($0)" } ?? variant, points.map { (x: Double($0.size), y: $0.value) })
    }
    return Plot("frame_time over the size", unit: "µs a step", .growth, series)
  }

  private static func phases(_ scenario: String, _ rows: [ResultRow]) -> Plot? {
    guard let size = rows.map(\.key.size).max() else { return nil }
    let own = rows.filter { $0.key.size == size }
    let names = variants(of: own.filter { $0.key.metric == Metric.updateTime.id })
    guard !names.isEmpty else { return nil }
    let byKey = Dictionary(own.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let series = phases.map { phase in
      Plot.Series(
        phase.name,
        names.enumerated().map { index, variant in
          let key = CaseKey(scenario: scenario, variant: variant, size: size)
          let row = byKey[ResultKey(key, metric: phase.metric.id)]
          return (x: Double(index), y: (row?.median ?? 0) / 1_000)
        })
    }
    return Plot("phases of a step at size \(size)", unit: "µs", .stack(labels: names), series)
  }

  private static func history(_ scenario: String, _ runs: [ResultFile]) -> Plot? {
    guard runs.count > 1 else { return nil }
    let own = runs.map { run in run.table.rows(of: scenario) }
    guard let size = own.flatMap({ $0.rows.map(\.key.size) }).max() else { return nil }
    return historyPlot(
      History.histories(of: own.map { $0.filter { $0.key.size == size } }) { $0 == Metric.frameTime.id },
      title: "frame_time at size \(size), by commit", labels: labels(of: runs))
  }

  /// A picture of figures over runs, steps marked; `nil` when there is no figure.
  public static func historyPlot(_ histories: [History], title: String, labels: [String]) -> Plot? {
    let unit = histories.first?.points.compactMap(\.row).first?.unit ?? .count
    let scale = unit == .nanoseconds ? 1_000.0 : 1
    let series = histories.compactMap { history -> Plot.Series? in
      var points: [(x: Double, y: Double)] = []
      var marks: [(x: Double, y: Double)] = []
      for (index, point) in history.points.enumerated() {
        guard let median = point.row?.median else { continue }
        points.append((Double(index), median / scale))
        if point.step != .same { marks.append((Double(index), median / scale)) }
      }
      return points.isEmpty ? nil : Plot.Series(history.key.variant, points, marks: marks)
    }
    guard !series.isEmpty else { return nil }
    let name = unit == .nanoseconds ? "µs" : unit.rawValue
    return Plot(title, unit: name, .history(labels: labels), series)
  }

  /// How runs are called under a picture: the day and the commit.
  public static func labels(of runs: [ResultFile]) -> [String] {
    runs.map { run in run.record.map { "\($0.startDay) \($0.commit.prefix(7))" } ?? run.name }
  }

  private static func variants(of rows: [ResultRow]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for row in rows where seen.insert(row.key.variant).inserted { names.append(row.key.variant) }
    return names
  }
}

// SPDX-License-Identifier: Apache-2.0

/// One metric of one case over recorded runs.
public struct History: Hashable, Sendable {
  /// A run's figure.
  public struct Point: Hashable, Sendable {
    /// `nil` where the run has no such row, or one with an error.
    public let row: ResultRow?
    /// What the figure says against the last run that had one; `same` for the first.
    public let step: Verdict
  }

  public let key: ResultKey
  /// In the order of the runs.
  public let points: [Point]

  /// Whether a step changed the figure.
  public var hasStep: Bool { points.contains { $0.step != .same } }

  /// The totals of every case over runs.
  ///
  /// Exact figures step when they differ at all; times when they differ by more than 5 % and leave the spread
  /// of the run before.
  ///
  /// - Parameters:
  ///   - tables: The runs, oldest first.
  ///   - metrics: Whether a metric, by id, is wanted.
  public static func histories(of tables: [ResultTable], metrics: (String) -> Bool) -> [History] {
    var rows: [ResultKey: [Int: ResultRow]] = [:]
    for (index, table) in tables.enumerated() {
      for row in table.rows where row.key.view.isEmpty && !row.key.metric.isEmpty && metrics(row.key.metric) {
        rows[row.key, default: [:]][index] = row
      }
    }
    return rows.keys.sorted().map { key in
      History(key: key, rows: tables.indices.map { rows[key]?[$0] })
    }
  }

  private init(key: ResultKey, rows: [ResultRow?]) {
    self.key = key
    let polarity = Metric.named(key.metric)?.polarity ?? .prefersSmaller
    var last: ResultRow?
    var points: [Point] = []
    for row in rows {
      let usable = row.flatMap { $0.error == nil ? $0 : nil }
      points.append(Point(row: usable, step: Self.step(last, usable, polarity)))
      last = usable ?? last
    }
    self.points = points
  }

  private static func step(_ old: ResultRow?, _ new: ResultRow?, _ polarity: Metric.Polarity) -> Verdict {
    if let before = old?.exact, let after = new?.exact {
      return before.verdict(on: after, polarity, .standard(for: new?.key.metric ?? ""))
    }
    if let before = old?.sampled, let after = new?.sampled { return before.verdict(on: after, polarity) }
    return .same
  }
}

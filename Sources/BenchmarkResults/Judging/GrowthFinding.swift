// SPDX-License-Identifier: Apache-2.0

/// A figure that grows faster with the size than it may.
public struct GrowthFinding: Hashable, Sendable, CustomStringConvertible {
  public let scenario: String
  public let variant: String
  public let metric: String
  public let allowed: GrowthOrder
  public let found: GrowthOrder
  /// Whether the scenario declares ``allowed``; otherwise the old figures fitted it.
  public let isDeclared: Bool

  /// For messages.
  public var description: String {
    let source = isDeclared ? "declared" : "was"
    return "\(scenario)/\(variant) \(metric) grows as \(found), \(source) \(allowed)"
  }

  /// The totals of exact metrics that grow faster than declared or, where nothing is declared, than before.
  ///
  /// Single figures may all be within tolerance and still add up to a higher order.
  public static func findings(old: ResultFile, new: ResultFile) -> [GrowthFinding] {
    let before = series(of: old.table)
    let declared = new.record?.growth ?? old.record?.growth ?? [:]
    return series(of: new.table).compactMap { key, points -> GrowthFinding? in
      guard let found = GrowthFit(points)?.order else { return nil }
      let order = declared[key.scenario]?[key.metric]
      guard let allowed = order ?? before[key].flatMap({ GrowthFit($0)?.order }), found > allowed else {
        return nil
      }
      return GrowthFinding(
        scenario: key.scenario, variant: key.variant, metric: key.metric, allowed: allowed, found: found,
        isDeclared: order != nil)
    }
    .sorted { ($0.scenario, $0.variant, $0.metric) < ($1.scenario, $1.variant, $1.metric) }
  }

  private struct Series: Hashable {
    var scenario: String
    var variant: String
    var metric: String
  }

  private static func series(of table: ResultTable) -> [Series: [(size: Int, value: Double)]] {
    var series: [Series: [(size: Int, value: Double)]] = [:]
    for row in table.rows where row.key.view.isEmpty && row.kind == .exact && row.error == nil {
      guard let median = row.median, median >= 0 else { continue }
      let key = Series(scenario: row.key.scenario, variant: row.key.variant, metric: row.key.metric)
      series[key, default: []].append((row.key.size, median))
    }
    return series
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A difference of times taken apart: more work, or the same work at a higher price.
///
/// In each phase, time = count × cost of one. With `n` counts and `u` costs, before and after,
/// `t₂ − t₁ = (n₂ − n₁) · u₁ + n₂ · (u₂ − u₁)`: the first part is what the changed count would have cost at the
/// old price, the second what the changed price costs at the new count. The parts add up exactly.
public struct CostSplit: Hashable, Sendable {
  /// What a phase costs and what is counted in it.
  public struct Phase: Hashable, Sendable {
    public let name: String
    /// The metrics whose sum is the count.
    public let metrics: [String]
    /// Nanoseconds a step, before and after.
    public let times: [Double]
    public let counts: [Int64]
    /// Of the count, by view type, where it is known: before and after.
    public let views: [String: [Int64]]

    /// Describes a phase.
    public init(
      _ name: String, metrics: [String], times: [Double], counts: [Int64], views: [String: [Int64]] = [:]
    ) {
      self.name = name
      self.metrics = metrics
      self.times = times
      self.counts = counts
      self.views = views
    }

    /// Nanoseconds, after less before.
    public var difference: Double { times[1] - times[0] }

    /// What one more of the count costs, in nanoseconds: at the old price, or at the new one where there was
    /// nothing before.
    public var unitCost: Double {
      if counts[0] > 0 { return times[0] / Double(counts[0]) }
      return counts[1] > 0 ? times[1] / Double(counts[1]) : 0
    }

    /// The part of the difference that comes from the count.
    public var byCount: Double {
      if counts[0] == 0 { return counts[1] == 0 ? 0 : difference }
      return Double(counts[1] - counts[0]) * unitCost
    }

    /// The part that comes from the price.
    public var byUnitCost: Double { difference - byCount }

    /// What each view type adds to ``byCount``, largest first.
    public var byView: [(view: String, count: Int64, cost: Double)] {
      views.map { view, counts in
        (view, counts[1] - counts[0], Double(counts[1] - counts[0]) * unitCost)
      }
      .filter { $0.count != 0 }
      .sorted { abs($0.cost) == abs($1.cost) ? $0.view < $1.view : abs($0.cost) > abs($1.cost) }
    }
  }

  /// In the order in which a frame runs them.
  public let phases: [Phase]
  /// Nanoseconds a step, after less before.
  public let difference: Double

  /// The part of the difference that comes from counts.
  public var byCount: Double { phases.reduce(0) { $0 + $1.byCount } }
  /// The part that comes from the price of a count.
  public var byUnitCost: Double { phases.reduce(0) { $0 + $1.byUnitCost } }
  /// What no phase covers: finding and acting on elements, the scenario's own step, and noise.
  public var rest: Double { difference - byCount - byUnitCost }

  /// Takes a difference apart.
  ///
  /// - Parameters:
  ///   - frame: Nanoseconds of a whole step, before and after.
  ///   - times: Nanoseconds of the phases by metric, before and after. Without them there is nothing to take apart.
  ///   - counts: The exact rows of the case, before and after.
  public init?(frame: [Double], times: [[String: Double]], counts: [[ResultRow]]) {
    guard !times[0].isEmpty, !times[1].isEmpty else { return nil }
    difference = frame[1] - frame[0]
    func time(_ side: Int, _ metric: Metric) -> Double { times[side][metric.id] ?? 0 }
    func total(_ side: Int, _ metrics: [Metric]) -> Int64 {
      counts[side].filter { row in row.key.view.isEmpty && metrics.contains { $0.id == row.key.metric } }
        .reduce(0) { $0 + ($1.exact?.median ?? 0) }
    }
    func views(_ metrics: [Metric]) -> [String: [Int64]] {
      var views: [String: [Int64]] = [:]
      for side in 0..<2 {
        for row in counts[side]
        where !row.key.view.isEmpty && metrics.contains(where: { $0.id == row.key.metric }) {
          views[row.key.view, default: [0, 0]][side] += row.exact?.median ?? 0
        }
      }
      return views
    }
    func phase(_ name: String, _ metrics: [Metric], _ cost: (Int) -> Double) -> Phase {
      Phase(
        name, metrics: metrics.map(\.id), times: [cost(0), cost(1)],
        counts: [total(0, metrics), total(1, metrics)], views: views(metrics))
    }
    phases = [
      phase("commit", [.attributesUpdated]) { time($0, .commitTime) },
      phase("update", [.bodyEvaluations]) { time($0, .updateTime) },
      phase("comparison", [.viewComparisons]) { time($0, .viewComparisonTime) },
      phase("matching", []) { time($0, .idMatchingTime) },
      phase("layout", [.sizeCalls, .placements]) { time($0, .layoutTime) },
      phase("display", [.displayEdits]) { time($0, .displayTime) + time($0, .displayDiffTime) },
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0

/// How what a variant costs grows with the size.
public struct VariantGrowth: Hashable, Sendable {
  /// Of the work that is counted: the highest order among the exact counters.
  public let counts: GrowthOrder?
  /// Of the time; `nil` where its intervals leave the order open.
  public let time: GrowthOrder?

  /// The engine's work; what the allocator counts also holds the growth of containers.
  private static let work: [Metric] = [
    .bodyEvaluations, .viewComparisons, .attributesUpdated, .sizeCalls, .placements,
    .geometryContentEvaluations,
    .textMeasurements, .displayEdits,
  ]
  /// What a time may be off by at least: two processes of one program differ by as much.
  private static let uncertainty = 0.05

  /// Fits the rows of one variant.
  public init(_ rows: [ResultRow]) {
    let own = rows.filter { $0.key.view.isEmpty && $0.error == nil }
    counts =
      Self.work.compactMap { metric in
        GrowthFit(own.filter { $0.key.metric == metric.id }.map { ($0.key.size, $0.median ?? 0) })?.order
      }.max()
    let times = own.filter { $0.key.metric == Metric.frameTime.id }.compactMap { row in
      row.sampled.map { figure in
        let off = max(2 * figure.mad, Self.uncertainty * figure.median)
        return (size: row.key.size, lower: max(0, figure.median - off), upper: figure.median + off)
      }
    }
    time = GrowthFit.order(within: times)
  }

  /// In words, the counts first, because they are exact; `nil` where nothing is known.
  public var text: String? {
    switch (counts, time) {
    case (nil, nil): nil
    case (let counts?, nil): "\(counts) by its counts"
    case (nil, let time?): "\(time) by its times"
    case (let counts?, let time?):
      counts == time ? "\(counts)" : "\(counts) by its counts, \(time) by its times"
    }
  }
}

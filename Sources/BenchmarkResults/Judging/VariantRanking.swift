// SPDX-License-Identifier: Apache-2.0

/// The ways of writing one scenario, best first, by one metric over all sizes.
public struct VariantRanking: Hashable, Sendable {
  /// A variant with its place.
  public struct Entry: Hashable, Sendable {
    public let variant: String
    /// Geometric mean over sizes of the ratio to the best variant of the size; 1 is best everywhere. Infinite
    /// where the best figure of a size is 0 and this one is not.
    public let ratio: Double
    /// The median of each size, in the ranking's order of sizes; `nil` where there is no figure.
    public let medians: [Double?]

    fileprivate var total: Double { medians.reduce(0) { $0 + ($1 ?? 0) } }
  }

  public let scenario: String
  public let metric: String
  public let unit: Metric.Unit
  /// Ascending.
  public let sizes: [Int]
  /// Best first; equal ones in the order of their names.
  public let entries: [Entry]
  /// Variants without a figure for one of the sizes: not ranked, because they would be compared over fewer.
  public let unranked: [Entry]

  /// Ranks every scenario of a table that has the metric.
  public static func rankings(of table: ResultTable, by metric: String) -> [VariantRanking] {
    var rankings: [VariantRanking] = []
    var rest = table.rows[...]
    while let scenario = rest.first?.key.scenario {
      let rows = rest.prefix { $0.key.scenario == scenario }
      rest = rest.dropFirst(rows.count)
      let figures = rows.filter { $0.key.view.isEmpty && $0.key.metric == metric }
      if let unit = figures.first?.unit {
        let variants = Set(rows.map(\.key.variant)).sorted()
        rankings.append(VariantRanking(scenario, metric, unit, variants, Array(figures)))
      }
    }
    return rankings
  }

  private init(
    _ scenario: String, _ metric: String, _ unit: Metric.Unit, _ variants: [String], _ rows: [ResultRow]
  ) {
    self.scenario = scenario
    self.metric = metric
    self.unit = unit
    let sizes = Set(rows.map(\.key.size)).sorted()
    self.sizes = sizes
    let prefersLarger = Metric.named(metric)?.polarity == .prefersLarger
    let usable = rows.filter { $0.error == nil }
    let byCase = Dictionary(
      usable.map { ($0.key.caseKey, $0.median) }, uniquingKeysWith: { first, _ in first })
    let medians = variants.map { variant in
      sizes.map { byCase[CaseKey(scenario: scenario, variant: variant, size: $0)] ?? nil }
    }
    let best = sizes.indices.map { index in
      let figures = medians.compactMap { $0[index] }
      return prefersLarger ? figures.max() : figures.min()
    }
    let all = zip(variants, medians).map { variant, medians in
      let ratios = zip(medians, best).map { value, best -> Double in
        guard let value, let best else { return .infinity }
        if value == best { return 1 }
        guard best > 0 else { return .infinity }
        return prefersLarger ? best / value : value / best
      }
      return Entry(variant: variant, ratio: Statistics.geometricMean(of: ratios), medians: medians)
    }
    entries = all.filter { !$0.medians.contains(nil) }.sorted { left, right in
      // Where the best figure is 0 the ratios say nothing; then the sums decide.
      (left.ratio, left.total, left.variant) < (right.ratio, right.total, right.variant)
    }
    unranked = all.filter { $0.medians.contains(nil) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The ways of writing one scenario, best first, by one metric over all sizes.
///
/// What cannot be told apart shares a place: for times by the measured ratios and their intervals, else by the
/// figures themselves.
public struct VariantRanking: Hashable, Sendable {
  /// A variant with its place.
  public struct Entry: Hashable, Sendable {
    public let variant: String
    /// One more than the number of variants that are better; 0 for one that is not ranked.
    public let place: Int
    /// Over the sizes together, compared with the reference: the geometric mean. Infinite where the reference is 0
    /// at a size and this one is not.
    public let ratio: Double
    /// The same by size, in the ranking's order; `nil` where there is no figure.
    public let ratios: [RatioInterval?]
    /// The median of each size; `nil` where there is no figure.
    public let medians: [Double?]

    fileprivate var total: Double { medians.reduce(0) { $0 + ($1 ?? 0) } }
  }

  public let scenario: String
  public let metric: String
  public let unit: Metric.Unit
  /// The variant that the others are compared with, the one that `run` compares them with.
  public let reference: String
  /// Ascending.
  public let sizes: [Int]
  /// Best first; those that share a place by their ratios.
  public let entries: [Entry]
  /// Variants without a figure for one of the sizes: not ranked, because they would be compared over fewer.
  public let unranked: [Entry]

  /// Ranks every scenario of a table that has the metric.
  public static func rankings(
    of table: ResultTable, by metric: String, _ notes: ScenarioNotes = ScenarioNotes()
  ) -> [VariantRanking] {
    var rankings: [VariantRanking] = []
    var rest = table.rows[...]
    while let scenario = rest.first?.key.scenario {
      let rows = rest.prefix { $0.key.scenario == scenario }
      rest = rest.dropFirst(rows.count)
      let ranking = VariantRanking(scenario, metric, Array(rows.filter { $0.key.view.isEmpty }), notes)
      if let ranking { rankings.append(ranking) }
    }
    return rankings
  }

  private init?(_ scenario: String, _ metric: String, _ rows: [ResultRow], _ notes: ScenarioNotes) {
    let figures = rows.filter { $0.key.metric == metric }
    guard let unit = figures.first?.unit else { return nil }
    let sizes = Set(figures.map(\.key.size)).sorted()
    let totals = Dictionary(
      rows.filter { $0.summary != nil && $0.error == nil }.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let variants = notes.ordered(rows.map(\.key.variant), in: scenario)
    // One for all sizes: where the first variant failed at a size, nothing can be ranked by ratios to it.
    let references = sizes.compactMap { ScenarioAnswer.reference(of: variants, scenario, $0, totals) }
    guard let reference = variants.first(where: references.contains) else { return nil }
    let all = variants.map { variant in
      Self.entry(variant, against: reference, scenario, metric, sizes, totals)
    }
    let ranked = all.filter { !$0.medians.contains(nil) }
    self.scenario = scenario
    self.metric = metric
    self.unit = unit
    self.reference = reference
    self.sizes = sizes
    entries = Self.placed(ranked).sorted { left, right in
      (left.place, left.ratio, left.total, left.variant)
        < (right.place, right.ratio, right.total, right.variant)
    }
    unranked = all.filter { $0.medians.contains(nil) }
  }

  /// Counts are ranked as they are; figures with intervals each against each other.
  private static func placed(_ entries: [Entry]) -> [Entry] {
    guard entries.allSatisfy(\.isExact) else {
      return entries.map { entry in entry.at(place: 1 + entries.count { entry.isBehind($0) }) }
    }
    // Where the reference is 0 the ratios say nothing; then the sums decide.
    let sorted = entries.sorted { ($0.ratio, $0.total) < ($1.ratio, $1.total) }
    var place = 1
    return sorted.indices.map { index in
      if index > 0,
        (sorted[index - 1].ratio, sorted[index - 1].total) < (sorted[index].ratio, sorted[index].total)
      {
        place = index + 1
      }
      return sorted[index].at(place: place)
    }
  }

  private static func entry(
    _ variant: String, against reference: String, _ scenario: String, _ metric: String, _ sizes: [Int],
    _ totals: [ResultKey: ResultRow]
  ) -> Entry {
    func key(_ variant: String, _ size: Int) -> CaseKey {
      CaseKey(scenario: scenario, variant: variant, size: size)
    }
    let medians = sizes.map { totals[ResultKey(key(variant, $0), metric: metric)]?.median }
    let ratios = zip(sizes, medians).map { size, median -> RatioInterval? in
      guard let median else { return nil }
      let measured = Metric.named(metric).map(Metric.ratio(of:)).flatMap {
        totals[ResultKey(key(variant, size), metric: $0.id)]?.ratio
      }
      if let measured { return measured }
      guard let first = totals[ResultKey(key(reference, size), metric: metric)]?.median else { return nil }
      let ratio = median == first ? 1 : first > 0 ? median / first : .infinity
      return RatioInterval(ratio, lower: ratio, upper: ratio)
    }
    let known = ratios.compactMap { $0?.value }
    return Entry(
      variant: variant, place: 0, ratio: known.isEmpty ? 1 : Statistics.geometricMean(of: known),
      ratios: ratios, medians: medians)
  }
}

extension VariantRanking.Entry {
  fileprivate func at(place: Int) -> Self {
    Self(variant: variant, place: place, ratio: ratio, ratios: ratios, medians: medians)
  }

  /// Whether no figure has an interval.
  fileprivate var isExact: Bool { ratios.allSatisfy { $0.map { $0.lower == $0.upper } ?? true } }

  /// Whether the other one costs less beyond doubt.
  ///
  /// The distances at all sizes are joined, each counting as much as it is sure: one size that was disturbed must not
  /// hide what the others say. How sure a distance is, is the sum of the two intervals, so that those that overlap
  /// are not told apart.
  ///
  /// - Source: Cochran, "The combination of estimates from different experiments", Biometrics 10, 1954.
  fileprivate func isBehind(_ other: Self) -> Bool {
    let pairs = zip(ratios, other.ratios).compactMap { mine, theirs in
      mine.flatMap { mine in theirs.map { (mine, $0) } }
    }
    let distances = pairs.map { log($0.value / $1.value) }
    let margins = pairs.map { log($0.value / $0.lower) + log($1.upper / $1.value) }
    guard margins.allSatisfy({ $0 > 0 && $0.isFinite }), distances.allSatisfy(\.isFinite) else {
      return (ratio, total) > (other.ratio, other.total)
    }
    let weights = margins.map { 1 / ($0 * $0) }
    let sum = weights.reduce(0, +)
    return zip(weights, distances).reduce(0) { $0 + $1.0 * $1.1 } / sum > 1 / sum.squareRoot()
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What one variant of a scenario costs against the first one at the same size, and the counts that explain it.
public struct VariantAnswer: Hashable, Sendable {
  /// A count that differs between the two.
  public struct Cause: Hashable, Sendable {
    public let metric: String
    public let reference: Int64
    public let count: Int64

    /// `+100 size calls`.
    public var text: String {
      let difference = count - reference
      return HumanFigure.change(reference, count, .count) + " " + Self.name(of: metric, difference)
    }

    /// `-100 bodies`: as short as it can be said.
    public var shortText: String {
      let words = Metric.shortName(of: metric)
      guard (count - reference).magnitude == 1 else {
        return HumanFigure.change(reference, count, .count) + " " + words
      }
      let one =
        switch metric {
        case Metric.bodyEvaluations.id: "body"
        case Metric.textMeasurements.id: "text measured"
        default: words.hasSuffix("s") ? String(words.dropLast()) : words
        }
      return HumanFigure.change(reference, count, .count) + " " + one
    }

    private static func name(of metric: String, _ difference: Int64) -> String {
      let words = metric == Metric.geometryContentEvaluations.id ? "content_evaluations" : metric
      let plural = words.split(separator: "_").joined(separator: " ")
      return difference.magnitude == 1 && plural.hasSuffix("s") ? String(plural.dropLast()) : plural
    }
  }

  public let key: CaseKey
  /// The variant that it is compared with.
  public let reference: String
  /// Of `frame_time`; `nil` where no ratio was measured.
  public let ratio: RatioInterval?
  /// The variant's additional cost for each thing that the size counts: `+212 ns (±8 ns) a child`. `nil` where the
  /// scenario does not ask for that, or the times cannot be told apart.
  public let addition: String?
  /// The counts that differ, those that explain the ratio first; at most three.
  public let causes: [Cause]
  /// Whether the engine counted what the variant does; by hand there is no engine.
  public let isCounted: Bool

  static let sameCounts = "same counts"

  /// `reader 1.31× more (±0.03) than infinity`, without the counts.
  public var headline: String {
    guard let ratio else { return "\(key.variant) beside \(reference)" }
    let figure = HumanFigure.multiple(ratio)
    if ratio.containsOne { return "\(key.variant) \(figure) \(reference)" }
    return "\(key.variant) \(figure) than \(reference)" + (addition.map { ", \($0)" } ?? "")
  }

  /// The time that a variant takes more than another one, divided by the size, with half of its 95 % interval.
  ///
  /// - Parameter time: The other one's, in nanoseconds.
  static func addition(_ ratio: RatioInterval, over time: Double, size: Int) -> String {
    let each = time / Double(size)
    let added = (ratio.value - 1) * each
    let off = (ratio.upper - ratio.lower) / 2 * each
    return (added < 0 ? "" : "+") + HumanFigure.text(added, .nanoseconds)
      + " (±\(HumanFigure.text(off, .nanoseconds)))"
  }

  /// What the counts say; `same counts` where none differs.
  public var explanation: String {
    guard causes.isEmpty else { return causes.map(\.text).joined(separator: ", ") }
    return isCounted ? Self.sameCounts : "no engine, no counts"
  }

  /// The whole sentence, for one line: `geometry.binding · 100: reader 1.31× more (±0.03) than infinity: +100 size calls`.
  public var sentence: String { "\(key.scenario) · \(key.size): \(headline): \(explanation)" }
}

/// The answers for one scenario at one size.
public struct ScenarioAnswer: Hashable, Sendable {
  public let scenario: String
  public let size: Int
  /// The variant that the others are compared with.
  public let reference: String
  /// The others, in the scenario's order.
  public let variants: [VariantAnswer]
  /// What each variant does in a step, the reference included: the counters of the engine, by metric.
  private let counts: [String: [String: Int64]]

  /// Every scenario and size of a table in which a variant can be compared with another one, in the table's order of
  /// scenarios, sizes ascending.
  ///
  /// The reference is the first variant in the scenario's order that was measured; where ratios are there, it is
  /// the one that they were taken over.
  public static func answers(in table: ResultTable, _ notes: ScenarioNotes = ScenarioNotes())
    -> [ScenarioAnswer]
  {
    var answers: [ScenarioAnswer] = []
    var rest = table.rows[...]
    while let scenario = rest.first?.key.scenario {
      let rows = rest.prefix { $0.key.scenario == scenario }
      rest = rest.dropFirst(rows.count)
      let totals = Dictionary(
        rows.filter { $0.key.view.isEmpty && $0.summary != nil && $0.error == nil }.map { ($0.key, $0) },
        uniquingKeysWith: { $1 })
      let names = Dictionary(grouping: totals.keys, by: \.size)
      for size in names.keys.sorted() {
        let variants = notes.ordered(names[size, default: []].map(\.variant), in: scenario)
        let answer = ScenarioAnswer(scenario, size, variants, totals, notes.sizeUnits[scenario])
        if let answer { answers.append(answer) }
      }
    }
    return answers
  }

  private init?(
    _ scenario: String, _ size: Int, _ variants: [String], _ totals: [ResultKey: ResultRow], _ unit: String?
  ) {
    guard let reference = Self.reference(of: variants, scenario, size, totals), variants.count > 1 else {
      return nil
    }
    self.scenario = scenario
    self.size = size
    self.reference = reference
    counts = Dictionary(
      uniqueKeysWithValues: variants.map { ($0, Self.counts(of: $0, scenario, size, totals)) })
    self.variants = variants.filter { $0 != reference }.map { variant in
      let key = CaseKey(scenario: scenario, variant: variant, size: size)
      let ratio = totals[ResultKey(key, metric: Metric.ratio(of: .frameTime).id)]?.ratio
      let first = CaseKey(scenario: scenario, variant: reference, size: size)
      let time = totals[ResultKey(first, metric: Metric.frameTime.id)]?.median
      let addition = unit.flatMap { unit -> String? in
        guard let ratio, let time, !ratio.containsOne else { return nil }
        return VariantAnswer.addition(ratio, over: time, size: size) + " a \(unit)"
      }
      return VariantAnswer(
        key: key, reference: reference, ratio: ratio, addition: addition,
        causes: Self.causes(first, key, ratio, totals),
        isCounted: Self.isCounted(key, totals) || !Self.isCounted(first, totals))
    }
  }

  /// The variant that ratios are taken over: the first that has a time and no ratio, else the first.
  static func reference(
    of variants: [String], _ scenario: String, _ size: Int, _ totals: [ResultKey: ResultRow]
  ) -> String? {
    func has(_ variant: String, _ metric: Metric) -> Bool {
      let key = CaseKey(scenario: scenario, variant: variant, size: size)
      return totals[ResultKey(key, metric: metric.id)] != nil
    }
    return variants.first { has($0, .frameTime) && !has($0, .ratio(of: .frameTime)) } ?? variants.first
  }

  private static func isCounted(_ key: CaseKey, _ totals: [ResultKey: ResultRow]) -> Bool {
    explaining.contains { $0.isEngineCounter && totals[ResultKey(key, metric: $0.id)] != nil }
  }

  /// From what happens most of all to what follows from it.
  private static let explaining: [Metric] = [
    .bodyEvaluations, .geometryContentEvaluations, .viewComparisons, .sizeCalls, .placements,
    .textMeasurements, .displayEdits, .attributesUpdated, .frames, .allocations,
  ]

  private static func counts(
    of variant: String, _ scenario: String, _ size: Int, _ totals: [ResultKey: ResultRow]
  ) -> [String: Int64] {
    let key = CaseKey(scenario: scenario, variant: variant, size: size)
    let known = explaining.filter(\.isEngineCounter).compactMap { metric -> (String, Int64)? in
      totals[ResultKey(key, metric: metric.id)]?.exact.map { (metric.id, $0.median) }
    }
    return Dictionary(uniqueKeysWithValues: known)
  }

  /// The first count, from what happens most of all to what follows from it, that one variant has less of than
  /// another; `nil` where there is none: what happens more often explains no saving.
  func cause(of variant: String, against other: String) -> VariantAnswer.Cause? {
    differences(of: variant, from: other).first { $0.count < $0.reference }
  }

  /// The first count that carries over to SwiftUI in which a variant differs from another; `nil` where none differs.
  func carriedDifference(of variant: String, against other: String) -> VariantAnswer.Cause? {
    differences(of: variant, from: other).first { Metric.named($0.metric)?.carriesOver == true }
  }

  /// The counts in which a variant differs from another.
  private func differences(of variant: String, from other: String) -> [VariantAnswer.Cause] {
    Self.explaining.compactMap { metric in
      guard let mine = counts[variant]?[metric.id], let theirs = counts[other]?[metric.id], mine != theirs
      else { return nil }
      return VariantAnswer.Cause(metric: metric.id, reference: theirs, count: mine)
    }
  }

  private static func causes(
    _ first: CaseKey, _ second: CaseKey, _ ratio: RatioInterval?, _ totals: [ResultKey: ResultRow]
  ) -> [VariantAnswer.Cause] {
    let all = explaining.compactMap { metric -> VariantAnswer.Cause? in
      guard let before = totals[ResultKey(first, metric: metric.id)]?.exact?.median,
        let after = totals[ResultKey(second, metric: metric.id)]?.exact?.median, before != after
      else { return nil }
      return VariantAnswer.Cause(metric: metric.id, reference: before, count: after)
    }
    guard let ratio, !ratio.containsOne else { return Array(all.prefix(3)) }
    // More time is explained by what was done more often; what was done less often comes after it.
    let along = all.filter { ($0.count > $0.reference) == (ratio.value > 1) }
    return Array((along + all.filter { !along.contains($0) }).prefix(3))
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Variants of one scenario and the counters that tell them apart: a part of the answer to a question.
public struct FindingComparison: Hashable, Sendable {
  /// What happens on the screen, in a sentence; `#` stands for the sizes.
  let lead: String
  let scenario: String
  /// In the order in which they are told.
  let variants: [String]
  /// One, or several where the question is how a count grows; the time is that of the last one.
  let sizes: [Int]
  /// Counters of the engine, which are the same on every machine.
  let metrics: [Metric]
  /// A variant of which only the time is told: the least that the first one could cost.
  let floor: String?
  /// What the size counts, where the question is what one of them costs: `child`.
  let unit: String?

  /// Names what is compared.
  package init(
    _ lead: String, _ scenario: String, _ variants: [String], sizes: [Int],
    metrics: [Metric] = [.bodyEvaluations], floor: String? = nil, unit: String? = nil
  ) {
    self.lead = lead
    self.scenario = scenario
    self.variants = variants
    self.sizes = sizes
    self.metrics = metrics
    self.floor = floor
    self.unit = unit
  }

  /// The cases whose rows are needed.
  var cases: [CaseKey] {
    variants.flatMap { variant in sizes.map { CaseKey(scenario: scenario, variant: variant, size: $0) } }
  }

  /// The line of a shell that measures them.
  var command: String {
    "view-benchmark run \(scenario)" + sizes.map { " --size \($0)" }.joined()
  }

  // MARK: - Lines

  /// What happens, with the sizes in it.
  var happening: String {
    let names = sizes.map { HumanFigure.grouped(Int64($0)) }
    return lead.split(separator: "#", omittingEmptySubsequences: false).joined(separator: Self.listed(names))
  }

  /// What the counters say, those first that carry over to SwiftUI. It holds nothing that differs from machine to
  /// machine.
  func exactLine(_ table: ResultTable) -> String {
    func told(_ metrics: [Metric]) -> [String] {
      metrics.map { "\(MarkdownText.code($0.id)): \(counts(of: $0, table).joined(separator: "; "))." }
    }
    var own = told(metrics.filter { !$0.carriesOver })
    if !own.isEmpty { own[0] = "This engine's own: \(own[0])" }
    return (["\(happening)."] + told(metrics.filter(\.carriesOver)) + own).joined(separator: " ")
  }

  /// A phrase for all variants of which the same is to be said.
  private func counts(of metric: Metric, _ table: ResultTable) -> [String] {
    var told: [(figures: String, variants: [String])] = []
    for variant in variants {
      let figures = Self.listed(sizes.map { figure(metric, variant, $0, table) })
      if let same = told.firstIndex(where: { $0.figures == figures }) {
        told[same].variants.append(variant)
      } else {
        told.append((figures, [variant]))
      }
    }
    guard told.count > 1 || variants.count == 1 else { return told.map { "\($0.figures) for all" } }
    return told.map { entry in
      "\(entry.figures) for \(entry.variants.map(MarkdownText.code).joined(separator: ", "))"
    }
  }

  /// A count of a step; where steps differ, the smallest and the largest.
  private func figure(_ metric: Metric, _ variant: String, _ size: Int, _ table: ResultTable) -> String {
    let key = CaseKey(scenario: scenario, variant: variant, size: size)
    let text = Self.figure(metric, key, table)
    let count = table[ResultKey(key, metric: metric.id)]?.exact?.median ?? 0
    guard let unit, !text.contains(" "), count > 0, count % Int64(size) == 0 else { return text }
    return "\(text) (\(count / Int64(size)) a \(unit))"
  }

  /// A count of a step, without what each of the size costs; where steps differ, the smallest and the largest.
  static func figure(_ metric: Metric, _ key: CaseKey, _ table: ResultTable) -> String {
    // A counter per view that never counted has no row; the case itself is there.
    table[ResultKey(key, metric: metric.id)]?.exact.map(HumanFigure.range) ?? "0"
  }

  /// What the times say, with their 95 % intervals; `nil` where none were taken.
  func timeLine(_ table: ResultTable) -> String? {
    guard let size = sizes.last else { return nil }
    let rows = table.rows(of: scenario)
    let measured = rows.rows.filter { $0.key.size == size && $0.key.view.isEmpty }
    let names = measured.map(\.key.variant)
    func row(_ variant: String, _ metric: Metric) -> ResultRow? {
      rows[ResultKey(CaseKey(scenario: scenario, variant: variant, size: size), metric: metric.id)]
    }
    guard
      let reference = names.first(where: {
        row($0, .frameTime) != nil && row($0, .ratio(of: .frameTime)) == nil
      }), let time = row(reference, .frameTime)?.median
    else { return nil }
    let ratios = (variants + [floor].compactMap(\.self)).compactMap { variant -> String? in
      guard variant != reference, let ratio = row(variant, .ratio(of: .frameTime))?.ratio else { return nil }
      let added =
        unit.map { ", \(VariantAnswer.addition(ratio, over: time, size: size)) a \($0)" } ?? ""
      return "\(MarkdownText.code(variant)) \(Self.text(ratio))\(ratio.containsOne ? "" : added)"
    }
    let head = "\(MarkdownText.code(reference)) \(HumanFigure.text(time, .nanoseconds))"
    guard !ratios.isEmpty else { return head }
    return "\(head); against it \(ratios.joined(separator: ", "))"
  }

  /// What is other where texts are measured by a font; `nil` where those rows are missing.
  func shapedLine(_ grid: ResultTable, _ shaped: ResultTable) -> String? {
    let isMeasured = cases.allSatisfy {
      shaped[ResultKey($0, metric: Metric.bodyEvaluations.id)]?.exact != nil
    }
    guard isMeasured else { return nil }
    let others = metrics.flatMap { metric in
      cases.compactMap { key -> String? in
        let figures = [grid, shaped].map { figure(metric, key.variant, key.size, $0) }
        guard figures[0] != figures[1] else { return nil }
        let size = sizes.count > 1 ? " at \(HumanFigure.grouped(Int64(key.size)))" : ""
        return "\(MarkdownText.code(metric.id)) \(figures[1]) instead of \(figures[0]) for "
          + MarkdownText.code(key.variant) + size
      }
    }
    let counts = others.isEmpty ? "the same counts" : others.joined(separator: ", ")
    return ([counts] + [timeLine(shaped)].compactMap(\.self)).joined(separator: "; ")
  }

  /// A ratio and the ends of its interval: `1.31× more [1.280, 1.340]`; `≈` for what cannot be told from 1.
  private static func text(_ ratio: RatioInterval) -> String {
    let shown = HumanFigure.told(ratio)
    let value = ratio.containsOne ? "≈" : HumanFigure.multiple(ratio.value)
    return "\(value) [\(HumanFigure.fixed(shown.lower, 3)), \(HumanFigure.fixed(shown.upper, 3))]"
  }

  private static func listed(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

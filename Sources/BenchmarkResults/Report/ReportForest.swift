// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Ratios with their intervals on one logarithmic axis, a row for each thing that is compared: a forest plot made of
/// elements, as wide as there is room.
struct ReportForest {
  /// A ratio in a row.
  struct Point {
    let name: String
    let ratio: RatioInterval
    /// A class that has a colour.
    let color: String
  }

  /// A row: what is compared, its points, and what they come to.
  struct Row {
    let name: String
    /// Where a click on the name leads; `nil` for nowhere.
    let target: String?
    let points: [Point]
    /// In HTML.
    let verdict: String
  }

  /// Rows under a heading.
  struct Group {
    let title: String
    let rows: [Row]
  }

  let groups: [Group]
  /// The ends of the axis, as logarithms.
  private let lower: Double
  private let upper: Double

  /// Ratios within this share of 1 lie in the shaded part.
  private static let same = 1.05
  /// Ratios further off are drawn at the end.
  private static let farthest = 2_000.0

  /// Joins groups; those without rows are left out.
  init(_ groups: [Group]) {
    self.groups = groups.filter { !$0.rows.isEmpty }
    let ratios = groups.flatMap(\.rows).flatMap(\.points).map(\.ratio)
    lower = log(max(1 / Self.farthest, min(0.5, ratios.map(\.lower).min() ?? 1))) - 0.4
    upper = log(min(Self.farthest, max(2, ratios.map(\.upper).max() ?? 1))) + 0.4
  }

  /// The plot; empty without rows.
  var html: String {
    groups.map { group in
      "<div class=\"group\"><div class=\"axis\"><h3>\(HTMLText.escaped(group.title))</h3>"
        + "<div class=\"scale\">\(ticks)</div></div>\n\(group.rows.map(row).joined(separator: "\n"))</div>"
    }
    .joined(separator: "\n")
  }

  private func row(_ row: Row) -> String {
    let name = HTMLText.escaped(row.name)
    let link = row.target.map { "<a href=\"#\($0)\">\(name)</a>" } ?? "<span>\(name)</span>"
    let band =
      "<b class=\"same\" style=\"left:\(place(1 / Self.same));width:\(width(1 / Self.same, Self.same))\"></b>"
    return "<div class=\"row\">\(link)<div class=\"track\">\(band)\(row.points.map(point).joined())</div>"
      + "<span class=\"say\">\(row.verdict)</span></div>"
  }

  private func point(_ point: Point) -> String {
    let ratio = point.ratio
    let isReference = ratio.lower == 1 && ratio.upper == 1
    let title =
      isReference
      ? "\(point.name): what the others are compared with" : "\(point.name) \(HumanFigure.multiple(ratio))"
    let interval =
      isReference
      ? ""
      : "<b class=\"ci \(point.color)\" style=\"left:\(place(ratio.lower));width:\(width(ratio.lower, ratio.upper))\"></b>"
    return interval
      + "<i class=\"\(isReference ? "ring" : "dot \(point.color)")\" style=\"left:\(place(ratio.value))\" "
      + "title=\"\(HTMLText.escaped(title))\"></i>"
  }

  /// The powers of ten that lie on the axis.
  private var ticks: String {
    (-3...3).compactMap { power -> String? in
      let ratio = pow(10, Double(power))
      // A word at either end would be cut.
      guard (0.06...0.94).contains(share(ratio)) else { return nil }
      let words =
        power == 0
        ? "same" : HumanFigure.grouped(Int64(pow(10, Double(abs(power))))) + (power < 0 ? "× less" : "× more")
      return "<span style=\"left:\(place(ratio))\">\(words)</span>"
    }
    .joined()
  }

  private func share(_ ratio: Double) -> Double {
    min(1, max(0, (log(max(ratio, .leastNormalMagnitude)) - lower) / (upper - lower)))
  }

  private func place(_ ratio: Double) -> String { HumanFigure.fixed(100 * share(ratio), 2) + "%" }

  private func width(_ from: Double, _ to: Double) -> String {
    HumanFigure.fixed(100 * max(0, share(to) - share(from)), 2) + "%"
  }
}

extension ReportForest {
  /// The scenarios of a table, each at its largest size, under the questions that ask for them; the others by family.
  /// Variants written by hand are left to the tables.
  init(of table: ResultTable, _ notes: ScenarioNotes, _ colors: VariantColors) {
    let answers = ScenarioAnswer.answers(in: table, notes)
    var titles: [String] = []
    var rows: [String: [Row]] = [:]
    let asked = Dictionary(
      FindingQuestion.all.flatMap { question in question.comparisons.map { ($0.scenario, question.title) } },
      uniquingKeysWith: { first, _ in first })
    for contrast in QuestionLines().contrasts(in: table, notes) {
      guard
        let answer = answers.first(where: {
          $0.scenario == contrast.scenario && $0.size == contrast.size
        })
      else { continue }
      let points = answer.variants.filter(\.isCounted).compactMap { variant in
        variant.ratio.map {
          Point(name: variant.key.variant, ratio: $0, color: colors.name(of: variant.key.variant))
        }
      }
      let reference = Point(
        name: answer.reference, ratio: RatioInterval(1, lower: 1, upper: 1),
        color: colors.name(of: answer.reference))
      let title = asked[answer.scenario] ?? "Other scenarios: \(answer.scenario.prefix { $0 != "." })"
      if rows[title] == nil { titles.append(title) }
      rows[title, default: []].append(
        Row(
          name: "\(answer.scenario) · \(answer.size)", target: ReportPage.anchor(answer.scenario),
          points: [reference] + points, verdict: Self.verdict(contrast, colors)))
    }
    let order = FindingQuestion.all.map(\.title)
    let place = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    let sorted = titles.enumerated().sorted {
      (place[$0.element] ?? order.count, $0.offset) < (place[$1.element] ?? order.count, $1.offset)
    }
    self.init(sorted.map { Group(title: $0.element, rows: rows[$0.element] ?? []) })
  }

  /// What a scenario comes down to, each of the two variants behind its colour.
  private static func verdict(_ contrast: VariantContrast, _ colors: VariantColors) -> String {
    let words = QuestionLines.verdict(contrast).split(separator: " ").map(String.init)
    return words.enumerated().map { index, word in
      let isName = index == 0 && word == contrast.cheaper || index > 0 && word == contrast.other
      let key = isName ? "<i class=\"key \(colors.name(of: word))\"></i>&#8288;" : ""
      return key + HTMLText.escaped(word)
    }
    .joined(separator: " ")
  }
}

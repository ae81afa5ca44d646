// SPDX-License-Identifier: Apache-2.0

/// The variants of a scenario against each other, in every format.
public enum RankingTable {
  /// Best first.
  public static func table(of ranking: VariantRanking) -> TextTable {
    var table = TextTable(
      [
        .init("place", isFigure: true), .init("variant"), .init("than \(ranking.reference)", isFigure: true),
      ] + ranking.sizes.map { .init("size \($0)", isFigure: true) })
    func figures(_ entry: VariantRanking.Entry) -> [TextTable.Cell] {
      entry.medians.map { .init($0.map { HumanFigure.text($0, ranking.unit) } ?? "") }
    }
    for entry in ranking.entries {
      table.add(
        [
          .init("\(entry.place)"), .init(entry.variant),
          .init(range(of: entry, ranking), entry.place == 1 ? .good : .plain),
        ] + figures(entry))
    }
    for entry in ranking.unranked { table.add(["", .init(entry.variant), ""] + figures(entry)) }
    return table
  }

  /// The smallest and the largest ratio over the sizes.
  private static func range(of entry: VariantRanking.Entry, _ ranking: VariantRanking) -> String {
    if entry.variant == ranking.reference { return "1×" }
    func text(_ ratio: RatioInterval) -> String {
      guard ratio.value.isFinite else { return "–" }
      return ratio.containsOne && ratio.lower < ratio.upper ? "≈" : HumanFigure.multiple(ratio.value)
    }
    let ratios = entry.ratios.compactMap { $0 }.sorted { $0.value < $1.value }
    guard let smallest = ratios.first, let largest = ratios.last else { return "" }
    let ends = [text(smallest), text(largest)]
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
  }

  /// A line an entry.
  public static func csv(of rankings: [VariantRanking]) -> String {
    var text = "scenario,metric,unit,place,variant,reference,ratio,smallest,largest\n"
    for ranking in rankings {
      for entry in ranking.entries + ranking.unranked {
        let ratios = entry.ratios.compactMap { $0?.value }
        let figures = [entry.ratio, ratios.min() ?? .infinity, ratios.max() ?? .infinity]
        text += CSVCells.line(
          [
            ranking.scenario, ranking.metric, ranking.unit.rawValue, entry.place > 0 ? "\(entry.place)" : "",
            entry.variant, ranking.reference,
          ] + figures.map { entry.place > 0 && $0.isFinite ? HumanFigure.fixed($0, 4) : "" })
      }
    }
    return text
  }

  /// An object a ranking.
  public static func json(of rankings: [VariantRanking]) -> JSONValue { .array(rankings.map(json)) }

  private static func json(of ranking: VariantRanking) -> JSONValue {
    func number(_ value: Double) -> JSONValue {
      value.isFinite ? JSONValue(.number(HumanFigure.fixed(value, 4))) : .null
    }
    func interval(_ ratio: RatioInterval) -> JSONValue {
      .array([number(ratio.value), number(ratio.lower), number(ratio.upper)])
    }
    let entries = (ranking.entries + ranking.unranked).map { entry -> JSONValue in
      .object([
        ("variant", .string(entry.variant)), ("place", entry.place > 0 ? .integer(entry.place) : .null),
        ("ratio", entry.place > 0 ? number(entry.ratio) : .null),
        ("ratios", .array(entry.ratios.map { $0.map(interval) ?? .null })),
        ("medians", .array(entry.medians.map { $0.map(JSONValue.decimal) ?? .null })),
      ])
    }
    return .object([
      ("scenario", .string(ranking.scenario)), ("metric", .string(ranking.metric)),
      ("unit", .string(ranking.unit.rawValue)), ("reference", .string(ranking.reference)),
      ("sizes", .array(ranking.sizes.map { .integer($0) })), ("variants", .array(entries)),
    ])
  }
}

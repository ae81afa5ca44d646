// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `rank FILE`: the variants of each scenario against each other, within one run.
struct RankCommand: Command {
  /// The order of variants, where the catalogue is known.
  var notes = ScenarioNotes()

  let name = "rank"
  let summary = "The variants of each scenario in one run: which costs least."
  let operands = "FILE"
  let options = [CommonOptions.filter, CommonOptions.size, CommonOptions.metric, CommonOptions.format]
  let discussion = """
    Best first, by frame_time unless --metric says otherwise, over all sizes together (geometric mean).
    Variants that cannot be told apart, because the intervals of their ratios overlap, share a place. The
    ratios are those of 'run', to the same variant: the range over the sizes, ≈ for what cannot be told from
    1. Variants that lack a size come last, without a place. 'compare' compares two runs.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let selection = try CaseSelection(arguments)
    let all = try console.results(arguments.operands[0])
    let named = try selection.filter([all])[0]
    // The ratios belong to their times whatever was asked for.
    let cases = Set(named.table.cases)
    let file = ResultFile(
      name: all.name, table: all.table.filter { cases.contains($0.key.caseKey) }, record: all.record)
    let present = Set(file.table.rows.map(\.key.metric))
    let metrics =
      selection.namesMetrics
      ? Metric.all.map(\.id).filter { present.contains($0) && selection.includes(metric: $0) }
      : [present.contains(Metric.frameTime.id) ? Metric.frameTime.id : Metric.bodyEvaluations.id]
    let rankings = metrics.flatMap { VariantRanking.rankings(of: file.table, by: $0, notes) }
    guard !rankings.isEmpty else {
      throw InputError(
        "no figure to rank by", advice: "choose another --metric", file: arguments.operands[0])
    }
    let format = OutputFormat(arguments)
    switch format {
    case .csv: try console.write(Self.csv(of: rankings))
    case .json: try console.write(JSONValue.array(rankings.map(Self.json)).text)
    case .table, .markdown:
      for (index, ranking) in rankings.enumerated() {
        let gap = index == 0 ? "" : "\n"
        let title =
          format == .markdown
          ? "### \(MarkdownText.escapedLine(ranking.scenario)) by \(ranking.metric)\n\n"
          : "\(PrintableText.line(ranking.scenario)) by \(ranking.metric)\n"
        try console.write(gap + title)
        try console.write(Self.table(of: ranking), format)
      }
    }
    return .fine
  }

  private static func table(of ranking: VariantRanking) -> TextTable {
    var table = TextTable(
      [
        .init("place", isFigure: true), .init("variant"), .init("of \(ranking.reference)", isFigure: true),
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

  private static func csv(of rankings: [VariantRanking]) -> String {
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

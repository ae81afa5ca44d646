// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `rank FILE`: the variants of each scenario against each other, within one run.
struct RankCommand: Command {
  let name = "rank"
  let summary = "The variants of each scenario in one run: which costs least."
  let operands = "FILE"
  let options = [CommonOptions.filter, CommonOptions.size, CommonOptions.metric, CommonOptions.format]
  let discussion = """
    Best first, by frame_time unless --metric says otherwise. The ratio is the geometric mean over
    sizes of the figure to the best variant's: 1.00× is best at every size. Variants that lack a size
    come last, without a ratio. 'compare' compares two runs.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let selection = try CaseSelection(arguments)
    let file = try selection.filter([try console.results(arguments.operands[0])])[0]
    let present = Set(file.table.rows.map(\.key.metric))
    let metrics =
      selection.namesMetrics
      ? Metric.all.map(\.id).filter { present.contains($0) && selection.includes(metric: $0) }
      : [present.contains(Metric.frameTime.id) ? Metric.frameTime.id : Metric.bodyEvaluations.id]
    let rankings = metrics.flatMap { VariantRanking.rankings(of: file.table, by: $0) }
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
      [.init("place", isFigure: true), .init("variant"), .init("ratio", isFigure: true)]
        + ranking.sizes.map { .init("size \($0)", isFigure: true) })
    func figures(_ entry: VariantRanking.Entry) -> [TextTable.Cell] {
      entry.medians.map { .init($0.map { HumanFigure.text($0, ranking.unit) } ?? "") }
    }
    for (index, entry) in ranking.entries.enumerated() {
      let ratio = entry.ratio.isFinite ? HumanFigure.ratio(1, entry.ratio) : "–"
      table.add(
        [.init("\(index + 1)"), .init(entry.variant), .init(ratio, index == 0 ? .good : .plain)]
          + figures(entry))
    }
    for entry in ranking.unranked { table.add(["", .init(entry.variant), ""] + figures(entry)) }
    return table
  }

  private static func csv(of rankings: [VariantRanking]) -> String {
    var text = "scenario,metric,unit,place,variant,ratio\n"
    for ranking in rankings {
      for (index, entry) in ranking.entries.enumerated() {
        text += CSVCells.line([
          ranking.scenario, ranking.metric, ranking.unit.rawValue, "\(index + 1)", entry.variant,
          entry.ratio.isFinite ? HumanFigure.fixed(entry.ratio, 4) : "",
        ])
      }
      for entry in ranking.unranked {
        text += CSVCells.line([
          ranking.scenario, ranking.metric, ranking.unit.rawValue, "", entry.variant, "",
        ])
      }
    }
    return text
  }

  private static func json(of ranking: VariantRanking) -> JSONValue {
    let entries = (ranking.entries + ranking.unranked).map { entry -> JSONValue in
      let isRanked = ranking.entries.contains(entry) && entry.ratio.isFinite
      let ratio = isRanked ? JSONValue(.number(HumanFigure.fixed(entry.ratio, 4))) : .null
      return .object([
        ("variant", .string(entry.variant)), ("ratio", ratio),
        ("medians", .array(entry.medians.map { $0.map(JSONValue.decimal) ?? .null })),
      ])
    }
    return .object([
      ("scenario", .string(ranking.scenario)), ("metric", .string(ranking.metric)),
      ("unit", .string(ranking.unit.rawValue)), ("sizes", .array(ranking.sizes.map { .integer($0) })),
      ("variants", .array(entries)),
    ])
  }
}

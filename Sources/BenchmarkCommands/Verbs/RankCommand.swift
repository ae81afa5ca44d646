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
    case .csv: try console.write(RankingTable.csv(of: rankings))
    case .json: try console.write(RankingTable.json(of: rankings).text)
    case .table, .markdown:
      for (index, ranking) in rankings.enumerated() {
        let gap = index == 0 ? "" : "\n"
        let title =
          format == .markdown
          ? "### \(MarkdownText.escapedLine(ranking.scenario)) by \(ranking.metric)\n\n"
          : "\(PrintableText.line(ranking.scenario)) by \(ranking.metric)\n"
        try console.write(gap + title)
        try console.write(RankingTable.table(of: ranking), format)
      }
    }
    return .fine
  }
}

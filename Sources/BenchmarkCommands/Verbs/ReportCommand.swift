// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `report FILE…`: recorded runs as a page, a comment, or the input of another service.
struct ReportCommand: Command {
  /// What is said of the scenarios; results of others are shown all the same.
  let notes: ScenarioNotes

  static let format = Option(
    "format", value: "FORMAT",
    choices: ["html", "markdown", "json", "github-action-benchmark", "openmetrics"],
    brief: "What is written; the default is html.",
    detail: """
      html: one file that opens with the answers on one axis, then tables and screens; nothing from
      the network.
      markdown: for a comment under a pull request; with several FILEs, what differs from the first.
      json: Bencher Metric Format. openmetrics: for Prometheus and what reads its text, times in seconds.
      github-action-benchmark: the list that it reads as customSmallerIsBetter.
      """)
  static let output = Option(
    "output", letter: "o", value: "FILE", brief: "Write into this file instead of standard output.")

  let name = "report"
  let summary = "Recorded runs as one HTML file, as Markdown, or for other services."
  let operands = "FILE…"
  let options = [Self.format, Self.output, CommonOptions.filter, CommonOptions.size]
  let discussion = """
    The newest run is shown, by the start in its run.json; the others are its history, one run for each
    commit. A FILE without run.json keeps its place on the command line.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    try arguments.requireOperands(1...Int.max, operands)
    let selection = try CaseSelection(arguments)
    let named = try arguments.operands.map(console.results)
    let all = Self.ordered(named)
    let current = all[all.count - 1]
    for run in all { try run.requireSameText(as: current) }
    let runs = try selection.filter(all)
    let text: String
    switch arguments.value(Self.format) ?? "html" {
    case "markdown": text = markdown(of: runs)
    case "json": text = ExchangeFormats.bencher(runs[runs.count - 1].table).text
    case "github-action-benchmark":
      text = ExchangeFormats.gitHubAction(runs[runs.count - 1].table).text
    case "openmetrics": text = OpenMetricsText(runs[runs.count - 1]).text
    default:
      let screens = try RecordedScreens.read(
        of: current.record, at: console.path(current.name), named: current.name)
      text = ReportPage(runs: runs, notes: notes, screens: screens).html
    }
    guard let name = arguments.value(Self.output) else {
      try console.write(text)
      return .fine
    }
    try AtomicFile.write(text, to: console.path(name), named: name)
    console.note("\(name) written")
    return .fine
  }

  /// By start, where every run says when it was.
  private static func ordered(_ runs: [ResultFile]) -> [ResultFile] {
    guard runs.allSatisfy({ $0.record != nil }) else { return runs }
    return runs.enumerated()
      .sorted {
        ($0.element.record?.startText ?? "", $0.offset) < ($1.element.record?.startText ?? "", $1.offset)
      }
      .map(\.element)
  }

  @MainActor private func markdown(of runs: [ResultFile]) -> String {
    let current = runs[runs.count - 1]
    let origin =
      current.record.map {
        "commit \(MarkdownText.code($0.shortCommit)), \(MarkdownText.escaped($0.machine.cpu))"
      } ?? MarkdownText.code(current.name)
    var text = "## View benchmark\n\n\(origin)\n\n"
    if runs.count > 1 {
      let entries = Comparison(old: runs[0], new: current, trustsMissingRecords: true).entries
      let listed = entries.filter(\.isListed)
      text += CompareCommand.summary(of: entries) + "\n\n"
      if !listed.isEmpty { text += ComparisonTable.table(of: listed).markdown + "\n" }
    }
    let answers = AnswerLines().lines(of: current.table, notes)
    if !answers.isEmpty { text += "```\n\(answers.map { $0 + "\n" }.joined())```\n\n" }
    let tables = TableFormatter(style: .markdown, notes: notes).text(of: current.table)
    return text + "<details><summary>All figures</summary>\n\n\(tables)\n</details>\n"
  }
}

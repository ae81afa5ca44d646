// SPDX-License-Identifier: Apache-2.0

/// The page of one question in Markdown, and its picture.
///
/// What a reader needs in a minute comes first: the answer, the two ways as code, their times, and what of it holds for
/// SwiftUI. Everything else is folded.
struct FindingPage {
  let question: FindingQuestion
  /// Of its files, without an ending.
  let name: String
  let file: ResultFile
  let shaped: ResultFile?
  let sources: FindingSources

  private var table: ResultTable { file.table }
  private var verdict: FindingVerdict { FindingVerdict(question, table) }

  /// The answer in one line, for the index.
  var summary: String { verdict.text }

  /// The variants of the table and the picture: the pair, among all that its scenario's comparison names.
  private var variants: [String] {
    let pair = question.pair
    let all = question.comparisons.first { $0.scenario == pair.scenario && $0.sizes.contains(pair.size) }?
      .variants
    return all ?? pair.ways.map(\.variant)
  }

  private var answer: ScenarioAnswer? {
    ScenarioAnswer.answers(in: table.rows(of: question.pair.scenario)).first { $0.size == question.pair.size }
  }

  /// The picture; `nil` for a record without times.
  var chart: String? {
    answer.flatMap { FindingChart($0, variants, asked: question.pair.ways.map(\.variant), table) }?.svg
  }

  /// The page, with a line end behind each line.
  ///
  /// - Throws: ``InputError`` where a way's code is not marked, or a rule is unknown.
  func markdown() throws(InputError) -> String {
    let lines =
      ["# \(question.title)", "", verdict.text, ""] + (try code()) + picture + figures
      + (try carriesOver()) + folded
    return lines.map { $0 + "\n" }.joined()
  }

  private func code() throws(InputError) -> [String] {
    var lines: [String] = []
    for way in question.pair.ways {
      let key = question.pair.key(way)
      guard let code = sources.code(of: key) else {
        throw InputError(
          "no source shows \(key.scenario)/\(key.variant)",
          advice:
            "put '\(FindingSources.begin)\(key.scenario)/\(key.variant)' and '\(FindingSources.end)' around its code"
        )
      }
      let title = way.name.prefix(1).uppercased() + way.name.dropFirst()
      lines += ["\(title) (`\(way.variant)`):", "", "```swift"] + code + ["```", ""]
    }
    return lines
  }

  private var picture: [String] {
    guard chart != nil else { return [] }
    let pair = question.pair
    return [
      "![The time of a step of \(MarkdownText.escaped(pair.scenario)) at \(pair.size), by variant](\(name).svg)",
      "",
    ]
  }

  /// A row a variant: at most five columns.
  private var figures: [String] {
    guard let answer else { return [] }
    let pair = question.pair
    let metrics = question.shown.prefix(2)
    var shown = TextTable(
      [
        .init("variant"), .init("a step", isFigure: true), .init("than \(answer.reference)", isFigure: true),
      ] + metrics.map { .init(Metric.shortName(of: $0.id), isFigure: true) })
    for variant in variants {
      let key = CaseKey(scenario: pair.scenario, variant: variant, size: pair.size)
      let time = table[ResultKey(key, metric: Metric.frameTime.id)]?.median
      let ratio = table[ResultKey(key, metric: Metric.ratio(of: .frameTime).id)]?.ratio
      shown.add(
        [
          .init(variant), .init(time.map { MarkdownText.unbroken(HumanFigure.text($0, .nanoseconds)) } ?? ""),
          .init(variant == answer.reference ? "1×" : ratio.map(FigureMarks.text) ?? ""),
        ] + metrics.map { .init(FindingComparison.figure($0, key, table)) })
    }
    let happening = question.comparisons.first { $0.scenario == pair.scenario }?.happening
    return [happening.map { "\($0):" } ?? "", ""] + shown.markdown.split(separator: "\n").map(String.init) + [
      ""
    ]
  }

  private func carriesOver() throws(InputError) -> [String] {
    var lines = ["## What carries over to SwiftUI", ""]
    for fact in question.facts {
      var known: [String] = []
      for rule in fact.rules {
        guard let evidence = sources.evidence(of: rule) else {
          throw InputError("there is no rule \(rule)", advice: "correct the number in the question's facts")
        }
        known.append("[\(rule)](../../Sources/HeadlessViews/SEMANTICS.md): \(evidence)")
      }
      lines.append("- \(fact.text) (\(known.isEmpty ? "not known" : known.joined(separator: "; ")))")
    }
    return lines + ["", "This engine's own: \(question.isOurs)", ""]
  }

  // MARK: - Behind the fold

  private var folded: [String] {
    let commands = question.comparisons.reduce(into: [String]()) { commands, comparison in
      if !commands.contains(comparison.command) { commands.append(comparison.command) }
    }
    let all = question.comparisons.flatMap { comparison -> [String] in
      ["- \(comparison.exactLine(table))"]
        + (comparison.timeLine(table).map { ["  Time: \($0)."] } ?? [])
        + (shaped.flatMap { comparison.shapedLine(table, $0.table) }.map { ["  With a real font: \($0)."] }
          ?? [])
    }
    return ["<details><summary>All that was counted and timed, with intervals</summary>", ""] + all
      + ["", "</details>", ""] + published
      + ["<details><summary>Measure it yourself</summary>", "", "```sh"] + commands + ["```", ""] + provenance
      + ["", "</details>"]
  }

  private var published: [String] {
    guard !question.sources.isEmpty else { return [] }
    return ["<details><summary>What others published</summary>", ""]
      + question.sources.map { "- \($0.relation.words): [\($0.title)](\($0.address)), \($0.says)." }
      + ["", "</details>", ""]
  }

  /// Where the figures come from.
  private var provenance: [String] {
    func origin(_ record: RunRecord) -> String {
      "\(record.startDay), commit \(MarkdownText.code(record.shortCommit)), "
        + "\(MarkdownText.escaped(record.machine.cpu)), \(record.machine.cores) cores"
    }
    guard let record = file.record else { return [] }
    let fonts =
      shaped?.record.map { " With a real font: \(origin($0)), \(MarkdownText.escaped($0.text))." } ?? ""
    return ["Measured: \(origin(record)).\(fonts) Intervals are of 95 %."]
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A survey as a comment under a pull request: short enough to be read, details folded.
///
/// The first line is a mark that no page shows, `<!-- view-benchmark survey changes=3 -->`: whoever posts the comment finds
/// an earlier one by it, and sees whether there is anything to say.
public struct SurveyComment: Sendable {
  /// The most lines of a comment.
  public static let highestCount = 60

  private static let shownSteps = 8
  private static let shownAdvice = 3
  private static let foldedLines = 24

  private let changes: Int
  private let heading: String
  private let table: [String]
  private let paragraphs: [String]
  private let folds: [(summary: String, lines: [String])]

  /// What changed between two surveys, and nothing else.
  public init(_ difference: SurveyDifference, against name: String) {
    changes = difference.changes
    heading = "Screens: \(difference.summary)"
    let shown = difference.steps.prefix(Self.shownSteps)
    table = Self.table(
      ["", "step", "bodies", "wasted", "where"],
      shown.map { step in
        [
          step.word, MarkdownText.escaped(step.subject), Self.figure(step, .bodyEvaluations),
          Self.figure(step, .wastedBodies), Self.code(step.cause ?? step.place),
        ]
      })
    paragraphs = Self.advice("New advice", difference.newAdvice)
    let rest = difference.steps.dropFirst(Self.shownSteps).map { step in
      MarkdownText.escaped(step.headline)
    }
    let bodies = shown.flatMap { step in
      (step.error.map { ["\(step.subject): \($0.description)"] } ?? [])
        + step.details.map { "\(step.subject): \($0)" } + Self.others(step)
    }
    let rests = SurveyAdvice.alike(difference.newAdvice, \.advice).dropFirst(Self.shownAdvice).map {
      $0[0].text
    }
    let gone = difference.goneAdvice.map { "no longer advised: \($0.text)" }
    let left = difference.sections.last?.texts.map { "left out now: \($0)" } ?? []
    folds = [
      ("Why", bodies.map(MarkdownText.escaped)), ("\(rest.count) more steps", Array(rest)),
      ("Advice and files", (rests + gone + left).map(MarkdownText.escaped)),
      (
        "Against what",
        ["against \(MarkdownText.code(name)), engine \(MarkdownText.code(difference.new.engine))"]
      ),
    ]
  }

  /// The dearest of one survey.
  public init(_ record: SurveyRecord) {
    let steps = record.screens.flatMap { screen in screen.steps.map { (screen, $0) } }
    let failed = steps.filter { $0.1.error != nil }
    let dearest = steps.filter { $0.1.error == nil && $0.1.runs > 0 }.mostFirst { $0.1.runs }
    let (bodies, wasted) = dearest.reduce((Int64(0), Int64(0))) {
      ($0.0 + $1.1.count(.bodyEvaluations), $0.1 + $1.1.wasted)
    }
    changes = steps.count
    heading =
      "Screens: \(bodies) bodies in \(steps.count) steps of \(record.screens.count) screens, \(wasted) wasted"
      + (failed.isEmpty ? "" : ", \(failed.count) failed")
    let shown = dearest.prefix(Self.shownSteps)
    table = Self.table(
      ["step", "bodies", "wasted", "where"],
      shown.map { screen, step in
        [
          MarkdownText.escaped("\(screen.title), \(step.title)"), "\(step.count(.bodyEvaluations))",
          "\(step.wasted)", Self.code(screen.place),
        ]
      })
    paragraphs = Self.advice("What would save most", record.advice)
    let why = shown.flatMap { screen, step in
      step.bodies.filter { $0.bodies.wasted > 0 }.map { each in
        "\(screen.title), \(step.title): \(each.bodies.typeName) ×\(each.bodies.wasted) wasted, because "
          + SurveyBill.words(for: each.bodies) + SourcePlace.bracketed(each.place)
      }
    }
    folds = [
      ("Why", why.map(MarkdownText.escaped)),
      (
        "Failed",
        failed.map { screen, step in
          MarkdownText.escaped("\(screen.title), \(step.title): \(step.error?.description ?? "")")
        }
      ),
      (
        "Left out",
        record.leftOut.map { MarkdownText.escaped($0.text) }
      ),
    ]
  }

  /// Says that there is nothing to compare with.
  public init(incomparable reason: String) {
    changes = 1
    heading = "Screens: could not be compared"
    (table, folds) = ([], [])
    paragraphs = [MarkdownText.escapedLine(reason)]
  }

  /// The comment, at most ``highestCount`` lines.
  public var markdown: String {
    var lines = ["<!-- view-benchmark survey changes=\(changes) -->", "### \(MarkdownText.escaped(heading))"]
    for block in [table, paragraphs] where !block.isEmpty { lines += [""] + block }
    var rest = folds.filter { !$0.lines.isEmpty }
    while !rest.isEmpty {
      let fold = rest.removeFirst()
      // Around a list: a blank line, the two ends of the fold, a blank line in it; and as much for each fold that follows.
      let room = min(Self.foldedLines, Self.highestCount - lines.count - 5 - 6 * rest.count)
      lines += ["", "<details><summary>\(HTMLText.escaped(fold.summary))</summary>", ""]
      let isCut = fold.lines.count > room
      lines += fold.lines.prefix(isCut ? room - 1 : room).map { "- \($0)" }
      if isCut { lines.append("- … and \(fold.lines.count - room + 1) more: `--format json` has all") }
      lines += ["", "</details>"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Parts

  private static func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let figures: Set = ["bodies", "wasted"]
    return [line(heading), line(heading.map { figures.contains($0) ? "---:" : "---" })] + rows.map(line)
  }

  private static func figure(_ step: SurveyDifference.Step, _ metric: Metric) -> String {
    guard let count = step.counts.first(where: { $0.metric == metric }) else { return "" }
    return "\(count.old) → \(count.new)"
  }

  /// What differs beside the columns of the table.
  private static func others(_ step: SurveyDifference.Step) -> [String] {
    let rest = step.counts.filter { ![.bodyEvaluations, .wastedBodies].contains($0.metric) }
    return rest.isEmpty ? [] : ["\(step.subject): \(rest.map(\.text).joined(separator: ", "))"]
  }

  private static func code(_ place: SourceMap.Place?) -> String {
    place.map { MarkdownText.code("\($0)") } ?? ""
  }

  private static func advice(_ heading: String, _ advice: [SurveyRecord.Advice]) -> [String] {
    guard !advice.isEmpty else { return [] }
    return ["**\(heading)**", ""]
      + SurveyAdvice.alike(advice, \.advice).prefix(shownAdvice).enumerated().map { index, alike in
        let best = alike[0]
        let views = alike.map { ShortTypeName.text($0.advice.view) }.uniqued.dropFirst()
        let others =
          views.isEmpty ? "" : " \(SurveyAdvice.alikeHeading(views.count)) \(views.joined(separator: ", "))."
        return "\(index + 1). " + (best.place.map { "\(MarkdownText.code("\($0)")): " } ?? "")
          + MarkdownText.escaped(best.advice.text + others)
      }
  }
}

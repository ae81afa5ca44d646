// SPDX-License-Identifier: Apache-2.0

/// What a record answers, as a page in Markdown: every figure of it is read from the record's rows.
///
/// Lines marked as *Time*, *Shaped* and *Measured* hold what differs from machine to machine and from run to run. All
/// other lines are the same for equal counts, so a page that is kept can be checked against a baseline.
public struct FindingsPage: Sendable {
  private let file: ResultFile
  private let shaped: ResultFile?
  private let questions: [FindingQuestion]

  /// Marks of the lines that belong to the machine.
  static let machineMarks = ["*Measured*", "*Time*", "*Shaped*"]

  /// Takes up a record.
  ///
  /// - Parameters:
  ///   - file: The record's rows.
  ///   - shaped: Those of the same cases with texts that were measured by a real font.
  ///   - questions: What is answered, in order; questions without rows are left out.
  public init(
    _ file: ResultFile, shaped: ResultFile? = nil, questions: [FindingQuestion] = FindingQuestion.all
  ) {
    self.file = file
    self.shaped = shaped
    self.questions = questions
  }

  /// Whether the record answers any of the questions.
  public var answersAny: Bool { questions.contains { missing($0).isEmpty } }

  /// The page, with a line end behind each line.
  public var markdown: String {
    let head = [
      "# What things cost", "",
      "Composed by `view-benchmark findings RECORD`; `--check` holds the counts against another record.",
      "Counts are exact and the same on every machine. Times are this engine's: the first figure is a step of the",
      "variant that the others are compared with, behind each ratio stands its 95 % interval, and ≈ cannot be told",
      "from 1. Texts are measured on a grid; *Shaped* says what is other with a real font (`--text shaped`).",
    ]
    let lines = head + provenance + questions.enumerated().flatMap { section($0.offset + 1, $0.element) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first line in which a page differs from this one, beside what depends on the machine.
  ///
  /// - Parameter kept: A page that was composed from another record.
  /// - Returns: The line's number in `kept`, what stands there, and what should; `nil` when the pages agree.
  public func firstDifference(in kept: String) -> (line: Int, kept: String, composed: String)? {
    let old = Self.numberedLines(of: kept)
    let new = Self.numberedLines(of: markdown)
    for (mine, theirs) in zip(old, new) where mine.text != theirs.text {
      return (mine.number, mine.text, theirs.text)
    }
    if old.count < new.count { return (old.last?.number ?? 0, "", new[old.count].text) }
    return old.count > new.count ? (old[new.count].number, old[new.count].text, "") : nil
  }

  private static func numberedLines(of page: String) -> [(number: Int, text: String)] {
    page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { line in
        let text = line.element.drop { $0 == " " }
        return !machineMarks.contains { text.hasPrefix($0) }
      }
      .map { (number: $0.offset + 1, text: String($0.element)) }
  }

  /// Where the figures come from.
  private var provenance: [String] {
    guard let record = file.record else { return [] }
    let commit = MarkdownText.code(record.shortCommit)
    return [
      "*Measured* on \(record.startDay) at commit \(commit), \(MarkdownText.escaped(record.machine.cpu)), "
        + "\(record.machine.cores) cores."
    ]
      + (shaped?.record.map { shaped in
        [
          "*Shaped* on \(shaped.startDay) at commit \(MarkdownText.code(shaped.shortCommit)), "
            + "\(MarkdownText.escaped(shaped.text))."
        ]
      } ?? [])
  }

  // MARK: - A question

  private func section(_ number: Int, _ question: FindingQuestion) -> [String] {
    let heading = ["", "## \(number). \(question.title)", ""]
    let missing = missing(question)
    guard missing.isEmpty else {
      let commands = question.comparisons.filter { !Set($0.cases).isDisjoint(with: missing) }.map(\.command)
      return heading + [
        "Left out: this record lacks the rows of \(missing.count) cases. They come with:", "",
      ]
        + commands.map { "- \(MarkdownText.code($0))" }
    }
    let answers = question.comparisons.flatMap { comparison in
      ["- \(comparison.exactLine(file.table))"]
        + (comparison.timeLine(file.table).map { ["  *Time*: \($0)."] } ?? [])
        + (shaped.flatMap { comparison.shapedLine(file.table, $0.table) }.map { ["  *Shaped*: \($0)."] } ?? [])
    }
    return heading + answers
      + ["", "**Carries over to SwiftUI**: \(question.carriesOver) **Does not**: \(question.isOurs)"]
      + published(question)
  }

  private func published(_ question: FindingQuestion) -> [String] {
    guard !question.sources.isEmpty else { return [] }
    return [
      "",
      "**Published**: "
        + question.sources.map { "\($0.relation.rawValue): [\($0.title)](\($0.address)), \($0.says)" }
        .joined(separator: "; ") + ".",
    ]
  }

  /// The cases of a question of which the record has no figure.
  private func missing(_ question: FindingQuestion) -> [CaseKey] {
    question.comparisons.flatMap(\.cases).filter { key in
      file.table[ResultKey(key, metric: Metric.bodyEvaluations.id)]?.exact == nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A whole run on one screen: a line for each scenario, which says which way is cheapest, by how much, and the count
/// that explains it.
public struct QuestionLines: Sendable {
  /// Columns of a line.
  public var width = 80
  /// Lines at most.
  public var limit = 40
  /// Whether variants written by hand take part.
  public var tellsFloors = false
  private let questions: [FindingQuestion]
  /// Letters of a scenario's name that stay.
  private static let shortestName = 16

  /// One screen.
  ///
  /// - Parameter questions: Whose two ways are told of their scenarios, and which have a line first.
  public init(questions: [FindingQuestion] = FindingQuestion.all) { self.questions = questions }

  /// The lines, without line ends; empty where no scenario has two variants with times.
  ///
  /// A scenario is told at its largest size. Where not all have room, those are told that a question of the findings
  /// is about, then those whose ways differ most.
  ///
  /// - Parameters:
  ///   - table: Every row of a run.
  ///   - notes: The order of variants.
  ///   - ending: What is to be known besides; comes last.
  public func lines(
    of table: ResultTable, _ notes: ScenarioNotes = ScenarioNotes(), ending: [String] = []
  ) -> [String] {
    let told = contrasts(in: table, notes)
    guard !told.isEmpty else { return [] }
    let last =
      AnswerLines.failures(in: table, width: width)
      + ending.flatMap { WrappedText.lines(PrintableText.line($0), to: width) }
    // The line that says how many are left out takes one.
    let room = max(1, limit - last.count - 1)
    let asked = Set(questions.map(\.pair.scenario))
    func rank(_ index: Int) -> (Int, Double, Int) {
      (asked.contains(told[index].scenario) ? 0 : 1, -told[index].distance, index)
    }
    let shown = Set(told.indices.sorted { rank($0) < rank($1) }.prefix(room))
    let chosen = told.indices.filter(shown.contains).map { told[$0] }
    let column = min(chosen.map { $0.scenario.count }.max() ?? 0, width * 3 / 8)
    let rest = told.count - chosen.count
    let more = rest == 0 ? [] : ["… \(rest) more, whose ways differ less: name one, or add --tables"]
    return chosen.map { line($0, column) } + more + last
  }

  /// What the scenarios of a table come down to, each at its largest size, in the table's order.
  func contrasts(in table: ResultTable, _ notes: ScenarioNotes) -> [VariantContrast] {
    let pairs = Dictionary(
      questions.map { ($0.pair.scenario, $0.pair) }, uniquingKeysWith: { first, _ in first })
    var told: [VariantContrast] = []
    for answer in ScenarioAnswer.answers(in: table, notes) {
      let pair = pairs[answer.scenario]?.ways.map(\.variant)
      guard
        let contrast = pair.flatMap({ VariantContrast(answer, pair: $0) })
          ?? VariantContrast(answer, notes, floors: tellsFloors)
      else { continue }
      if told.last?.scenario == answer.scenario { told.removeLast() }
      told.append(contrast)
    }
    return told
  }

  /// As wide as the window: where that is too little, the name gives up its middle, and then the count is left out,
  /// since a figure without its end is none.
  private func line(_ contrast: VariantContrast, _ column: Int) -> String {
    let verdict = PrintableText.line(Self.verdict(contrast))
    let whole = PrintableText.line(verdict + (contrast.cause.map { ": \($0.shortText)" } ?? ""))
    let told = whole.count + 2 + Self.shortestName <= width ? whole : verdict
    let room = min(column, max(Self.shortestName, width - told.count - 2))
    let name = Self.shortened(PrintableText.line(contrast.scenario), to: room)
    return Self.shortened(name + String(repeating: " ", count: room - name.count + 2) + told, to: width)
  }

  /// `frame 5.21× less than reader`; with the interval where the figure is not settled.
  static func verdict(_ contrast: VariantContrast) -> String {
    let (cheaper, other, ratio) = (contrast.cheaper, contrast.other, contrast.ratio)
    if ratio.containsOne { return "\(cheaper) ≈ \(other)\(contrast.shownMargin)" }
    return "\(cheaper) \(HumanFigure.multiple(ratio.value))\(contrast.shownMargin) than \(other)"
  }

  /// With its middle left out: both ends say more.
  private static func shortened(_ text: String, to width: Int) -> String {
    guard text.count > width else { return text }
    let tail = (width - 1) / 2
    return "\(text.prefix(width - 1 - tail))…\(text.suffix(tail))"
  }
}

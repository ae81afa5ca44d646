// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What `survey` prints: every step with what it cost and why, the dearest first, and what would save most.
public struct SurveyBill: Sendable {
  /// How much is shown.
  public struct Style: Sendable {
    /// Steps that are shown with their figures; `nil` for all.
    public var steps: Int? = 20
    /// Pieces of advice; `nil` for all.
    public var advice: Int? = 3
    /// Columns of a line.
    public var width = WrappedText.usualWidth
    /// Whether times are shown: they are another number each time.
    public var showsTimes = true

    /// The usual one.
    public init() {}
  }

  private let steps: [SurveyStep]
  private let failed: [SurveyStep]
  private let advice: [SurveyAdvice]
  let sources: SourceMap
  /// Every step, those that failed last.
  var allSteps: [SurveyStep] { steps + failed }

  /// Sorts the steps: by what was counted, then as they come.
  ///
  /// - Parameters:
  ///   - steps: Every step of the survey, in any order.
  ///   - advice: What would save most, the best first.
  ///   - sources: Where everything stands, if that is known.
  public init(_ steps: [SurveyStep], advice: [SurveyAdvice], sources: SourceMap = SourceMap()) {
    self.advice = advice
    self.sources = sources
    self.steps = steps.mostFirst(by: \.cost).filter { $0.error == nil }
    failed = steps.filter { $0.error != nil }
  }

  /// The bill, a line each.
  public func lines(_ style: Style = Style()) -> [String] {
    var lines = [summary(style)] + cutLines(style) + growthLines(style)
    if !steps.isEmpty { lines += ["", "The bill, dearest first (all counts of a step added up):"] }
    let shown = steps.prefix(style.steps ?? steps.count)
    for step in shown { lines += self.lines(of: step, style) }
    if shown.count < steps.count { lines.append("… and \(steps.count - shown.count) cheaper steps: --all") }
    if !failed.isEmpty { lines += ["", "Failed:"] }
    for line in FoldedLines.lines(failed.map { ($0.subject, $0.error?.description ?? "") }) {
      lines += WrappedText.lines(line, behind: "  ", deeper: 2, to: style.width)
    }
    let issues = FoldedLines.lines(
      self.steps.flatMap { step in step.issues.map { (step.screenTitle, $0) } + Self.unsteady(step) },
      areAlike: true)
    if !issues.isEmpty { lines += ["", "Runtime issues:"] }
    for issue in issues { lines += WrappedText.lines(issue, behind: "  ", deeper: 2, to: style.width) }
    let all = self.steps.flatMap { step in step.notes.map { (step.subject, $0) } }
    let notes = FoldedLines.lines(all, atMost: style.steps == nil ? nil : FoldedLines.few)
    if !notes.isEmpty { lines += ["", "Notes:"] }
    for note in notes { lines += WrappedText.lines(note, behind: "  ", deeper: 2, to: style.width) }
    lines += adviceLines(style)
    return lines.map(PrintableText.line)
  }

  /// How much there is, and the sums of what is shown; where not all is shown, those of all as well.
  private func summary(_ style: Style) -> String {
    let all = allSteps
    let failures = failed.isEmpty ? "" : ", \(failed.count) failed"
    let shown = steps.prefix(style.steps ?? steps.count)
    let text = "\(all.countedScreens(sources)), \(HumanFigure.counted(all.count, "step"))\(failures)"
    if shown.count == steps.count { return "\(text): \(Self.sums(of: steps[...]))" }
    return "\(text); the \(shown.count) dearest: \(Self.sums(of: shown)); all: \(Self.sums(of: steps[...]))"
  }

  private static func sums(of steps: ArraySlice<SurveyStep>) -> String {
    let bodies = steps.reduce(0) { $0 + $1.figure(.bodyEvaluations) }
    let wasted = steps.reduce(0) { $0 + $1.figure(.wastedBodies) }
    return "\(HumanFigure.counted(bodies, "body", "bodies")), \(wasted) wasted"
  }

  /// What grows with the rows, which is dearer than any figure of a small screen says; nothing where that was not asked for.
  private func growthLines(_ style: Style) -> [String] {
    guard let largest = allSteps.flatMap(\.sizes).map(\.copies).max() else { return [] }
    let growth = SurveyGrowth.all(in: allSteps)
    var lines = growth.isEmpty ? [] : ["", "What grows with the rows:"]
    for each in growth {
      let why =
        each.bodies.map { ": \(Self.words(for: $0))\(sources.seen(on: each.screen).words(for: $0))" } ?? ""
      lines += WrappedText.lines(
        "\(each.screenTitle), \(each.title): \(each.text)\(why)", behind: "  ", deeper: 2, to: style.width)
    }
    let flat = SurveyGrowth.flat(in: allSteps, beside: growth)
    let times = "with \(largest) times the rows"
    if flat > 0 {
      lines += ["", "\(HumanFigure.counted(flat, "step")) stay flat \(times)."]
    }
    if flat == 0, growth.isEmpty { lines += ["", "No screen has a list whose rows could be repeated."] }
    return lines
  }

  // MARK: Steps

  private func lines(of step: SurveyStep, _ style: Style) -> [String] {
    let sources = sources.seen(on: step.screen)
    var lines = WrappedText.lines(
      "\(step.subject): \(Self.figures(of: step, style.showsTimes))", behind: "  ",
      deeper: 2, to: style.width)
    for write in step.writes {
      guard let words = sources.words(for: write) else { continue }
      lines += WrappedText.lines(words, behind: "      ", deeper: 2, to: style.width)
    }
    for bodies in step.bodies where bodies.wasted > 0 {
      let text =
        "\(ShortTypeName.text(bodies.typeName)) ×\(bodies.wasted) wasted, because \(Self.words(for: bodies))"
        + (bodies.chain.count > 2
          ? ": \(bodies.chain.map(ShortTypeName.text).joined(separator: " → "))" : "")
        + sources.words(for: bodies)
      lines += WrappedText.lines(text, behind: "      ", deeper: 2, to: style.width)
    }
    for (owner, count) in step.contents.sorted(by: { $0.key < $1.key }) where count > 0 {
      let text = "\(ShortTypeName.text(owner)): the content of its reader ran ×\(count) (L-71)"
      lines += WrappedText.lines(text, behind: "      ", deeper: 2, to: style.width)
    }
    for replacement in step.replacements where replacement.bodies > 0 {
      let types = replacement.typeNames.joined(separator: ", ")
      let bodies = HumanFigure.counted(Int64(replacement.bodies), "body", "bodies")
      lines += WrappedText.lines(
        "\(types): made anew, \(bodies), because of \(words(for: replacement))"
          + SourcePlace.bracketed(sources.place(of: replacement)), behind: "      ",
        deeper: 2, to: style.width)
    }
    return lines
  }

  private static func figures(of step: SurveyStep, _ showsTimes: Bool) -> String {
    let counts: [(Metric, String, String)] = [
      (.viewComparisons, "comparison", "comparisons"), (.sizeCalls, "size", "sizes"),
      (.placements, "placement", "placements"), (.displayEdits, "display edit", "display edits"),
      (.allocations, "allocation", "allocations"),
    ]
    var parts = [HumanFigure.counted(step.figure(.bodyEvaluations), "body", "bodies")]
    let wasted = step.figure(.wastedBodies)
    if wasted > 0 { parts.append("\(wasted) wasted") }
    for (metric, one, many) in counts where step.figure(metric) != 0 {
      parts.append(HumanFigure.counted(step.figure(metric), one, many))
    }
    if showsTimes, step.figure(.frameTime) > 0 {
      parts.append(HumanFigure.text(Double(step.figure(.frameTime)), .nanoseconds))
    }
    return parts.joined(separator: ", ")
  }

  /// Why bodies ran, in a clause.
  static func words(for bodies: SurveyStep.Bodies) -> String {
    let type = ShortTypeName.text(bodies.typeName)
    let property = "\(type).\(bodies.subject)"
    let names = SourceMap.names(in: bodies.subject)
    let areSeveral = names.count > 1
    let all = "\(type)'s \(SurveyAdvice.Rule.listed(names))"
    return switch bodies.reason {
    case .closure where areSeveral: "\(all) are closures, other ones each time (I-44)"
    case .content where areSeveral: "\(all) make views, by other closures each time (I-44)"
    case .collection where areSeveral: "the lists \(all) have changed (I-45)"
    case .object where areSeveral: "\(all) are other objects (I-45)"
    case .binding where areSeveral: "\(all) are bindings that are never the same (I-54)"
    case .value where areSeveral: "\(all) have changed (I-40)"
    case .parts where areSeveral: "\(all) cannot be compared (I-46)"
    case .first: "it appeared"
    case .closure: "\(property) is a closure, another one each time (I-44)"
    case .content: "\(property) makes views, by another closure each time (I-44)"
    case .collection: "the list \(property) has changed (I-45)"
    case .object: "\(property) is another object (I-45)"
    case .stateObject: "the object of \(property) comes in another closure (I-44)"
    case .binding: "\(property) is a binding that is never the same (I-54)"
    case .parts: "\(property) cannot be compared (I-46)"
    case .value:
      bodies.subject.isEmpty ? "its parent made another value (I-40)" : "\(property) has changed (I-40)"
    case .state: "its body reads \(bodies.subject) (I-23)"
    case .boundList: "it reads the whole list behind \(bodies.subject) (I-53)"
    case .boundValue: "it reads the binding \(bodies.subject) (I-50)"
    case .wholeObject: "the object \(bodies.subject) has changed, whatever it reads of it (I-60)"
    case .observed: "it reads \(bodies.subject) (I-63)"
    case .environment: "it has \(bodies.subject) of the environment (E-3)"
    case .size: "its size has changed (L-71)"
    case .preference: "it reads a preference (E-12)"
    case .unknown: "it was told to"
    }
  }

  private func words(for replacement: SurveyStep.Replacement) -> String {
    let owner = sources.owner(of: replacement)
    switch replacement.cause {
    case .condition: return "a condition in \(owner) (I-3)"
    case .type: return "an AnyView of another type in \(owner) (I-16)"
    case .id: return "another id(_:) in \(owner) (I-6)"
    case .rowIDs: return "other ids of the same rows in \(owner) (I-9)"
    case .positions: return "rows that go by their position in \(owner) (I-9)"
    }
  }

  // MARK: Advice

  private func adviceLines(_ style: Style) -> [String] {
    guard !steps.isEmpty else { return [] }
    let all = SurveyAdvice.alike(advice) { $0 }
    let best = all.prefix(style.advice ?? all.count)
    guard !best.isEmpty else { return ["", "No change was found that would save anything."] }
    var lines = [
      "", best.count == 1 ? "What would save most:" : "The \(best.count) changes that would save most:",
    ]
    for (index, alike) in best.enumerated() {
      let number = "  \(index + 1). "
      let blank = String(repeating: " ", count: number.count)
      let first = alike[0]
      lines += WrappedText.lines(first.text + sources.words(for: first), behind: number, to: style.width)
      let others = SurveyAdvice.others(in: alike, sources.place(of:))
      if others.isEmpty { continue }
      lines += WrappedText.lines(SurveyAdvice.alikeHeading(others.count), behind: blank, to: style.width)
      for other in others {
        lines += WrappedText.lines(
          other.summary + sources.words(for: other), behind: "\(blank)  ", deeper: 2, to: style.width)
      }
    }
    return lines
  }

  /// The first count of a step that another process did not come to: what was counted, and what that may come of.
  private static func unsteady(_ step: SurveyStep) -> [(name: String, text: String)] {
    step.rows.lazy.filter { !$0.key.metric.isEmpty && $0.key.view.isEmpty }.compactMap { row in
      row.error.map { error in
        let parts = error.detail.split(separator: "; ", maxSplits: 1).map(String.init)
        let metric = row.key.metric.replacing("_", with: " ")
        let why = parts.count > 1 ? "; \(parts[1])" : ""
        return ("\(step.subject) (\(metric): \(parts.first ?? ""))", "\(error.cause.rawValue)\(why)")
      }
    }.prefix(1).map(\.self)
  }
}

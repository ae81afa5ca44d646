// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A survey as one HTML file: what would save most, with the lines of code that it is about, then a card a screen with its
/// picture and the steps that cost; nothing from the network.
public struct SurveyPage {
  /// Steps of a screen that are shown at once; the others are folded.
  private static let shownSteps = 8

  private let engine: String
  private let screens: [SurveyScreen]
  private let steps: [String: [SurveyStep]]
  private let advice: [SurveyAdvice]
  private let leftOut: [SourceMap.LeftOut]
  private let sources: SourceMap
  /// Whether any step has a time.
  private let isTimed: Bool
  private let pictures: SurveyPagePictures
  private let code: SurveyPageCode

  /// Joins what a survey found.
  ///
  /// - Parameters:
  ///   - engine: The version that counted.
  ///   - screens: Those that were tried out, in their order.
  ///   - steps: Every step of these screens.
  ///   - advice: What would save most, the best first.
  ///   - sources: Where types, calls and writes stand in the files.
  ///   - pictures: What ``SurveyPicture/orders(for:_:)`` asks for, as far as it could be drawn.
  ///   - text: What a file says, by the name that the user calls it; `nil` where it cannot be read.
  public init(
    engine: String, screens: [SurveyScreen], steps: [SurveyStep], advice: [SurveyAdvice],
    sources: SourceMap, pictures: [SurveyPicture], text: @escaping (String) -> String?
  ) {
    self.engine = engine
    self.screens = screens
    self.steps = Dictionary(grouping: steps, by: \.screen)
    isTimed = steps.contains { $0.figure(.frameTime) > 0 }
    self.advice = advice
    self.sources = sources
    leftOut = sources.leftOut
    self.pictures = SurveyPagePictures(pictures)
    code = SurveyPageCode(text)
  }

  /// The page.
  public var html: String {
    // Who wastes most comes first.
    let shown = screens.filter { steps[$0.name] != nil }.mostFirst { screen in
      (steps[screen.name] ?? []).reduce(0) { $0 + $1.figure(.wastedBodies) }
    }
    let body =
      [
        head, ReportPage.searchField("a screen, a step, a property"), growth, savings,
        family("Screens", shown.map(card)), rest,
      ].joined(separator: "\n") + "\n<script>\(ReportStyle.script)</script>"
    return ReportPage.page(title: "What the screens cost", style: SurveyPageStyle.css, body: body)
  }

  private var head: String {
    let all = Array(steps.values.joined())
    func sum(_ metric: Metric) -> Int64 { all.reduce(0) { $0 + $1.figure(metric) } }
    let text =
      "\(all.countedScreens(sources)), \(HumanFigure.counted(all.count, "step")): "
      + "\(HumanFigure.counted(sum(.bodyEvaluations), "body", "bodies")) ran, \(sum(.wastedBodies)) in vain. "
      + "Counted by engine \(engine)."
    return "<p class=\"note\">\(HTMLText.escaped(text))</p>"
  }

  /// What grows with the rows; nothing where that was not asked for.
  private var growth: String {
    let found = SurveyGrowth.all(in: screens.flatMap { steps[$0.name] ?? [] })
    guard !found.isEmpty else { return "" }
    return family(
      "What grows with the rows",
      found.map { growth in
        "<section><h3>\(HTMLText.escaped("\(growth.screenTitle), \(growth.title)"))</h3>"
          + "<p>\(HTMLText.escaped(growth.text))</p>"
          + (growth.bodies.map {
            "<p class=\"note\">\(HTMLText.escaped("because \(SurveyBill.words(for: $0))"))</p>"
          } ?? "")
          + code.html(growth.bodies.flatMap(sources.seen(on: growth.screen).place)) + "</section>"
      })
  }

  /// What changes would save most.
  private var savings: String {
    guard !advice.isEmpty else {
      return "<p>No change was found that would save anything.</p>"
    }
    return family("What would save most", SurveyAdvice.alike(advice) { $0 }.enumerated().map(finding))
  }

  private func family(_ name: String, _ sections: [String]) -> String {
    "<div class=\"family\"><h2>\(HTMLText.escaped(name))</h2>\n\(sections.joined(separator: "\n"))</div>"
  }

  // MARK: Advice

  private func finding(_ index: Int, _ alike: [SurveyAdvice]) -> String {
    let advice = alike[0]
    let place = sources.place(of: advice)
    let call = sources.call(for: advice)
    let saved = advice.steps.map { step in
      "<li><a href=\"#\(ReportPage.anchor(step.screen))\">\(HTMLText.escaped(step.screenTitle))</a>, "
        + "\(HTMLText.escaped(step.title)): \(step.before) → \(step.after) bodies</li>"
    }
    let fold = 4
    var list = "<ul>\(saved.prefix(fold).joined())</ul>"
    if saved.count > fold {
      list +=
        "<details><summary>\(saved.count - fold) more steps</summary><ul>\(saved.dropFirst(fold).joined())</ul></details>"
    }
    return """
      <section id="advice-\(index + 1)">
      <h3>\(HTMLText.escaped(advice.finding))</h3>
      <p>\(ReportPage.prose(advice.cure)) <span class="note">\(advice.rule.fact), \(advice.promise.rawValue)</span></p>
      <p class="sum">\(advice.before) → \(advice.after) bodies in \(HumanFigure.counted(advice.steps.count, "step"))</p>
      \(list)
      \(code.html(place))
      \(call == place ? "" : code.html(call, "made at"))
      \(others(SurveyAdvice.others(in: alike, sources.place(of:))))
      \(pictures.comparison(advice))
      </section>
      """
  }

  /// Lists the other views that need the same change.
  private func others(_ alike: [SurveyAdvice]) -> String {
    if alike.isEmpty { return "" }
    let list = alike.map { advice in
      "<li>\(HTMLText.escaped(advice.summary))\(code.html(sources.place(of: advice)))</li>"
    }
    return "<details><summary>\(SurveyAdvice.alikeHeading(alike.count).dropLast())</summary>"
      + "<ul>\(list.joined())</ul></details>"
  }

  // MARK: Screens

  private func card(_ screen: SurveyScreen) -> String {
    let own = steps[screen.name] ?? []
    let order = own.mostFirst(by: \.cost)
    let (dear, cheap) = (order.prefix(Self.shownSteps), order.dropFirst(Self.shownSteps))
    let more =
      cheap.isEmpty
      ? "" : "<details><summary>\(cheap.count) cheaper steps</summary>\(table(cheap))</details>"
    let place = sources.place(of: screen).map { "<p class=\"note\">\(HTMLText.escaped("\($0)"))</p>" } ?? ""
    return """
      <section id="\(ReportPage.anchor(screen.name))">
      <h3>\(HTMLText.escaped(screen.title))</h3>\(place)
      <div class="pair"><div>
      \(table(dear))\(more)
      \(problems(own))
      \(reasons(own))
      </div>\(pictures.atRest(screen.name))</div>
      \(pictures.heat(own))
      </section>
      """
  }

  private func table(_ steps: ArraySlice<SurveyStep>) -> String {
    let rows = steps.map { step in
      guard step.error == nil else {
        return "<tr class=\"first\"><td class=\"name\">\(HTMLText.escaped(step.title))</td>"
          + "<td class=\"bad\" colspan=\"\(isTimed ? 3 : 2)\">failed</td></tr>"
      }
      let time = step.figure(.frameTime)
      let wasted = step.figure(.wastedBodies)
      return "<tr class=\"first\"><td class=\"name\">\(HTMLText.escaped(step.title))</td>"
        + "<td class=\"ran\">\(step.figure(.bodyEvaluations))</td>"
        + "<td class=\"vain\(wasted > 0 ? " bad" : "")\">\(wasted)</td>"
        + (isTimed
          ? "<td class=\"took\">\(time > 0 ? HumanFigure.text(Double(time), .nanoseconds) : "")</td>" : "")
        + "</tr>"
    }
    return
      "<table class=\"steps\"><thead><tr><th class=\"name\">step</th><th>bodies</th><th>in vain</th>"
      + "\(isTimed ? "<th>time</th>" : "")</tr></thead><tbody>\(rows.joined())</tbody></table>"
  }

  /// What went wrong on a screen, and what is to be known.
  private func problems(_ steps: [SurveyStep]) -> String {
    var lines = steps.compactMap { step in step.error.map { "\(step.title): \($0)" } }
    lines += steps.flatMap(\.issues)
    lines += steps.flatMap { step in step.notes.map { "\(step.title): \($0)" } }
    let items = lines.uniqued.map { "<li>\(HTMLText.escaped($0))</li>" }
    return items.isEmpty ? "" : "<ul class=\"note\">\(items.joined())</ul>"
  }

  /// Why bodies ran in vain, each reason once, with the code that it is about.
  private func reasons(_ steps: [SurveyStep]) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    var places: [String: SourceMap.Place] = [:]
    let sources = sources.seen(on: steps.first?.screen ?? "")
    for bodies in steps.filter(\.isByHand).flatMap(\.bodies) where bodies.wasted > 0 {
      let words = "\(ShortTypeName.text(bodies.typeName)), because \(SurveyBill.words(for: bodies))"
      if counts[words] == nil { order.append(words) }
      counts[words, default: 0] += bodies.wasted
      places[words] = sources.place(of: bodies)
    }
    return order.map { words in
      "<details><summary><span class=\"bad\">×\(counts[words] ?? 0) in vain</span>: \(HTMLText.escaped(words))</summary>"
        + code.html(places[words]) + "</details>"
    }.joined(separator: "\n")
  }

  /// What has no part in it.
  private var rest: String {
    guard !leftOut.isEmpty else { return "" }
    let items = leftOut.map { "<li>\(HTMLText.escaped($0.text))</li>" }
    return
      "<details><summary>Left out: \(HumanFigure.counted(leftOut.count, "file or line", "files or lines"))</summary>"
      + "<ul class=\"note\">\(items.joined())</ul></details>"
  }
}

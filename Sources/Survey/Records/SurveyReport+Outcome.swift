// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

extension SurveyReport {
  /// What a run has found. A screen that nobody gives what it needs has no steps, and is left out.
  ///
  /// - Parameters:
  ///   - engine: The version that counted.
  ///   - outcome: The steps, needs and failures of the run.
  ///   - screens: Those that were tried out, in their order.
  ///   - sources: Where everything stands.
  public init(
    engine: String, _ outcome: SurveyRunner.Outcome, of screens: [SurveyScreen], _ sources: SourceMap
  ) {
    let titles = Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
    let needy = outcome.needs.map { screen, step, what in
      let place = titles[screen].flatMap(sources.place)
      return SourceMap.LeftOut(
        file: place?.file ?? "", line: place?.line,
        reason: "\(titles[screen]?.title ?? screen), \(step): needs \(what), which nobody gives it here")
    }
    self.init(
      engine: engine, screens: screens, steps: outcome.steps, advice: outcome.advice, sources: sources,
      leftOut: needy)
  }
}

extension SurveyRunner.Outcome {
  /// What was not measured and why, a line each.
  public var notes: [String] {
    FoldedLines.lines(
      needs.map {
        ("\($0.screen), \($0.step)", "needs \($0.what), which nobody gives it here; not measured")
      },
      atMost: FoldedLines.few)
      + stopped.map {
        "\($0.screen): did not come to its end with \($0.copies) times its rows; the steps before that count"
      }
      + omitted.map {
        "\($0.screen): \($0.count) more steps were not done"
          + ($0.isLate
            ? ": together they may take six times as long as --timeout says, and three may hang" : "")
      }
      + untried.map {
        "\($0.screen): there was no time to try \(HumanFigure.counted($0.count, "more change")), which less speaks for; "
          + "six times what --timeout says is for all"
      }
  }
}

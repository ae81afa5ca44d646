// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// A screen as it is drawn after a step, with what each view's body did in it: a part of the page of a survey.
public struct SurveyPicture: Sendable, Equatable, Codable {
  /// Which screen to draw.
  public struct Order: Sendable, Hashable, Codable {
    /// The screen's name in result files.
    public var screen: String
    /// The step's name in result files; that of mounting shows the screen at rest.
    public var step: String
    /// A change to the code that is assumed to be made; `nil` for the code as it is.
    public var candidate: SurveyCandidate?

    public init(screen: String, step: String, candidate: SurveyCandidate? = nil) {
      (self.screen, self.step, self.candidate) = (screen, step, candidate)
    }
  }

  public var order: Order
  public var picture: Picture

  public init(_ order: Order, _ picture: Picture) { (self.order, self.picture) = (order, picture) }

  /// Steps of a screen that are drawn, those with most bodies in vain.
  static let mostSteps = 3

  /// What a page has drawn: each screen at rest, its steps with most bodies in vain, and what measured advice makes of
  /// those.
  public static func orders(for steps: [SurveyStep], _ advice: [SurveyAdvice]) -> [Order] {
    var found: [Order] = []
    for step in steps where step.error == nil && step.name == "mount" {
      found.append(Order(screen: step.screen, step: step.name))
    }
    for step in drawn(steps) {
      found.append(Order(screen: step.screen, step: step.name))
      if let candidate = best(for: step, advice)?.candidate {
        found.append(Order(screen: step.screen, step: step.name, candidate: candidate))
      }
    }
    return found
  }

  /// The steps that are drawn, in the order in which they were done.
  static func drawn(_ steps: [SurveyStep]) -> [SurveyStep] {
    var chosen: Set<CaseKey> = []
    for own in Dictionary(grouping: steps, by: \.screen).values {
      let wasting = own.filter { $0.isByHand && $0.error == nil && $0.figure(.wastedBodies) > 0 }
      chosen.formUnion(wasting.mostFirst { $0.figure(.wastedBodies) }.prefix(mostSteps).map(\.key))
    }
    return steps.filter { chosen.contains($0.key) }
  }

  /// The measured advice that saves most in a step.
  static func best(for step: SurveyStep, _ advice: [SurveyAdvice]) -> SurveyAdvice? {
    func saved(_ advice: SurveyAdvice) -> Int {
      advice.steps.first { $0.screen == step.screen && $0.name == step.name }?.saved ?? 0
    }
    return advice.filter { $0.candidate != nil && saved($0) > 0 }.max { saved($0) < saved($1) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews
import Survey
import Testing

/// A screen, and the same screen with one change made by hand.
struct SurveyPair: Sendable, CustomTestStringConvertible {
  /// The advice that is due for the first one.
  struct Due: Sendable {
    let rule: SurveyAdvice.Rule
    let view, property: String
  }

  let name: String
  /// `nil` where no advice must be given.
  let due: Due?
  let before, after: @MainActor @Sendable () -> AnyView

  init<Before: View, After: View>(
    _ name: String, _ due: Due?, before: @escaping @MainActor @Sendable () -> Before,
    after: @escaping @MainActor @Sendable () -> After
  ) {
    (self.name, self.due) = (name, due)
    self.before = { AnyView(before()) }
    self.after = { AnyView(after()) }
  }

  var testDescription: String { name }
}

/// What a survey of one screen comes to, in this process.
@MainActor
struct SurveyedView {
  private(set) var steps: [SurveyStep] = []
  private(set) var advice: [SurveyAdvice] = []

  init(_ make: @escaping @MainActor () -> AnyView) async throws {
    let preview = RegisteredPreview(
      name: "pair", module: "Tests", file: nil, line: nil, fixedSize: nil, make: make)
    try await self.init(PreviewScreen(name: "preview.pair", title: "Pair", preview: preview))
  }

  init(_ screen: PreviewScreen) async throws {
    let survey = try await ScreenSurvey(screen)
    var index = 0
    while index < survey.plan.steps.count {
      var next: SurveyPlan.Step? = survey.plan.steps[index]
      index += 1
      while let step = next {
        var looks = SurveyLooks(
          at: step, screen: screen.name, title: screen.title, isRecount: false, isTimed: false)
        if let change = await survey.finish(&looks) { throw change }
        steps.append(looks.outcome)
        next = looks.next
      }
    }
    let trials = try await SurveyTrials(survey)
    for acting in try await trials.acting() { steps.takeBack(acting, on: screen.name) }
    advice = SurveyAdvice.all(for: steps, trials: try await trials.tried(SurveyCandidate.all(for: steps)))
  }

  /// The bodies that run because of what a person does.
  var bodies: Int { steps.filter(\.isByHand).reduce(0) { $0 + Int($1.figure(.bodyEvaluations)) } }
  /// Those of them that run in vain.
  var wasted: Int { steps.filter(\.isByHand).reduce(0) { $0 + Int($1.figure(.wastedBodies)) } }
}

extension SurveyTrials {
  /// Tries changes, and tells which of them are nothing but others again.
  func tried(_ candidates: [SurveyCandidate]) async throws -> [SurveyTrial] {
    var trials: [SurveyTrial] = []
    for candidate in candidates { trials.append(try await trial(candidate)) }
    let savings = SurveyTrial.savings(in: trials)
    var kept: [SurveyCandidate] = []
    try await keep(savings) { kept.append($0) }
    for index in trials.indices {
      let candidate = trials[index].candidate
      trials[index].isCovered = savings.contains(candidate) && !kept.contains(candidate)
    }
    return trials
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

extension SurveyRunner {
  /// Tries the changes that the steps speak for, on every screen that has the views, and takes back that bodies ran in vain
  /// whose actions turn out to do something else.
  mutating func advise(_ outcome: inout Outcome) throws {
    outcome.steps.takeBackWhatIsNotSeen(sources)
    let candidates = sources.inModules(outcome.steps).flatMap { steps in
      let screen = steps[0].screen
      let sources = sources.seen(on: screen)
      let unsure = Set(steps.flatMap { $0.viewsOverUnseen(sources) })
      return SurveyCandidate.all(for: steps).filter { change in
        // What would show it may have been cut, or is of UIKit.
        let isUnsure = unsure.contains(change.view) || sources.isSeenInPart(change.view)
        return !(change.saysNothingIsShown && isUnsure) && !change.isRefuted(by: sources)
      }
      .map { (screen: screen, change: $0.knowing(sources)) }
    }
    let trials = try tried(candidates, &outcome)
    if outcome.interruption != nil { return }
    outcome.advice = SurveyAdvice.all(for: outcome.steps, trials: trials, sources).filter { advice in
      !advice.isRefuted(by: sources.seen(on: advice.steps[0].screen))
    }
  }
}

extension SurveyAdvice {
  /// Whether the code says that what is estimated cannot be written.
  fileprivate func isRefuted(by sources: SourceMap) -> Bool {
    switch rule {
    // One modifier or style around different views: no argument makes a `TextField` of a `SecureField`.
    case .replacedByCondition:
      !sources.mayBeViews(property) || !sources.mayChoose(between: property, in: view)
    // What the maker stores is another object because somebody has chosen another one.
    case .newObject: sources.isStored(property, handedTo: view, by: makers)
    // Who has a binding alone has no object to hand on.
    case .observedForChild: !sources.isEmpty && !sources.hasModel(of: property, in: view)
    default: false
    }
  }
}

extension SurveyCandidate {
  /// Whether the code says that a value is shown, which happened to make no difference on the screens that were tried, or that
  /// the change cannot be written.
  fileprivate func isRefuted(by sources: SourceMap) -> Bool {
    switch rule {
    case .stateReadForAction, .environmentRead: sources.isShown(subject, in: view)
    case .objectForAction:
      sources.isShown(subject, in: view) || sources.makesBindings(from: subject, in: view)
    case .observedForAction: sources.mayShow(subject, in: view)
    case .objectReadWhole: !sources.canBeObservable(object)
    case .valueWithoutEquality: sources.isWrapped(subject, in: view)
    default: false
    }
  }

  /// The change as the code allows it: an object that nobody uses is handed on to nobody.
  fileprivate func knowing(_ sources: SourceMap) -> SurveyCandidate {
    guard rule == .objectForAction, sources.neverUses(subject, in: view) else { return self }
    var candidate = self
    candidate.rule = .objectUnused
    return candidate
  }
}

extension SurveyStep {
  /// The views that ran and of which a person may see more than what is seen here, and those whose code made another one of them:
  /// what is missing may have shown what they hand on.
  func viewsOverUnseen(_ sources: SourceMap) -> Set<String> {
    Set(
      bodies.filter { $0.reason != .first && sources.isSeenInPart($0.typeName) }
        .flatMap { [$0.typeName] + $0.makers })
  }
}

extension [SurveyStep] {
  /// Counts bodies as useful that nobody knows to have run in vain, because something below them was cut, or is of UIKit.
  package mutating func takeBackWhatIsNotSeen(_ sources: SourceMap) {
    for step in self {
      let unsure = step.viewsOverUnseen(sources.seen(on: step.screen))
      if !unsure.isEmpty { takeBack(on: step.screen) { $0.name == step.name && unsure.contains($1) } }
    }
  }

  /// Counts bodies of a type as useful in a step.
  package mutating func takeBack(_ acting: SurveyTrials.Acting, on screen: String) {
    takeBack(on: screen) { $0.name == acting.step && $1 == acting.view }
  }

  /// Counts bodies as useful.
  ///
  /// - Parameter isMeant: Takes a step and a type.
  mutating func takeBack(on screen: String, where isMeant: (SurveyStep, String) -> Bool) {
    for index in indices where self[index].screen == screen {
      let step = self[index]
      let meant = step.bodies.indices.filter { isMeant(step, step.bodies[$0].typeName) }
      if meant.isEmpty { continue }
      for place in meant {
        self[index].bodies[place].wasted = 0
        self[index].bodies[place].wastedBelow = 0
      }
      self[index].addWastedRows()
    }
  }
}

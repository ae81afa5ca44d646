// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

extension SurveyRunner {
  /// Tries the changes that the steps speak for, on every screen that has the views, and takes back that bodies ran in vain
  /// whose actions turn out to do something else.
  mutating func advise(_ outcome: inout Outcome) throws {
    let candidates = sources.inModules(outcome.steps).flatMap { steps in
      let screen = steps[0].screen
      let sources = sources.seen(on: screen)
      return SurveyCandidate.all(for: steps).filter { !$0.isRefuted(by: sources) }
        .map { (screen: screen, change: $0.knowing(sources)) }
    }
    var trials: [SurveyTrial] = []
    let orders = outcome.screens.compactMap { screen -> SurveyChild.Order? in
      let steps = outcome.steps.filter { $0.screen == screen && $0.error == nil }
      // Those that most speaks for come first: there may be no time for all.
      let wanted = candidates.filter { sources.seesTheSame(on: screen, as: $0.screen, in: $0.change) }
        .map(\.change).uniqued.filter { $0.concerns(steps) }.mostFirst { $0.bodies(in: steps) }
      let hasWaste = steps.contains { $0.isByHand && $0.bodies.contains { $0.wasted > 0 } }
      return wanted.isEmpty && !hasWaste
        ? nil
        : SurveyChild.Order(
          screen: screen, isTimed: isTimed, found: found[screen] ?? .init(), candidates: wanted, limit: limit,
          share: share)
    }
    try run(orders) { order, process in
      if case .interrupted(let signal) = process.ending {
        outcome.interruption = signal
        return false
      }
      for line in process.lines {
        if let trial = line.trial { trials.append(trial) }
      }
      if let acting = process.lines.lazy.compactMap(\.acting).first {
        for each in acting { outcome.steps.takeBack(each, on: order.screen) }
      } else {
        // Whether the actions do the same is not known.
        outcome.steps.takeBack(on: order.screen) { step, _ in step.isByHand }
      }
      if let untried = process.omitted, untried > 0 { outcome.untried.append((order.screen, untried)) }
      // What did not come to an end shows nothing.
      if process.omitted == nil {
        for candidate in order.candidates ?? []
        where !trials.contains(where: { $0.candidate == candidate && $0.screen == order.screen }) {
          var failed = SurveyTrial(candidate, screen: order.screen)
          failed.difference = "the trial did not come to its end"
          trials.append(failed)
        }
      }
      return true
    }
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

  /// How many bodies a person's steps run on a screen that the change is about.
  fileprivate func bodies(in steps: [SurveyStep]) -> Int {
    steps.filter(\.isByHand).flatMap(\.bodies).reduce(0) { sum, bodies in
      let isMeant = object.isEmpty ? bodies.typeName == view : bodies.objectType == object
      return sum + (isMeant && bodies.reason != .first ? bodies.count + bodies.wastedBelow : 0)
    }
  }

  /// Whether the change could make a difference on a screen.
  fileprivate func concerns(_ steps: [SurveyStep]) -> Bool {
    let bodies = steps.flatMap(\.bodies)
    if !object.isEmpty { return bodies.contains { $0.objectType == object } }
    return bodies.contains { $0.typeName == view }
  }
}

extension [SurveyStep] {
  /// Counts bodies of a type as useful in a step.
  package mutating func takeBack(_ acting: SurveyTrials.Acting, on screen: String) {
    takeBack(on: screen) { $0.name == acting.step && $1 == acting.view }
  }

  /// Counts bodies as useful.
  ///
  /// - Parameter isMeant: Takes a step and a type.
  fileprivate mutating func takeBack(on screen: String, where isMeant: (SurveyStep, String) -> Bool) {
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

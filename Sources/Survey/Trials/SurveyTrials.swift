// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import ViewEngine

/// Does the steps of a screen again as if its code were another one, and looks whether it shows the same.
@MainActor
package final class SurveyTrials {
  /// A type whose bodies showed the same in a step, although a control with their old result does something else.
  package struct Acting: Codable {
    package var step, view: String
  }

  /// There is no time left for what is not tried yet.
  package struct OutOfTime: Error {
    package init() {}
  }

  /// What a step came to.
  private struct Run {
    var bodies = 0
    var views: [String: Int] = [:]
    var nanoseconds: UInt64 = 0
  }

  /// A step with what it comes to as the code is.
  private final class Known {
    let step: SurveyPlan.Step
    let counts: Run
    /// The runs of bodies that showed nothing new, by type.
    let wasted: [String: Set<Int>]
    /// What is shown, once for each order in which the other controls are operated; empty until somebody asks.
    var shown: [Shown] = []

    /// What it has in common with steps that are like it: who is operated, which bodies run, and which of them in vain.
    let kind: Kind
    struct Kind: Hashable {
      let owner: UInt64?
      let views: [String: Int]
      let wasted: [String: Set<Int>]
      /// The bodies that run after a change of the code.
      var changed: [String: Int] = [:]
    }

    /// Whether two runs of the same code show different things soon after the step, as with a random number.
    @MainActor var isUnsteady: Bool {
      shown.contains { !$0.unsteady.isDisjoint(with: 0..<SurveyTrials.looksAtStep) }
    }

    init(_ step: SurveyPlan.Step, _ counts: Run, _ wasted: [String: Set<Int>]) {
      (self.step, self.counts, self.wasted) = (step, counts, wasted)
      kind = Kind(owner: step.operated.last?.owner, views: counts.views, wasted: wasted)
    }
  }

  private struct Shown {
    let screens: [String]
    /// The places in it where two runs of the same code show different things.
    let unsteady: Set<Int>
  }

  /// How often the screen is looked at after a step before other controls are operated.
  private static let looksAtStep = 3
  /// How long after a step animations are under way.
  private static let onTheWay = Duration.milliseconds(100)
  /// Controls that are operated after a step at most.
  private static let mostFollowing = 12
  /// The order in which the controls are operated: what one does may be undone by the next.
  private enum Order: CaseIterable { case forwards, backwards }

  private let survey: ScreenSurvey
  private let isTimed: Bool
  private let goOn: () throws -> Void
  private var known: [Known] = []
  /// Controls of the steps that are not done.
  private let avoided: [SurveyPlan.Address]

  /// Does every step that a person can do as the code is.
  ///
  /// - Parameters:
  ///   - names: The steps that are done; `nil` for all. One that a process crashed in ends this one as well.
  ///   - recordsWaste: Whether it is wanted which runs of bodies showed nothing new: recording that takes as long as running them.
  ///   - isTimed: Whether times are taken.
  ///   - goOn: Called before each piece of work; what it throws ends all of it.
  package init(
    _ survey: ScreenSurvey, only names: Set<String>? = nil, recordsWaste: Bool = true, isTimed: Bool = false,
    goOn: @escaping () throws -> Void = {}
  ) async throws {
    (self.survey, self.isTimed, self.goOn) = (survey, isTimed, goOn)
    avoided = survey.plan.steps.filter { names?.contains($0.name) == false }.compactMap(\.operated.last)
    for planned in survey.plan.steps where planned.isByHand {
      var next: SurveyPlan.Step? = planned
      while let step = next, names?.contains(step.name) ?? true {
        try goOn()
        guard var done = try? await count(step, assuming: [], recordsWaste: recordsWaste) else { break }
        // Recording takes time, too.
        if isTimed { done.run.nanoseconds = try await count(step, assuming: []).run.nanoseconds }
        known.append(Known(step, done.run, done.wasted))
        next = done.leaving
      }
    }
  }

  // MARK: Trials

  /// Tries a change.
  package func trial(_ candidate: SurveyCandidate) async throws -> SurveyTrial {
    var trial = SurveyTrial(candidate, screen: survey.screen.name)
    var changed: [(known: Known, kind: Known.Kind)] = []
    for known in known {
      try goOn()
      guard let run = try? await run(known, with: candidate) else {
        trial.difference = known.step.title
        return trial
      }
      let step = SurveyStep(
        screen: survey.screen.name, screenTitle: survey.screen.title, name: known.step.name,
        title: known.step.title)
      trial.steps.append(SurveyAdvice.Step(of: step, before: known.counts.bodies, after: run.bodies))
      for view in Set(run.views.keys).union(known.counts.views.keys) {
        trial.savedByView[view, default: 0] += (known.counts.views[view] ?? 0) - (run.views[view] ?? 0)
      }
      if run.views != known.counts.views {
        var kind = known.kind
        kind.changed = run.views
        changed.append((known, kind))
      }
      if isTimed, known.counts.nanoseconds > 0 {
        trial.savedTime[known.step.name] = 1 - Double(run.nanoseconds) / Double(known.counts.nanoseconds)
      }
    }
    trial.savedByView = trial.savedByView.filter { $0.value != 0 }
    for (known, _) in Self.ends(of: changed, by: \.kind).flatMap(\.looked)
    where try await !holds(candidate, in: known) {
      trial.difference = known.step.title
      break
    }
    return trial
  }

  /// Whether everything is shown as before with a change.
  private func holds(_ candidate: SurveyCandidate, in known: Known) async throws -> Bool {
    try goOn()
    // What the step leaves behind outside of the screen, as in a shared object, is no merit of the change.
    guard let again = try? await count(known.step, assuming: []).run, again.views == known.counts.views else {
      return false
    }
    guard try await showsTheSame(known, assuming: candidate.assumptions) else { return false }
    return !candidate.saysNothingIsShown || !known.isUnsteady
  }

  /// Finds out which of the changes that each save something still do beside those in front of them. Of what there is no time for
  /// it is not known that it saves more.
  ///
  /// - Parameters:
  ///   - savings: The change that saves most first.
  ///   - keep: Called with each that does.
  package func keep(_ savings: [SurveyCandidate], keep: (SurveyCandidate) throws -> Void) async throws {
    // That the first one does is known.
    if let first = savings.first { try keep(first) }
    var taken: [Assumption] = []
    // What each step comes to with the changes that were kept.
    var bodies = known.map(\.counts.bodies)
    for candidate in savings {
      let more = taken + candidate.assumptions
      var changed = bodies
      for (place, known) in known.enumerated() where candidate.concerns(known.counts.views) {
        try goOn()
        if let run = try? await count(known.step, assuming: more).run { changed[place] = run.bodies }
      }
      if changed.reduce(0, +) >= bodies.reduce(0, +) { continue }
      (taken, bodies) = (more, changed)
      if candidate != savings[0] { try keep(candidate) }
    }
  }

  // MARK: Actions

  /// The types whose old results do something else than their new ones, although they show the same; and those for which
  /// there was no time to find out.
  ///
  /// - Parameters:
  ///   - part: Which part of the steps is looked at.
  ///   - count: How many parts there are.
  package func acting(part: Int = 0, of count: Int = 1) async throws -> [Acting] {
    var found: [Acting] = []
    let groups = Self.ends(of: known.filter { !$0.wasted.isEmpty }, by: \.kind)
    for (place, group) in groups.enumerated() where place % count == part {
      func add(_ views: some Sequence<String>) {
        for known in group.all { found += views.map { Acting(step: known.step.name, view: $0) } }
      }
      do {
        for known in group.looked { add(try await acting(in: known)) }
      } catch is OutOfTime {
        add(group.all[0].wasted.keys.sorted())
      }
    }
    return found
  }

  private func acting(in known: Known) async throws -> [String] {
    if try await showsTheSame(known, assuming: [], keeping: known.wasted) { return [] }
    var found: [String] = []
    for (view, runs) in known.wasted.sorted(by: { $0.key < $1.key })
    where try await !showsTheSame(known, assuming: [], keeping: [view: runs]) {
      found.append(view)
    }
    return found
  }

  /// Steps of a kind, in the order of the first of each; of many that are alike, the first and the last are looked at.
  private static func ends<Step>(of steps: [Step], by kind: (Step) -> Known.Kind) -> [(
    looked: [Step], all: [Step]
  )] {
    let groups = Dictionary(grouping: steps, by: kind)
    return steps.map(kind).uniqued.map { kind in
      let all = groups[kind] ?? []
      return (all.count > 2 ? [all[0], all[all.count - 1]] : all, all)
    }
  }

  // MARK: Runs

  private func showsTheSame(
    _ known: Known, assuming assumptions: [Assumption], keeping old: [String: Set<Int>] = [:]
  ) async throws -> Bool {
    if known.shown.isEmpty {
      for order in Order.allCases {
        try goOn()
        let screens = await show(known.step, order, assuming: [])
        let again = await show(known.step, order, assuming: [])
        known.shown.append(Shown(screens: screens, unsteady: Self.differences(screens, again)))
      }
    }
    for (shown, order) in zip(known.shown, Order.allCases) {
      try goOn()
      let screens = await show(known.step, order, assuming: assumptions, keeping: old)
      if !Self.differences(shown.screens, screens).isSubset(of: shown.unsteady) { return false }
    }
    return true
  }

  private static func differences(_ left: [String], _ right: [String]) -> Set<Int> {
    var found = Set(zip(left, right).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset))
    if left.count != right.count { found.insert(min(left.count, right.count)) }
    return found
  }

  /// What a step comes to with a change. Where no body runs that the change is about, it is as it was.
  private func run(_ known: Known, with candidate: SurveyCandidate) async throws -> Run {
    candidate.concerns(known.counts.views)
      ? try await count(known.step, assuming: candidate.assumptions).run : known.counts
  }

  /// Does a step and counts.
  ///
  /// - Returns: also the runs of bodies of which nothing was seen, if they are recorded, and the step that undoes what this one
  ///   led to.
  private func count(
    _ step: SurveyPlan.Step, assuming assumptions: [Assumption], recordsWaste: Bool = false
  ) async throws -> (run: Run, wasted: [String: Set<Int>], leaving: SurveyPlan.Step?) {
    let host = try await survey.host(for: step, recordsEvents: recordsWaste, assuming: assumptions)
    defer { host.unmount() }
    let (presented, ways) = (host.presentations.count, SurveyPlan.waysBack(on: host))
    guard let action = try survey.action(of: step, on: host) else {
      throw CheckFailure("nothing to do for \(step.title)")
    }
    host.resetTotalReport()
    host.removeEvents()
    var run = Run()
    let start = Clock.monotonic
    try action()
    run.nanoseconds = Clock.monotonic &- start
    let bodies = host.totalReport.bodyEvaluations
    run.bodies = bodies.total
    for name in bodies.typeNames { run.views[name] = bodies[name] }
    let wasted = Self.wasted(in: host.events)
    return (run, wasted, step.leaving(host, presentedBefore: presented, waysBackBefore: ways))
  }

  /// The runs that showed nothing new, counted by type without those below such a run.
  private static func wasted(in events: [RenderEvent]) -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    var counts: [String: Int] = [:]
    var above: String?
    for case .body(let cause) in events {
      if let path = above, cause.path.hasPrefix(path + "/") { continue }
      above = nil
      if !cause.evaluated || cause.reasons == [.firstAppearance] { continue }
      let run = counts[cause.typeName, default: 0]
      counts[cause.typeName] = run + 1
      if cause.isWasted {
        found[cause.typeName, default: []].insert(run)
        above = cause.path
      }
    }
    return found
  }

  /// Does a step, then operates each other control, and looks at the screen each time.
  private func show(
    _ step: SurveyPlan.Step, _ order: Order, assuming assumptions: [Assumption],
    keeping old: [String: Set<Int>] = [:]
  ) async -> [String] {
    var screens: [String] = []
    guard let host = try? await survey.host(for: step, assuming: assumptions) else { return screens }
    defer { host.unmount() }
    do {
      let action = try survey.action(of: step, on: host)
      host.keepOldResults(of: old)
      try action?()
      host.keepOldResults(of: [:])
      screens.append(Self.look(at: host))
      // On the way, where an animation would be lost, or what comes and goes by itself.
      try await host.advance(by: Self.onTheWay)
      screens.append(Self.look(at: host))
      try await host.advance(by: ScreenSurvey.rest - Self.onTheWay)
      screens.append(Self.look(at: host))
      for turn in 0..<Self.mostFollowing {
        let controls = host.controls
        let wanted = controls.indices.filter { place in
          SurveyPlan.isWanted(place, in: controls) && !avoided.contains { $0.isOf(controls[place]) }
        }
        guard turn < wanted.count else { break }
        let presented = host.presentations.count
        let place = order == .forwards ? turn : wanted.count - 1 - turn
        try controls[wanted[place]].operate(on: host)
        try host.renderQueue()
        screens.append(Self.look(at: host))
        if host.presentations.count > presented, let presentation = host.presentations.last {
          try presentation.dismissInteractively()
          try host.renderQueue()
        }
      }
      try await host.advance(by: ScreenSurvey.rest)
      screens.append(Self.look(at: host))
    } catch {
      screens.append("\(error)")
    }
    return screens
  }

  /// Everything that a person perceives.
  private static func look(at host: ViewHost) -> String {
    "\(host.presentations.count)\n\(host.displayList.description)"
  }
}

extension SurveyCandidate {
  /// Whether the change could make a difference where these bodies run, by type: only other values of a view, or other objects
  /// that it reads, make its body run less; an identity that changes makes others run.
  func concerns(_ views: [String: Int]) -> Bool {
    switch rule {
    case .unstableID, .unstableRowIDs, .positionalRowIDs, .objectReadWhole: !views.isEmpty
    default: views[view] != nil
    }
  }

  /// What a host assumes that tries the change.
  var assumptions: [Assumption] {
    switch rule {
    case .objectReadWhole: [.tracksProperties(object: object)]
    case .unstableID: [.keepsID(view: view)]
    case .unstableRowIDs, .positionalRowIDs: [.findsRowsByValue(view: view)]
    case .stateReadForAction, .environmentRead, .objectForAction, .objectUnused:
      properties.map { .ignores(view: view, property: $0.name) }
    case .observedForAction: properties.map { .ignoresObserved(view: view, property: $0.name) }
    default: properties.map { $0.assumption(in: view) }
    }
  }
}

extension SurveyStep.Property {
  fileprivate func assumption(in view: String) -> Assumption {
    switch kind {
    case .closure, .value: .leavesOut(view: view, property: name)
    case .binding: .bindsInPlace(view: view, property: name)
    case .object, .stateObject: .keepsObject(view: view, property: name)
    case .parts, .views: .comparesByParts(view: view, property: name)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

extension SurveyAdvice {
  /// The changes that save something and show the same screens everywhere, the one that saves most first.
  ///
  /// - Parameters:
  ///   - steps: Every step of every screen.
  ///   - trials: What came of trying ``SurveyCandidate/all(for:)`` on each screen.
  ///   - sources: Which module each screen is in, and what it sees under a name.
  public static func all(for steps: [SurveyStep], trials: [SurveyTrial], _ sources: SourceMap = SourceMap())
    -> [SurveyAdvice]
  {
    let found = sources.inModules(steps).flatMap { own in
      // A view that two modules show is tried on the screens of both.
      let near = trials.filter { sources.seesTheSame(on: $0.screen, as: own[0].screen, in: $0.candidate) }
      let accepted = Self.accepted(near)
      let unused = accepted.map { $0[0].candidate }.filter { $0.rule == .objectUnused }
      return accepted.map { Self.measured($0, steps, unused, sources) }
        + estimates(for: own, beside: accepted, sources)
    }
    return joined(found, sources).map { $0.knowing(steps, sources) }.sorted { left, right in
      if left.nanoseconds != right.nanoseconds { return left.nanoseconds > right.nanoseconds }
      if left.saved != right.saved { return left.saved > right.saved }
      return (left.view, left.property, left.rule.rawValue) < (
        right.view, right.property, right.rule.rawValue
      )
    }
  }

  /// Makes one piece of those that are about one line, each step once.
  private static func joined(_ advice: [SurveyAdvice], _ sources: SourceMap) -> [SurveyAdvice] {
    var joined: [SurveyAdvice] = []
    for each in advice {
      let same = joined.firstIndex {
        $0.isAboutTheSame(as: each) && sources.place(of: $0) == sources.place(of: each)
      }
      if let same { joined[same].take(each) } else { joined.append(each) }
    }
    return joined
  }

  /// Whether both are one change, if they stand on one line: whoever hands an object on does so for all of its properties.
  private func isAboutTheSame(as other: SurveyAdvice) -> Bool {
    (rule, view, promise) == (other.rule, other.view, other.promise)
      && (property == other.property || rule == .observedForChild && object == other.object)
  }

  private mutating func take(_ other: SurveyAdvice) {
    let known = SourceMap.names(in: property)
    for name in SourceMap.names(in: other.property) where !known.contains(name) { property += ", \(name)" }
    // What was measured has the steps of all modules at once.
    if promise == .estimated { nanoseconds += other.nanoseconds }
    for step in other.steps {
      // One that changes several properties runs the view once.
      if let known = steps.firstIndex(where: { ($0.screen, $0.name) == (step.screen, step.name) }) {
        steps[known].after = min(steps[known].after, step.after)
      } else {
        steps.append(step)
      }
    }
  }

  /// `Model` of `Model.name`, or of several of its properties; empty where the property is none of an object.
  private var object: Substring {
    let first = SourceMap.names(in: property).first ?? ""
    return first.lastIndex(of: ".").map { first[..<$0] } ?? ""
  }

  /// Names who makes the view, and the type of a value that cannot be compared.
  private func knowing(_ steps: [SurveyStep], _ sources: SourceMap) -> SurveyAdvice {
    var advice = self
    let step = steps.first { ($0.screen, $0.name) == (best?.screen, best?.name) }
    let own = step?.bodies.filter { $0.typeName == view } ?? []
    let names = SourceMap.names(in: property)
    advice.makers = (own.first { names.contains($0.subject) } ?? own.first)?.makers ?? []
    advice.value = sources.value(of: self)
    return advice
  }

  // MARK: Measured

  /// The trials of each change on all screens together, if it is worth making.
  private static func accepted(_ trials: [SurveyTrial]) -> [[SurveyTrial]] {
    var order: [SurveyCandidate] = []
    for trial in trials where !order.contains(trial.candidate) { order.append(trial.candidate) }
    return order.compactMap { candidate in
      let own = trials.filter { $0.candidate == candidate }
      guard own.allSatisfy({ $0.difference == nil }) else { return nil }
      guard own.reduce(0, { $0 + $1.saved }) > 0 else { return nil }
      return own.contains { $0.saved > 0 && !$0.isCovered } ? own : nil
    }
  }

  /// - Parameter unused: What is to be deleted, which is no place to make another change at.
  private static func measured(
    _ trials: [SurveyTrial], _ steps: [SurveyStep], _ unused: [SurveyCandidate], _ sources: SourceMap
  ) -> SurveyAdvice {
    let candidate = trials[0].candidate
    let screens = Set(trials.map(\.screen))
    let steps = steps.filter { screens.contains($0.screen) }
    var time = 0.0
    for trial in trials {
      for step in steps where step.screen == trial.screen {
        time += Double(step.figure(.frameTime)) * (trial.savedTime[step.name] ?? 0)
      }
    }
    let declaration = declaration(of: candidate, steps, sources) { view, property in
      unused.contains { $0.view == view && $0.subject == property }
    }
    var advice = SurveyAdvice(
      rule: candidate.rule, view: declaration?.view ?? view(of: candidate, steps, sources),
      property: declaration?.property ?? subject(of: candidate, steps), promise: .measured,
      steps: trials.flatMap(\.steps).filter { $0.saved != 0 }, nanoseconds: time)
    advice.candidate = candidate
    return advice
  }

  /// Where an object is declared that would be changed. Of several views one is named that has code that uses it, then the one
  /// whose body runs most often in vain, then most often.
  private static func declaration(
    of candidate: SurveyCandidate, _ steps: [SurveyStep], _ sources: SourceMap,
    isDeleted: (String, String) -> Bool
  ) -> (view: String, property: String)? {
    var counts: [[String]: (wasted: Int, count: Int)] = [:]
    for bodies in steps.filter(\.isByHand).flatMap(\.bodies)
    where !candidate.object.isEmpty && bodies.objectType == candidate.object
      && !isDeleted(bodies.typeName, bodies.subject)
    {
      let known = counts[[bodies.typeName, bodies.subject]] ?? (0, 0)
      counts[[bodies.typeName, bodies.subject]] = (known.wasted + bodies.wasted, known.count + bodies.count)
    }
    let used = counts.filter { !sources.neverUses($0.key[1], in: $0.key[0]) }
    let most = (used.isEmpty ? counts : used).max {
      ($0.value.wasted, $0.value.count, $1.key[0]) < ($1.value.wasted, $1.value.count, $0.key[0])
    }
    return most.map { ($0.key[0], $0.key[1]) }
  }

  /// The view whose code would be changed: of a change to what makes views anew, the one where that stands.
  private static func view(of candidate: SurveyCandidate, _ steps: [SurveyStep], _ sources: SourceMap)
    -> String
  {
    for step in steps {
      let made = step.replacements.first {
        $0.cause.rule == candidate.rule && $0.owner == candidate.view
      }
      if let made { return sources.seen(on: step.screen).owner(of: made) }
    }
    return candidate.view
  }

  private static func subject(of candidate: SurveyCandidate, _ steps: [SurveyStep]) -> String {
    if !candidate.subject.isEmpty { return candidate.subject }
    let made = steps.flatMap(\.replacements).filter { $0.owner == candidate.view }
    return Set(made.flatMap(\.typeNames).map(ShortTypeName.text)).sorted().joined(separator: ", ")
  }

  // MARK: Estimated

  /// What cannot be tried: views that look at more than they show, and views that are made anew.
  private static func estimates(
    for steps: [SurveyStep], beside accepted: [[SurveyTrial]], _ sources: SourceMap
  ) -> [SurveyAdvice] {
    var found: [SurveyAdvice] = []
    // For each, the closures of rows that run only with the change: whoever makes the rows has to read what they read.
    var rowClosures: [Int] = []
    func add(
      _ rule: Rule, _ view: String, _ property: String, _ saved: Int, running rows: Int = 0,
      _ step: SurveyStep
    ) {
      let before = Int(step.figure(.bodyEvaluations))
      let part = Step(of: step, before: before, after: before - saved)
      let time = Double(step.figure(.frameTime)) * Double(saved) / Double(max(before, 1))
      if let index = found.firstIndex(where: { $0.rule == rule && $0.view == view && $0.property == property }
      ) {
        found[index].steps.append(part)
        found[index].nanoseconds += time
        rowClosures[index] += rows
      } else {
        found.append(
          SurveyAdvice(
            rule: rule, view: view, property: property, promise: .estimated, steps: [part], nanoseconds: time)
        )
        rowClosures.append(rows)
      }
    }
    for step in steps where step.isByHand {
      let sources = sources.seen(on: step.screen)
      for bodies in step.bodies where bodies.handingOn > 0 {
        add(.observedForChild, bodies.typeName, bodies.subject, bodies.handingOn + bodies.wastedBelow, step)
      }
      for bodies in step.bodies {
        guard var rule = Rule(estimating: bodies) else { continue }
        // A view that is there once has nobody who could read the list, or compare the value, for it, and may well show all.
        if bodies.views == 1, [.observedWhole, .listInView, .boundValueRead].contains(rule) { continue }
        if rule == .observedWhole {
          // Who is handed a part already cannot be handed less, and one value has no elements.
          if sources.hasOnlyBinding(to: bodies.subject, in: bodies.typeName) {
            rule = .observedThroughBinding
          } else if sources.isOneValue(bodies.subject) {
            rule = .observedValueRead
          }
        }
        if [.boundValueRead, .observedValueRead, .listThroughBinding].contains(rule),
          !isOftenWasted(bodies, steps)
        {
          continue
        }
        // Where elements have moved, another one stands in the place that a binding leads to, and each part of it differs.
        if bodies.reason == .boundValue, step.bodies.contains(where: bodies.isHandedElsewhere) { continue }
        // Who hands on what these have read runs in their place.
        let isRead =
          switch rule {
          case .observedWhole, .observedValueRead, .boundValueRead: true
          case .valueThroughBinding:
            !sources.canBind(partsOf: bodies.subject, in: bodies.typeName)
          default: false
          }
        let (reading, rows) = isRead ? (bodies.restingParents, bodies.restingRows) : (0, 0)
        let saved = bodies.wasted + bodies.wastedBelow - reading
        if saved != 0 { add(rule, bodies.typeName, bodies.subject, saved, running: rows, step) }
      }
      for replacement in step.replacements
      where replacement.bodies > 0 && !replacement.cause.canBeTried {
        let types = replacement.typeNames.map(ShortTypeName.text).uniqued.joined(separator: ", ")
        add(replacement.cause.rule, sources.owner(of: replacement), types, replacement.bodies, step)
      }
    }
    let ofBody = SurveyRecord.Step.weight(of: Metric.bodyEvaluations.id)
    let ofClosure = SurveyRecord.Step.weight(of: Metric.rowClosureEvaluations.id)
    return zip(found, rowClosures).filter { advice, rows in
      // What costs as much in other steps, or in closures of rows, is not worth it.
      if Int64(advice.saved) * ofBody <= Int64(rows) * ofClosure { return false }
      // One change of the model is for all views that have bindings to its parts.
      if advice.rule == .observedThroughBinding {
        let same = found.filter { $0.rule == advice.rule && $0.property == advice.property }
        let most = same.map(\.saved).max()
        if same.first(where: { $0.saved == most })?.view != advice.view { return false }
      }
      // Only where nothing else explains the count.
      let explained = accepted.joined().reduce(0) { $0 + ($1.savedByView[advice.view] ?? 0) }
      return explained < advice.saved
    }.map(\.0)
  }
}

extension SurveyAdvice {
  /// Whether at least half of the runs for what these bodies read, in all steps together, showed nothing new. Else what a
  /// view makes of it changes as often as that itself. A step in which none of them did says nothing: what was written may be
  /// what there was.
  private static func isOftenWasted(_ bodies: SurveyStep.Bodies, _ steps: [SurveyStep]) -> Bool {
    let alike = steps.filter(\.isByHand).flatMap(\.bodies).filter {
      $0.typeName == bodies.typeName && $0.reason == bodies.reason && $0.subject == bodies.subject
    }
    let changing = alike.filter { $0.wasted < $0.count }
    return (changing.isEmpty ? alike : changing).reduce(0) { $0 + 2 * $1.wasted - $1.count } >= 0
  }
}

extension SurveyStep.Bodies {
  /// Whether others of the type ran because the property, a binding, leads to another place.
  fileprivate func isHandedElsewhere(_ other: SurveyStep.Bodies) -> Bool {
    other.reason == .value && (other.typeName, other.subject) == (typeName, subject)
  }
}

extension SurveyAdvice.Rule {
  /// The change that hands a view what it shows, in place of more.
  fileprivate init?(estimating bodies: SurveyStep.Bodies) {
    switch bodies.reason {
    case .collection: self = .listInView
    case .boundList: self = .listThroughBinding
    case .boundValue: self = bodies.readsParts ? .valueThroughBinding : .boundValueRead
    case .observed: self = .observedWhole
    default: return nil
    }
  }
}

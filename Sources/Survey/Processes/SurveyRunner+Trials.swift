// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

// Changes are tried in processes, each of which does the steps of a screen as the code is, and again with each change. A change
// that ends its process is none that shows the same; the process after it goes on with the next one.
extension SurveyRunner {
  /// Tries changes on every screen that has the views, and takes back that bodies ran in vain whose actions turn out to do
  /// something else.
  ///
  /// - Parameter candidates: Each with the screen whose steps speak for it.
  func tried(
    _ candidates: [(screen: String, change: SurveyCandidate)], _ outcome: inout Outcome
  ) throws -> [SurveyTrial] {
    // What their actions do cannot be found out on one host after the other.
    for (screen, names) in lasting {
      outcome.steps.takeBack(on: screen) { step, _ in step.isByHand && names.contains(step.name) }
    }
    let orders = orders(for: candidates, outcome)
    var trials: [SurveyTrial] = []
    outcome.interruption = try run(shared(orders)) { order, process in
      trials += process.lines.compactMap(\.trial)
      if order.actions != nil { takeBack(process.lines.lazy.compactMap(\.acting).first, of: order, &outcome) }
      if let untried = process.omitted {
        outcome.addUntried(untried, on: order.screen)
        return []
      }
      return goingOn(after: process, order, &trials)
    }
    // Of two processes for one screen, each has tried every second change.
    trials = orders.flatMap { order in
      (order.candidates ?? []).compactMap { candidate in
        trials.first { $0.candidate == candidate && $0.screen == order.screen }
      }
    }
    if outcome.interruption == nil { try cover(&trials, &outcome) }
    return trials
  }

  /// An order for each screen on which there is something to try.
  private func orders(
    for candidates: [(screen: String, change: SurveyCandidate)], _ outcome: Outcome
  ) -> [SurveyChild.Order] {
    outcome.screens.compactMap { screen -> SurveyChild.Order? in
      let steps = outcome.counted(on: screen)
      // Those that most speaks for come first: there may be no time for all.
      let wanted = candidates.filter { sources.seesTheSame(on: screen, as: $0.screen, in: $0.change) }
        .map(\.change).uniqued.filter { $0.concerns(steps) }.mostFirst { $0.bodies(in: steps) }
      let hasWaste = steps.contains { $0.isByHand && $0.bodies.contains { $0.wasted > 0 } }
      if wanted.isEmpty && !hasWaste { return nil }
      var order = order(for: screen, steps)
      if order.only.isEmpty { return nil }
      (order.candidates, order.actions) = (wanted, hasWaste ? .init() : nil)
      return order
    }
  }

  /// The orders for several processes: where one screen has more to try than all others together, the second processor would have
  /// nothing to do in the end.
  private func shared(_ orders: [SurveyChild.Order]) -> [SurveyChild.Order] {
    let work = orders.map { $0.only.count * (($0.candidates?.count ?? 0) + 1) }
    if atOnce > 1, let most = work.max(), 2 * most > work.reduce(0, +), let index = work.firstIndex(of: most)
    {
      return Self.halves(of: orders[index]) + orders[..<index] + orders[(index + 1)...]
    }
    return orders
  }

  /// - Parameter steps: Those that changes are tried in, if a person does them.
  private func order(for screen: String, _ steps: [SurveyStep]) -> SurveyChild.Order {
    var order = order(for: screen)
    (order.isTimed, order.share) = (isTimed, share)
    order.only = Set(steps.filter(\.isByHand).map(\.name)).subtracting(lasting[screen] ?? [])
    return order
  }

  /// Divides an order between two processes. Each tries every second change, and looks at the actions in every second group of
  /// steps that are alike.
  private static func halves(of order: SurveyChild.Order) -> [SurveyChild.Order] {
    [0, 1].map { half in
      var own = order
      own.candidates = (order.candidates ?? []).enumerated().filter { $0.offset % 2 == half }.map(\.element)
      if order.actions != nil { own.actions = .init(index: half, count: 2) }
      return own
    }.filter { $0.actions != nil || $0.candidates?.isEmpty == false }
  }

  /// Takes back what bodies were called whose actions do something else; all of it where that is not known.
  private func takeBack(
    _ acting: [SurveyTrials.Acting]?, of order: SurveyChild.Order, _ outcome: inout Outcome
  ) {
    guard let acting else { return outcome.steps.takeBack(on: order.screen) { step, _ in step.isByHand } }
    for each in acting { outcome.steps.takeBack(each, on: order.screen) }
  }

  /// What is left to do after a process that did not come to its end. The change that it was at shows nothing; all of them where
  /// it did not come to any.
  private func goingOn(
    after process: SurveyProcess, _ order: SurveyChild.Order, _ trials: inout [SurveyTrial]
  ) -> [SurveyChild.Order] {
    let candidates = order.candidates ?? []
    var next = order
    next.actions = nil
    next.share -= min(next.share, UInt32(clamping: Int(process.child.seconds)))
    let begun = process.lines.last { $0.begins != nil && $0.step == nil }?.begins
    if begun == nil, order.actions != nil, !candidates.isEmpty { return [next] }
    let rest = begun.map { candidates.dropFirst($0 + 1) } ?? []
    for candidate in candidates.dropLast(rest.count).dropFirst(begun ?? 0) {
      var failed = SurveyTrial(candidate, screen: order.screen)
      failed.difference = "the trial did not come to its end"
      trials.append(failed)
    }
    next.candidates = Array(rest)
    return rest.isEmpty ? [] : [next]
  }

  /// Marks the changes that leave nothing to save beside others.
  private func cover(_ trials: inout [SurveyTrial], _ outcome: inout Outcome) throws {
    let orders = outcome.screens.compactMap { screen -> SurveyChild.Order? in
      let savings = SurveyTrial.savings(in: trials.filter { $0.screen == screen })
      if savings.count < 2 { return nil }
      var order = order(for: screen, outcome.counted(on: screen))
      // Most that is tried saves nothing.
      (order.savings, order.share) = (savings, share / 3)
      return order
    }
    outcome.interruption = try run(orders) { order, process in
      let savings = order.savings ?? []
      // Where nothing else is known, the first one saves most.
      let kept = savings.prefix(1) + process.lines.compactMap(\.kept)
      let covered = Set(savings).subtracting(kept)
      for index in trials.indices where trials[index].screen == order.screen {
        trials[index].isCovered = covered.contains(trials[index].candidate)
      }
      return []
    }
  }
}

extension SurveyRunner.Outcome {
  /// The steps of a screen that have figures.
  fileprivate func counted(on screen: String) -> [SurveyStep] {
    steps.filter { $0.screen == screen && $0.error == nil }
  }

  /// Notes that there was no time for some changes.
  fileprivate mutating func addUntried(_ count: Int, on screen: String) {
    if count == 0 { return }
    if let index = untried.firstIndex(where: { $0.screen == screen }) {
      untried[index].count += count
    } else {
      untried.append((screen, count))
    }
  }
}

extension SurveyCandidate {
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

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness

// A step may change what outlives its screen, such as a shared object. Then the next look at it would be one at another screen,
// so each has a process of its own.
extension SurveyRunner {
  /// Does the looks at a step that are left, and all looks at the step that undoes it.
  ///
  /// - Parameter order: One that begins with the step.
  /// - Returns: The steps that were done.
  mutating func finish(
    _ looks: SurveyLooks, _ order: inout SurveyChild.Order, _ outcome: inout Outcome,
    beside others: [SurveyProcess.Started]
  ) throws -> [SurveyStep] {
    defer { order.looks = nil }
    var steps: [SurveyStep] = []
    var next: SurveyLooks? = looks
    while let looks = next {
      lasting[order.screen, default: []].insert(looks.result.name)
      if looks.left.isEmpty {
        steps.append(looks.outcome)
        next = looks.next.map {
          SurveyLooks(
            at: $0, screen: looks.result.screen, title: looks.result.screenTitle, isRecount: order.isRecount,
            isTimed: order.isTimed)
        }
        continue
      }
      order.looks = looks
      let process = SurveyProcess(try SurveyProcess.Started(launcher, order), beside: others)
      take(process, &order)
      if case .interrupted(let signal) = process.ending {
        outcome.interruption = signal
        return steps
      }
      next = process.ending == .exited(0) ? process.looks : nil
      if next == nil {
        steps += [try failed(looks.result, process, order, &outcome, beside: others)].compactMap(\.self)
      }
    }
    return steps
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// The looks at a step: what is known from those that were done, and those that are left. A process may hand them to another one.
package struct SurveyLooks: Sendable, Codable {
  /// One time that a step is done, on a host of its own.
  package enum Look: String, Sendable, Codable {
    /// What it shows is held against the same made from scratch.
    case rehearsal
    case count, time, record
  }

  /// Hosts on which the time of a step is taken.
  private static let timings = 5

  package let step: SurveyPlan.Step
  package var result: SurveyStep
  package var left: [Look]
  /// Nanoseconds.
  var times: [Double] = []
  /// The step that undoes what this one led to.
  package var next: SurveyPlan.Step?

  /// All looks at a step of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's name in result files.
  ///   - title: The screen as a person calls it.
  ///   - isRecount: Only count: the second process is there to see whether it comes to the same.
  ///   - isTimed: Whether times are taken.
  package init(at step: SurveyPlan.Step, screen: String, title: String, isRecount: Bool, isTimed: Bool) {
    self.step = step
    result = SurveyStep(screen: screen, screenTitle: title, name: step.name, title: step.title)
    left = [.rehearsal, .count]
    if isRecount { return }
    if isTimed { left += Array(repeating: .time, count: Self.timings) }
    left.append(.record)
  }

  /// Whether none was done yet.
  var isUntouched: Bool { left.first == .rehearsal }

  /// Ends the looks with an error in place of all figures.
  mutating func fail(_ message: String) {
    result.rows = [ResultRow(failed: result.key, error: ResultError(.checkFailed, message))]
    (left, times, next) = ([], [], nil)
  }

  /// What came of all looks together.
  package var outcome: SurveyStep {
    var step = result
    if !times.isEmpty { step.rows.append(ResultRow(sampled: times, of: .frameTime, in: step.key)) }
    return step
  }
}

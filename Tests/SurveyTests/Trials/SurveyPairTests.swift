// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews
import Survey
import Testing

/// Each rule of advice against a screen in which the change was made by hand.
///
/// One after the other: a host that assumes something of a type of objects does so for all of them.
@Suite(.serialized) @MainActor
struct SurveyPairTests {
  @Test(
    "Advice is given where it is due, and promises the bodies that the change saves by hand",
    arguments: SurveyPair.all)
  func promises(_ pair: SurveyPair) async throws {
    let (before, after) = (try await SurveyedView(pair.before), try await SurveyedView(pair.after))
    let errors = (before.steps + after.steps).compactMap(\.error)
    #expect(errors.isEmpty)
    let given = before.advice.map { "\($0.rule) \($0.view).\($0.property) \($0.before) → \($0.after)" }
    guard let due = pair.due else {
      #expect(given == [])
      return
    }
    #expect(before.bodies > after.bodies)
    #expect(
      given == [
        "\(due.rule) \(due.view).\(due.property) \(promised(before.bodies, after.bodies, before.advice))"
      ])
  }

  /// What the one piece of advice has to say of the steps that it names.
  private func promised(_ before: Int, _ after: Int, _ advice: [SurveyAdvice]) -> String {
    let counted = advice.first?.before ?? 0
    return "\(counted) → \(counted - (before - after))"
  }
}

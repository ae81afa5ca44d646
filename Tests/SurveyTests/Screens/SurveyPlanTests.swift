// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@testable import Survey

@MainActor @Suite struct SurveyPlanTests {
  private struct Sheets: View {
    var body: some View {
      VStack {
        Button("Show") {}
        Button("Show #2") {}
        Button("Show #3") {}
        Button("Show") {}
        Button("Show") {}
      }
    }
  }

  @Test(
    "Each step has a name and a title of its own, also beside a control that is called like one with a number"
  )
  func names() {
    let steps = SurveyPlan(ViewHost { Sheets() }).steps
    #expect(Set(steps.map(\.name)).count == steps.count)
    #expect(Set(steps.map(\.title)).count == steps.count)
    #expect(
      steps.map(\.name).suffix(5) == ["tap-show", "tap-show-2", "tap-show-3", "tap-show-4", "tap-show-5"])
    #expect(steps.map(\.title).suffix(5).last == "Tap \"Show\" (3)")
  }
}

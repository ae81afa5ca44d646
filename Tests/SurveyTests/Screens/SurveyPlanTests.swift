// SPDX-License-Identifier: Apache-2.0
import Foundation
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

  private struct Letter: View {
    let count: Int
    var body: some View {
      Button(String(repeating: "long ", count: count)) {}
    }
  }

  @Test(
    "A step that another process is told of is short, whatever its control shows, and no way is longer than five controls"
  )
  func short() throws {
    let first = ViewHost { Sheets() }
    var plan = SurveyPlan(first)
    var step = try #require(plan.steps.last)
    for depth in 1...6 {
      // Another word each time, or the button would be known.
      let host = ViewHost { Letter(count: 1_000 + depth) }
      let word = ViewHost { Button("word " + String(repeating: "x", count: depth)) {} }
      plan.follow(step, to: depth == 1 ? host : word)
      if let last = plan.found.steps.last { step = last }
    }
    #expect(plan.found.steps.map { $0.operated.count } == [2, 3, 4, 5])
    #expect(try JSONEncoder().encode(plan.found).count < 4_000)
  }
}

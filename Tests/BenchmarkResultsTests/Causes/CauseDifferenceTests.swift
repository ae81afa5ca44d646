// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct CauseDifferenceTests {
  @Test func aGraphDoesNotDifferFromItself() {
    let difference = CauseDifference(old: CauseGraphTests.graph, new: CauseGraphTests.graph)
    #expect(difference.isEmpty)
    #expect(difference.text == "no difference\n")
  }

  @Test func aBodyThatRunsNowIsNamedWithItsReason() {
    let new = CauseGraph(
      name: "list.toggle/binding/3", step: 4, counters: ["body_evaluations": 5],
      bodies: [
        CauseGraphTests.body("Screen", ["state isOn"]),
        CauseGraphTests.body("Screen/List", ["parent value"]),
        CauseGraphTests.body("Screen/List/Row", ["parent value"], count: 3),
      ])
    let difference = CauseDifference(old: CauseGraphTests.graph, new: new)
    #expect(
      difference.text == """
        + Screen/List/Row
            before: ran in vain 1 × (parent value, environment font), skipped 2 × (equal)
            now:    ran 3 × (parent value)
        body_evaluations: 3 → 5

        """)
    #expect(difference.changes.map(\.evaluations) == [2])
  }

  @Test func bodiesThatAreGoneAreThereToo() {
    let empty = CauseGraph(name: "list.toggle/binding/3", step: 4, counters: [:], bodies: [])
    let difference = CauseDifference(old: CauseGraphTests.graph, new: empty)
    #expect(difference.changes.map(\.evaluations) == [-1, -1, -1])
    #expect(difference.text.contains("now:    not there"))
  }
}

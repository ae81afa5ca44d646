// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct CauseDifferenceTests {
  private let old = CauseGraphTests.graph(
    [
      CauseGraph.Event(.wrote, "Screen.isOn", path: ""), CauseGraphTests.body("Screen", ["state isOn"]),
      CauseGraphTests.body("Screen/List", ["parent value"]),
      CauseGraphTests.body("Screen/List/Row", ["parent value", "environment font"], wasted: true),
      CauseGraphTests.body("Screen/List/Row", ["equal"], ran: false, count: 2),
    ], counters: ["body_evaluations": 3])

  @Test func aGraphDoesNotDifferFromItself() {
    let difference = CauseDifference(old: old, new: old)
    #expect(difference.isEmpty)
    #expect(difference.text == "no difference\n")
  }

  @Test func aBodyThatRunsNowIsNamedWithItsReason() {
    let new = CauseGraphTests.graph(
      [
        CauseGraph.Event(.wrote, "Screen.isOn", path: ""), CauseGraphTests.body("Screen", ["state isOn"]),
        CauseGraphTests.body("Screen/List", ["parent value"]),
        CauseGraphTests.body("Screen/List/Row", ["parent value"], count: 2),
        CauseGraphTests.body("Screen/List/Row", ["parent value"], pass: 2),
        CauseGraph.Event(.content, "List", path: "Screen/List", reasons: ["size"]),
      ], counters: ["body_evaluations": 5])
    let difference = CauseDifference(old: old, new: new)
    #expect(
      difference.text == """
        ~ Screen/List
            before: 1 × ran (parent value)
            now:    1 × ran (parent value), 1 × ran the content of a reader (size)
        + Screen/List/Row
            before: 1 × ran in vain (parent value, environment font), 2 × skipped (equal)
            now:    3 × ran (parent value)
        body_evaluations: 3 → 5

        """)
    #expect(difference.changes.map(\.evaluations) == [0, 2])
  }

  @Test func bodiesThatAreGoneAreThereToo() {
    let difference = CauseDifference(old: old, new: CauseGraphTests.graph([]))
    #expect(difference.changes.map(\.evaluations) == [0, -1, -1, -1])
    #expect(difference.text.contains("now:    not there"))
  }

  @Test func aVariantIsComparedByWhatHappenedAndNotByPlace() {
    let reader = CauseGraph(
      name: "a.b/reader/2", step: 4, counters: ["frames": 1, "size_calls": 5],
      events: [
        CauseGraphTests.body("Stage", ["state size"]),
        CauseGraph.Event(.content, "ReaderChild", path: "Stage/ReaderChild", reasons: ["size"], count: 2),
      ])
    let infinity = CauseGraph(
      name: "a.b/infinity/2", step: 4, counters: ["frames": 1, "size_calls": 3],
      events: [
        CauseGraphTests.body("Other/Stage", ["state size"]),
        CauseGraphTests.body("Other/Stage/InfinityChild", ["parent value"], count: 2),
      ])
    let difference = VariantDifference(reader, infinity)
    #expect(
      difference.text == """
        a.b/reader/2
        against a.b/infinity/2
          only the first
            2 × ran a reader's content in ReaderChild: size
          only the second
            2 × ran InfinityChild: parent value
          both
            1 × ran Stage: state size
          counted
            size_calls 5 against 3

        """)
    #expect(VariantDifference(reader, reader).text.hasSuffix("  no difference\n"))
    #expect(difference.json.text.contains("\"second\": 2"))
  }
}

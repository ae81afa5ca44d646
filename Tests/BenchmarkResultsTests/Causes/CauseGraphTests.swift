// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

/// Cause chains (I-72).
struct CauseGraphTests {
  static func body(
    _ path: String, _ reasons: [String], ran: Bool = true, wasted: Bool = false, count: Int = 1
  ) -> CauseGraph.Body {
    CauseGraph.Body(
      path: path, typeName: String(path.split(separator: "/").last ?? ""), isEvaluated: ran,
      isWasted: wasted, reasons: reasons, count: count)
  }

  static let graph = CauseGraph(
    name: "list.toggle/binding/3", step: 4, counters: ["body_evaluations": 3, "wasted_layouts": 0],
    bodies: [
      body("Screen", ["state isOn"]),
      body("Screen/List", ["parent value"]),
      body("Screen/List/Row", ["equal"], ran: false),
      body("Screen/List/Row", ["parent value", "environment font"], wasted: true),
      body("Screen/List/Row", ["equal"], ran: false),
    ])

  @Test func viewsThatDifferInNothingAreCounted() {
    #expect(Self.graph.bodies.count == 4)
    #expect(Self.graph.bodies.map(\.count) == [1, 1, 2, 1])
  }

  @Test func aChainLeadsFromTheWriteToTheBody() {
    #expect(Self.graph.chain(of: Self.graph.bodies[0]) == ["state isOn", "Screen"])
    #expect(
      Self.graph.chain(of: Self.graph.bodies[3])
        == ["state isOn", "Screen", "List", "Row (and environment font)"])
  }

  @Test func aParentThatDidNotRunEndsTheChain() {
    let lonely = CauseGraph(
      name: "a.b/c/1", step: 0, counters: [:], bodies: [Self.body("Root", ["parent value"])])
    #expect(lonely.chain(of: lonely.bodies[0]) == ["the content outside the root view", "Root"])
  }

  @Test func aPathIsNotAPrefixOfALongerName() {
    let graph = CauseGraph(
      name: "a.b/c/1", step: 0, counters: [:],
      bodies: [Self.body("Row", ["state a"]), Self.body("RowList/Cell", ["parent value"])])
    #expect(graph.parent(of: graph.bodies[1]) == nil)
  }

  @Test func theTextNamesWhatRanAndWhatDidNot() {
    #expect(
      Self.graph.text == """
        list.toggle/binding/3, step 4
          ran: 3 bodies
            state isOn → Screen
              Screen
            state isOn → Screen → List
              Screen/List
            state isOn → Screen → List → Row (and environment font)  [wasted: the result was the same]
              Screen/List/Row
          skipped: 2 bodies
            2 × Row: equal
              Screen/List/Row
          counted: body_evaluations 3

        """)
  }

  @Test func dotDrawsWritesBodiesAndMarks() {
    let dot = Self.graph.dot
    #expect(dot.hasPrefix("digraph causes {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("s0 [shape=box, label=\"state isOn\"];\n  s0 -> b0;"))
    #expect(dot.contains("b0 -> b1;"))
    #expect(dot.contains("b2 [label=\"Row × 2\", tooltip=\"Screen/List/Row\", style=dashed, color=gray];"))
    #expect(dot.contains("b3 [label=\"Row\", tooltip=\"Screen/List/Row\", color=red];"))
  }

  @Test func jsonIsReadBackAsItWas() throws {
    let text = Self.graph.json.text
    #expect(try CauseGraph(json: Array(text.utf8), file: "a.json") == Self.graph)
  }

  @Test(arguments: [
    ("", "a.json: the file is empty; write it again"),
    (
      #"{"schema": 1, "case": "x", "step": 0, "counters": {"a": "b"}, "bodies": []}"#,
      "a.json:1:57: \"a\" is not a whole number; write a whole number"
    ),
    (
      #"{"schema": 2, "case": "x", "step": 0, "counters": {}, "bodies": []}"#,
      "a.json:1:12: written by a newer version; use a newer version"
    ),
    (
      #"{"schema": 1, "step": 0, "counters": {}, "bodies": []}"#,
      "a.json:1:1: \"case\" is missing; add it"
    ),
  ])
  func badJSONIsNamedByItsPlace(text: String, message: String) {
    #expect(Samples.message { try CauseGraph(json: Array(text.utf8), file: "a.json") } == message)
  }
}

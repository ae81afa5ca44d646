// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

/// What happened in a step, and why (I-72).
struct CauseGraphTests {
  static func body(
    _ path: String, _ reasons: [String], ran: Bool = true, wasted: Bool = false, pass: Int = 1, count: Int = 1
  ) -> CauseGraph.Event {
    CauseGraph.Event(
      pass: pass, ran ? .ran : .skipped, String(path.split(separator: "/").last ?? ""), path: path,
      reasons: reasons, isWasted: wasted, count: count)
  }

  static func graph(_ events: [CauseGraph.Event], counters: [String: Int] = [:]) -> CauseGraph {
    CauseGraph(name: "list.toggle/binding/3", step: 4, counters: counters, events: events)
  }

  static let sample = graph(
    [
      CauseGraph.Event(.wrote, "Screen.isOn", path: ""), CauseGraph.Event(.wrote, "Screen.count", path: ""),
      CauseGraph.Event(.wrote, "Screen.unused", path: "", reasons: ["unread"]),
      body("Screen", ["state isOn", "state count"]), body("Screen/List", ["parent value"]),
      body("Screen/List/Row", ["equal"], ran: false),
      body("Screen/List/Row", ["parent value", "environment font"], wasted: true),
      body("Screen/List/Row", ["equal"], ran: false),
      CauseGraph.Event(.content, "List", path: "Screen/List", reasons: ["size"], count: 2),
      CauseGraph.Event(.action, "onChange", path: "Screen/List"),
      CauseGraph.Event(pass: 2, .wrote, "List.height", path: ""),
      body("Screen/List", ["state height"], pass: 2),
      CauseGraph.Event(frame: 2, .presented, "sheet", path: "Screen", reasons: ["count"]),
    ], counters: ["body_evaluations": 4, "wasted_layouts": 0])

  @Test func viewsThatDifferInNothingAreCounted() {
    #expect(Self.sample.events.count == 12)
    #expect(Self.sample.events[5].count == 2)
    #expect(Self.sample.bodies == 4)
  }

  @Test func aChainLeadsFromTheWriteToTheBody() {
    let events = Self.sample.events
    #expect(Self.sample.chain(of: events[3]) == ["state isOn, state count", "Screen"])
    #expect(
      Self.sample.chain(of: events[6])
        == ["state isOn, state count", "Screen", "List", "Row (and environment font)"])
  }

  @Test func aParentOfAnotherPassIsNoCause() {
    let graph = Self.graph([
      Self.body("Screen", ["state a"]), Self.body("Screen/Row", ["parent value"], pass: 2),
    ])
    #expect(graph.parent(of: graph.events[1]) == nil)
    #expect(graph.chain(of: graph.events[1]) == ["the content outside the root view", "Row"])
  }

  @Test func aPathIsNotAPrefixOfALongerName() {
    let graph = Self.graph([Self.body("Row", ["state a"]), Self.body("RowList/Cell", ["parent value"])])
    #expect(graph.parent(of: graph.events[1]) == nil)
  }

  @Test func theTextTellsEveryPass() {
    #expect(
      Self.sample.text == """
        list.toggle/binding/3, step 4: 2 frames, 3 passes, 4 bodies ran, 1 of them in vain
          frame 1
            wrote Screen.isOn, Screen.count, Screen.unused (no view has read it)
            ran state isOn, state count → Screen
              Screen
            ran state isOn, state count → Screen → List
              Screen/List
            skipped 2 × Row: equal
              Screen/List/Row
            ran state isOn, state count → Screen → List → Row (and environment font) \
        [wasted: the result was the same]
              Screen/List/Row
            ran 2 × size → List: the content of a reader
              Screen/List
            called onChange of List
              Screen/List
          frame 1, pass 2
            wrote List.height
            ran state height → List
              Screen/List
          frame 2
            presented sheet of Screen
              Screen
              [stale: Screen did not run, because its body never read count; what it presents shows count as it \
        was when that body ran last]
          counted
            body_evaluations 4

        """)
  }

  @Test func oneBodyIsOneBody() {
    #expect(
      Self.graph([Self.body("Row", ["state a"])]).text
        .hasPrefix("list.toggle/binding/3, step 4: 1 frame, 1 body ran\n"))
    #expect(Self.graph([]).text == "list.toggle/binding/3, step 4: nothing happened\n")
  }

  @Test func dotHasOneRootAPassALegendAndTheRowInItsPlace() {
    let graph = Self.graph([
      CauseGraph.Event(.wrote, "Item.isBought", path: ""), CauseGraph.Event(.wrote, "Item.date", path: ""),
      Self.body("Screen/ShoppingList/Row", ["observed Item.isBought"]),
    ])
    let dot = graph.dot
    #expect(dot.hasPrefix("digraph causes {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("p0_written [shape=folder, style=solid, label=\"Item.isBought, Item.date\"];"))
    #expect(dot.contains("p0_written -> p0_2 [label=\"observed Item.isBought\"];"))
    #expect(dot.contains("p0_v0 [label=\"Screen › ShoppingList\", shape=plaintext, fontcolor=gray];"))
    #expect(dot.contains("p0_v0 -> p0_2 [style=dashed, color=gray, arrowhead=none];"))
    #expect(dot.contains("subgraph cluster_legend"))
    let fonts = dot.split(separator: "fontname=").dropFirst().map { $0.prefix(11) }
    #expect(fonts.count == 3 && Set(fonts).count == 1)
  }

  @Test func dotMarksWhatWasWastedOrSkipped() {
    let dot = Self.sample.dot
    #expect(
      dot.contains(
        "p0_6 [label=\"Row\", tooltip=\"Screen/List/Row\", color=red, fontcolor=red];"))
    #expect(dot.contains("p0_4 -> p0_6;") && dot.contains("p0_written -> p0_6 [label=\"environment font\"];"))
    #expect(
      dot.contains("[label=\"Row × 2\", tooltip=\"Screen/List/Row\", style=\"rounded,dashed\", color=gray];"))
    #expect(dot.contains("label=\"frame 1, pass 2\""))
  }

  @Test func jsonIsReadBackAsItWas() throws {
    let text = Self.sample.json.text
    #expect(try CauseGraph(json: Array(text.utf8), file: "a.json") == Self.sample)
    let mount = CauseGraph(name: "a.b/c/1", step: nil, counters: [:], events: [])
    #expect(try CauseGraph(json: Array(mount.json.text.utf8), file: "a.json") == mount)
  }

  @Test(arguments: [
    ("", "a.json: the file is empty; write it again"),
    (
      #"{"schema": 2, "case": "x", "step": 0, "counters": {"a": "b"}, "events": []}"#,
      "a.json:1:57: \"a\" is not a whole number; write a whole number"
    ),
    (
      #"{"schema": 3, "case": "x", "step": 0, "counters": {}, "events": []}"#,
      "a.json:1:12: written by a newer version; use a newer version"
    ),
    (
      #"{"schema": 1, "case": "x", "step": 0, "counters": {}, "bodies": []}"#,
      "a.json:1:12: written by an older version; write it again with this one"
    ),
    (
      #"{"schema": 2, "step": 0, "counters": {}, "events": []}"#,
      "a.json:1:1: \"case\" is missing; add it"
    ),
    (
      #"{"schema": 2, "case": "x", "step": 0, "counters": {}, "events": [{"frame": 1, "pass": 1, "kind": "sang"}]}"#,
      "a.json:1:98: \"kind\" is not one of wrote, ran, skipped, content, action, presented, dismissed; "
        + "write one of wrote, ran, skipped, content, action, presented, dismissed"
    ),
  ])
  func badJSONIsNamedByItsPlace(text: String, message: String) {
    #expect(Samples.message { try CauseGraph(json: Array(text.utf8), file: "a.json") } == message)
  }
}

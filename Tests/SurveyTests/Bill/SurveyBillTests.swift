// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import Survey

struct SurveyBillTests {
  private func step(
    _ name: String, _ title: String, bodies: [SurveyStep.Bodies] = [], counts: [(Metric, Int64)] = [],
    error: ResultError? = nil
  ) -> SurveyStep {
    var step = SurveyStep(screen: "preview.list", screenTitle: "List", name: name, title: title)
    step.bodies = bodies
    step.rows = counts.map { ResultRow(exact: [$0.1], of: $0.0, in: step.key) }
    if let error { step.rows = [ResultRow(failed: step.key, error: error)] }
    return step
  }

  private var add: SurveyStep {
    step(
      "tap-add", "Tap \"Add\"",
      bodies: [
        SurveyStep.Bodies(
          typeName: "RowView", reason: .closure, subject: "onTap", count: 39, wasted: 39,
          chain: ["state items", "ListView", "RowView"])
      ],
      counts: [(.bodyEvaluations, 42), (.wastedBodies, 39), (.allocations, 512)])
  }

  @Test("The dearest step comes first, with its wasted bodies and why they ran (I-44, I-72)")
  func dearestFirst() throws {
    let mount = step("mount", "Mount", counts: [(.bodyEvaluations, 3), (.allocations, 90)])
    let lines = SurveyBill([mount, add], advice: []).lines()
    #expect(lines[0] == "1 screen, 2 steps: 45 bodies, 39 wasted")
    let bill = lines.firstIndex { $0.contains("Tap \"Add\": 42 bodies, 39 wasted, 512 allocations") }
    let mounted = lines.firstIndex { $0.contains("Mount: 3 bodies, 90 allocations") }
    #expect(try #require(bill) < #require(mounted))
    let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(
      text.contains(
        "RowView ×39 wasted, because RowView.onTap is a closure, another one each time (I-44): state items → ListView → RowView"
      ))
  }

  @Test("Several properties are several closures")
  func several() {
    func words(_ reason: SurveyStep.Reason, _ subject: String) -> String {
      SurveyBill.words(
        for: SurveyStep.Bodies(typeName: "Card", reason: reason, subject: subject, count: 1))
    }
    #expect(words(.closure, "onTap") == "Card.onTap is a closure, another one each time (I-44)")
    #expect(
      words(.closure, "onTap, onOpen")
        == "Card's onTap and onOpen are closures, other ones each time (I-44)")
    #expect(words(.value, "a, b, c") == "Card's a, b and c have changed (I-40)")
  }

  @Test("Steps begin at the same column, and what goes on for more than a line is indented deeper")
  func narrow() {
    var style = SurveyBill.Style()
    style.width = 50
    let lines = SurveyBill([add], advice: []).lines(style)
    #expect(
      lines.dropFirst(3).prefix(6) == [
        "  List, Tap \"Add\": 42 bodies, 39 wasted, 512", "    allocations",
        "      RowView ×39 wasted, because RowView.onTap",
        "        is a closure, another one each time",
        "        (I-44): state items → ListView → RowView", "",
      ])
  }

  @Test("What is said of several steps stands once, behind them")
  func folded() {
    var steps = (1...5).map { step("tap-\($0)", "Tap \"\($0)\"") }
    for index in steps.indices { steps[index].notes = ["a binding"] + (index == 0 ? ["the first"] : []) }
    for name in ["left", "right"] {
      steps.append(step("tap-\(name)", "Tap \"\(name)\"", error: ResultError(.crashed, "trap")))
    }
    var style = SurveyBill.Style()
    style.width = 200
    let bill = SurveyBill(steps, advice: [])
    func said(_ ending: String) -> [String] {
      bill.lines(style).filter { $0.hasSuffix(ending) }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(said(": the first") == ["List, Tap \"1\": the first"])
    #expect(said(": crashed: trap") == ["List, Tap \"left\"; List, Tap \"right\": crashed: trap"])
    let all = (1...5).map { "List, Tap \"\($0)\"" }.joined(separator: "; ")
    #expect(
      said(": a binding") == ["List, Tap \"1\"; List, Tap \"2\"; List, Tap \"3\"; and 2 more: a binding"])
    style.steps = nil
    #expect(said(": a binding") == ["\(all): a binding"])
  }

  @Test("The same change in several views is told once")
  func alike() {
    func advice(_ view: String, _ property: String, _ saved: Int) -> SurveyAdvice {
      SurveyAdvice(
        rule: .objectForAction, view: view, property: property, promise: .measured,
        steps: [.init(of: add, before: saved + 1, after: 1)])
    }
    let all = [
      advice("Cart", "router", 9), advice("Row", "model", 8), advice("Detail<Text>", "router", 7),
      advice("Other", "router", 1),
    ]
    var style = SurveyBill.Style()
    style.width = 200
    let lines = SurveyBill([add], advice: all).lines(style)
    let told = lines.drop { !$0.contains("2 changes") }.dropFirst()
    #expect(
      told.map { $0.prefix(40) } == [
        "  1. Cart observes router and shows noth", "     The same in 2 more views:",
        "       Detail<Text>: 8 → 1 bodies in 1 s", "       Other: 2 → 1 bodies in 1 step",
        "  2. Row observes model and shows nothin",
      ])
  }

  @Test("A count that another process did not come to is named, the first of a step")
  func unsteady() {
    var step = add
    for index in step.rows.indices where step.rows[index].kind == .exact {
      step.rows[index].error = ResultError(.nondeterministic, "42 in one process, 43 in another")
    }
    var style = SurveyBill.Style()
    style.width = 200
    let lines = SurveyBill([step], advice: []).lines(style)
    let told = lines.filter { $0.contains("43 in another") }
    #expect(
      told == [
        "  List, Tap \"Add\" (body evaluations: 42 in one process, 43 in another): nondeterministic"
      ])
  }

  @Test("Each rule stands on a fact that is written down", arguments: SurveyAdvice.Rule.allCases)
  func rulesHaveFacts(_ rule: SurveyAdvice.Rule) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let facts = try String(
      contentsOf: root.appendingPathComponent("Sources/HeadlessViews/SEMANTICS.md"), encoding: .utf8)
    #expect(facts.contains("- **\(rule.fact)** "))
  }

  @Test("A step that went wrong is a line of its own")
  func failures() {
    let failed = step("tap-x", "Tap \"X\"", error: ResultError(.timedOut, "no result within 1 s"))
    let lines = SurveyBill([add, failed], advice: []).lines()
    #expect(lines[0].contains("2 steps, 1 failed"))
    #expect(lines.contains("  List, Tap \"X\": timed out: no result within 1 s"))
  }

  @Test("Issues that differ in a number alone are told once")
  func issues() {
    var step = add
    step.issues = ["offset: -1.5 is no number", "offset: 2 is no number", "twice", "offset: 2 is no number"]
    let lines = SurveyBill([step], advice: []).lines()
    #expect(lines.contains("  List: offset: -1.5 is no number (and 1 more with other numbers)"))
    #expect(lines.contains("  List: twice"))
    #expect(lines.filter { $0.contains("offset") }.count == 1)
  }

  @Test("A step survives its way from one process to another")
  func wire() throws {
    var step = add
    step.issues = ["twice"]
    step.contents = ["Photo": 2]
    step.replacements = [.init(cause: .id, owners: ["A"], typeNames: ["B"], bodies: 1)]
    #expect(try JSONDecoder().decode(SurveyStep.self, from: JSONEncoder().encode(step)) == step)
    let failed = self.step("drop", "Drop", error: ResultError(.crashed, "signal 4 (trap)"))
    #expect(try JSONDecoder().decode(SurveyStep.self, from: JSONEncoder().encode(failed)) == failed)
  }
}

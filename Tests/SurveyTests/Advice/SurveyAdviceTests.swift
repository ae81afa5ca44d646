// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import Survey

struct SurveyAdviceTests {
  private static let closure = SurveyStep.Property("onTap", .closure)
  private static let candidate = SurveyCandidate(.closureInView, "RowView", [closure])

  private func step(_ name: String, _ bodies: SurveyStep.Bodies...) -> SurveyStep {
    var step = SurveyStep(screen: "preview.list", screenTitle: "List", name: name, title: "Do \(name)")
    step.bodies = bodies
    step.rows = [
      ResultRow(exact: [Int64(bodies.reduce(0) { $0 + $1.count })], of: .bodyEvaluations, in: step.key)
    ]
    return step
  }

  private func rows(_ reason: SurveyStep.Reason, _ properties: [SurveyStep.Property] = [], wasted: Int = 3)
    -> SurveyStep.Bodies
  {
    var bodies = SurveyStep.Bodies(
      typeName: "RowView", reason: reason, subject: "items", count: 4, wasted: wasted)
    bodies.properties = properties
    return bodies
  }

  private func trial(before: Int, after: Int, on screen: String = "preview.list", difference: String? = nil)
    -> SurveyTrial
  {
    var trial = SurveyTrial(Self.candidate, screen: screen)
    trial.steps = [SurveyAdvice.Step(of: step("tap-add"), before: before, after: after)]
    trial.difference = difference
    return trial
  }

  @Test(
    "A closure, a binding, a new object or a value without equality is a change that can be tried (I-44, I-46)"
  )
  func candidates() {
    let found = SurveyCandidate.all(for: [step("tap-add", rows(.closure, [Self.closure]))])
    #expect(found == [Self.candidate])
    let both = [Self.closure, SurveyStep.Property("values", .parts)]
    let more = SurveyCandidate.all(for: [step("tap-add", rows(.parts, both))])
    #expect(more.map(\.subject) == ["onTap", "values", "onTap, values"])
    #expect(SurveyCandidate.all(for: [step("mount", rows(.closure, [Self.closure]))]).isEmpty)
    #expect(SurveyCandidate.all(for: [step("tap-add", rows(.value))]).isEmpty)
  }

  @Test(
    "Views with a binding to a part of what is observed cannot be handed less: the model is changed, once (I-63)"
  )
  func throughBinding() throws {
    let sources = try SourceMap(json: Array(SourceMapTests.json.utf8), file: "sources.json")
    func bodies(_ view: String, _ wasted: Int, of subject: String = "Store.todos") -> SurveyStep.Bodies {
      var bodies = SurveyStep.Bodies(
        typeName: view, reason: .observed, subject: subject, count: 8, wasted: wasted)
      bodies.views = 8
      return bodies
    }
    func advice(_ bodies: SurveyStep.Bodies...) -> [[String]] {
      var step = step("tap-add")
      step.bodies = bodies
      step.rows = [ResultRow(exact: [16], of: .bodyEvaluations, in: step.key)]
      return SurveyAdvice.all(for: [step], trials: [], sources).map { [$0.rule.rawValue, $0.view] }
    }
    #expect(advice(bodies("List", 7)) == [["observedThroughBinding", "List"]])
    #expect(
      advice(bodies("List", 7), bodies("Row", 6)).sorted { $0[0] < $1[0] }
        == [["observedThroughBinding", "List"], ["observedWhole", "Row"]])
    #expect(advice(bodies("List", 6), bodies("Grid", 7)) == [["observedThroughBinding", "Grid"]])
    // Of one value there is no element; a view that mostly shows something else of it needs it.
    #expect(advice(bodies("Row", 6, of: "Store.chosen")) == [["observedValueRead", "Row"]])
    #expect(advice(bodies("Row", 1, of: "Store.chosen")) == [])
    // One that reads the object of somebody else, such as a shared one.
    #expect(advice(bodies("Framed", 7)) == [["observedWhole", "Framed"]])
  }

  @Test("Advice says what each step came to and what all come to, and that it was measured")
  func measured() throws {
    let advice = SurveyAdvice.all(for: [step("tap-add")], trials: [trial(before: 22, after: 4)])
    let one = try #require(advice.first)
    #expect(advice.count == 1)
    #expect((one.before, one.after, one.promise) == (22, 4, .measured))
    #expect(one.text.contains("(I-44)"))
    #expect(one.text.contains("List, Do tap-add: 22 → 4 bodies (measured)."))
  }

  @Test("Several properties of a view are spoken of as several")
  func several() {
    func advice(_ rule: SurveyAdvice.Rule, _ property: String) -> SurveyAdvice {
      SurveyAdvice(rule: rule, view: "Row", property: property, promise: .measured, steps: [])
    }
    let closures = advice(.closureInView, "onTap, onDrop, onHold")
    #expect(
      closures.finding
        == "Row's onTap, onDrop and onHold are closures, other ones each time the parent's body runs")
    #expect(closures.cure.hasPrefix("Compare Row without them "))
    #expect(advice(.closureInView, "onTap").cure.hasPrefix("Compare Row without it "))
    #expect(advice(.valueWithoutEquality, "a, b").cure.hasPrefix("Make their types Equatable"))
    for rule in [
      SurveyAdvice.Rule.valueWithoutEquality, .viewsWithoutEquality, .bindingWithClosures, .newObject,
      .severalWithoutEquality,
    ] {
      #expect(advice(rule, "a, b").finding.hasPrefix("Row's a and b are "))
      if rule != .severalWithoutEquality { #expect(advice(rule, "a").finding.hasPrefix("Row.a is ")) }
    }
  }

  @Test("No advice that saves nothing, costs more elsewhere, or shows another screen anywhere")
  func refused() {
    let steps = [step("tap-add")]
    #expect(SurveyAdvice.all(for: steps, trials: [trial(before: 4, after: 4)]).isEmpty)
    #expect(
      SurveyAdvice.all(
        for: steps, trials: [trial(before: 9, after: 4), trial(before: 4, after: 10, on: "preview.other")]
      ).isEmpty)
    #expect(
      SurveyAdvice.all(
        for: steps,
        trials: [
          trial(before: 9, after: 4), trial(before: 4, after: 4, on: "preview.other", difference: "Tap"),
        ]
      ).isEmpty)
    var covered = trial(before: 9, after: 4)
    covered.isCovered = true
    #expect(SurveyAdvice.all(for: steps, trials: [covered]).isEmpty)
  }

  @Test("What cannot be tried is estimated from what ran in vain, where nothing else explains it (I-53)")
  func estimated() throws {
    let steps = [step("tap-add", rows(.boundList)), step("tap-remove", rows(.boundList, wasted: 2))]
    let advice = try #require(SurveyAdvice.all(for: steps, trials: []).first)
    #expect((advice.rule, advice.promise) == (.listThroughBinding, .estimated))
    #expect(advice.steps.map(\.saved) == [3, 2])
    var explained = trial(before: 9, after: 4)
    explained.savedByView = ["RowView": 5]
    #expect(SurveyAdvice.all(for: steps, trials: [explained]).map(\.promise) == [.measured])
  }

  @Test(
    "Where a value has to be read by whoever hands on what is shown of it, that one runs in the view's place (I-53)"
  )
  func partsThatNobodyCanWrite() throws {
    var bodies = rows(.boundValue, wasted: 1)
    (bodies.count, bodies.readsParts, bodies.restingParents) = (1, true, 1)
    let steps = [step("tap-reset", bodies)]
    for (isSettable, rules) in [(true, [SurveyAdvice.Rule.valueThroughBinding]), (false, [])] {
      let json = """
        {"schema": 1, "files": [], "calls": [], "modifiers": [], "writes": [], "leftOut": [],
         "shown": ["RowView.items.score"],
         "types": [
          {"name": "RowView", "kind": "struct", "file": "a.swift", "line": 1, "column": 1, "conformances": ["View"],
           "properties": [{"name": "items", "line": 2, "column": 1, "type": "Game"}]},
          {"name": "Game", "kind": "struct", "file": "a.swift", "line": 5, "column": 1, "conformances": [],
           "properties": [{"name": "score", "line": 6, "column": 1, "isSettable": \(isSettable)}]}]}
        """
      let sources = try SourceMap(json: Array(json.utf8), file: "sources.json")
      #expect(SurveyAdvice.all(for: steps, trials: [], sources).map(\.rule) == rules)
    }
  }

  @Test("A row whose element has moved to another place saves nothing by a binding to a part of it (I-53)")
  func moved() {
    var bodies = rows(.boundValue)
    bodies.readsParts = true
    #expect(
      SurveyAdvice.all(for: [step("tap-add", bodies)], trials: []).map(\.rule) == [.valueThroughBinding])
    #expect(SurveyAdvice.all(for: [step("delete-first", bodies, rows(.value))], trials: []).isEmpty)
  }

  @Test(
    "Where another view has to read a value, the closures of its rows run too: for fewer bodies that is no advice (I-50)"
  )
  func closuresOfWhoReadsInstead() {
    var bodies = rows(.boundValue, wasted: 8)
    (bodies.count, bodies.restingParents) = (9, 1)
    for (rows, isWorthIt) in [(13, true), (14, false)] {
      bodies.restingRows = rows
      let found = SurveyAdvice.all(for: [step("tap-choose", bodies)], trials: [])
      #expect(found.map(\.rule) == (isWorthIt ? [.boundValueRead] : []))
      #expect(found.allSatisfy { $0.saved == 7 })
    }
  }

  @Test("Views that a condition makes anew are counted, where any would have stayed (I-3)")
  func replaced() {
    var flipped = step("tap-flip", rows(.first))
    flipped.replacements = [
      .init(cause: .condition, owners: ["CartScreen"], typeNames: ["RowView"], bodies: 3)
    ]
    #expect(SurveyAdvice.all(for: [flipped], trials: []).map(\.rule) == [.replacedByCondition])
    flipped.replacements[0].bodies = 0
    #expect(SurveyAdvice.all(for: [flipped], trials: []).isEmpty)
  }

  @Test("A list or a value that is mostly shown, and one that a single view reads, is no estimate")
  func shown() {
    // However often it runs.
    var one = rows(.collection)
    one.views = 1
    let all = [rows(.boundList, wasted: 1), rows(.boundValue, wasted: 1), one]
    for bodies in all {
      #expect(SurveyAdvice.all(for: [step("tap-add", bodies)], trials: []).isEmpty)
    }
  }

  @Test("A step in which what was written was there already says nothing of what is shown of it")
  func same() {
    let (same, other) = (
      step("tap-same", rows(.boundValue, wasted: 4)), step("tap-other", rows(.boundValue, wasted: 0))
    )
    #expect(SurveyAdvice.all(for: [same, other], trials: []).isEmpty)
    #expect(
      !SurveyAdvice.all(for: [same, step("tap-other", rows(.boundValue, wasted: 2))], trials: []).isEmpty)
  }

  @Test("The change that saves most time comes first")
  func order() {
    var steps = [step("tap-add", rows(.boundList, wasted: 2))]
    steps[0].rows.append(ResultRow(sampled: [100, 100], of: .frameTime, in: steps[0].key))
    var timed = trial(before: 9, after: 4)
    timed.savedTime = ["tap-add": 0.1]
    let advice = SurveyAdvice.all(for: steps, trials: [timed])
    #expect(advice.map(\.promise) == [.estimated, .measured])
    #expect(advice.map(\.nanoseconds) == [50, 10])
  }

  @Test("What one view reads of an object for views below is one change, each step of it once (I-63)")
  func handingOnTogether() throws {
    func reading(_ subject: String) -> SurveyStep.Bodies {
      var bodies = SurveyStep.Bodies(
        typeName: "RowView", reason: .observed, subject: subject, count: 1,
        chain: ["observed \(subject)", "Screen", "RowView"])
      (bodies.handingOn, bodies.wastedBelow) = (1, subject == "Draft.size" ? 3 : 1)
      return bodies
    }
    var both = step("tap-both", reading("Draft.count"), reading("Draft.size"))
    both.rows = [ResultRow(exact: [9], of: .bodyEvaluations, in: both.key)]
    let steps = [
      step("tap-size", reading("Draft.size"), rows(.first)), both,
      step("tap-other", reading("Store<Int, Text>.note"), rows(.first)),
      step("tap-name", reading("Draft.name"), rows(.first)),
    ]
    let advice = SurveyAdvice.all(for: steps, trials: [])
    #expect(advice.map(\.property) == ["Draft.size, Draft.count, Draft.name", "Store<Int, Text>.note"])
    #expect(
      advice.map(\.finding) == [
        "RowView reads size, count and name of Draft, which only views below show",
        "RowView reads Store<Int, Text>.note, which only a view below shows",
      ])
    #expect(advice[0].steps.map(\.name) == ["tap-size", "tap-both", "tap-name"])
    #expect(advice[0].steps.map(\.saved) == [4, 4, 2])
    #expect(advice[0].makers == ["Screen"])
  }

  @Test("Of views with an object that would be changed, one is named that has code that uses it (I-60)")
  func whoUsesTheObject() throws {
    let json = SourceMapTests.json.replacing("\"shown\":", with: "\"unused\": [\"Row.store\"], \"shown\":")
    let sources = try SourceMap(json: Array(json.utf8), file: "sources.json")
    func reading(_ view: String, wasted: Int) -> SurveyStep.Bodies {
      var bodies = SurveyStep.Bodies(
        typeName: view, reason: .wholeObject, subject: "store", count: 4, wasted: wasted)
      bodies.objectType = "Store"
      return bodies
    }
    var trial = trial(before: 9, after: 4)
    trial.candidate = SurveyCandidate(.objectReadWhole, "", object: "Store")
    func named(_ bodies: SurveyStep.Bodies...) -> [String] {
      var step = step("tap-add")
      step.bodies = bodies
      return SurveyAdvice.all(for: [step], trials: [trial], sources).map(\.view)
    }
    #expect(named(reading("Row", wasted: 3), reading("List", wasted: 1)) == ["List"])
    #expect(named(reading("Row", wasted: 3)) == ["Row"])
    #expect(named(reading("Grid", wasted: 3), reading("List", wasted: 1)) == ["Grid"])
  }

  @Test("A trial survives its way from one process to another")
  func wire() throws {
    let trial = trial(before: 9, after: 4, difference: "Tap")
    #expect(try JSONDecoder().decode(SurveyTrial.self, from: JSONEncoder().encode(trial)) == trial)
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Survey
import Testing

/// Two apps of one folder, each with a `ContentView` of its own; a third module has a view that both show.
struct SurveyModulesTests {
  private let screens = ["A", "B"].map {
    SurveyScreen(
      name: "preview.\($0)", title: $0, module: "App\($0)", file: "App\($0)/ContentView.swift", line: 9)
  }

  private func sources() throws -> SourceMap {
    func type(_ name: String, _ file: String, _ line: Int) -> String {
      """
      {"name": "\(name)", "kind": "struct", "file": "\(file)", "line": \(line), "column": 8, "conformances": ["View"],
       "properties": [{"name": "onTap", "line": \(line + 1), "column": 7, "type": "() -> Void"}]}
      """
    }
    var map = try SourceMap(
      json: Array(
        """
        {"schema": 1, "files": [{"file": "a/ContentView.swift", "name": "AppA/ContentView.swift"},
          {"file": "b/ContentView.swift", "name": "AppB/ContentView.swift"}, {"file": "kit/Row.swift", "name": "Kit/Row.swift"}],
         "types": [\(type("ContentView", "a/ContentView.swift", 3)), \(type("ContentView", "b/ContentView.swift", 5)),
           \(type("Row", "kit/Row.swift", 7))],
         "calls": [{"callee": "Picker", "file": "a/ContentView.swift", "line": 20, "column": 3, "within": "ContentView",
           "arguments": [{"label": "selection", "text": "$order.type", "line": 20, "column": 9}]},
           {"callee": "ContentView", "file": "b/ContentView.swift", "line": 40, "column": 3, "within": "Main", "arguments": []}],
         "modifiers": [], "writes": [{"name": "type", "file": "b/ContentView.swift", "line": 30, "column": 5, "within": "Add"}],
         "cuts": [{"file": "b/ContentView.swift", "line": 8, "within": "ContentView"},
           {"file": "kit/Row.swift", "line": 9, "within": "Row"}], "leftOut": []}
        """.utf8), file: "sources.json")
    map.know(screens)
    return map
  }

  private func step(on screen: Int, _ view: String) -> SurveyStep {
    var step = SurveyStep(screen: screens[screen].name, screenTitle: "", name: "tap", title: "Tap")
    step.rows = [ResultRow(exact: [4], of: .bodyEvaluations, in: step.key)]
    step.bodies = [SurveyStep.Bodies(typeName: view, reason: .closure, subject: "onTap", count: 3, wasted: 2)]
    return step
  }

  private func trial(_ view: String, on screen: Int, after: Int) -> SurveyTrial {
    let onTap = SurveyStep.Property("onTap", .closure)
    var trial = SurveyTrial(SurveyCandidate(.closureInView, view, [onTap]), screen: screens[screen].name)
    trial.steps = [SurveyAdvice.Step(of: step(on: screen, view), before: 4, after: after)]
    return trial
  }

  @Test("A name means the type of the screen's own module; without a screen, several mean none")
  func ownModule() throws {
    let map = try sources()
    #expect(map.declaration(of: "ContentView") == nil)
    #expect(
      map.seen(on: "preview.A").declaration(of: "ContentView")?.description == "a/ContentView.swift:3:8")
    #expect(
      map.seen(on: "preview.B").property("onTap", of: "ContentView")?.description == "b/ContentView.swift:6:7"
    )
    #expect(map.seen(on: "preview.B").declaration(of: "Row")?.description == "kit/Row.swift:7:8")
  }

  @Test("What stands in the code of another module's view of the same name is not told of a screen")
  func otherModules() throws {
    let (a, b) = try (sources().seen(on: "preview.A"), sources().seen(on: "preview.B"))
    #expect(a.cuts(in: ["ContentView", "Row"]).map(\.description) == ["kit/Row.swift:9"])
    #expect(b.cuts(in: ["ContentView"]).map(\.description) == ["b/ContentView.swift:8"])
    #expect(a.calls(of: "ContentView") == [])
    #expect(b.calls(of: "ContentView").map(\.line) == [40])
    // A binding writes what it leads to.
    #expect(a.writes(of: "Order.type").map(\.description) == ["a/ContentView.swift:20:9"])
    #expect(b.writes(of: "Order.type").map(\.description) == ["b/ContentView.swift:30:5"])
    #expect(b.writes(of: "ContentView.order") == [])
  }

  @Test("Previews of two views of one name are two screens, and those of one view are one")
  func countedScreens() throws {
    func lines(_ view: String) throws -> [String] {
      let mounts = screens.map { screen in
        var step = SurveyStep(screen: screen.name, screenTitle: "", name: "mount", title: "Mount")
        step.view = view
        return step
      }
      return SurveyBill(mounts, advice: [], sources: try sources()).lines()
    }
    #expect(try lines("ContentView")[0].hasPrefix("2 screens, 2 steps"))
    #expect(try lines("Row")[0].hasPrefix("1 screen in 2 previews, 2 steps"))
  }

  @Test("Views of one name in two modules have advice of their own, each on its line")
  func twoViews() throws {
    let advice = SurveyAdvice.all(
      for: [step(on: 0, "ContentView"), step(on: 1, "ContentView")],
      trials: [trial("ContentView", on: 0, after: 1), trial("ContentView", on: 1, after: 2)], try sources())
    #expect(advice.map(\.saved) == [3, 2])
    #expect(
      advice.map { try? sources().place(of: $0)?.description } == [
        "a/ContentView.swift:4:7", "b/ContentView.swift:6:7",
      ])
  }

  @Test("A view that two modules show is one piece of advice, and must show the same in both")
  func sharedView() throws {
    let steps = [step(on: 0, "Row"), step(on: 1, "Row")]
    var trials = [trial("Row", on: 0, after: 1), trial("Row", on: 1, after: 2)]
    let advice = SurveyAdvice.all(for: steps, trials: trials, try sources())
    #expect(advice.count == 1)
    #expect(advice.first?.saved == 5)
    trials[1].difference = "another screen"
    #expect(SurveyAdvice.all(for: steps, trials: trials, try sources()).isEmpty)
  }
}

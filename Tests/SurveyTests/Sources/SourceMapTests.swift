// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import Survey

struct SourceMapTests {
  static let json = """
    {"schema": 1, "files": [{"file": "app/Todo.swift", "name": "Screens/Todo_2.swift"}],
     "types": [
      {"name": "Row", "kind": "struct", "file": "app/Todo.swift", "line": 10, "column": 8, "conformances": ["View"],
       "attributes": [], "properties": [
        {"name": "onTap", "line": 11, "column": 7, "wrapper": null, "type": "() -> Void", "isComputed": false},
        {"name": "store", "line": 12, "column": 7, "wrapper": null, "type": "Store?", "isComputed": false}]},
      {"name": "List", "kind": "struct", "file": "app/Todo.swift", "line": 18, "column": 8, "conformances": ["View"],
       "attributes": [], "properties": [
        {"name": "todo", "line": 19, "column": 16, "wrapper": "Binding", "type": "Todo", "isComputed": false}]},
      {"name": "Grid", "kind": "struct", "file": "app/Todo.swift", "line": 50, "column": 8, "conformances": ["View"],
       "attributes": [], "properties": [
        {"name": "todo", "line": 51, "column": 16, "wrapper": "Binding", "type": "Todo", "isComputed": false}]},
      {"name": "Framed", "kind": "struct", "file": "app/Todo.swift", "line": 14, "column": 8,
       "conformances": ["ViewModifier"], "attributes": [], "properties": []},
      {"name": "Row", "kind": "extension", "file": "app/Other.swift", "line": 1, "column": 11, "conformances": [],
       "attributes": [], "properties": []},
      {"name": "Store", "kind": "class", "file": "app/Todo.swift", "line": 2, "column": 13, "conformances": [],
       "attributes": [], "properties": [
        {"name": "todos", "line": 3, "column": 7, "wrapper": null, "type": null, "isComputed": false},
        {"name": "chosen", "line": 4, "column": 7, "wrapper": null, "type": "Todo.ID?", "isComputed": false}]}],
     "calls": [
      {"callee": "ForEach", "file": "app/Todo.swift", "line": 20, "column": 5, "within": "List", "arguments": []},
      {"callee": "Row", "file": "app/Todo.swift", "line": 21, "column": 7, "within": "List", "arguments": [
       {"label": "onTap", "kind": "closure", "text": "{ }", "line": 21, "column": 11}]},
      {"callee": "Toggle", "file": "app/Todo.swift", "line": 30, "column": 5, "within": "List", "arguments": [
       {"label": "isOn", "kind": "binding", "text": "$shown.value", "line": 30, "column": 12}]}],
     "modifiers": [
      {"name": "id", "file": "app/Todo.swift", "line": 22, "column": 8, "within": "List", "text": "id(1)"},
      {"name": "id", "file": "app/Todo.swift", "line": 23, "column": 8, "within": "List", "text": "id(UUID())"}],
     "branches": [{"callees": ["Row"], "file": "app/Todo.swift", "line": 25, "column": 5, "within": "List"}],
     "writes": [
      {"name": "todos", "file": "app/Todo.swift", "line": 5, "column": 5, "within": "Store.add"},
      {"name": "todos", "file": "app/Todo.swift", "line": 40, "column": 5, "within": "Archive.add"}],
     "controls": [], "shown": ["Row.store", "Row.$onTap"],
     "globals": [
      {"name": "todos", "file": "app/Todo.swift", "line": 60, "column": 5, "within": ""},
      {"name": "shown", "file": "app/Todo.swift", "line": 61, "column": 14, "within": "Store"},
      {"name": "kept", "file": "app/Todo.swift", "line": 62, "column": 5, "within": ""}], "leftOut": [{"file": "app/Bad.swift", "line": 7, "reason": "wrong"}]}
    """

  private func map() throws -> SourceMap { try SourceMap(json: Array(Self.json.utf8), file: "sources.json") }

  @Test("Types and properties are found by the names that the engine has for them")
  func names() throws {
    let map = try map()
    #expect(map.file("Screens/Todo_2.swift") == "app/Todo.swift")
    #expect(map.declaration(of: "Row<Int>")?.description == "app/Todo.swift:10:8")
    #expect(map.property("gone, onTap", of: "Row")?.description == "app/Todo.swift:11:7")
    #expect(map.property("gone", of: "Row") == nil)
    // Of an observed property the one that holds the object.
    #expect(map.holder(of: "Store.todos", in: "Row")?.line == 12)
    #expect(map.holder(of: "Store.todos", in: "Store")?.line == 3)
    #expect(map.declaration(of: "Nobody") == nil)
  }

  @Test("A property is shown if the code works something out from it")
  func shown() throws {
    let map = try map()
    #expect(map.isWrapped("todo", in: "List") && !map.isWrapped("onTap", in: "Row"))
    #expect(map.isShown("store", in: "Row<Int>"))
    #expect(!map.isShown("onTap", in: "Row"))
    #expect(!map.isShown("store", in: "Store"))
    #expect(map.makesBindings(from: "onTap", in: "Row"))
    #expect(!map.makesBindings(from: "store", in: "Row"))
  }

  @Test("A maker stores what it hands on where that is a property of it, and none that is computed")
  func stored() throws {
    func call(_ label: String, _ text: String) -> String {
      """
      {"callee": "Row", "file": "a/A.swift", "line": 5, "column": 3, "within": "List.body",
       "arguments": [{"label": "\(label)", "text": "\(text)", "line": 5, "column": 9}]}
      """
    }
    let map = try SourceMap(
      json: Array(
        """
        {"schema": 1, "files": [{"file": "a/A.swift", "name": "Kit/A.swift"}],
         "types": [{"name": "List", "kind": "struct", "file": "a/A.swift", "line": 3, "column": 1,
          "conformances": ["View"], "properties": [
           {"name": "chosen", "line": 4, "column": 7, "isComputed": false},
           {"name": "made", "line": 5, "column": 7, "isComputed": true}]}],
         "calls": [\(call("folder", "chosen")), \(call("model", "made")), \(call("format", "Format()")),
          \(call("local", "local"))],
         "modifiers": [], "writes": [], "leftOut": []}
        """.utf8), file: "sources.json")
    #expect(map.isStored("folder", handedTo: "Row", by: ["List<Int>"]))
    #expect(!map.isStored("folder", handedTo: "Row", by: ["Grid"]))
    for property in ["model", "format", "local"] {
      #expect(!map.isStored(property, handedTo: "Row", by: ["List"]), "\(property)")
    }
  }

  @Test("Of the previews' own views the one in the screen's file is meant; what one of them shows, any may")
  func previews() throws {
    func type(_ file: String, _ line: Int) -> String {
      """
      {"name": "__Content", "kind": "struct", "file": "\(file)", "line": \(line), "column": 1,
       "conformances": ["View"], "properties": [{"name": "isOn", "line": \(line + 1), "column": 26}]}
      """
    }
    var map = try SourceMap(
      json: Array(
        """
        {"schema": 1, "files": [{"file": "a/A.swift", "name": "Kit/A.swift"}, {"file": "a/B.swift", "name": "Kit/B.swift"}],
         "types": [\(type("a/A.swift", 3)), \(type("a/B.swift", 9))], "calls": [], "modifiers": [], "writes": [],
         "shown": ["__Content.isOn"], "leftOut": []}
        """.utf8), file: "sources.json")
    map.know(
      ["A", "B"].map {
        SurveyScreen(name: "preview.\($0)", title: $0, module: "Kit", file: "Kit/\($0).swift", line: 3)
      })
    #expect(map.declaration(of: "__Content") == nil)
    #expect(map.seen(on: "preview.B").property("isOn", of: "__Content")?.description == "a/B.swift:10:26")
    #expect(map.isShown("isOn", in: "__Content") && !map.isShown("isOff", in: "__Content"))
  }

  @Test(
    "What a view reads of a model may be shown by a binding, by itself, or by what the model makes of it",
    arguments: [
      ([], false), (["Row.$store"], true), (["Row.store.todos"], true), (["Store.todos"], true),
      (["Row.store.count", "Row.store"], false),
    ] as [([String], Bool)])
  func observed(_ shown: [String], _ isShown: Bool) throws {
    let list = shown.map { "\"\($0)\"" }.joined(separator: ",")
    let json = Self.json.replacing(#""Row.store", "Row.$onTap""#, with: list)
    let map = try SourceMap(json: Array(json.utf8), file: "sources.json")
    #expect(map.mayShow("Store.todos", in: "Row") == isShown)
    #expect(map.hasModel(of: "Store.todos", in: "Row") && !map.hasModel(of: "Store.todos", in: "Framed"))
    // Nobody says who holds the model.
    #expect(map.mayShow("Store.todos", in: "Framed"))
    #expect(map.mayShow("Other.todos", in: "Row"))
    #expect(!map.hasOnlyBinding(to: "Store.todos", in: "Row"))
    #expect(map.hasOnlyBinding(to: "Store.todos", in: "List"))
    #expect(!map.hasOnlyBinding(to: "Store.todos", in: "Framed"))
    #expect(!map.hasOnlyBinding(to: "Store.todos", in: "Nobody"))
  }

  @Test("A view observes an object for nothing where no code uses the property")
  func unused() throws {
    let json = Self.json.replacing("\"shown\":", with: "\"unused\": [\"Row.store\"], \"shown\":")
    let map = try SourceMap(json: Array(json.utf8), file: "sources.json")
    #expect(map.neverUses("store", in: "Row"))
    #expect(!map.neverUses("onTap", in: "Row"))
    #expect(try !self.map().neverUses("store", in: "Row"))
  }

  @Test("A class with a wrapper that the macro has no room for cannot be made @Observable")
  func observable() throws {
    #expect(try map().canBeObservable("Store"))
    #expect(try map().canBeObservable("Nobody"))
    let stored = Self.json.replacing("\"wrapper\": null", with: "\"wrapper\": \"AppStorage\"")
    #expect(try !SourceMap(json: Array(stored.utf8), file: "sources.json").canBeObservable("Store"))
    let published = Self.json.replacing("\"wrapper\": null", with: "\"wrapper\": \"Published\"")
    #expect(try SourceMap(json: Array(published.utf8), file: "sources.json").canBeObservable("Store"))
    let heard = published.replacing("\"schema\": 1", with: "\"schema\": 1, \"published\": [\"Store.todos\"]")
    #expect(try !SourceMap(json: Array(heard.utf8), file: "sources.json").canBeObservable("Store"))
  }

  @Test(
    "A step that shows old data names the variables outside of objects that code changes, or what may hold the data"
  )
  func unannounced() throws {
    var step = SurveyStep(screen: "preview.todo", screenTitle: "Todo", name: "tap-add", title: "Tap \"Add\"")
    step.rows = [ResultRow(failed: step.key, error: ResultError(.checkFailed, "differs"))]
    step.unannounced = []
    var other = step
    step.nameUnannounced(try map())
    let known = try #require(step.error?.detail)
    #expect(known.hasSuffix("is it in todos (app/Todo.swift:60:5), or Store.shown (app/Todo.swift:61:14)?"))
    let equatable = Self.json.replacing(
      "\"conformances\": [\"View\"]", with: "\"conformances\": [\"View\", \"Equatable\"]")
    var equal = other
    equal.nameUnannounced(try SourceMap(json: Array(equatable.utf8), file: "sources.json"))
    #expect(try #require(equal.error?.detail).contains(", or does the equality of "))
    other.nameUnannounced(SourceMap())
    #expect(try #require(other.error?.detail).hasSuffix("a global variable, or a file?"))
  }

  @Test("Types may be views unless all of them are known to be something else")
  func views() throws {
    let map = try map()
    #expect(!map.mayBeViews("Framed"))
    #expect(map.mayBeViews("Framed, Row"))
    #expect(map.mayBeViews("Nobody"))
    // A modifier's own code, and that of somebody unknown, may be about any view.
    #expect(map.mayChoose(between: "Row", in: "Framed"))
    #expect(map.mayChoose(between: "Row", in: "List"))
    #expect(!map.mayChoose(between: "Framed, Row", in: "Row"))
    #expect(map.mayChoose(between: "Row", in: "Row<Int>"))
  }

  @Test(
    "A view can be handed bindings to parts of a value if all that it reads of the value can be written (I-53)"
  )
  func parts() throws {
    let text = Self.json.replacingOccurrences(
      of: #""shown": ["#, with: #""shown": ["Row.store.todos", "#)
    for (setting, canBind) in [
      (#", "isSettable": true"#, true), (#", "isSettable": false"#, false), ("", false),
    ] {
      let types = text.replacingOccurrences(of: #""type": "Store?", "#, with: #""type": "Store", "#)
        .replacingOccurrences(
          of: #""type": null, "isComputed": false"#, with: "\"type\": null, \"isComputed\": false\(setting)")
      let map = try SourceMap(json: Array(types.utf8), file: "sources.json")
      #expect(map.canBind(partsOf: "store", in: "Row<Int>") == canBind)
      #expect(map.canBind(partsOf: "onTap", in: "Row"))
      #expect(map.canBind(partsOf: "gone", in: "Row"))
    }
  }

  @Test("A call is that in the nearest of several owners; in none of them, the only one there is")
  func owners() throws {
    let other = """
      {"callee": "Row", "file": "app/A.swift", "line": 3, "column": 5, "within": "Archive", "arguments": []}
      """
    let twice = Self.json.replacingOccurrences(of: "\"calls\": [", with: "\"calls\": [\(other),")
    let (once, map) = try (map(), SourceMap(json: Array(twice.utf8), file: "sources.json"))
    #expect(map.calls(of: "Row").map(\.line) == [3, 21])
    #expect(map.calls(of: "Row", in: ["Card<Text>", "List", "Archive"]).map(\.line) == [21])
    #expect(map.calls(of: "Row", in: ["Archive", "List"]).map(\.line) == [3])
    #expect(map.calls(of: "Row", in: ["Card<Text>"]).isEmpty)
    #expect(map.calls(of: "Row", in: []).isEmpty)
    #expect(once.calls(of: "Row", in: ["Card<Text>"]).map(\.line) == [21])
  }

  @Test("Calls, lists, ids, conditions and writes are those in the code of their owner")
  func code() throws {
    let map = try map()
    #expect(
      map.calls(of: "Row", with: "onTap", in: ["Nobody", "List"]).map(\.description) == [
        "app/Todo.swift:21:11"
      ])
    #expect(map.list(of: ["Row"], in: "List")?.line == 20)
    #expect(map.modifier("id", in: "List")?.line == 23)
    #expect(map.condition(making: ["Row"], in: "List")?.line == 25)
    #expect(map.condition(making: ["Row"], in: "Store") == nil)
    // A container calls a closure that somebody has handed it.
    func owner(_ owners: String..., cause: SurveyStep.Replacement.Cause) -> String {
      map.owner(of: .init(cause: cause, owners: owners, typeNames: ["Row"], bodies: 1))
    }
    #expect(owner("Grid<Row>", "List", "Screen", cause: .condition) == "List")
    #expect(owner("Grid<Row>", "List", cause: .id) == "List")
    #expect(owner("Grid<Row>", "Screen", cause: .id) == "Grid<Row>")
    #expect(owner(cause: .type) == "the screen")
    #expect(map.writes(of: "Store.todos").map(\.line) == [5])
    // Whoever is handed a binding may write through it.
    #expect(map.writes(of: "List.shown").map(\.line) == [30])
  }

  @Test(
    "A file that is no list of sources is refused in one line",
    arguments: ["", "[]", "{\"schema\": 1}", "\0"])
  func damaged(_ text: String) {
    #expect(throws: InputError.self) { try SourceMap(json: Array(text.utf8), file: "x") }
  }

  @Test("A survey is one object; what is not known is empty, and 0")
  func report() throws {
    var step = SurveyStep(screen: "preview.todo", screenTitle: "Todo", name: "tap-add", title: "Tap \"Add\"")
    step.rows = [ResultRow(exact: [4], of: .bodyEvaluations, in: step.key)]
    step.bodies = [
      SurveyStep.Bodies(typeName: "Row", reason: .closure, subject: "onTap", count: 3, wasted: 2),
      SurveyStep.Bodies(typeName: "Nobody", reason: .first, count: 1),
    ]
    let advice = SurveyAdvice(
      rule: .closureInView, view: "Row", property: "onTap", promise: .measured,
      steps: [SurveyAdvice.Step(of: step, before: 4, after: 2)])
    let report = SurveyReport(
      engine: "0.1.0",
      screens: [
        SurveyScreen(
          name: "preview.todo", title: "Todo", module: "Screens", file: "Screens/Todo_2.swift", line: 50)
      ],
      steps: [step], advice: [advice], sources: try map())
    let cure = advice.cure
    let expected = """
      {"schema":1,"engine":"0.1.0","screens":[{"name":"preview.todo","title":"Todo","file":"app/Todo.swift","line":50,\
      "column":0,"steps":[\
      {"name":"tap-add","title":"Tap \\"Add\\"","counts":{"body_evaluations":4},"wasted":0,"error":null,"bodies":[\
      {"view":"Row","file":"app/Todo.swift","line":11,"column":7,"count":3,"wasted":2,"reason":"closure",\
      "property":"onTap"},{"view":"Nobody","file":"","line":0,"column":0,"count":1,"wasted":0,"reason":"first","property":""}]}]}],\
      "advice":[{"rule":"closureInView","fact":"I-44","view":"Row","property":"onTap","file":"app/Todo.swift",\
      "line":11,"column":7,"cure":"\(cure)","promise":"measured","bodies":{"before":4,"after":2},\
      "steps":[{"screen":"preview.todo","step":"tap-add","before":4,"after":2}]}],\
      "leftOut":[{"file":"app/Bad.swift","line":7,"reason":"wrong"}]}
      """
    #expect(report.json.text.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
  }

  @Test("The bill and a graph of causes name the lines; generic types are shortened")
  func text() throws {
    var mount = SurveyStep(screen: "preview.a", screenTitle: "A", name: "mount", title: "Mount")
    mount.view = "Row"
    var other = SurveyStep(screen: "preview.b", screenTitle: "B", name: "mount", title: "Mount")
    other.view = "Row"
    other.writes = [SurveyStep.Write(name: "Store.todos")]
    other.bodies = [
      SurveyStep.Bodies(
        typeName: "Row", reason: .closure, subject: "onTap", count: 3, wasted: 2, chain: ["x", "List", "Row"])
    ]
    var style = SurveyBill.Style()
    style.width = 400
    let lines = SurveyBill([mount, other], advice: [], sources: try map()).lines(style)
    #expect(lines[0] == "1 screen in 2 previews, 2 steps: 0 bodies, 0 wasted")
    #expect(lines.contains("      wrote Store.todos at app/Todo.swift:5:5"))
    #expect(lines.contains { $0.hasSuffix("[app/Todo.swift:11:7; made at app/Todo.swift:21:11]") })
    style.steps = 1
    #expect(SurveyBill([mount, other], advice: []).lines(style)[0].contains("; the 1 dearest: 0 bodies"))
    let graph = CauseGraph(
      name: "a", step: nil, counters: [:],
      events: [.init(.ran, "Row", path: "List/Row", reasons: ["state n"])])
    #expect(graph.text(try map()).contains("List/Row [app/Todo.swift:10:8]"))
    #expect(ShortTypeName.text("Card<Text>") == "Card<Text>")
    #expect(ShortTypeName.text("Card<ModifiedContent<Text, _PaddingModifier>>") == "Card<…>")
    #expect(ShortTypeName.text("Card<ModifiedContent<Text, _PaddingModifier>>.isOpen") == "Card<…>.isOpen")
  }
}

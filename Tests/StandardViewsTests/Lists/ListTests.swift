// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct ListTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }

  private struct Row: View {
    let item: Item
    @State private var taps = 0
    var body: some View { Button("\(item.name):\(taps)") { taps += 1 } }
  }

  @Test("rows are as wide as the list, at least 44 high, with leading content (L-4)")
  func rows() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      List {
        Text("abc").font(.system(size: 20))
        Color.red.frame(width: 10, height: 100)
        Text("d").font(.system(size: 20)).listRowInsets(EdgeInsets())
      }
    }
    #expect(
      host.displayList.map(\.frame) == [
        CGRect(x: 20, y: 12, width: 30, height: 20), CGRect(x: 20, y: 55, width: 10, height: 100),
        CGRect(x: 0, y: 166 + 12, width: 10, height: 20),
      ])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("only rows that are seen are made, and they keep their state (I-12)")
  func laziness() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 440)) {
      List((0..<1_000).map(Item.init)) { Row(item: $0) }
    }
    #expect(host.bodyEvaluations["Row"] == 10)
    #expect(host.bodyEvaluations.typeNames == ["Row"])
    try host.tapAndRender("item 0:0")
    try host.buttons[0].drag(by: CGSize(width: 0, height: -880))
    try host.render()
    #expect(host.bodyEvaluations["Row"] == 10 + 1 + 10)
    #expect(host.displayList == host.recomputedDisplayList())
    try host.buttons[0].drag(by: CGSize(width: 0, height: 880))
    try host.render()
    #expect(host.buttons["item 0:1"].exists)
  }

  @Test("sections show header, rows and footer; all of them are rows of the list")
  func sections() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      List {
        ForEach(0..<100, id: \.self) { section in
          Section {
            ForEach(0..<2, id: \.self) { Text("\(section).\($0)") }
          } header: {
            Text("head \(section)")
          } footer: {
            Text("foot \(section)")
          }
        }
      }
    }
    // Rows of 44: 300 shows four and three of them.
    #expect(host.texts == ["head 0", "0.0", "0.1", "foot 0", "head 1", "1.0", "1.1", "foot 1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("tapping a row selects it: one, or any number")
  func selection() throws {
    struct Screen: View {
      @State private var one: Int?
      @State private var many: Set<Int> = []
      var body: some View {
        Text("one \(one ?? -1) many \(many.sorted())")
        List(selection: $one) {
          Text("tagged").tag(7)
          ForEach(0..<3, id: \.self) { Text("a\($0)") }
        }
        List((0..<3).map(Item.init), selection: $many) { Text("b\($0.id)") }
      }
    }
    let host = ViewHost { Screen() }
    try host.staticTexts["a1"].tap()
    try host.render()
    #expect(host.texts[0] == "one 1 many []")
    #expect(host.selectedTexts == ["a1"])
    try host.staticTexts["tagged"].tap()
    try host.staticTexts["b2"].tap()
    try host.staticTexts["b0"].tap()
    try host.render()
    #expect(host.texts[0] == "one 7 many [0, 2]")
    #expect(host.selectedTexts == ["tagged", "b0", "b2"])
    try host.staticTexts["b2"].tap()
    try host.render()
    #expect(host.texts[0] == "one 7 many [0]")
    #expect(host.selectedTexts == ["tagged", "b0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A selection is watched by the list: who has it runs only where it reads it (I-50)")
  func watchedSelection() throws {
    struct Owner: View {
      @State private var one: Int?
      @State private var many: Set<Int> = []
      var body: some View {
        Sidebar(selection: $one)
        List(selection: $many) { ForEach(0..<3) { Text("b\($0)").tag($0) } }
        Chosen(one: $one)
      }
    }
    struct Sidebar: View {
      @Binding var selection: Int?
      var body: some View { List(selection: $selection) { ForEach(0..<3) { Text("a\($0)").tag($0) } } }
    }
    struct Chosen: View {
      @Binding var one: Int?
      var body: some View { Text("chosen \(one ?? -1)") }
    }
    let host = ViewHost { Owner() }
    func bodies(ofTapping row: String) throws -> [Int] {
      try host.staticTexts[row].tap()
      let bodies = try host.render().bodyEvaluations
      return [bodies["Chosen"], bodies.total]
    }
    #expect(try bodies(ofTapping: "a1") == [1, 1])
    #expect(host.selectedTexts == ["a1"])
    #expect(try bodies(ofTapping: "b2") == [0, 0])
    #expect(host.selectedTexts == ["a1", "b2"])
    #expect(try bodies(ofTapping: "a0") == [1, 1])
    #expect(host.selectedTexts == ["a0", "b2"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a row of a list without a selection is none of the list's around it that has one")
  func innerList() throws {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        Text("chosen \(chosen ?? -1)")
        List(selection: $chosen) {
          Table([1, 2].map(Item.init)) { TableColumn("id") { Text("row \($0.id)") } }
            .frame(height: 200).tag(7)
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.staticTexts["row 2"].tap()
    try host.render()
    // The row around the table is.
    #expect(host.texts[0] == "chosen 7")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a list without selection has nothing to tap")
  func noSelection() {
    let host = ViewHost { List { Text("row") } }
    #expect(throws: QueryError.self) { try host.staticTexts["row"].tap() }
  }

  @Test("dragging a row to the left deletes it, dragging it down scrolls")
  func deleting() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<50)
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("n\($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 132)) { Screen() }
    try host.staticTexts["n1"].drag(by: CGSize(width: -100, height: 0))
    try host.render()
    #expect(host.texts == ["n0", "n2", "n3"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.staticTexts["n2"].drag(by: CGSize(width: 0, height: -44))
    try host.render()
    #expect(host.texts == ["n0", "n2", "n3", "n4"])
    #expect(try host.staticTexts["n2"].frame.midY == 22)
  }

  @Test("moving elements of an array, as `onMove` asks for")
  func moving() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: [2, 3], toOffset: 0)
    #expect(letters == ["a", "d", "b", "c"])
  }

  @Test("a row's background fills the row, behind its content; it comes and goes")
  func background() throws {
    struct Screen: View {
      @State private var isMarked = false
      var body: some View {
        List {
          Button("mark") { isMarked.toggle() }
            .listRowBackground(isMarked ? Color.red : nil)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen() }
    #expect(host.displayList.count == 1)
    try host.tapAndRender("mark")
    #expect(host.displayList.map(\.kind) == [.color, .text])
    #expect(host.displayList[0].frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("mark")
    #expect(host.displayList.count == 1)
  }

  @Test("pulling the list down at its top refreshes it")
  func refreshing() async throws {
    struct Screen: View {
      @State private var loads = 0
      var body: some View {
        List { Text("loads \(loads)") }
          .refreshable {
            try? await Task.sleep(for: .seconds(1))
            loads += 1
          }
      }
    }
    let host = ViewHost { Screen() }
    try host.staticTexts["loads 0"].drag(by: CGSize(width: 0, height: 80))
    try await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["loads 0"])
    try await host.advance(by: .milliseconds(600))
    #expect(host.texts == ["loads 1"])
  }

  @Test("a form shows its controls")
  func form() throws {
    struct Screen: View {
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        Form {
          Section("About") {
            TextField("Name", text: $name)
            Toggle("Public", isOn: $isOn)
          }
          Section { Text(isOn ? "on" : "off") }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["About", "Name", "Public", "off"])
    try host.switches["Public"].tap()
    try host.textFields["Name"].typeText("Ann")
    try host.render()
    #expect(host.texts == ["About", "Ann", "Public", "on"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a section folds its content")
  func foldedSection() throws {
    struct Screen: View {
      @State private var isExpanded = true
      var body: some View {
        Button("fold") { isExpanded.toggle() }
        List { Section("A", isExpanded: $isExpanded) { Text("b") } }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["fold", "A", "b"])
    try host.tapAndRender("fold")
    #expect(host.texts == ["fold", "A"])
  }

  @Test("printed types are SwiftUI's (S-8)")
  func typeNames() {
    #expect(
      String(describing: type(of: List { Section("a") { Text("b") } }))
        == "List<Never, Section<Text, Text, EmptyView>>")
    #expect(
      String(describing: type(of: List((0..<2).map(Item.init)) { Text($0.name) }))
        == "List<Never, ForEach<Array<Item>, Int, Text>>")
  }

  @Test("a list of a tree shows its first level, and a node's children after a tap on it")
  func tree() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let tree = [Folder(id: "a", children: [Folder(id: "b")]), Folder(id: "c")]
    let host = ViewHost {
      List(tree, children: \.children) { Text($0.id) }
      List(tree, id: \.id, children: \.children) { Text($0.id + "!") }
    }
    #expect(host.texts == ["a", "c", "a!", "c!"])
    try host.tapAndRender("a!")
    try host.tapAndRender("a")
    #expect(host.texts == ["a", "b", "c", "a!", "b!", "c!"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

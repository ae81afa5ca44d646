// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct ElementTests {
  private struct Screen: View {
    let log: EventLog
    @State private var n = 0
    var body: some View {
      VStack {
        Text("title")
        Text("twice")
        Text("twice").accessibilityIdentifier("second")
        Button("add") {
          log.add("add")
          n += 1
        }
        Button {
          log.add("long")
        } label: {
          HStack {
            Text("two")
            Text("texts")
          }
        }
        Button("labelled") { log.add("labelled") }.accessibilityLabel("spoken")
        Button("off") { log.add("off") }.disabled(true)
        Image(systemName: "star")
        Text("count \(n)").accessibilityIdentifier("count")
      }
    }
  }

  private func host() -> (ViewHost, EventLog) {
    let log = EventLog()
    return (ViewHost { Screen(log: log) }, log)
  }

  @Test("Design 4: labels in the order of the tree, counts, and subscripts by label and position")
  func lookingUp() throws {
    let (host, _) = host()
    #expect(host.buttons.labels == ["add", "two, texts", "spoken", "off"])
    #expect(host.staticTexts.labels == ["title", "twice", "twice", "count 0"])
    #expect(host.images.count == 1)
    #expect(host.textFields.count == 0)
    #expect(try host.buttons[2].label == "spoken")
    #expect(host.staticTexts["twice"].count == 2)
    #expect(host.staticTexts["twice"].exists)
    #expect(!host.buttons["missing"].exists)
    #expect(host.buttons["missing"].count == 0)
    #expect(host.buttons[99].count == 0)
    #expect(try host["count"].label == "count 0")
    #expect(try host.staticTexts["second"].label == "twice")
    #expect(host.staticTexts["title"].exists)
  }

  @Test("C-10: a tap runs the action once, outside of an update; nothing is rendered by it")
  func tapping() throws {
    let (host, log) = host()
    try host.buttons["add"].tap()
    try host.buttons["add"].tap()
    #expect(log.take() == ["add", "add"])
    #expect(try host["count"].label == "count 0")
    try host.render()
    #expect(try host["count"].label == "count 2")
  }

  @Test("Design 4: a tap on what is not there, several, or disabled throws, and says what there is")
  func tapErrors() throws {
    let (host, log) = host()
    let missing = #expect(throws: QueryError.self) { try host.buttons["remove"].tap() }
    #expect(missing?.description.contains("\"add\"") == true)
    #expect(missing?.description.contains("remove") == true)
    #expect(throws: QueryError.self) { try host.staticTexts["twice"].tap() }
    #expect(throws: QueryError.self) { try host.staticTexts["title"].tap() }
    #expect(throws: QueryError.self) { try host.buttons["off"].tap() }
    #expect(throws: QueryError.self) { try host.tapAndRender("nothing") }
    #expect(throws: QueryError.self) { try host.staticTexts["title"].typeText("x") }
    #expect(throws: QueryError.self) { try host.staticTexts["title"].drag(by: .zero) }
    #expect(try host.buttons["off"].isEnabled == false)
    #expect(try host.buttons["add"].isEnabled)
    #expect(log.take() == [])
  }

  @Test("Design 4: a resolved element stays with its node and fails when that has left")
  func resolving() throws {
    struct Rows: View {
      @State private var rows = ["a", "b"]
      @State private var tapped = ""
      var body: some View {
        Text("tapped \(tapped)")
        ForEach(rows, id: \.self) { row in Button(row) { tapped += row } }
        Button("swap") { rows.swapAt(0, 1) }
        Button("drop") { rows.removeAll { $0 == "b" } }
      }
    }
    let host = ViewHost { Rows() }
    let second = try host.buttons[1].resolved()
    try host.tapAndRender("swap")
    try second.tap()
    try host.render()
    #expect(host.texts.first == "tapped b")
    try host.tapAndRender("drop")
    #expect(!second.exists)
    #expect(throws: QueryError.self) { try second.tap() }
  }

  @Test("Design 4: frames are those of the layout; a query's element looks anew each time")
  func frames() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("abc").font(.system(size: 20))
    }
    // Three characters of 10 points in a line of 20 (L-20), centred in the host (L-3).
    #expect(try host.staticTexts["abc"].frame == CGRect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test("Design 4: texts come depth first; an opacity of 0 counts, hidden() does not")
  func texts() {
    let host = ViewHost {
      VStack {
        Text("a").opacity(0)
        Text("b").hidden()
        HStack {
          Text("c")
          Button("d") {}
        }
        .overlay(Text("e"))
        .background(Text("f"))
        Text("g")
      }
    }
    #expect(host.texts == ["a", "f", "c", "d", "e", "g"])
  }

  @Test("Design 4: identifiers reach the elements inside, and display items")
  func identifiers() throws {
    let host = ViewHost {
      VStack {
        HStack { Text("x") }.accessibilityIdentifier("outer")
        Color.red.accessibilityIdentifier("red")
      }
    }
    #expect(try host["outer"].label == "x")
    #expect(host.displayList.map(\.identifier) == ["outer", "red"])
    #expect(host["red"].exists)
  }

  @Test("Design 4: an identifier and a label on one view, in either order")
  func identifierAndLabel() throws {
    let host = ViewHost {
      Button("a") {}.accessibilityIdentifier("id1").accessibilityLabel("first")
      Button("b") {}.accessibilityLabel("second").accessibilityIdentifier("id2")
    }
    #expect(try host["id1"].label == "first")
    #expect(try host["id2"].label == "second")
    #expect(host.buttons.labels == ["first", "second"])
    try host.buttons["id2"].tap()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import HeadlessViews
@testable import ViewEngine

@MainActor
struct ScreenControlTests {
  private struct Everything: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var choice = 1
    @State private var rows = ["a", "b", "c"]
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $level)
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Button("Add") { rows.append("d") }
        Button("Off") {}.disabled(true)
        Text("tapped").onTapGesture { name = "tap" }
        List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
      }
    }
  }

  @Test("Everything that a user can operate is found once, in the order of the tree; what is disabled is not")
  func findsControls() {
    let host = ViewHost { Everything() }
    let found = host.controls.map { "\($0.action) \($0.label)" }
    #expect(
      found == [
        "type Name", "toggle Wi-Fi", "drag ", "choose One", "choose Two", "tap Add", "tap tapped",
        "scroll Everything", "delete a",
      ])
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        Button("around") {}
        ForEach(0..<1) { _ in content.padding() }
      }
    }
  }

  private struct Inside: View {
    var body: some View {
      Group { Button("inside") {} }.modifier(Framed())
    }
  }

  @Test("A control is of the view whose body made it, also where a modifier's body has put it")
  func owners() {
    let host = ViewHost { Inside().modifier(Framed()) }
    #expect(
      host.controls.map { "\($0.label): \($0.owner)" } == [
        "around: Framed", "around: Framed", "inside: Inside",
      ])
  }

  @Test("A scroll view of which nothing is to be seen is no control")
  func unseenScrollView() {
    let host = ViewHost {
      ScrollView { Color.red.frame(height: 100) }.frame(height: 0)
      ScrollView { Color.red.frame(height: 100) }.frame(height: 50)
    }
    #expect(host.controls.map(\.action) == [.scroll])
  }

  @Test("Each control does what a user's hand would")
  func operates() throws {
    func after(_ action: ScreenControl.Action, _ label: String? = nil) throws -> ViewHost {
      let host = ViewHost(size: CGSize(width: 390, height: 1_200)) { Everything() }
      let control = try #require(
        host.controls.first { $0.action == action && (label ?? $0.label) == $0.label })
      try control.operate(on: host)
      try host.render()
      #expect(host.displayList == host.recomputedDisplayList())
      return host
    }
    #expect(try after(.type).textFields["Name"].value == "1")
    #expect(try after(.toggle).switches["Wi-Fi"].value == "1")
    #expect(try after(.choose, "Two").buttons["Two"].value == "1")
    #expect(try after(.tap, "Add").texts.contains("d"))
    #expect(try after(.tap, "tapped").textFields["Name"].value == "tap")
    #expect(try !after(.delete).texts.contains("a"))
    #expect(try after(.drag).displayList != ViewHost { Everything() }.displayList)
  }

  private struct Dragged: View {
    @GestureState private var isHeld = false
    @State private var moves = 0
    var body: some View {
      Text(isHeld ? "held" : "free")
        .gesture(DragGesture().updating($isHeld) { _, held, _ in held = true }.onChanged { _ in moves += 1 })
      Text("moves \(moves)")
    }
  }

  @Test("A drag has a frame on the way, in which a gesture shows what it does while a finger is down")
  func dragsWithAFrameOnTheWay() throws {
    let host = ViewHost { Dragged() }
    host.recordsCauses = true
    try #require(host.controls.first { $0.action == .drag }).operate(on: host)
    #expect(host.texts == ["held", "moves 1"])
    #expect(host.causes.map(\.isWasted) == [false])
    try host.render()
    #expect(host.texts == ["free", "moves 1"])
    #expect(host.causes.map(\.isWasted) == [false])
  }

  @Test("Buttons in the rows of a ForEach are alike, others are not")
  func rowsAreAlike() {
    let host = ViewHost {
      VStack {
        ForEach(0..<3, id: \.self) { index in Button("Row \(index)") {} }
        Button("A") {}
        Button("B") {}
      }
    }
    let controls = host.controls
    #expect(controls.map(\.isRepeated) == [true, true, true, false, false])
    #expect(controls[0].isLike(controls[2]) && !controls[0].isLike(controls[3]))
    #expect(!controls[3].isLike(controls[4]))
  }

  @Test("Scrolling to the end makes every lazy row (L-74)")
  func scrollsToTheEnd() throws {
    let host = ViewHost {
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Text("row \($0)") } } }
    }
    #expect(!host.texts.contains("row 199"))
    let scroll = try #require(host.controls.first { $0.action == .scroll })
    try scroll.operate(on: host)
    try host.render()
    #expect(host.texts.contains("row 199"))
  }

  @Test("A row that is scrolled away has no control, least of all a way back")
  func scrolledAway() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      NavigationStack {
        ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { index in Button("Row \(index)") {} } } }
      }
    }
    let scroll = try #require(host.controls.first { $0.action == .scroll })
    try scroll.operate(on: host)
    #expect(host.buttons["Row 0"].exists)
    #expect(Set(host.controls.map(\.action)) == [.scroll, .tap])
    #expect(!host.controls.map(\.label).contains("Row 0"))
    #expect(host.controls.last?.label == "Row 59")
  }

  @Test("A pushed screen has a way back, a tab a label")
  func waysAndTabs() throws {
    let host = ViewHost { NavigationStack { NavigationLink("Go") { Text("there") } } }
    #expect(host.controls.map(\.action) == [.tap])
    try host.tapAndRender("Go")
    #expect(host.controls.map(\.action) == [.back])
    let tabs = ViewHost {
      TabView {
        Text("1").tabItem { Text("One") }
        Text("2").tabItem { Text("Two") }
      }
    }
    #expect(tabs.controls.map(\.label) == ["One", "Two"])
    #expect(tabs.controls.allSatisfy { $0.action == .tab })
  }

  @Test("A value of the environment around the content reaches who reads it, and nobody else (E-3, E-4)")
  func environmentFromOutside() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct Other: View { var body: some View { Text("other") } }
    let host = ViewHost {
      VStack {
        Reader()
        Other()
      }
    }
    host.setEnvironment(\.colorScheme, to: .dark)
    let report = try host.render()
    #expect(host.texts == ["dark", "other"])
    #expect(report.bodyEvaluations.total == 1)
    let before = host.displayList
    host.setEnvironment(\.font, to: .title)
    try host.render()
    #expect(host.displayList != before)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

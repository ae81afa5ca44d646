// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

extension ViewHost {
  /// The texts of what is chosen among others.
  var selectedTexts: [String] {
    displayList.filter { $0.attributes.contains(DisplayAttribute("selected")) }.compactMap(\.text)
  }
}

@MainActor @Suite struct ValueControlsTests {
  @Test("Where the tag of an option changes, what is chosen does")
  func changedTag() throws {
    struct Screen: View {
      @State private var isTurned = false
      var body: some View {
        Picker("Side", selection: .constant(0)) {
          Text("left").tag(isTurned ? 1 : 0)
          Text("right").tag(isTurned ? 0 : 1)
        }
        Button("Turn") { isTurned = true }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.selectedTexts == ["left"])
    try host.tapAndRender("Turn")
    #expect(host.selectedTexts == ["right"])
  }

  @Test("an option is a button; its tag, or its id in a ForEach, becomes the selection")
  func picker() throws {
    struct Screen: View {
      @State private var flavor = "vanilla"
      @State private var size: Int? = nil
      var body: some View {
        VStack {
          Picker("Flavor", selection: $flavor) {
            Text("Vanilla").tag("vanilla")
            Text("Mint").tag("mint")
          }
          Picker("Size", selection: $size) {
            ForEach(1..<3) { Text("size \($0)").tag($0) }
          }
          Picker("By id", selection: $flavor) {
            ForEach(["mint", "lemon"], id: \.self) { Text("id \($0)") }
          }
          Text("\(flavor) \(size ?? 0)")
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(
      host.texts == [
        "Flavor", "Vanilla", "Mint", "Size", "size 1", "size 2", "By id", "id mint", "id lemon", "vanilla 0",
      ])
    #expect(try host.buttons["Vanilla"].value == "1")
    try host.tapAndRender("Mint")
    #expect(host.texts.last == "mint 0")
    #expect(try host.buttons["Vanilla"].value == "0")
    #expect(try host.buttons["Mint"].value == "1")
    try host.tapAndRender("size 2")
    #expect(host.texts.last == "mint 2")
    #expect(host.selectedTexts == ["Mint", "size 2", "id mint"])
    try host.tapAndRender("id lemon")
    #expect(host.texts.last == "lemon 2")
    #expect(host.selectedTexts == ["size 2", "id lemon"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("dragging by the track's width covers the range, in steps, and not beyond")
  func slider() throws {
    struct Screen: View {
      @State private var value = 2.0
      @State private var edits = 0
      var body: some View {
        VStack {
          Slider(value: $value, in: 0...10, step: 1) { _ in edits += 1 }
            .accessibilityIdentifier("slider")
          Text("\(value) \(edits)")
        }
      }
    }
    // A knob of 28 leaves a track of 100.
    let host = ViewHost(size: CGSize(width: 128, height: 100)) { Screen() }
    #expect(try host["slider"].value == "2.0")
    #expect(host.displayList[1].frame.minX == 20)
    try host["slider"].drag(by: CGSize(width: 31, height: 0))
    try host.render()
    #expect(host.texts == ["5.000000 2"])
    #expect(host.displayList[1].frame.minX == 50)
    try host["slider"].drag(by: CGSize(width: 500, height: 0))
    try host.render()
    #expect(host.texts == ["10.000000 4"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a slider with steps has labels at its ends, in either order of writing")
  func sliderLabels() throws {
    let slider = Slider(value: .constant(2), in: 0...10, step: 2) {
      Text("speed")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    let host = ViewHost { slider }
    #expect(host.texts == ["0", "10"])
    let older = Slider(
      value: .constant(2), in: 0...10, step: 2, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
    ) { Text("speed") }
    #expect(ViewHost { older }.displayList == host.displayList)
  }

  @Test("a stepper's buttons change the value and stop at the ends")
  func stepper() throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View { Stepper("n = \(n)", value: $n, in: 0...4, step: 2) }
    }
    let host = ViewHost { Screen() }
    #expect(host.buttons.labels == ["Decrement", "Increment"])
    try host.tapAndRender("Increment")
    #expect(host.texts == ["n = 3"])
    try host.tapAndRender("Increment")
    #expect(host.texts == ["n = 4"])
    try host.tapAndRender("Decrement")
    try host.tapAndRender("Decrement")
    try host.tapAndRender("Decrement")
    #expect(host.texts == ["n = 0"])
  }

  @Test("a progress view's bar is as full as the task is far")
  func progress() throws {
    struct Screen: View {
      @State private var done = 1.0
      var body: some View {
        VStack {
          ProgressView("Copying", value: done, total: 4).tint(.red)
          ProgressView()
          Button("more") { done += 1 }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Screen() }
    #expect(host.displayList.first { $0.color == "red" }?.frame.width == 50)
    let report = try host.tapAndRender("more")
    #expect(host.displayList.first { $0.color == "red" }?.frame.width == 100)
    #expect(report.bodyEvaluations.total == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a menu opens over the content and closes with any of its buttons")
  func menu() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Text("\(n)")
          Menu("More") {
            Button("add") { n += 1 }
            Button("nothing") {}
          }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["0", "More"])
    try host.tapAndRender("More")
    #expect(host.presentations.map(\.kind) == [.contextMenu])
    #expect(host.buttons.labels == ["add", "nothing"])
    try host.tapAndRender("add")
    #expect(host.presentations.isEmpty)
    #expect(host.texts == ["1", "More"])
  }

  @Test("menus, pickers and groups have a symbol beside their title; a tap on a menu with an action does it")
  func symbols() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Menu("Add \(n)", systemImage: "plus") {
            Button("other") {}
          } primaryAction: {
            n += 1
          }
          Picker("Side", systemImage: "arrow", selection: $n) { Text("one").tag(1) }
          ControlGroup("Group", systemImage: "square") { Text("content") }
        }
      }
    }
    let host = ViewHost { Screen() }
    // That of the menu belongs to its button.
    #expect(host.images.labels == ["arrow"])
    #expect(host.displayList.description.contains("image \"plus\""))
    try host.tapAndRender("Add 0")
    #expect(host.presentations.isEmpty)
    #expect(host.texts == ["Add 1", "Side", "one", "content"])
    #expect(host.selectedTexts == ["one"])
  }

  @Test("labels, labelled content, boxes and links")
  func composites() throws {
    final class Log { var urls: [String] = [] }
    let log = Log()
    struct Starred: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          configuration.title
        }
      }
    }
    let host = ViewHost {
      VStack {
        Label("Mail", systemImage: "envelope")
        Label("Star", systemImage: "star").labelStyle(Starred())
        Label("Only", systemImage: "text").labelStyle(.titleOnly)
        LabeledContent("Total", value: "42")
        GroupBox("Box") { Text("inside") }
        Link("Site", destination: URL(string: "https://example.org")!)
          .environment(
            \.openURL,
            OpenURLAction {
              log.urls.append($0.absoluteString)
              return .handled
            })
      }
    }
    #expect(host.texts == ["Mail", "*", "Star", "Only", "Total", "42", "Box", "inside", "Site"])
    #expect(host.images.labels == ["envelope"])
    #expect(host.mountReport.bodyEvaluations.typeNames == ["Starred"])
    try host.buttons["Site"].tap()
    #expect(log.urls == ["https://example.org"])
  }

  @Test("a disclosure group shows its content after a tap on its label")
  func disclosure() throws {
    let host = ViewHost { DisclosureGroup("More") { Text("hidden so far") } }
    #expect(host.texts == ["More"])
    try host.tapAndRender("More")
    #expect(host.texts == ["More", "hidden so far"])
    try host.tapAndRender("More")
    #expect(host.texts == ["More"])
  }

  @Test("R-52: a stepper at its end writes nothing (controls-and-selection)")
  func stepperAtItsEnd() throws {
    var writes: [Int] = []
    var value = 9
    let host = ViewHost {
      Stepper(
        "n",
        value: Binding {
          value
        } set: {
          value = $0; writes.append($0)
        }, in: 0...10)
    }
    for _ in 0..<3 { try host.buttons["Increment"].tap() }
    #expect(writes == [10])
  }
}

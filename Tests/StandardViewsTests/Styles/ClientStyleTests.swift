// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("card")
      configuration.label
      configuration.content
    }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      LabeledContent(configuration)
    }
  }
}

private struct Plus: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

private struct Pair: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("second")
  }
}

private struct TwoTexts: View {
  var body: some View {
    Text("first")
    Text("second")
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int(configuration.value * 100)) %")
      configuration.currentValueLabel
      if configuration.minimumValueLabel == nil { Text("no bounds") }
    }
  }
}

private struct Named: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Marked: TextFieldStyle {
  let mark: String

  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text(mark)
      configuration
    }
  }
}

@MainActor @Suite struct ClientStyleTests {
  private func texts<V: View>(_ view: V) -> [String] {
    let host = ViewHost { view }
    #expect(host.displayList == host.recomputedDisplayList())
    return host.texts
  }

  @Test("A client's style makes the body of boxes, labelled contents, gauges and groups of controls")
  func bodies() {
    #expect(texts(GroupBox("box") { Text("inside") }.groupBoxStyle(Card())) == ["card", "box", "inside"])
    #expect(texts(GroupBox("box") { Text("inside") }) == ["box", "inside"])
    #expect(
      texts(LabeledContent("label", value: "value").labeledContentStyle(Stacked())) == [
        "value", "label", "value",
      ])
    #expect(
      texts(Gauge(value: 3, in: 0...4) { Text("gauge") }.gaugeStyle(Percent())) == [
        "gauge", "75 %", "no bounds",
      ])
    #expect(texts(ControlGroup("group") { Text("one") }.controlGroupStyle(Named())) == ["group", "one"])
    #expect(texts(ControlGroup("group") { Text("one") }.controlGroupStyle(.palette)) == ["one"])
  }

  @Test("A client's style opens and closes a disclosure group")
  func disclosure() throws {
    let host = ViewHost {
      VStack { DisclosureGroup("group") { Text("inside") }.disclosureGroupStyle(Plus()) }
    }
    #expect(host.texts == ["more", "group"])
    try host.tapAndRender("more")
    #expect(host.texts == ["less", "group", "inside"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("less")
    #expect(host.texts == ["more", "group"])
  }

  @Test("A client's style makes the body of a text field, and follows its own values")
  func textField() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var mark = "a"
      var body: some View {
        VStack {
          TextField("name", text: $text).textFieldStyle(Marked(mark: mark))
          TextField("other", text: $text).textFieldStyle(.plain)
          Button("mark") { mark = "b" }
        }
        .textFieldStyle(Marked(mark: "around"))
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["a", "name", "other", "mark"])
    try host.textFields[0].typeText("x")
    try host.render()
    #expect(host.texts == ["a", "x", "x", "mark"])
    try host.tapAndRender("mark")
    #expect(host.texts == ["b", "x", "x", "mark"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private func frames<V: View>(_ view: V) -> [CGRect] {
    let host = ViewHost { VStack { view } }
    #expect(host.displayList == host.recomputedDisplayList())
    return host.displayList.map(\.frame)
  }

  @Test("A modifier of a control whose style has several views is around each of them, as with any view")
  func severalViews() throws {
    let toggle = Toggle("first", isOn: .constant(true))
    #expect(frames(toggle.padding().toggleStyle(Pair())) == frames(TwoTexts().padding()))
    #expect(frames(toggle.toggleStyle(Pair()).frame(width: 90)) == frames(TwoTexts().frame(width: 90)))
    #expect(
      frames(toggle.toggleStyle(Pair()).background(.red).offset(x: 3))
        == frames(TwoTexts().background(.red).offset(x: 3)))

    let host = ViewHost {
      VStack { DisclosureGroup("label") { Text("content") }.padding(8).disclosureGroupStyle(Plus()) }
    }
    try host.tapAndRender("more")
    #expect(host.texts == ["less", "label", "content"])
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(
      host.displayList.map(\.frame)
        == frames(ForEach(["less", "label", "content"], id: \.self) { Text($0).padding(8) }))
  }
}

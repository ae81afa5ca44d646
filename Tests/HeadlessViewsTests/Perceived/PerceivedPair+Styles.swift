// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

extension PerceivedPair {
  /// Controls in two styles. Another style is another type, so these are two branches; what is in them is alike.
  static var styles: [PerceivedPair] { ofButtons + ofControls + ofContainers }

  private static func branch<One: View, Two: View>(_ name: String, _ one: One, _ two: Two) -> PerceivedPair {
    PerceivedPair(name) { other in
      VStack {
        if other { one } else { two }
      }
    }
  }

  private static var ofButtons: [PerceivedPair] {
    let button = Button("button") {}
    let name = "View.buttonStyle"
    return [
      branch(name, button.buttonStyle(.bordered), button.buttonStyle(.borderedProminent)),
      branch(name, button.buttonStyle(.plain), button.buttonStyle(.bordered)),
      branch(name, button.buttonStyle(.borderless), button),
      branch(name, button.buttonStyle(Struck()), button.buttonStyle(.plain)),
    ]
  }

  private static var ofControls: [PerceivedPair] {
    let choice = Picker("choice", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    let date = DatePicker("date", selection: .constant(.distantPast))
    let editor = TextEditor(text: .constant("a"))
    let field = TextField("field", text: .constant(""))
    let gauge = Gauge(value: 0.5) { Text("gauge") }
    let label = Label("label", systemImage: "star")
    let menu = Menu("menu") { Text("a") }
    let progress = ProgressView(value: 0.5)
    let toggle = Toggle("toggle", isOn: .constant(true))
    return [
      branch("View.datePickerStyle", date.datePickerStyle(.wheel), date.datePickerStyle(.compact)),
      branch("View.gaugeStyle", gauge.gaugeStyle(.accessoryCircular), gauge.gaugeStyle(.linearCapacity)),
      branch("View.labelStyle", label.labelStyle(.iconOnly), label.labelStyle(.titleOnly)),
      branch("View.menuStyle", menu.menuStyle(.button), menu.menuStyle(.automatic)),
      branch("View.pickerStyle", choice.pickerStyle(.segmented), choice.pickerStyle(.menu)),
      branch(
        "View.progressViewStyle", progress.progressViewStyle(.linear), progress.progressViewStyle(.circular)),
      branch("View.textEditorStyle", editor.textEditorStyle(.plain), editor.textEditorStyle(.automatic)),
      branch("View.textFieldStyle", field.textFieldStyle(.plain), field.textFieldStyle(.roundedBorder)),
      branch("View.toggleStyle", toggle.toggleStyle(.switch), toggle.toggleStyle(.button)),
    ]
  }

  private static var ofContainers: [PerceivedPair] {
    let box = GroupBox("box") { Text("a") }
    let content = LabeledContent("name", value: "value")
    let form = Form { Text("a") }
    let group = ControlGroup { Button("button") {} }
    let list = List { Text("a") }
    let more = DisclosureGroup("more") { Text("a") }
    let pages = TabView { Text("a") }
    let split = NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    let stack = NavigationView { Text("a") }
    let table = Table([Row()]) { TableColumn("name", value: \.id) }
    return [
      branch("View.controlGroupStyle", group.controlGroupStyle(.navigation), group.controlGroupStyle(.menu)),
      branch("View.disclosureGroupStyle", more.disclosureGroupStyle(StruckDisclosure()), more),
      branch("View.formStyle", form.formStyle(.grouped), form.formStyle(.columns)),
      branch("View.groupBoxStyle", box.groupBoxStyle(StruckBox()), box),
      branch("View.indexViewStyle", pages.indexViewStyle(.page), pages),
      branch("View.labeledContentStyle", content.labeledContentStyle(StruckContent()), content),
      branch("View.listStyle", list.listStyle(.plain), list.listStyle(.insetGrouped)),
      branch(
        "View.navigationSplitViewStyle", split.navigationSplitViewStyle(.balanced),
        split.navigationSplitViewStyle(.prominentDetail)),
      branch(
        "View.navigationViewStyle", stack.navigationViewStyle(.stack), stack.navigationViewStyle(.automatic)),
      branch("View.tabViewStyle", pages.tabViewStyle(.page), pages.tabViewStyle(.automatic)),
      branch("View.tableStyle", table.tableStyle(.inset), table.tableStyle(.automatic)),
    ]
  }
}

private struct Row: Identifiable {
  let id = "a"
}

// Styles of the client's own.

private struct Struck: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.strikethrough() }
}

private struct StruckBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.strikethrough() }
}

private struct StruckContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.strikethrough() }
}

private struct StruckDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.strikethrough() }
}

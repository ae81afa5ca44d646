// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor @Suite struct ToggleTests {
  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Readout(isOn: $isOn)
      }
    }
  }

  private struct Readout: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "connected" : "offline") }
  }

  @Test("a tap flips the binding; whoever only passes it on does not run (I-50)")
  func tap() throws {
    let host = ViewHost { Settings() }
    #expect(host.switches.labels == ["Wi-Fi"])
    #expect(try host.switches["Wi-Fi"].value == "0")
    try host.switches["Wi-Fi"].tap()
    let report = try host.render()
    #expect(try host.switches["Wi-Fi"].value == "1")
    #expect(host.texts == ["Wi-Fi", "connected"])
    #expect(report.bodyEvaluations["Settings"] == 0)
    #expect(report.bodyEvaluations["Readout"] == 1)
    // The toggle's own body and its style are the engine's and not counted.
    #expect(report.bodyEvaluations.total == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
    }
  }

  @Test("a style's body runs when the toggle flips, under its own name")
  func customStyle() throws {
    struct Screen: View {
      @State private var isOn = true
      var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(Check()) }
    }
    let host = ViewHost { Screen() }
    #expect(host.displayList.map(\.text) == ["checkmark.square", "Milk"])
    try host.switches["Milk"].tap()
    let report = try host.render()
    #expect(host.displayList.map(\.text) == ["square", "Milk"])
    #expect(report.bodyEvaluations["Check"] == 1)
    #expect(report.bodyEvaluations["Screen"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Padded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding() }
  }
  private struct Red: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundStyle(.red) }
  }
  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding() }
  }

  @Test("a control in its style's body looks as it would without that style")
  func styleWithTheControlItself() throws {
    let host = ViewHost {
      Toggle("Milk", isOn: .constant(true)).toggleStyle(Padded())
      Label("Sun", systemImage: "sun.max").labelStyle(Red())
      ProgressView("Half", value: 0.5).progressViewStyle(Bar())
    }
    #expect(host.texts == ["Milk", "Sun", "Half"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("hidden labels are not shown and still name their control")
  func labelsHidden() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    }
    #expect(host.texts == [])
    #expect(try host.switches["Wi-Fi"].frame == CGRect(x: 24.5, y: 34.5, width: 51, height: 31))
  }

  @Test func disabledToggleCannotBeTapped() {
    let host = ViewHost { Toggle("a", isOn: .constant(false)).disabled(true) }
    #expect(throws: QueryError.self) { try host.switches["a"].tap() }
  }
}

// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A control that is on or off; its element's value is "1" or "0".
///
/// - Source: Apple, `Toggle`.
public struct Toggle<Label: View>: View, BuiltInView {
  @Binding private var isOn: Bool
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    // The binding as the toggle holds it. A style that reads it must not count as a read of the state's owner (I-50).
    let binding = Binding(value: isOn, location: _isOn.location)
    StyledControl(
      \.toggleStyle, ToggleStyleConfiguration(isOn: binding, now: isOn),
      fallback: .toggles(SwitchToggleStyle())
    )
    .providing(ToggleStyleConfiguration.Label.self, label)
    .modifier(
      ControlElement(
        kind: .toggle, title: label.titleText, value: isOn ? "1" : "0",
        tap: { binding.wrappedValue.toggle() }))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == StandardViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StandardViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StandardViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to make a body for.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

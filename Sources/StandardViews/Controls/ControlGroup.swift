// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Controls that belong together, in a row.
///
/// - Source: Apple, `ControlGroup`.
public struct ControlGroup<Content: View>: View, BuiltInView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  public var body: some View {
    StyledControl(
      \.controlGroupStyle, ControlGroupStyleConfiguration(),
      fallback: .controlGroups(AutomaticControlGroupStyle())
    )
    .providing(ControlGroupStyleConfiguration.Content.self, HStack { content })
    .providing(ControlGroupStyleConfiguration.Label.self, (content as? any LabeledGroup)?.shownLabel)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked to make a body for.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// Controls with what their group is called.
public struct LabeledControlGroupContent<Content: View, Label: View>: View, BuiltInView {
  fileprivate let content: Content
  fileprivate let label: Label

  public var body: some View { content }
}

/// What leads from a group's content to its label, whatever their types are.
@MainActor
private protocol LabeledGroup {
  var shownLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledGroup {
  var shownLabel: AnyView { AnyView(label) }
}

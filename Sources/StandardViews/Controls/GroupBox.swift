// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Content in a box with a label over it.
///
/// - Source: Apple, `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View, BuiltInView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    StyledControl(
      \.groupBoxStyle, GroupBoxStyleConfiguration(), fallback: .groupBoxes(DefaultGroupBoxStyle())
    )
    .providing(GroupBoxStyleConfiguration.Label.self, label)
    .providing(GroupBoxStyleConfiguration.Content.self, VStack(alignment: .leading) { content })
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to make a body for.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// The label over the content, with room around both.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
    .padding()
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

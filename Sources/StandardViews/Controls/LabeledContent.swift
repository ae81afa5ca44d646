// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A label at the leading edge, with its content at the trailing edge.
///
/// - Source: Apple, `LabeledContent`.
public struct LabeledContent<Label: View, Content: View>: View, BuiltInView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    StyledControl(
      \.labeledContentStyle, LabeledContentStyleConfiguration(),
      fallback: .labeledContents(AutomaticLabeledContentStyle())
    )
    .providing(LabeledContentStyleConfiguration.Label.self, label)
    .providing(LabeledContentStyleConfiguration.Content.self, content)
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// What a style was asked to make a body for.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

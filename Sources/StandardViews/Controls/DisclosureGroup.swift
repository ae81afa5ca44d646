// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A label whose tap shows and hides what belongs to it.
///
/// - Source: Apple, `DisclosureGroup`.
public struct DisclosureGroup<Label: View, Content: View>: View, BuiltInView {
  @State private var ownFlag = false
  private let flag: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    flag = nil
    self.label = label()
    self.content = content
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    flag = isExpanded
    self.label = label()
    self.content = content
  }

  public var body: some View {
    DisclosureContent(isExpanded: flag ?? $ownFlag, label: label, content: content)
  }
}

private struct DisclosureContent<Label: View, Content: View>: View, BuiltInView {
  @Binding var isExpanded: Bool
  let label: Label
  let content: () -> Content

  var body: some View {
    // The binding as the group holds it. A style that reads it must not count as a read of the state's owner (I-50).
    let flag = Binding(value: isExpanded, location: _isExpanded.location)
    StyledControl(
      \.disclosureGroupStyle,
      DisclosureGroupStyleConfiguration(isExpanded: flag, now: isExpanded, title: label.titleText),
      fallback: .disclosureGroups(AutomaticDisclosureGroupStyle())
    )
    .providing(DisclosureGroupStyleConfiguration.Label.self, label)
    .providing(DisclosureGroupStyleConfiguration.Content.self, DisclosedContent(content: content))
  }
}

/// What belongs to a disclosure group; the client's closure runs when it is shown.
private struct DisclosedContent<Content: View>: View, BuiltInView {
  let content: () -> Content

  var body: some View {
    VStack(alignment: .leading) { content() }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

/// A button with the label and a chevron, over the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let flag = configuration.$isExpanded
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
      }
      .modifier(
        ControlElement(
          kind: .button, title: configuration.title, value: configuration.isExpanded ? "1" : "0",
          tap: { flag.wrappedValue.toggle() }))
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

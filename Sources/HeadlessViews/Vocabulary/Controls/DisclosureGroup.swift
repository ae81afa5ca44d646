// SPDX-License-Identifier: Apache-2.0

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
    let flag = $isExpanded
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
      }
      .modifier(
        ControlElement(
          kind: .button, title: label.titleText, value: isExpanded ? "1" : "0",
          tap: { flag.wrappedValue.toggle() }))
      if isExpanded { content() }
    }
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

// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Views that belong together, with a header and a footer. The container around sees all of them as its own.
///
/// - Source: Apple, `Section`.
public struct Section<Parent: View, Content: View, Footer: View>: View, BuiltInView {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  public var body: some View {
    header.modifier(SectionPartModifier(part: .header))
    Group {
      if let isExpanded { FoldingContent(isExpanded: isExpanded, content: content) } else { content }
    }
    .modifier(SectionPartModifier(part: .content))
    footer.modifier(SectionPartModifier(part: .footer))
  }
}

extension View {
  /// Adds actions to the section that this view is: they stand after it.
  public consuming func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    SectionWithActions(section: self, actions: content())
  }
}

private struct SectionWithActions<Whole: View, Actions: View>: View, BuiltInView {
  let section: Whole
  let actions: Actions

  var body: some View {
    section
    actions.modifier(SectionPartModifier(part: .actions))
  }
}

/// Views that are there while a flag is set.
private struct FoldingContent<Content: View>: View, BuiltInView {
  @Binding var isExpanded: Bool
  let content: Content

  var body: some View {
    if isExpanded { content }
  }
}

extension Section {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section whose content is there while a flag is set.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section whose content is there while a flag is set.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

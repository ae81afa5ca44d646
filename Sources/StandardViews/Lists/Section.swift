// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Views that belong together, with a header and a footer. The container around sees all of them as its own.
///
/// - Source: Apple, `Section`.
public struct Section<Parent: View, Content: View, Footer: View>: View, BuiltInView {
  @usableFromInline let header: Parent
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let isExpanded: Binding<Bool>?

  @inlinable
  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  @inlinable
  public var body: some View {
    header.modifier(_SectionPartModifier(part: .header))
    Group {
      if let isExpanded { _FoldingContent(isExpanded: isExpanded, content: content) } else { content }
    }
    .modifier(_SectionPartModifier(part: .content))
    footer.modifier(_SectionPartModifier(part: .footer))
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
    actions.modifier(_SectionPartModifier(part: .actions))
  }
}

/// Views that are there while a flag is set. Public, as a type in what a body returns.
public struct _FoldingContent<Content: View>: View, BuiltInView {
  @usableFromInline let isExpanded: Binding<Bool>
  @usableFromInline let content: Content

  @inlinable
  init(isExpanded: Binding<Bool>, content: Content) {
    self.isExpanded = isExpanded
    self.content = content
  }

  @inlinable public var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

extension Section {
  @inlinable
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @inlinable
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @inlinable
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section whose content is there while a flag is set.
  @inlinable
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @inlinable
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  @inlinable
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  @inlinable
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section whose content is there while a flag is set.
  @inlinable
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A tab or several.
///
/// - Source: Apple, `TabContent`. Tabs are views here, so that what arranges views arranges them as well.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// Builds tabs from the statements of a closure. The type of the selection is that of their values: `Tab(value: .home)`.
///
/// - Source: Apple, `TabContentBuilder`.
@resultBuilder
public enum TabContentBuilder<TabValue> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A tab without a value, or another view that stands for one.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Tabs that belong together; their header is not shown.
///
/// - Source: Apple, `TabSection`.
public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: TabContent, BuiltInView {
  public typealias TabValue = SelectionValue

  private let content: Content

  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection where Header == Text {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

// MARK: - Modifiers

/// A tab with a modifier, whose value is still known.
private struct ModifiedTab<TabValue, Content: View>: TabContent, BuiltInView {
  let content: Content

  var body: some View { content }
}

extension TabContent {
  /// What a view's modifier of the same name makes of the tab.
  private func tab<Content: View>(_ modify: (ViewOfTab<Self>) -> Content) -> ModifiedTab<TabValue, Content> {
    ModifiedTab(content: modify(ViewOfTab(body: self)))
  }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    tab { tab in Group { if !hidden { tab } } }
  }
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { tab { $0.disabled(disabled) } }
  public func badge(_ count: Int) -> some TabContent<TabValue> { tab { $0.badge(count) } }
  public func badge(_ label: Text?) -> some TabContent<TabValue> { tab { $0.badge(label) } }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { tab { $0.badge(key) } }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { tab { $0.badge(label) } }
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    tab { $0.accessibilityIdentifier(identifier) }
  }

  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// A tab as the view that it is.
private struct ViewOfTab<Tab: View>: View, BuiltInView {
  let body: Tab
}

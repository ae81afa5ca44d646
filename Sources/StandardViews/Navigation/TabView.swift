// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Contents of which one is seen, and a bar at the bottom whose labels choose it.
///
/// A tab is made when it is first seen, unless its tag stands inside of its `tabItem`; then it keeps its state, and
/// appears and disappears with the choice (I-12). The bar is 49 points high, and not there without labels. In the style
/// `page` there is none: the tabs are pages, and a drag over half the width turns to the next one.
///
/// - Source: Apple, `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: View, NodeView {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection?.projectedValue
    self.content = content()
  }

  package func makeNode(_ context: NodeContext) -> TabViewNode<SelectionValue> {
    EnvironmentValues(scope: context.scope).hasPagedTabs
      ? PagedTabViewNode(selection, content, context) : TabViewNode(selection, content, context)
  }

  package func update(_ node: TabViewNode<SelectionValue>) {
    node.receive(selection)
    node.updateElements(to: content.modifier(TabScreenModifier()))
  }
}

private struct HasPagedTabsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the tabs of tab views are pages.
  var hasPagedTabs: Bool {
    get { self[HasPagedTabsKey.self] }
    set { self[HasPagedTabsKey.self] = newValue }
  }
}

extension TabView where SelectionValue == Int {
  /// A tab view that keeps its selection to itself, by position.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension View {
  /// Sets the label of this view's tab.
  public consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label(), tag: nil))
  }

  /// Shows a number at the view's tab or row; accepted, not drawn.
  public consuming func badge(_ count: Int) -> some View {
    perceived("badge", "\(count)")
  }
}

/// A tab with its label.
///
/// - Source: Apple, `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, NodeView {
  let tag: Value?
  let content: Content
  let label: Label

  private var item: _TabItemModifier<Label> {
    _TabItemModifier(label: label, tag: tag.map { AnyHashable($0) })
  }

  package func makeNode(_ context: NodeContext) -> TabItemNode {
    item.makeNode(around: content, context)
  }

  package func update(_ node: TabItemNode) {
    item.update(node)
    withAddress(of: content) { _TabItemModifier<Label>._updateContent(of: node, at: $0) }
  }
}

extension Tab {
  /// A tab without a value.
  init(content: Content, label: Label) {
    tag = nil
    self.content = content
    self.label = label
  }

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == StandardViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { StandardViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { StandardViews.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == StandardViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    tag = nil
    self.content = content()
    label = StandardViews.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    tag = nil
    self.content = content()
    label = StandardViews.Label(title, systemImage: systemImage)
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// The node of a tab view: one of its tabs is laid out, above the labels of all of them.
package class TabViewNode<Selection: Hashable>: ArrangingNode {
  private var selection: BindingLocation<Selection>?
  /// The index of the chosen tab, for a tab view without a selection.
  private var position = 0

  init<Content: View>(_ binding: Binding<Selection>?, _ content: Content, _ context: NodeContext) {
    if let original = context.original(TabViewNode.self) { position = original.position }
    super.init(.custom(TabViewLayout(contents: 0).boxed()), context)
    selection = binding.map { watched(nil, through: $0) }
    makeElements(of: content.modifier(TabScreenModifier()), context.below(self))
    updateLayoutChildren()
  }

  final func receive(_ binding: Binding<Selection>?) {
    if let binding { selection?.rebase(to: binding.location) }
    graph.queue.invalidate(self, slots: 1)
  }

  package override func update() {
    changedSlots = 0
    chooseTab()
  }

  fileprivate final var tabs: [TabScreenNode] {
    var tabs: [TabScreenNode] = []
    elements.forEach { $0.collectScreens(into: &tabs) }
    return tabs
  }

  /// Which of the tabs is chosen; -1 for none.
  fileprivate final func chosen(of tabs: [TabScreenNode]) -> Int {
    guard let selection else { return min(position, tabs.count - 1) }
    let value = evaluating { AnyHashable(selection.fetch()) }
    return tabs.firstIndex { $0.tag == value } ?? -1
  }

  /// Brings the chosen tab to the front; the others keep their state.
  private func chooseTab() {
    let tabs = tabs
    let chosen = chosen(of: tabs)
    for (index, tab) in tabs.enumerated() where index != chosen { tab.show(false) }
    if tabs.indices.contains(chosen) {
      tabs[chosen].item?.activate()
      tabs[chosen].show(true)
    }
  }

  package override func updateLayoutChildren() {
    // Of tabs that came or went another one may be the chosen one now.
    chooseTab()
    let tabs = tabs
    for tab in tabs {
      tab.onTap = { [unowned self] tab in select(tab) }
    }
    var ids: [LayoutID] = []
    elements.forEach { $0.collectLayoutIDs(into: &ids) }
    receive(.custom(TabViewLayout(contents: ids.count).boxed()))
    forEachLabel(of: tabs) { $0.collectLayoutIDs(into: &ids) }
    graph.layoutTree.setChildren(layoutID, ids)
  }

  /// Goes through the labels in the bar.
  private func forEachLabel(of tabs: [TabScreenNode], _ body: (ViewNode) -> Void) {
    for tab in tabs {
      if let label = tab.item?.label, !label.marks.contains(.isDetached) { body(label) }
    }
  }

  fileprivate final func select(_ tab: TabScreenNode) {
    if let selection {
      if let value = tab.tag?.base as? Selection { selection.set(value) }
    } else if let index = tabs.firstIndex(where: { $0 === tab }) {
      position = index
      graph.queue.invalidate(self, slots: 1)
    }
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    super.draw(into: &builder)
    forEachLabel(of: tabs) { $0.draw(into: &builder) }
  }

  package override func visit(_ visitor: inout ElementVisitor) {
    super.visit(&visitor)
    forEachLabel(of: tabs) { $0.visit(&visitor) }
  }

  package override func willRemove() {
    selection?.detach()
  }
}

/// The node of a tab view without a bar, whose tabs are pages.
final class PagedTabViewNode<Selection: Hashable>: TabViewNode<Selection>, Pager {
  func turn(by pages: Int) -> Bool {
    let tabs = tabs
    let wanted = chosen(of: tabs) + pages
    guard tabs.indices.contains(wanted) else { return false }
    select(tabs[wanted])
    return true
  }

  /// Turns to the page before or behind, if the drag goes so far that this is the nearer one.
  func drag(by offset: CGSize) {
    if abs(offset.width) <= abs(offset.height) {
      parent?.nearest((any Draggable).self)?.drag(by: offset)
    } else if abs(offset.width) >= layoutFrame.width / 2 {
      _ = turn(by: offset.width < 0 ? 1 : -1)
    }
  }
}

/// Makes each view of a tab view's content a tab.
struct TabScreenModifier: ViewModifier, NodeModifier {
  func makeNode(around content: some View, _ context: NodeContext) -> TabScreenNode {
    TabScreenNode(content, context)
  }

  func update(_ node: TabScreenNode) {}
}

final class TabScreenNode: ScreenNode {
  var onTap: ((TabScreenNode) -> Void)?
  private var hasItem = false

  init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(isShown: false, context)
    makeContent(content, context)
  }

  /// Whether a label that is made in the tab is its own: only the first one is.
  fileprivate func takesItem() -> Bool {
    defer { hasItem = true }
    return !hasItem
  }

  /// The label and the content, where the tab has a label: one of a tab view inside of it is not its own.
  var item: TabItemNode? {
    firstBelow(TabItemNode.self).flatMap { $0.nearest(TabScreenNode.self) === self ? $0 : nil }
  }

  /// The value that stands for the tab in the selection. A tag inside of the label's modifier is known once the
  /// content is made.
  var tag: AnyHashable? {
    if let tag = item?.tag { return tag }
    if let tag = firstTag { return tag }
    item?.activate()
    return firstTag
  }

  private var firstTag: AnyHashable? { selectionTag(as: AnyHashable.self) }
}

/// A tab's label, and its tag where it has one.
public struct _TabItemModifier<Label: View>: ViewModifier, NodeModifier {
  let label: Label
  let tag: AnyHashable?

  // A view that stands for several views is one tab with a column of all of them.
  public static var _keepsListsWhole: Bool { true }

  public static func _isUnary<Modified: View>(around content: Modified.Type, in context: NodeContext) -> Bool
  {
    true
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> TabItemNode {
    TypedTabItemNode(label, tag: tag, VStack { content }, context)
  }

  package func update(_ node: TabItemNode) {
    node.tag = tag
    ElementGroup<Label>._updateNode(node.label.element(at: 0), ElementGroup(content: label))
  }

  public static func _updateContent<Modified: View>(of node: ViewNode, at content: UnsafePointer<Modified>) {
    known(node, as: TypedTabItemNode<VStack<Modified>>.self).receive(VStack { content.pointee })
  }
}

/// The transparent node of a tab. Its first element is the label; the content follows once the tab was shown.
package class TabItemNode: InnerNode, ElementSelector {
  final var tag: AnyHashable?
  final var label: ViewNode { elements[0] }
  fileprivate final var isActive = false

  /// Makes the content.
  func activate() {}

  // The label belongs to the bar.
  package var laidOutElements: Range<Int> { 1..<max(elements.count, 1) }

  package override func draw(into builder: inout DisplayListBuilder) {
    elements.forEach(in: laidOutElements) { $0.draw(into: &builder) }
  }

  package override func visit(_ visitor: inout ElementVisitor) {
    elements.forEach(in: laidOutElements) { $0.visit(&visitor) }
  }
}

// Of the package, as its superclass is: see ``ArrangingNode``.
package final class TypedTabItemNode<Content: View>: TabItemNode {
  private var content: Content
  private let extras: ContextExtras?

  init<Label: View>(_ label: Label, tag: AnyHashable?, _ content: Content, _ context: NodeContext) {
    self.content = content
    extras = context.extras
    super.init(context)
    roles.formUnion([.selectsElements, .isDrawnAsOne])
    self.tag = tag
    elements.append(TabLabelNode(ElementGroup(content: label), context.below(self).element(at: 0)))
    // The content of a tab waits until the tab is chosen; any other label waits for nothing.
    let isTab = nearest(TabScreenNode.self)?.takesItem() == true
    if !isTab || extras?.original(TabItemNode.self)?.isActive == true { activate() }
  }

  override func activate() {
    if isActive { return }
    isActive = true
    makeElements(of: content, NodeContext(below: self, extras: extras))
    graph.noteChange()
    structureDidChange()
  }

  func receive(_ new: Content) {
    content = new
    if !isActive { return }
    var index = 1
    updateElements(to: new, from: &index)
  }
}

/// A label in the bar: a button that chooses its tab.
private final class TabLabelNode: PassthroughNode, Tappable, ValueNode {
  override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    marks.insert(.isTabLabel)
    // A page has no bar.
    if EnvironmentValues(scope: context.scope).hasPagedTabs {
      marks.insert(.isDetached)
      graph.display.addUndrawnTree()
    }
  }

  override func willRemove() {
    if marks.contains(.isDetached) { graph.display.removeUndrawnTree() }
  }

  func tap() {
    if let screen = nearest(TabScreenNode.self) { screen.onTap?(screen) }
  }

  var elementValue: String { nearest(TabScreenNode.self)?.isShown == true ? "1" : "0" }

  override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitControl(.button, self) { visitor in elements.forEach { $0.visit(&visitor) } }
  }
}

/// The content above a bar with labels at equal distances.
private struct TabViewLayout: Layout {
  let contents: Int

  private static let barHeight: CGFloat = 49

  private func barHeight(_ subviews: Subviews) -> CGFloat { subviews.count > contents ? Self.barHeight : 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.prefix(contents).size(proposal, besideBars: barHeight(subviews))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let bar = barHeight(subviews)
    let height = max(bounds.height - bar, 0)
    for subview in subviews.prefix(contents) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + height / 2), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: height))
    }
    let labels = subviews.dropFirst(contents)
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.maxY - bar / 2),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: bar))
    }
  }
}

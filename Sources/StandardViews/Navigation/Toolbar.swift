// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import ViewEngine

/// Where an item of a toolbar stands.
///
/// - Source: Apple, `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let slot: ToolbarSlot

  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  public static let principal = ToolbarItemPlacement(slot: .principal)
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  public static let status = ToolbarItemPlacement(slot: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  public static let keyboard = ToolbarItemPlacement(slot: .bottom)
  public static let title = ToolbarItemPlacement(slot: .principal)
  public static let subtitle = ToolbarItemPlacement(slot: .principal)
  public static let largeTitle = ToolbarItemPlacement(slot: .principal)
  public static let largeSubtitle = ToolbarItemPlacement(slot: .principal)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(slot: .bottom)
  }
}

/// Items of a toolbar.
///
/// The underscored requirements are the engine's: the items as views.
///
/// - Source: Apple, `ToolbarContent`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  associatedtype _Items: View = Body._Items

  @ToolbarContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
  @MainActor var _items: _Items { get }
}

extension ToolbarContent where _Items == Body._Items {
  public var _items: Body._Items { body._items }
}

extension Never: ToolbarContent {
  public var _items: EmptyView { EmptyView() }
}

/// One item of a toolbar.
///
/// - Source: Apple, `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }

  private let placement: ToolbarItemPlacement
  private let content: Content

  public var _items: some View { content.modifier(ToolbarPlacementModifier(placement: placement)) }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar in one place.
///
/// - Source: Apple, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }

  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var _items: some View { content.modifier(ToolbarPlacementModifier(placement: placement)) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content(), isMade: ()) }

  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }
  public var _items: Content._Items { content._items }
}

/// Toolbar items as the views that they are.
public struct _ToolbarItems<Items: View>: ToolbarContent {
  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }

  public let _items: Items

  package init(_items: Items) {
    self._items = _items
  }
}

/// Makes toolbar items from the statements of a closure.
///
/// - Source: Apple, `ToolbarContentBuilder`.
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> _ToolbarItems<C._Items> {
    _ToolbarItems(_items: content._items)
  }

  public static func buildBlock<each C: View>(
    _ content: repeat _ToolbarItems<each C>
  ) -> _ToolbarItems<TupleView<(repeat each C)>> {
    _ToolbarItems(_items: TupleView((repeat (each content)._items)))
  }

  public static func buildOptional<C: View>(_ content: _ToolbarItems<C>?) -> _ToolbarItems<C?> {
    _ToolbarItems(_items: content?._items)
  }

  public static func buildEither<T: View, F: View>(
    first content: _ToolbarItems<T>
  ) -> _ToolbarItems<_ConditionalContent<T, F>> {
    _ToolbarItems(_items: _ConditionalContent(.first(content._items)))
  }

  public static func buildEither<T: View, F: View>(
    second content: _ToolbarItems<F>
  ) -> _ToolbarItems<_ConditionalContent<T, F>> {
    _ToolbarItems(_items: _ConditionalContent(.second(content._items)))
  }
}

extension View {
  /// Puts items into the bars of the screen that the view is on; there are none outside of a navigation stack.
  public consuming func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content().modifier(ToolbarPlacementModifier(placement: .automatic))))
  }

  /// Puts items into the bars of the screen that the view is on; there are none outside of a navigation stack.
  public consuming func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  {
    modifier(_ToolbarModifier(items: content()._items))
  }
}

/// The modifier behind `toolbar`.
public struct _ToolbarModifier<Items: View>: ViewModifier, NodeModifier {
  let items: Items

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ToolbarNode {
    ToolbarNode(items, content, context)
  }

  package func update(_ node: ToolbarNode) {
    node.items.updateElements(to: items)
  }
}

/// The transparent node of a toolbar. Its last element holds the items, which the screen arranges and draws until the
/// view leaves, whatever way it goes.
package final class ToolbarNode: LastElementElsewhereNode, AttachmentHolder {
  private(set) var items: ViewNode

  init<Items: View, Content: View>(_ items: Items, _ content: Content, _ context: NodeContext) {
    self.items = ViewNode(context)
    super.init(content, context)
    self.items = ArrangedElsewhereNode<NavigationScreenNode>(
      items, context.below(self).element(at: elements.count))
    elements.append(self.items)
    roles.insert(.holdsAttachments)
    nearest(NavigationScreenNode.self)?.add(self)
  }

  package func removeAttachments() {
    nearest(NavigationScreenNode.self)?.remove(self)
  }
}

struct ToolbarPlacementModifier: ViewModifier, NodeModifier {
  let placement: ToolbarItemPlacement

  func makeNode(around content: some View, _ context: NodeContext) -> ToolbarItemNode {
    ToolbarItemNode(placement, content, context)
  }

  func update(_ node: ToolbarItemNode) {
    node.receive(placement)
  }
}

final class ToolbarItemNode: PassthroughNode {
  private(set) var placement: ToolbarItemPlacement

  init<Content: View>(_ placement: ToolbarItemPlacement, _ content: Content, _ context: NodeContext) {
    self.placement = placement
    super.init(content, context)
  }

  func receive(_ new: ToolbarItemPlacement) {
    if new == placement { return }
    placement = new
    graph.noteChange()
    structureDidChange()
  }
}

extension ViewNode {
  /// Adds the records of the toolbar items at and below this node, and where each stands.
  func collectBarItems(into slots: inout [ToolbarSlot], _ ids: inout [LayoutID]) {
    if let item = self as? ToolbarItemNode {
      let first = ids.count
      item.collectLayoutIDs(into: &ids)
      slots += Array(repeating: item.placement.slot, count: ids.count - first)
    } else {
      forEachElement { $0.collectBarItems(into: &slots, &ids) }
    }
  }
}

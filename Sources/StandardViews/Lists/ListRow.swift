// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// Makes each view of a list's content a row.
public struct _ListRowModifier<SelectionValue: Hashable>: ViewModifier, NodeModifier {
  /// Whether the list has a selection; one around it may have another.
  let isSelectable: Bool

  @usableFromInline
  init(isSelectable: Bool) { self.isSelectable = isSelectable }

  package func makeNode(around content: some View, _ context: NodeContext) -> ListRowNode {
    if isSelectable,
      let list = context.parent?.nearest(ListSelectionNode<SelectionValue>.self)
    {
      return SelectableRowNode(in: list, content, context)
    }
    return ListRowNode(content, context)
  }

  package func update(_ node: ListRowNode) {}
}

/// The node of a row. It hands drags along the list on to the list; a drag from the trailing edge deletes, where
/// the row can be deleted, and one up or down moves it while the list is edited.
package class ListRowNode: ArrangingNode, DeletableRow {
  /// The modifiers in the row that put something behind it.
  private var backgrounds: [any RowBackground] = []

  var isSelected: Bool { false }

  /// Selects a value.
  ///
  /// - Returns: whether the list has a selection of such values.
  func select(_ value: AnyHashable) -> Bool { false }

  init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(.custom(ListRowLayout(backgrounds: 0).boxed()), content, context)
  }

  // MARK: Background

  final func add(_ background: any RowBackground) {
    backgrounds.append(background)
    graph.structures.add(self)
  }

  final func remove(_ background: any RowBackground) {
    backgrounds.removeAll { $0 === background }
    graph.structures.add(self)
  }

  package override final func updateLayoutChildren() {
    var ids: [LayoutID] = []
    elements.forEach { $0.collectLayoutIDs(into: &ids) }
    let contentCount = ids.count
    for background in backgrounds { background.layer.collectLayoutIDs(into: &ids) }
    receive(.custom(ListRowLayout(backgrounds: ids.count - contentCount).boxed()))
    graph.layoutTree.setChildren(layoutID, ids)
  }

  package override final func draw(into builder: inout DisplayListBuilder) {
    // A row is met wherever it is, behind what is drawn in it.
    builder.addHit(of: self, frame: layoutFrame)
    for background in backgrounds { background.layer.draw(into: &builder) }
    builder.addingToFirst(isSelected ? [.selected] : []) { super.draw(into: &$0) }
  }

  // MARK: Dragging

  package final var canBeDeleted: Bool { deleteAction != nil }
  package var actsAsLink: Bool { false }

  package func drag(by offset: CGSize) {
    if abs(offset.width) > abs(offset.height) {
      if offset.width < 0, let place = placeInList { deleteAction?(IndexSet(integer: place.position)) }
    } else if EnvironmentValues(scope: scope).editMode?.wrappedValue.isEditing == true, let move = moveAction
    {
      moveRow(by: offset.height, move)
    } else {
      parent?.nearest((any Draggable).self)?.drag(by: offset)
    }
  }

  /// Moves the row past other rows, as many as the drag passed if they are as high as this one.
  private func moveRow(by distance: CGFloat, _ move: (IndexSet, Int) -> Void) {
    guard let place = placeInList else { return }
    let height = layoutFrame.height
    let last = CGFloat(place.count - 1)
    let steps = height > 0 ? (distance / height).rounded() : 0
    let target = Int(min(max(CGFloat(place.position) + steps, 0), last))
    if target == place.position { return }
    // The destination is counted before the row is taken out.
    move(IndexSet(integer: place.position), target > place.position ? target + 1 : target)
  }

  private var placeInList: (position: Int, count: Int)? {
    var node: ViewNode = self
    while let parent = node.parent, parent.layoutID == .none {
      if let list = parent as? any IdentifiedElements {
        return list.place(of: node)
      }
      node = parent
    }
    return nil
  }
}

/// Leading content with insets, as wide as the row; backgrounds fill the row.
private struct ListRowLayout: Layout {
  let backgrounds: Int

  static let leastHeight: CGFloat = 44

  private func solve(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, offer: ProposedViewSize, insets: EdgeInsets) {
    let content = subviews.dropLast(backgrounds)
    let insets =
      content.lazy.compactMap { $0[ListRowInsetsKey.self] }.first
      ?? EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    let sides = insets.leading + insets.trailing
    let offer = ProposedViewSize(width: proposal.width.map { max($0 - sides, 0) }, height: nil)
    let answers = content.map { $0.sizeThatFits(offer) }
    let height = (answers.map(\.height).max() ?? 0) + insets.top + insets.bottom
    let width = proposal.width ?? (answers.map(\.width).max() ?? 0) + sides
    return (CGSize(width: width, height: max(height, Self.leastHeight)), offer, insets)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    solve(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (size, offer, insets) = solve(proposal, subviews)
    for subview in subviews.dropLast(backgrounds) {
      let middle = (insets.top + size.height - insets.bottom) / 2
      subview.place(
        at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + middle), anchor: .leading,
        proposal: offer)
    }
    for subview in subviews.suffix(backgrounds) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A node in a row with a background for the row.
@MainActor
protocol RowBackground: ViewNode {
  var layer: ViewNode { get }
}

enum ListRowInsetsKey: NumericLayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
  static var modifierName: String { "listRowInsets" }
  static func valid(_ value: EdgeInsets?, _ check: inout NumberCheck) -> EdgeInsets? {
    guard let value else { return nil }
    return check.insets(value)
  }
}

extension View {
  /// Sets the distances of a list row's content from the row's edges, in points; nil takes the list's.
  public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(NumericLayoutValueModifier<ListRowInsetsKey>(value: insets))
  }

  /// Puts a view behind the list row that this view is in.
  public consuming func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_RowBackgroundModifier(background: view))
  }
}

/// The modifier behind `listRowBackground`.
public struct _RowBackgroundModifier<Background: View>: ViewModifier, NodeModifier {
  let background: Background?

  package func makeNode(around content: some View, _ context: NodeContext) -> RowBackgroundNode {
    RowBackgroundNode(background, content, context)
  }

  package func update(_ node: RowBackgroundNode) {
    node.layer.updateElements(to: background)
  }
}

/// The transparent node of a row's background: that is its last element, which the row arranges and draws until the view
/// leaves, whatever way it goes.
package final class RowBackgroundNode: LastElementElsewhereNode, RowBackground, AttachmentHolder {
  var layer: ViewNode { elements[elements.count - 1] }

  init<Content: View, Background: View>(
    _ background: Background, _ content: Content, _ context: NodeContext
  ) {
    super.init(content, context)
    elements.append(
      ArrangedElsewhereNode<ListRowNode>(background, context.below(self).element(at: elements.count)))
    roles.insert(.holdsAttachments)
    nearest(ListRowNode.self)?.add(self)
  }

  package func removeAttachments() {
    nearest(ListRowNode.self)?.remove(self)
  }
}

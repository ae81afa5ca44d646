// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// Arranges rows of cells in columns (L-76).
///
/// - Source: Apple, `Grid`.
public struct Grid<Content: View>: View, PrimitiveView {
  @usableFromInline let layout: GridLayout
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; nil is 8.
  ///   - verticalSpacing: Points between rows; nil is 8.
  ///   - content: What stands in it.
  ///   - alignment: Where a cell's view stands in its cell.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    GridNode.make(view.layout, context).filled(with: view.content, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    known(node, as: GridNode.self).receive(view.layout)
    node.updateElements(to: view.content)
  }
}

/// The node of a grid.
// Of the package, as its superclass is: see ``ArrangingNode``.
@usableFromInline
package final class GridNode: StackNode {
  private var layout: GridLayout

  private init(_ layout: GridLayout, _ context: NodeContext) {
    self.layout = layout
    super.init(layout.nativeRole, context)
  }

  @usableFromInline
  static func make(_ layout: GridLayout, _ context: NodeContext) -> GridNode { GridNode(layout, context) }

  @usableFromInline
  func receive(_ new: GridLayout) {
    if new == layout { return }
    layout = new
    receive(new.nativeRole)
  }
}

/// A row of a grid. Anywhere else its views are its container's own, as in a group.
///
/// - Source: Apple, `GridRow`.
public struct GridRow<Content: View>: View, PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable public static var _isUnary: Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    let node = GridRowNode(view.alignment, context)
    node.makeElements(of: view.content, context.below(node))
    node.markCells()
    return node
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    known(node, as: GridRowNode.self).receive(view.alignment)
    node.updateElements(to: view.content)
  }
}

/// The transparent node of a row: tells its cells' records which row they are in.
@usableFromInline
final class GridRowNode: InnerNode, StructureWatcher {
  private var alignment: VerticalAlignment?
  /// A row in a row is part of that: its cells are the outer row's, and are aligned as that says.
  private var isPartOfRow = false

  @usableFromInline
  init(_ alignment: VerticalAlignment?, _ context: NodeContext) {
    self.alignment = alignment
    super.init(context)
    roles.insert(.watchesStructure)
    var around = parent
    while let node = around, node.layoutID == .none, !isPartOfRow {
      isPartOfRow = node is GridRowNode
      around = node.parent
    }
  }

  @usableFromInline
  func receive(_ new: VerticalAlignment?) {
    if new == alignment { return }
    alignment = new
    graph.noteChange()
    markCells()
  }

  func structureBelowDidChange() {
    markCells()
  }

  @usableFromInline
  func markCells() {
    if isPartOfRow { return }
    var cells: [LayoutID] = []
    collectElements(into: &cells)
    let row = GridRowKey.Row(id: ObjectIdentifier(self), alignment: alignment)
    let key = ObjectIdentifier(GridRowKey.self)
    for cell in cells where graph.layoutTree.layoutValue(cell, key: key) as? GridRowKey.Row != row {
      graph.layoutTree.setLayoutValue(cell, key: key, value: row)
    }
  }
}

extension View {
  /// Makes a cell of a grid span several columns, or none. Several of these on one view add up.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    modifier(NumericLayoutValueModifier<GridColumnsKey>(value: count))
  }

  /// Sets where the cells of this cell's column meet.
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Puts a point of the cell at the same point of its slot.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(NumericLayoutValueModifier<GridAnchorKey>(value: anchor))
  }

  /// Offers the cell what its column and its row have on these axes, and no share of what is left.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}

extension GridColumnsKey: NumericLayoutValueKey {
  static var modifierName: String { "gridCellColumns" }
  // A grid has every column that a cell spans, even if no other cell is in it.
  static func valid(_ value: Int, _ check: inout NumberCheck) -> Int { check.count(value, in: 0...1_000) }
}

extension GridAnchorKey: NumericLayoutValueKey {
  static var modifierName: String { "gridCellAnchor" }
  static func valid(_ value: UnitPoint?, _ check: inout NumberCheck) -> UnitPoint? {
    guard let value else { return nil }
    return check.unitPoint(value)
  }
}

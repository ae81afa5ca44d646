// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// Arranges its children from left to right (L-50…L-58).
///
/// - Source: Apple, `HStack`.
public struct HStack<Content: View>: View, PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - alignment: Where the views stand across the axis.
  ///   - spacing: Points between children; nil takes what the children prefer, 8 as a rule.
  ///   - content: What stands in it.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable public static var _takesOuterRole: Bool { true }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode.make(view.alignment, view.spacing, context).filled(with: view.content, context)
  }

  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    known(node, as: StackNode.self).receive(view.alignment, view.spacing)
    node.updateElements(to: view.content)
  }
}

/// Arranges its children from top to bottom (L-56).
///
/// - Source: Apple, `VStack`.
public struct VStack<Content: View>: View, PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - alignment: Where the views stand across the axis.
  ///   - spacing: Points between children; nil takes what the children prefer, 8 as a rule.
  ///   - content: What stands in it.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable public static var _takesOuterRole: Bool { true }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode.make(view.alignment, view.spacing, context).filled(with: view.content, context)
  }

  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    known(node, as: StackNode.self).receive(view.alignment, view.spacing)
    node.updateElements(to: view.content)
  }
}

/// Puts its children above each other, aligned (L-59).
///
/// - Source: Apple, `ZStack`.
public struct ZStack<Content: View>: View, PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable public static var _takesOuterRole: Bool { true }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode.make(view.alignment, context).filled(with: view.content, context)
  }

  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    known(node, as: StackNode.self).receive(view.alignment)
    node.updateElements(to: view.content)
  }
}

/// The node of a stack; its children are drawn in the order of their z-indices.
@usableFromInline
package class StackNode: ArrangingNode {
  // Plain functions over the values in which stacks differ, so that the stacks themselves are specialised where they
  // are used.
  @usableFromInline
  static func make(
    _ alignment: VerticalAlignment, _ spacing: CGFloat?, _ context: NodeContext
  ) -> StackNode {
    StackNode(.hstack(alignment, spacing: spacing), context)
  }

  @usableFromInline
  static func make(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ context: NodeContext
  ) -> StackNode {
    StackNode(.vstack(alignment, spacing: spacing), context)
  }

  @usableFromInline
  static func make(_ alignment: Alignment, _ context: NodeContext) -> StackNode {
    StackNode(.zstack(alignment), context)
  }

  @usableFromInline
  final func receive(_ alignment: VerticalAlignment, _ spacing: CGFloat?) {
    if isAlready(.horizontal, alignment.key, spacing) { return }
    receiveStack(.hstack(alignment, spacing: spacing))
  }

  @usableFromInline
  final func receive(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) {
    if isAlready(.vertical, alignment.key, spacing) { return }
    receiveStack(.vstack(alignment, spacing: spacing))
  }

  @usableFromInline
  final func receive(_ alignment: Alignment) {
    receiveStack(.zstack(alignment))
  }

  @inline(__always)
  private final func isAlready(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> Bool {
    withLayoutTree { $0.isStack(innerLayoutID, along: axis, alignment.code, spacing) }
  }

  private final func receiveStack(_ role: LayoutRole) {
    if graph.layoutTree.update(innerLayoutID, to: role) { graph.noteChange() }
  }

  // The order among its children is no matter of the stack's own neighbours.
  package override var ordersElements: Bool { true }
  package override var representative: ViewNode? { nil }

  package override func draw(into builder: inout DisplayListBuilder) {
    var children: [ViewNode] = []
    elements.forEach { $0.collectDrawn(into: &children) }
    if children.contains(where: { $0.zIndex != 0 }) {
      // A stable sort: equal indices keep the order of declaration.
      children = children.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      .map(\.element)
    }
    for child in children { child.draw(into: &builder) }
  }
}

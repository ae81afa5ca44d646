// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Arranges its children from left to right (L-50…L-58).
///
/// - Source: Apple, `HStack`.
public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: Points between children; nil takes what the children prefer, 8 as a rule.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode(.hstack(view.alignment, spacing: view.spacing), view.content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: StackNode.self).receive(.hstack(view.alignment, spacing: view.spacing))
    var index = 0
    Content._updateElements(view.content, of: node, at: &index)
  }
}

/// Arranges its children from top to bottom (L-56).
///
/// - Source: Apple, `VStack`.
public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: Points between children; nil takes what the children prefer, 8 as a rule.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode(.vstack(view.alignment, spacing: view.spacing), view.content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: StackNode.self).receive(.vstack(view.alignment, spacing: view.spacing))
    var index = 0
    Content._updateElements(view.content, of: node, at: &index)
  }
}

/// Puts its children above each other, aligned (L-59).
///
/// - Source: Apple, `ZStack`.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode(.zstack(view.alignment), view.content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: StackNode.self).receive(.zstack(view.alignment))
    var index = 0
    Content._updateElements(view.content, of: node, at: &index)
  }
}

/// The node of a stack; its children are drawn in the order of their z-indices.
final class StackNode: ArrangingNode {
  // The order among its children is no matter of the stack's own neighbours.
  override var zIndex: Double { 0 }

  override func draw(into builder: inout DisplayListBuilder) {
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

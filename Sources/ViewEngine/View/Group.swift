// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// Several views treated as one in code; a container sees its members as its own children (L-60).
///
/// A modifier on a group is a modifier on each of its members.
public struct Group<Content: View>: View, PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable public static var _isUnary: Bool { Content._isUnary }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    Content._makeNode(view.content, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }

  @inlinable
  public static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext) {
    StackGuard.withRoom { Content._appendElements(view.content, to: &list, context) }
  }

  @inlinable
  public static func _updateElements(
    at view: UnsafePointer<Self>, of parent: ViewNode, from index: inout Int
  ) {
    let content = firstProperty(of: view, as: Content.self)
    StackGuard.withRoom { Content._updateElements(at: content, of: parent, from: &index) }
  }
}

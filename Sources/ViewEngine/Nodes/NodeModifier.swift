// SPDX-License-Identifier: Apache-2.0

/// A modifier with its own kind of node. The modifier says how the node is made around a view, and how the node takes a
/// new value of the modifier.
///
/// The tree does not know the kinds of its nodes, so each update needs a cast. Only this protocol contains the cast.
@MainActor
package protocol NodeModifier: PrimitiveModifier {
  associatedtype Node: ViewNode

  /// Makes the node, with the content in it.
  func makeNode<Modified: View>(around content: Modified, _ context: NodeContext) -> Node
  /// Updates the node with this value; the content is updated separately.
  func update(_ node: Node)
}

// These two functions, and those of `NodeView`, are inlined into each type's own functions, because a generic type would
// look up its conformance at each update. Generic types of other modules do: it takes them some 100 instructions.
extension NodeModifier {
  @inline(__always)
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    modifier.makeNode(around: content, context)
  }

  @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    modifier.update(unsafeDowncast(node, to: Node.self))
  }
}

/// A modifier that gives the layout a role for the view, and does nothing else.
@MainActor
package protocol LayoutRoleModifier: ArrangingModifier {
  var role: LayoutRole { get }
  /// Updates the node with this value, if this is possible without a new role.
  func update(_ node: ArrangingNode)
}

extension LayoutRoleModifier {
  package func update(_ node: ArrangingNode) { node.receive(role) }

  public static func _makeArrangingNode(_ modifier: Self, _ context: NodeContext) -> ViewNode {
    ArrangingNode(modifier.role, context)
  }

  public static var _isRole: Bool { true }

  public static func _wrap(_ node: ViewNode, in modifier: Self) {
    unsafeDowncast(node, to: ArrangingNode.self).wrap(in: modifier.role)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    modifier.update(unsafeDowncast(node, to: ArrangingNode.self))
  }
}

/// A view that the engine draws or arranges by a node of a kind of its own; see ``NodeModifier``.
@MainActor
package protocol NodeView: PrimitiveView {
  associatedtype Node: ViewNode

  /// Makes the node, with what is in it.
  func makeNode(_ context: NodeContext) -> Node
  /// Updates the node and its content with this value.
  func update(_ node: Node)
}

extension NodeView {
  @inline(__always)
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    view.makeNode(context)
  }

  @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    view.update(unsafeDowncast(node, to: Node.self))
  }
}

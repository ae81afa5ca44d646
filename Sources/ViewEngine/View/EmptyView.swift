// SPDX-License-Identifier: Apache-2.0

/// A view without content: no child, no spacing, no size (L-25).
public struct EmptyView {
  @inlinable
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  @inlinable public static var _isUnary: Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { ViewNode(context) }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {}

  @inlinable
  public static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext) {}

  @inlinable
  public static func _updateElements(
    at view: UnsafePointer<Self>, of parent: ViewNode, from index: inout Int
  ) {}
}

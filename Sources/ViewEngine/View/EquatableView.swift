// SPDX-License-Identifier: Apache-2.0

/// A view whose body runs only when its own `==` says that the value changed (I-41, I-47).
public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  public var content: Content

  @inlinable
  public init(content: Content) {
    self.content = content
  }

  @inlinable public static var _isUnary: Bool { Content._isUnary }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    Content._makeNode(view.content, forced(context))
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }

  @usableFromInline
  static func forced(_ context: NodeContext) -> NodeContext {
    context.changing { $0.comparison = ValueComparison.equatable(Content.self) }
  }
}

extension View where Self: Equatable {
  /// Prevents the view from updating while its new value equals the old one.
  @inlinable
  public consuming func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

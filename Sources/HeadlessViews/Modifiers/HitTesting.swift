// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Sets whether the view, and what is in it, can be tapped and dragged.
  public consuming func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _AllowsHitTestingModifier>
  {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}

/// The modifier behind `allowsHitTesting`.
public struct _AllowsHitTestingModifier: ViewModifier, PrimitiveModifier, Equatable {
  public var allowsHitTesting: Bool

  public init(allowsHitTesting: Bool) {
    self.allowsHitTesting = allowsHitTesting
  }

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = HitTestingNode(content, context)
    node.allowsHitTesting = modifier.allowsHitTesting
    node.graph.hasHitTestBarriers = true
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: HitTestingNode.self).allowsHitTesting = modifier.allowsHitTesting
  }
}

private final class HitTestingNode: PassthroughNode {
  var allowsHitTesting = true
}

extension ViewNode {
  /// Whether nobody around the node has switched hit testing off.
  var isHitTestable: Bool {
    if !graph.hasHitTestBarriers { return true }
    var node: ViewNode? = self
    while let current = node {
      if let barrier = current as? HitTestingNode, !barrier.allowsHitTesting { return false }
      node = current.parent
    }
    return true
  }
}

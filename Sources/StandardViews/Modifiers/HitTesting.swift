// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Sets whether the view, and what is in it, can be tapped and dragged.
  public consuming func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _AllowsHitTestingModifier>
  {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}

/// The modifier behind `allowsHitTesting`.
public struct _AllowsHitTestingModifier: ViewModifier, NodeModifier, Equatable {
  public var allowsHitTesting: Bool

  public init(allowsHitTesting: Bool) {
    self.allowsHitTesting = allowsHitTesting
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> HitTestingNode {
    let node = HitTestingNode(content, context)
    node.allowsHitTesting = allowsHitTesting
    node.graph.inputs.noteBarrier()
    return node
  }

  package func update(_ node: HitTestingNode) {
    node.allowsHitTesting = allowsHitTesting
  }
}

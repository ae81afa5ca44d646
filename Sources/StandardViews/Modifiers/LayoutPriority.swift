// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Sets the order in which a stack serves its children when it divides its space; it must be the outermost modifier
  /// (L-46, L-51).
  public consuming func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>> {
    modifier(_TraitWritingModifier(value: value))
  }
}

/// The key of the priority by which a stack serves its children.
public enum LayoutPriorityTraitKey: _ViewTraitKey {
  public static var defaultValue: Double { 0 }

  public static func _makeNode<Modified: View>(
    _ value: Double, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    // A record of its own, so that the priority stays when the content is replaced.
    let node = ArrangingNode(.group, content, context)
    node.graph.layoutTree.setPriority(node.layoutID, value)
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ value: Double) {
    node.graph.layoutTree.setPriority(node.layoutID, value)
  }
}

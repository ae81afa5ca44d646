// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Moves the view forwards or backwards among the children of its container; equal values keep their order.
  public consuming func zIndex(_ value: Double) -> ModifiedContent<
    Self, _TraitWritingModifier<ZIndexTraitKey>
  > {
    modifier(_TraitWritingModifier(value: value))
  }
}

/// The key of a view's place in the drawing order of its container.
public enum ZIndexTraitKey: _ViewTraitKey {
  public static var defaultValue: Double { 0 }

  public static func _makeNode<Modified: View>(
    _ value: Double, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = ZIndexNode(content, context)
    node.index = value
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ value: Double) {
    unsafeDowncast(node, to: ZIndexNode.self).receive(value)
  }
}

final class ZIndexNode: EffectNode {
  var index = 0.0

  override var zIndex: Double { index }

  func receive(_ new: Double) {
    if new == index { return }
    index = new
    effectDidChange()
  }
}

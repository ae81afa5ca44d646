// SPDX-License-Identifier: Apache-2.0
import ViewEngine

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
    node.index = node.valid(value)
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ value: Double) {
    known(node, as: ZIndexNode.self).receive(value)
  }
}

final class ZIndexNode: EffectNode, OrderWriter {
  var index = 0.0

  override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    roles.insert(.writesOrder)
  }

  var writtenZIndex: Double { index }

  /// Infinite indices are in order with others; NaN is not.
  func valid(_ index: Double) -> Double {
    if !index.isNaN { return index }
    var check = NumberCheck()
    defer { graph.report(check, for: "zIndex") }
    return check.number(index, in: 0...0, or: 0)
  }

  func receive(_ new: Double) {
    let new = valid(new)
    if new == index { return }
    index = new
    effectDidChange()
  }
}

// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Draws nothing of the view, and lets nobody find it; it lives on and keeps its space (I-11).
  public consuming func hidden() -> some View {
    modifier(_HiddenModifier())
  }
}

/// The modifier behind `hidden`.
public struct _HiddenModifier: ViewModifier, PrimitiveModifier {
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    HiddenNode(content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {}
}

final class HiddenNode: EffectNode {
  override func draw(into builder: inout DisplayListBuilder) {}

  override func visit(_ visitor: inout ElementVisitor) {}
}

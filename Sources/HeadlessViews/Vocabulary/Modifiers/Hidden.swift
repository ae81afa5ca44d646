// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Draws nothing of the view, and hides it from queries; it lives on and keeps its space (I-11).
  public consuming func hidden() -> some View {
    modifier(_HiddenModifier())
  }
}

/// The modifier behind `hidden`.
public struct _HiddenModifier: ViewModifier, NodeModifier {
  func makeNode(around content: some View, _ context: NodeContext) -> HiddenNode {
    HiddenNode(content, context)
  }

  func update(_ node: HiddenNode) {}
}

final class HiddenNode: EffectNode {
  override func draw(into builder: inout DisplayListBuilder) {}

  override func visit(_ visitor: inout ElementVisitor) {}
}

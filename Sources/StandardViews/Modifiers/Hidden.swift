// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Draws nothing of the view, and hides it from queries; it lives on and keeps its space (I-11).
  public consuming func hidden() -> some View {
    modifier(_HiddenModifier())
  }
}

/// The modifier behind `hidden`.
public struct _HiddenModifier: ViewModifier, NodeModifier {
  package func makeNode(around content: some View, _ context: NodeContext) -> HiddenNode {
    HiddenNode(content, context)
  }

  package func update(_ node: HiddenNode) {}
}

package final class HiddenNode: EffectNode {
  package override func draw(into builder: inout DisplayListBuilder) {}

  package override func visit(_ visitor: inout ElementVisitor) {}
}

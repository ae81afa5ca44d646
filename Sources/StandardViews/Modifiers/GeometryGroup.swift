// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Keeps the view's place and size from its parent's: the parent resolves and animates them before they are passed
  /// down. So what is inserted meanwhile goes along with the view.
  public consuming func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// The modifier behind `geometryGroup`.
public struct _GeometryGroupModifier: ViewModifier, NodeModifier {
  package func makeNode(around content: some View, _ context: NodeContext) -> GeometryGroupNode {
    GeometryGroupNode(content, context)
  }

  package func update(_ node: GeometryGroupNode) {}
}

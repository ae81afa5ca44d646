// SPDX-License-Identifier: Apache-2.0

extension Layout {
  /// Arranges views with this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The view behind a layout that is called like a function.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StackNode(view.layout.role, view.content, context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: StackNode.self).receive(view.layout.role)
    var index = 0
    Content._updateElements(view.content, of: node, at: &index)
  }
}

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
    StackNode(context) { view.layout.role(for: $0) }.filled(with: view.content, context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node, to: StackNode.self)
    stack.receive(view.layout.role(for: stack))
    var index = 0
    Content._updateElements(view.content, of: node, at: &index)
  }
}

extension Layout {
  /// The role of a container that arranges its views with this layout, whose methods run on behalf of a node.
  @MainActor
  fileprivate func role(for node: ArrangingNode) -> LayoutRole {
    let role = role
    if case .custom(let box) = role { box.act(for: node) }
    return role
  }
}

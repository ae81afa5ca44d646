// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension Layout {
  /// Arranges views with this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The view behind a layout that is called like a function.
struct LayoutView<L: Layout, Content: View>: View, NodeView {
  let layout: L
  let content: Content

  func makeNode(_ context: NodeContext) -> StackNode {
    StackNode(context) { layout.role(for: $0) }.filled(with: content, context)
  }

  func update(_ node: StackNode) {
    node.receive(layout.role(for: node))
    node.updateElements(to: content)
  }
}

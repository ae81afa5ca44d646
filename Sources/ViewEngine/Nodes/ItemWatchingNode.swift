// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of a modifier that shows something elsewhere while a binding holds an item. The node itself watches the
/// binding; the view around it does not read the binding (P-6).
open class ItemWatchingNode<Item>: PassthroughNode {
  /// The binding, connected to this node.
  package private(set) final var held: BindingLocation<Item?>!

  package init<Modified: View>(
    watching item: Binding<Item?>, around content: Modified, _ context: NodeContext
  ) {
    super.init(content, context)
    held = watched(nil, through: item)
    graph.queue.invalidate(self, slots: 1)
  }

  /// Takes the binding that a new value of the modifier brings.
  package final func watch(_ item: Binding<Item?>) {
    held.rebase(to: item.location)
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  /// The item now. A binding's getter may read observable properties (I-37).
  package final func fetchItem() -> Item? {
    evaluating { held.fetch() }
  }

  open override func willRemove() {
    held.detach()
  }
}

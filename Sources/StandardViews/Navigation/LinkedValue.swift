// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// The modifier that tells a list what value a link in it leads to.
public struct _LinkedValueModifier: ViewModifier, NodeModifier {
  let handle: NavigationLinkHandle
  let value: AnyHashable?

  package func makeNode(around content: some View, _ context: NodeContext) -> LinkedValueNode {
    let node = LinkedValueNode(content, context)
    node.value = value
    if !context.isRebuilt { handle.linkedValue = node }
    return node
  }

  package func update(_ node: LinkedValueNode) {
    node.value = value
  }
}

/// The transparent node of a link to a value. In a list whose selection has values of its type, the value stands for the row,
/// and the link selects it.
///
/// - Source: Apple, `NavigationSplitView`: a list of links drives the next column by its selection.
package final class LinkedValueNode: PassthroughNode {
  fileprivate(set) var value: AnyHashable?

  /// Selects the value, and shows its screen where the stack around has one for it, or nothing else shows the value.
  func follow(on navigator: Navigator?) {
    guard let value else { return }
    let isSelected = nearest(ListRowNode.self)?.select(value) ?? false
    guard let stack = navigator?.node, !isSelected || stack.hasDestination(for: value) else { return }
    stack.push(value)
  }
}

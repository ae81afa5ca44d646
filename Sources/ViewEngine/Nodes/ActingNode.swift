// SPDX-License-Identifier: Apache-2.0

/// A node with an action that the user sets off. Each row of a list may get another action in each update, so it is kept
/// here, where no access to it is checked.
open class ActingNode: ArrangingNode {
  // Behind an inlined accessor, as in ``ViewNode``.
  @exclusivity(unchecked) @usableFromInline final var storedAction: () -> Void

  /// What it does.
  @inlinable @inline(__always) package final var action: () -> Void {
    get { storedAction }
    set { storedAction = newValue }
  }

  /// Makes a node whose elements are those of some content.
  package init<Content: View>(
    _ action: @escaping () -> Void, _ role: __shared LayoutRole, showing content: Content,
    _ context: NodeContext
  ) {
    storedAction = action
    super.init(role, content, context)
  }
}

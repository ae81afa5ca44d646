// SPDX-License-Identifier: Apache-2.0

/// A node around a label, with an action that the user sets off. Each row of a list may get another action in each update,
/// so both are kept here, where no access to them is checked.
open class ActingNode<Label: View>: ArrangingNode {
  // Behind inlined accessors, as in ``ViewNode``.
  @exclusivity(unchecked) @usableFromInline final var storedLabel: Label?
  @exclusivity(unchecked) @usableFromInline final var storedAction: () -> Void

  /// What it shows, where that is asked for after it was shown; nil elsewhere, because a copy counts references.
  @inlinable @inline(__always) package final var label: Label? {
    get { storedLabel }
    set { storedLabel = newValue }
  }

  /// What it does.
  @inlinable @inline(__always) package final var action: () -> Void {
    get { storedAction }
    set { storedAction = newValue }
  }

  /// Makes a node whose elements are the label's, or others.
  ///
  /// - Parameter label: What it keeps of its label.
  package init<Content: View>(
    keeping label: Label?, _ action: @escaping () -> Void, _ role: __shared LayoutRole,
    showing content: Content,
    _ context: NodeContext
  ) {
    storedLabel = label
    storedAction = action
    super.init(role, content, context)
  }
}

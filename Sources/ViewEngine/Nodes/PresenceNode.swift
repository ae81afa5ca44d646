// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of a modifier that acts when its content appears and when it has left.
///
/// A list with such a modifier appears with its first element and leaves with its last one; elements that are added or
/// removed in between change nothing. On a covered screen, or in a row that is scrolled away, the content counts
/// as gone.
open class PresenceNode: PassthroughNode, StructureWatcher, ScreenWatcher {
  /// Whether the content has appeared, and has not left since.
  package private(set) final var isPresent = false

  package override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    roles.insert(.watchesScreen)
    if !Content._isUnary(in: context) { roles.insert(.watchesStructure) }
  }

  /// Called among the appear actions, in the order of those.
  open func contentDidAppear() {}

  /// The action to run among the disappear actions; nil for none. Read while the node is still in its tree.
  open func actionOfLeaving() -> (() -> Void)? { nil }

  open override func contentWillMount() { queueAppearance() }

  private func queueAppearance() {
    graph.actions.appear(self) { [self] in
      // A view that was replaced before the frame ended never appeared.
      if isPresent || marks.contains(.removed) || !hasLayoutContent || isOutOfSight { return }
      isPresent = true
      contentDidAppear()
    }
  }

  private func queueLeaving() {
    isPresent = false
    if let action = actionOfLeaving() { graph.actions.disappear(action) }
  }

  package final func structureBelowDidChange() {
    if hasLayoutContent == isPresent { return }
    if !isPresent { return queueAppearance() }
    graph.actions.disappear { [self] in
      // An element may have come in the meantime. For a node that was removed, the action has run already.
      if !isPresent || marks.contains(.removed) || hasLayoutContent { return }
      isPresent = false
      actionOfLeaving()?()
    }
  }

  final func screenDidChange(isShown: Bool) {
    if isShown {
      queueAppearance()
    } else if isPresent {
      queueLeaving()
    }
  }

  open override func willRemove() {
    if isPresent { queueLeaving() }
  }
}

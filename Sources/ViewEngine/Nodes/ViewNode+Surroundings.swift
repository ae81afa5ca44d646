// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Changes around a node, and whether the node is visible.
extension ViewNode {
  /// Tells this node and those below it that the screen around them came to the front or was covered, or that the row
  /// around them was scrolled.
  package final func tellScreenChange(isShown: Bool) {
    // Appearing views are queued in the order of the tree, disappearing ones in reverse order: ``ActionQueue``.
    if isShown { tellWatcher(isShown: true) }
    for place in 0..<elementCount {
      let element = element(at: isShown ? place : elementCount - 1 - place)
      // The label of a tab is visible whichever tab is chosen.
      if element.marks.isDisjoint(with: [.isCovered, .isScrolledAway, .isTabLabel]) {
        element.tellScreenChange(isShown: isShown)
      }
    }
    if !isShown { tellWatcher(isShown: false) }
  }

  private func tellWatcher(isShown: Bool) {
    let watcher: (any ScreenWatcher)? = inRole(.watchesScreen)
    watcher?.screenDidChange(isShown: isShown)
  }

  /// Tells this node and those below it that an environment value changed that leaves are drawn with.
  package final func tellStyleChange(_ changes: ResolvedStyle.Changes = .drawing) {
    if let leaf {
      if changes.contains(.drawing) { leaf.styleDidChange() }
      if changes.contains(.enabling), leaf.control != nil { leaf.markRedrawn() }
      return
    }
    if let watcher: any StyleWatcher = inRole(.watchesStyle), !watcher.styleDidChange() { return }
    forEachElement { $0.tellStyleChange(changes) }
  }

  /// Tells the leaves at and below this node that the window's safe area is another one.
  final func tellSafeAreaChange() {
    if let leaf { return leaf.safeAreaDidChange() }
    forEachElement { $0.tellSafeAreaChange() }
  }

  /// Whether the node is on a screen that is behind another one.
  package final var isOnCoveredScreen: Bool { isBelow(.isCovered) }

  /// Whether the node is on a covered screen, or in a tree that is drawn only where something else draws it.
  final var isUndrawn: Bool { isBelow([.isCovered, .isDetached]) }

  /// Whether the node is on a covered screen, or in a row of a lazy container that is scrolled away.
  final var isOutOfSight: Bool { isBelow([.isCovered, .isScrolledAway]) }

  /// Whether this node or one above it, up to the root of its tree, has any of some marks. The label of a tab stands in the
  /// bar, so the marks of that tab's screen do not count for it. What a screen presents has a root of its own, so it stays
  /// visible when the screen is covered.
  private final func isBelow(_ hiding: Marks) -> Bool {
    var node: ViewNode? = self
    var isInLabel = false
    while let current = node {
      if current.marks.contains(.isTabLabel) { isInLabel = true }
      if !current.marks.isDisjoint(with: hiding), !(isInLabel && current.marks.contains(.isScreen)) {
        return true
      }
      if current.marks.contains(.isScreen) { isInLabel = false }
      if current.marks.contains(.isRoot) { return false }
      node = current.parent
    }
    return false
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension DisplayPhase {
  /// - Returns: how many leaves draw something else than before, in the same place.
  func run() -> Int {
    if !effects.isEmpty { settleEffects() }
    if observers.hasDetachedTrees { settleDetachedTrees() }
    var changed = 0
    while let touched = display.takeTouched() {
      if touched.leaf.unretained({ isRedrawn($0, since: touched.text) }) { changed += 1 }
    }
    return changed
  }

  /// Whether a leaf draws something else than before, in the same place.
  @inline(__always)
  private func isRedrawn(_ leaf: LeafNode, since text: DisplayedText?) -> Bool {
    let isRedrawn = leaf.marks.contains(.redrawn)
    leaf.marks.subtract([.displayChanged, .redrawn])
    if leaf.marks.contains(.removed) { return false }
    // Asked of each leaf, because it compares its next appearance with this one.
    let isChanged = leaf.refreshAppearance(since: text) || isRedrawn
    if leaf.marks.contains(.isNew) || (display.hasUndrawnTrees && leaf.isUndrawn) { return false }
    return isChanged && !didMove(leaf)
  }
}

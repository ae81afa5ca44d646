// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The fourth phase of a frame: each leaf that was touched looks what it draws now.
@MainActor
enum DisplayPhase {
  /// - Returns: how many leaves draw something else than before, in the same place.
  static func run(_ graph: ViewGraph) -> Int {
    graph.settleEffects()
    if graph.observers.hasAsides { graph.settleAsides() }
    var changed = 0
    // Retained once, and not for every leaf.
    let layoutTree = graph.layoutTree
    while let (leaf, text) = graph.display.takeTouched() {
      let isRedrawn = leaf.marks.contains(.redrawn)
      leaf.marks.subtract([.displayChanged, .redrawn])
      if leaf.marks.contains(.removed) { continue }
      // Asked of each leaf, because it compares its next appearance with this one.
      let isChanged = leaf.refreshAppearance(since: text) || isRedrawn
      if leaf.marks.contains(.isNew) || graph.display.isUndrawn(leaf) { continue }
      if isChanged, !layoutTree.didMove(leaf.layoutID) { changed += 1 }
    }
    return changed
  }
}

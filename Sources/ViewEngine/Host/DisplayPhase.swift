// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The fourth phase of a frame: each leaf that may have changed compares what it draws now with what it drew last.
@MainActor
enum DisplayPhase {
  /// - Returns: how many leaves draw something else than before, in the same place.
  static func run(_ graph: ViewGraph) -> Int {
    if !graph.effects.isEmpty { graph.settleEffects() }
    if graph.observers.hasDetachedTrees { graph.settleDetachedTrees() }
    var changed = 0
    while let touched = graph.display.takeTouched() {
      if touched.leaf.unretained({ isRedrawn($0, since: touched.text, graph) }) { changed += 1 }
    }
    return changed
  }

  /// Whether a leaf draws something else than before, in the same place.
  @inline(__always)
  private static func isRedrawn(_ leaf: LeafNode, since text: DisplayedText?, _ graph: ViewGraph) -> Bool {
    let isRedrawn = leaf.marks.contains(.redrawn)
    leaf.marks.subtract([.displayChanged, .redrawn])
    if leaf.marks.contains(.removed) { return false }
    // Asked of each leaf, because it compares its next appearance with this one.
    let isChanged = leaf.refreshAppearance(since: text) || isRedrawn
    if leaf.marks.contains(.isNew) || (graph.display.hasUndrawnTrees && leaf.isUndrawn) { return false }
    return isChanged && !graph.layoutTree.didMove(leaf.layoutID)
  }
}

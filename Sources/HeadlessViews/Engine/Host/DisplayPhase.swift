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
    while let touched = graph.display.takeTouched() {
      if isRedrawn(touched.leaf, since: touched.text, graph) { changed += 1 }
    }
    return changed
  }

  /// Whether a leaf draws something else than before, in the same place. A function of its own, because a parameter is not
  /// retained for each call.
  private static func isRedrawn(_ leaf: LeafNode, since text: DisplayedText?, _ graph: ViewGraph) -> Bool {
    let isRedrawn = leaf.marks.contains(.redrawn)
    leaf.marks.subtract([.displayChanged, .redrawn])
    if leaf.marks.contains(.removed) { return false }
    // Asked of each leaf, because it compares its next appearance with this one.
    let isChanged = leaf.refreshAppearance(since: text) || isRedrawn
    if leaf.marks.contains(.isNew) || graph.display.isUndrawn(leaf) { return false }
    return isChanged && !graph.layoutTree.didMove(leaf.layoutID)
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// Builds the tree of a view a second time over the state of the first, without any of its caches.
@MainActor
enum Rebuild {
  /// What a tree built from scratch draws: of the front-most presentation, else of the content.
  ///
  /// - Parameter objects: Told where the two trees have other objects, if anybody wants to know.
  static func displayList<V: View>(
    of view: V, matching graph: ViewGraph, size: CGSize, safeArea: EdgeInsets, _ objects: RebuiltObjects?
  ) -> DisplayList {
    if graph.isUnmounted { return DisplayList() }
    return graph.whileChecked { rebuilt(view, from: graph, size: size, safeArea: safeArea, objects) }
  }

  private static func rebuilt<V: View>(
    _ view: V, from graph: ViewGraph, size: CGSize, safeArea: EdgeInsets, _ objects: RebuiltObjects?
  ) -> DisplayList {
    let fresh = ViewGraph(
      textMeasuring: graph.layoutTree.textMeasuring, bodyPhase: .checking,
      environment: graph.rootScope.entries)
    let outer = Evaluation.begin(fresh)
    defer {
      // The nodes must leave the sources that they share with the tree that is checked.
      fresh.discard()
      Evaluation.end(outer)
    }
    fresh.clock = graph.clock
    fresh.rebuiltObjects = objects
    fresh.storage = graph.storage
    fresh.mount(view, original: graph.roots.first)
    fresh.settle(size: size, safeArea: safeArea)
    // The last presentation is in front, wherever in the tree its presenter stands.
    let root = fresh.roots.first { $0.original === graph.roots.last } ?? fresh.roots.last
    if graph.animations.isRunning, let root, let original = root.original {
      root.takeOverMotion(from: original)
    }
    return fresh.displayList(of: root)
  }
}

extension ViewGraph {
  /// Renders a tree that was built for a check until it no longer changes, without running any action of the client.
  func settle(size: CGSize, safeArea: EdgeInsets) {
    writes.updating {
      UpdatePhase(self).bringUpToDate()
      LayoutPhase(self).settle(size: size, safeArea: safeArea)
    }
    // Preferences that make layers are computed; actions are not run. What they make may have readers, whose content is made
    // in the layout, and so on.
    for _ in 0..<Self.deepestLayers {
      LayoutPhase(self).settlePreferences()
      if queue.isEmpty { return }
      UpdatePhase(self).bringUpToDate()
      LayoutPhase(self).settle(size: size, safeArea: safeArea)
    }
  }

  /// How often preferences make layers, of which some have readers that give preferences, before what is there is taken.
  private static let deepestLayers = 16
}

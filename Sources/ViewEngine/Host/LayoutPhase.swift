// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The third phase of a pass: sizes and places are computed, and nodes that depend on them are told.
@MainActor
enum LayoutPhase {
  /// Layouts of one pass after which nodes can no longer request another.
  private static let settlingLimit = 200
  /// Layouts that nodes may request, one after the other, without any progress.
  private static let patienceLimit = 4

  /// Lays out what changed. Readers make their content meanwhile, so nothing may be written.
  static func run(_ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    graph.writes.updating { layOut(graph, size: size, safeArea: safeArea) }
    graph.isMounting = false
  }

  @inline(__always)
  private static func layOut(_ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    // Most frames need few of these steps; a check of a stored property skips the others.
    if graph.animatesThisPass { graph.captureFrames() }
    if let groups = graph.geometryGroups {
      settle(groups, graph, size: size, safeArea: safeArea)
    } else {
      settle(graph, size: size, safeArea: safeArea)
      if graph.animations.hasCapturedLeaves { graph.animateFrames() }
    }
    graph.display.leavesDidSettle()
    if !graph.transaction.isPlain { graph.scheduleCompletions() }
    if graph.preferences.areChanged { graph.settlePreferences() }
    if graph.observers.hasGeometryObservers {
      for observer in graph.observers.geometryObservers where !observer.marks.contains(.frozen) {
        graph.queue.beginTurn()
        observer.layoutDidSettle()
      }
    }
  }

  /// Lays out every tree of a graph that has geometry groups, and animates the frames that have changed. The
  /// first layout computes all final places. If a group begins to move to another frame, a second layout places the
  /// group's content where the group is drawn now. Only then geometry readers in groups make their contents.
  @inline(never)
  private static func settle(
    _ groups: GeometryGroups, _ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets
  ) {
    graph.observers.holdsReadersInGroups = groups.haveCaptured
    settle(graph, size: size, safeArea: safeArea)
    setOut(groups, graph, size: size, safeArea: safeArea)
    graph.observers.holdsReadersInGroups = false
    if graph.observers.releaseReaders(in: graph.layoutTree) {
      settle(graph, size: size, safeArea: safeArea)
      setOut(groups, graph, size: size, safeArea: safeArea)
    }
    if groups.areMoving, groups.follow() { settle(graph, size: size, safeArea: safeArea) }
    if graph.animations.hasCapturedLeaves { graph.animateFrames() }
    if groups.areMoving { graph.takeLeavesAlong() }
    groups.layoutDidSettle()
  }

  private static func setOut(
    _ groups: GeometryGroups, _ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets
  ) {
    for level in groups.levels where groups.setOut(at: level) {
      let moves = graph.display.notedMoves
      settle(graph, size: size, safeArea: safeArea)
      graph.display.notedMoves = moves
    }
  }

  /// Lays every tree out until no node in it requests another layout, and updates readers that no layout reaches.
  @inline(__always)
  static func settle(_ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    if graph.structures.isEmpty && passesOver(graph) { return }
    settlePlaces(graph, size: size, safeArea: safeArea)
  }

  /// Whether a layout would change nothing and no node looks at it. Then the layout has been counted.
  @inline(__always)
  private static func passesOver(_ graph: ViewGraph) -> Bool {
    if graph.window.isChanged || graph.observers.wantLayout { return false }
    return graph.layoutTree.passOver(rootCount: graph.roots.count)
  }

  @inline(never)
  private static func settlePlaces(_ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    graph.window.takeChange()
    graph.updateStructures()
    takeWindow(graph, size, safeArea)
    layOutUntilSettled(graph, size: size, safeArea: safeArea)
    while let reader = graph.observers.takeCoveredReader() { reader.updateCovered() }
  }

  /// Lays all trees out, asks the position readers whether they want another layout, and repeats.
  @inline(__always)
  private static func layOutUntilSettled(_ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    var patience = patienceLimit
    for _ in 0..<settlingLimit {
      layOutTrees(graph, size: size, safeArea: safeArea)
      let readers = graph.observers.positionReaders()
      if readers.isEmpty || !wantsAnother(readers, &patience) { return }
      graph.updateStructures()
    }
  }

  /// Asks the readers whether they need another layout. Each kind is asked when the kinds before it need none: first
  /// readers that depend only on places; then those that make progress, because a row that is made for a place that is
  /// not final may never be visible; then those that wait for the others.
  ///
  /// - Parameter patience: How often the first may ask again before others have made progress.
  @inline(__always)
  private static func wantsAnother(_ readers: [any PositionReader], _ patience: inout Int) -> Bool {
    var wants = false
    if patience > 0 {
      for reader in readers where !reader.makesProgress && reader.positionDidSettle() { wants = true }
    }
    if wants {
      patience -= 1
      return true
    }
    for reader in readers where reader.makesProgress && reader.positionDidSettle() { wants = true }
    if !wants { for reader in readers where reader.positionsDidSettle() { wants = true } }
    if wants { patience = patienceLimit }
    return wants
  }

  @inline(__always)
  private static func takeWindow(_ graph: ViewGraph, _ size: CGSize, _ safeArea: EdgeInsets) {
    if graph.window.noteLayout(size, safeArea), !graph.isMounting {
      for root in graph.roots { root.tellSafeAreaChange() }
    }
  }

  @inline(__always)
  private static func layOutTrees(_ graph: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    if graph.observers.hasDetachedTrees { graph.layOutDetachedTrees() }
    // If a row scrolls away while it is laid out, the sheet that it presents is removed, too. The sheet comes later in
    // the list. So the loop reads the list anew instead of retaining it, which would count a reference in each frame.
    var index = 0
    while index < graph.roots.count {
      Unmanaged.passUnretained(graph.roots[index]).unretained { $0.layOut(size: size, safeArea: safeArea) }
      graph.display.noteMoves(graph.layoutTree.takeMovedItems())
      index += 1
    }
  }
}

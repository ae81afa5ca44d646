// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The third phase of a pass: sizes and places are settled, and those look at them who want to know.
@MainActor
struct LayoutPhase {
  let graph: ViewGraph

  /// Layouts of one pass after which nodes are no longer asked whether they want another.
  private static let settlingLimit = 200

  /// Lays out what changed. Readers make their content meanwhile, so nothing may be written.
  func run(size: CGSize, safeArea: EdgeInsets) {
    graph.window.isChanged = false
    graph.writes.isUpdating = true
    graph.captureFrames()
    settle(size: size, safeArea: safeArea)
    graph.animateFrames()
    graph.display.leavesDidSettle()
    graph.scheduleCompletions()
    graph.settlePreferences()
    for observer in graph.observers.geometryObservers where !observer.marks.contains(.frozen) {
      observer.layoutDidSettle()
    }
    graph.writes.isUpdating = false
    graph.isMounting = false
  }

  /// Lays every tree out until the nodes in it are content with their places, and brings up to date what no layout reaches.
  func settle(size: CGSize, safeArea: EdgeInsets) {
    graph.updateStructures()
    takeWindow(size, safeArea)
    settlePlaces(size: size, safeArea: safeArea)
    while let reader = graph.observers.takeCoveredReader() { reader.updateCovered() }
  }

  /// Lays every tree out, and again while nodes want another layout because of where they were put: a few times
  /// at most, those that come nearer to their end until they are there.
  private func settlePlaces(size: CGSize, safeArea: EdgeInsets) {
    for round in 0..<Self.settlingLimit {
      layOutTrees(size: size, safeArea: safeArea)
      let readers = graph.observers.positionReaders()
      if readers.isEmpty { return }
      var isSettled = true
      for reader in readers where round < 4 || reader.makesProgress {
        if reader.positionDidSettle() { isSettled = false }
      }
      if isSettled { return }
      graph.updateStructures()
    }
  }

  private func takeWindow(_ size: CGSize, _ safeArea: EdgeInsets) {
    graph.window.size = size
    if safeArea == graph.window.safeArea { return }
    graph.window.safeArea = safeArea
    if !graph.isMounting { for root in graph.roots { root.tellSafeAreaChange() } }
  }

  private func layOutTrees(size: CGSize, safeArea: EdgeInsets) {
    // A row that scrolls away while it is laid out takes the sheet with it that it presents.
    let laidOut = graph.roots
    for index in laidOut.indices where !laidOut[index].marks.contains(.removed) {
      Unmanaged.passUnretained(laidOut[index]).unretained { $0.layOut(size: size, safeArea: safeArea) }
      graph.display.noteMoves(graph.layoutTree.takeMovedItems())
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

extension LayoutPhase {
  /// Layouts of one pass after which nodes can no longer request another.
  private static let settlingLimit = 200
  /// Layouts that nodes may request, one after the other, without any progress.
  private static let patienceLimit = 4

  /// Lays out what changed. Readers make their content meanwhile, so nothing may be written.
  func run(size: CGSize, safeArea: EdgeInsets) {
    writes.updating { layOut(size: size, safeArea: safeArea) }
    endMounting()
  }

  @inline(__always)
  private func layOut(size: CGSize, safeArea: EdgeInsets) {
    // Most frames need few of these steps; a check of a stored property skips the others.
    if animates { captureFrames() }
    if let groups = geometryGroups {
      settle(groups, size: size, safeArea: safeArea)
    } else {
      settle(size: size, safeArea: safeArea)
      if animations.hasCapturedLeaves { animateFrames() }
    }
    display.leavesDidSettle()
    if !transaction.isPlain { scheduleCompletions() }
    if preferences.areChanged { settlePreferences() }
    if observers.hasGeometryObservers { lookAtLayout(observers.geometryObservers()) }
  }

  /// Lets nodes look at the final layout. The observable properties that their closures read are noted once, for all of
  /// them: whichever changes, another layout follows, and all look again.
  @inline(never)
  private func lookAtLayout(_ observers: ContiguousArray<PassthroughNode>) {
    guard let first = observers.first(where: { !$0.marks.contains(.frozen) }) else { return }
    first.observingReadsOfAll { look(at: observers) }
  }

  /// The list holds the nodes until all have looked, so none is counted.
  private func look(at observers: ContiguousArray<PassthroughNode>) {
    withExtendedLifetime(observers) {
      for index in observers.indices {
        Unmanaged.passUnretained(observers[index]).unretained { observer in
          if observer.marks.contains(.frozen) { return }
          queue.beginTurn()
          observer.layoutDidSettle()
        }
      }
    }
  }

  /// Lays out every tree of a graph that has geometry groups, and animates the frames that have changed. The
  /// first layout computes all final places. If a group begins to move to another frame, a second layout places the
  /// group's content where the group is drawn now. Only then geometry readers in groups make their contents.
  @inline(never)
  private func settle(_ groups: GeometryGroups, size: CGSize, safeArea: EdgeInsets) {
    observers.holdsReadersInGroups = groups.haveCaptured
    settle(size: size, safeArea: safeArea)
    setOut(groups, size: size, safeArea: safeArea)
    observers.holdsReadersInGroups = false
    if observers.releaseReaders(in: layoutTree) {
      settle(size: size, safeArea: safeArea)
      setOut(groups, size: size, safeArea: safeArea)
    }
    if groups.areMoving, groups.follow() { settle(size: size, safeArea: safeArea) }
    if animations.hasCapturedLeaves { animateFrames() }
    if groups.areMoving { takeLeavesAlong() }
    groups.layoutDidSettle()
  }

  private func setOut(_ groups: GeometryGroups, size: CGSize, safeArea: EdgeInsets) {
    for level in groups.levels where groups.setOut(at: level) {
      let moves = display.notedMoves
      settle(size: size, safeArea: safeArea)
      display.notedMoves = moves
    }
  }

  /// Lays every tree out until no node in it requests another layout, and updates readers that no layout reaches.
  @inline(__always)
  func settle(size: CGSize, safeArea: EdgeInsets) {
    if !hasChangedStructures && passesOver() { return }
    settlePlaces(size: size, safeArea: safeArea)
  }

  /// Whether a layout would change nothing and no node looks at it. Then the layout has been counted.
  @inline(__always)
  private func passesOver() -> Bool {
    if window.isChanged || observers.wantLayout { return false }
    return layoutTree.passOver(rootCount: roots.count)
  }

  @inline(never)
  private func settlePlaces(size: CGSize, safeArea: EdgeInsets) {
    window.takeChange()
    updateStructures()
    takeWindow(size, safeArea)
    layOutUntilSettled(size: size, safeArea: safeArea)
    while let reader = observers.takeCoveredReader() { reader.updateCovered() }
  }

  /// Lays all trees out, asks the position readers whether they want another layout, and repeats.
  @inline(__always)
  private func layOutUntilSettled(size: CGSize, safeArea: EdgeInsets) {
    var patience = Self.patienceLimit
    for _ in 0..<Self.settlingLimit {
      layOutTrees(size: size, safeArea: safeArea)
      let readers = observers.positionReaders()
      if readers.isEmpty || !wantsAnother(readers, &patience) { return }
      updateStructures()
    }
  }

  /// Asks the readers whether they need another layout. Each kind is asked when the kinds before it need none: first
  /// readers that depend only on places; then those that make progress, because a row that is made for a place that is
  /// not final may never be visible; then those that wait for the others.
  ///
  /// - Parameter patience: How often the first may ask again before others have made progress.
  @inline(__always)
  private func wantsAnother(_ readers: [any PositionReader], _ patience: inout Int) -> Bool {
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
    if wants { patience = Self.patienceLimit }
    return wants
  }

  @inline(__always)
  private func takeWindow(_ size: CGSize, _ safeArea: EdgeInsets) {
    if window.noteLayout(size, safeArea), !isMounting {
      for root in roots { root.tellSafeAreaChange() }
    }
  }

  @inline(__always)
  private func layOutTrees(size: CGSize, safeArea: EdgeInsets) {
    if observers.hasDetachedTrees { layOutDetachedTrees() }
    // If a row scrolls away while it is laid out, the sheet that it presents is removed, too. The sheet comes later in
    // the list. So the loop reads the list anew instead of retaining it, which would count a reference in each frame.
    var index = 0
    while index < roots.count {
      Unmanaged.passUnretained(roots[index]).unretained { $0.layOut(size: size, safeArea: safeArea) }
      display.noteMoves(layoutTree.takeMovedItems())
      index += 1
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// Why a frame could not be finished.
public enum RenderError: Error, Equatable, CustomStringConvertible {
  /// Actions kept changing what they depend on.
  case cycle(String)
  /// The tree is deeper than the engine can follow.
  case depth(String)

  public var description: String {
    switch self {
    case .cycle(let what): "Cycle: \(what)"
    case .depth(let what): "Depth: \(what)"
    }
  }
}

extension ViewGraph {
  /// Passes of one frame after which the frame is given up. Each pass is one round of actions that changed
  /// something; the guard on single actions (E-13) ends ordinary loops long before.
  private static let passLimit = 100

  /// Whether there is anything for a frame to do.
  var needsFrame: Bool {
    !isUnmounted && hasWork
  }

  private var hasWork: Bool {
    !writes.isEmpty || !queue.isEmpty || !actions.isEmpty || !changedStructures.isEmpty || needsLayout
      || !changedLeaves.isEmpty || !interactiveDismissals.isEmpty || needsAnimationFrame
  }

  /// Renders one frame: commit → update → layout → display → diff.
  ///
  /// Client actions (`onAppear`, `onChange`, preferences) run after the layout phase; what they change is
  /// computed in another pass of the same frame, before anything is displayed (C-1, C-8).
  func renderFrame(size: CGSize, safeArea: EdgeInsets) throws {
    try MainThread.doing { try renderPasses(size: size, safeArea: safeArea) }
  }

  private func renderPasses(size: CGSize, safeArea: EdgeInsets) throws {
    counters.frames += 1
    frameSerial += 1
    let outer = Evaluation.begin(self)
    defer {
      Evaluation.end(outer)
      writes.round = 0
    }
    var passes = 0
    record(.frame)
    phaseTimer?.begin()
    repeat {
      passes += 1
      passSerial += 1
      record(.pass)
      if passes > Self.passLimit {
        actions.removeAll()
        throw RenderError.cycle("actions kept changing state in one frame; the last pass was \(passes - 1)")
      }
      advanceAnimations()
      commit()
      phaseTimer?.end(.commit)
      update()
      phaseTimer?.end(.update)
      layout(size: size, safeArea: safeArea)
      isMounting = false
      phaseTimer?.end(.layout)
      runActions()
      phaseTimer?.end(.update)
    } while needsPass
    let changed = display()
    phaseTimer?.end(.display)
    diff(changed)
    phaseTimer?.end(.diff)
    if let depthError {
      self.depthError = nil
      throw depthError
    }
  }

  private var needsPass: Bool {
    !writes.isEmpty || !queue.isEmpty || !actions.isEmpty || !changedStructures.isEmpty
  }

  /// Makes the writes of the oldest transaction current and marks what read them (I-31).
  private func commit() {
    animationEnd = nil
    guard let pending = writes.takeTransaction() else {
      transaction = Transaction()
      return
    }
    transaction = pending.transaction
    writes.round = pending.round + 1
    counters.attributesUpdated +=
      recordsCauses
      ? commitAndRecordWrites(of: pending.serial) : writes.commitWrites(of: pending.serial, in: queue)
  }

  private func update() {
    writes.isUpdating = true
    if !interactiveDismissals.isEmpty {
      let dismissals = interactiveDismissals
      interactiveDismissals = []
      for dismiss in dismissals { dismiss() }
    }
    runUpdates()
    writes.isUpdating = false
  }

  /// Brings everything up to date that is out of date, and presents the sheets that are asked for meanwhile.
  func runUpdates() {
    queue.runAll()
    while !sheetRequests.isEmpty {
      grantSheets()
      queue.runAll()
    }
  }

  private func layout(size: CGSize, safeArea: EdgeInsets) {
    needsLayout = false
    // Readers evaluate their content while sizes are settled.
    writes.isUpdating = true
    captureFrames()
    updateStructures()
    layOutRoots(size: size, safeArea: safeArea)
    animateFrames()
    for leaf in newLeaves[placedLeaves...] { leaf.marks.remove(.isUnplaced) }
    placedLeaves = newLeaves.count
    scheduleCompletions()
    settlePreferences()
    for observer in geometryObservers where !observer.marks.contains(.frozen) { observer.layoutDidSettle() }
    writes.isUpdating = false
  }

  /// Lays every tree out, and again while nodes want another layout because of where they were put: a few times
  /// at most, those that come nearer to their end until they are there.
  func layOutRoots(size: CGSize, safeArea: EdgeInsets) {
    windowSize = size
    if safeArea != self.safeArea {
      self.safeArea = safeArea
      if !isMounting { for root in roots { root.safeAreaDidChange() } }
    }
    for round in 0..<Self.settlingLimit {
      for index in roots.indices {
        Unmanaged.passUnretained(roots[index]).unretained { $0.layOut(size: size, safeArea: safeArea) }
        movedItems += layoutTree.movedItems
      }
      if positionReaders.isEmpty { return }
      positionReaders.removeAll { !$0.marks.isDisjoint(with: [.removed, .frozen]) }
      var isSettled = true
      for reader in positionReaders where round < 4 || reader.makesProgress {
        if reader.positionDidSettle() { isSettled = false }
      }
      if isSettled { return }
      updateStructures()
    }
  }

  /// Layouts of one pass after which nodes are no longer asked whether they want another.
  private static let settlingLimit = 200

  private func runActions() {
    if actions.isEmpty { return }
    Evaluation.outside { HostContext.$clock.withValue(clock) { actions.run() } }
  }

  /// Finds out what each leaf that was touched draws now.
  ///
  /// - Returns: how many draw something else than before, in the same place.
  private func display() -> Int {
    var changed = 0
    // Retained once, and not for every leaf.
    let layoutTree = layoutTree
    while let (leaf, text) = changedLeaves.popLast() {
      leaf.marks.remove(.displayChanged)
      if leaf.marks.contains(.removed) || leaf.marks.contains(.isNew) || isCovered(leaf) { continue }
      let isRedrawn = leaf.marks.contains(.redrawn)
      leaf.marks.remove(.redrawn)
      if leaf.refreshAppearance(since: text) || isRedrawn, !layoutTree.didMove(leaf.layoutID) { changed += 1 }
    }
    return changed
  }

  /// Counts the edits that turn the last frame's display list into this one's.
  private func diff(_ changed: Int) {
    if coveredScreens > 0 {
      // They are inserted when their screen is shown.
      for leaf in newLeaves where !leaf.marks.contains(.removed) && leaf.isOnCoveredScreen {
        insertedItems -= 1
      }
    }
    counters.displayEdits += changed + movedItems + insertedItems + removedItems
    movedItems = 0
    removedItems = 0
    insertedItems = 0
    if newLeaves.isEmpty { return }
    for leaf in newLeaves { leaf.marks.remove(.isNew) }
    // As many as in the first frame will hardly come again.
    newLeaves.removeAll(keepingCapacity: frameSerial > 1)
    if frameSerial == 1, changedStructures.isEmpty { changedStructures = [] }
    placedLeaves = 0
  }

  /// Takes the counts since the last report.
  func takeReport() -> FrameReport {
    let sizes = layoutTree.counters
    counters.viewComparisons += comparisons
    counters.viewsSkippedEqual += equalComparisons
    (comparisons, equalComparisons) = (0, 0)
    counters.sizeCalls += sizes.sizeCalls
    counters.placements += sizes.placements
    counters.textMeasurements += sizes.textMeasurements
    counters.wastedLayouts += sizes.wastedLayouts
    layoutTree.counters = LayoutCounters()
    totals.add(counters.bodyEvaluations)
    var report = FrameReport()
    swap(&report, &counters)
    summedReport?.add(report)
    return report
  }
}

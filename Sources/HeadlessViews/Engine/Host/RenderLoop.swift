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
    needsPass || window.isChanged || !display.isEmpty || !sheets.dismissals.isEmpty
      || animations.needsFrame
  }

  /// Renders one frame: commit → update → layout → display → diff.
  ///
  /// Client actions (`onAppear`, `onChange`, preferences) run after the layout phase; what they change is
  /// computed in another pass of the same frame, before anything is displayed (C-1, C-8).
  func renderFrame(size: CGSize, safeArea: EdgeInsets) throws {
    try MainThread.doing { try renderPasses(size: size, safeArea: safeArea) }
  }

  private func renderPasses(size: CGSize, safeArea: EdgeInsets) throws {
    tally.report.frames += 1
    frameSerial += 1
    let outer = Evaluation.begin(self)
    defer {
      Evaluation.end(outer)
      writes.round = 0
    }
    var passes = 0
    record(.frame)
    trace.phaseTimer?.begin()
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
      trace.phaseTimer?.end(.commit)
      update()
      trace.phaseTimer?.end(.update)
      layout(size: size, safeArea: safeArea)
      isMounting = false
      trace.phaseTimer?.end(.layout)
      runActions()
      trace.phaseTimer?.end(.update)
    } while needsPass
    settleEffects()
    let changed = refreshDisplay()
    trace.phaseTimer?.end(.display)
    countEdits(changed: changed)
    if frameSerial == 1, changedStructures.isEmpty { changedStructures = [] }
    trace.phaseTimer?.end(.diff)
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
    animations.end = nil
    guard let pending = writes.takeTransaction() else {
      transaction = Transaction()
      return
    }
    transaction = pending.transaction
    writes.round = pending.round + 1
    tally.report.attributesUpdated +=
      trace.isRecording
      ? commitAndRecordWrites(of: pending.serial) : writes.commitWrites(of: pending.serial, in: queue)
  }

  private func update() {
    writes.isUpdating = true
    if !sheets.dismissals.isEmpty {
      for dismiss in sheets.takeDismissals() { dismiss() }
    }
    runUpdates()
    writes.isUpdating = false
  }

  /// Brings everything up to date that is out of date, and presents the sheets that are asked for meanwhile.
  func runUpdates() {
    queue.runAll()
    while !sheets.requests.isEmpty {
      grantSheets()
      queue.runAll()
    }
  }

  private func layout(size: CGSize, safeArea: EdgeInsets) {
    window.isChanged = false
    // Readers evaluate their content while sizes are settled.
    writes.isUpdating = true
    captureFrames()
    updateStructures()
    layOutRoots(size: size, safeArea: safeArea)
    updateCoveredReaders()
    animateFrames()
    display.leavesDidSettle()
    scheduleCompletions()
    settlePreferences()
    for observer in observers.geometry where !observer.marks.contains(.frozen) { observer.layoutDidSettle() }
    writes.isUpdating = false
  }

  /// Lays every tree out, and again while nodes want another layout because of where they were put: a few times
  /// at most, those that come nearer to their end until they are there.
  func layOutRoots(size: CGSize, safeArea: EdgeInsets) {
    window.size = size
    if safeArea != window.safeArea {
      window.safeArea = safeArea
      if !isMounting { for root in roots { root.safeAreaDidChange() } }
    }
    for round in 0..<Self.settlingLimit {
      // A row that scrolls away while it is laid out takes the sheet with it that it presents.
      let laidOut = roots
      for index in laidOut.indices where !laidOut[index].marks.contains(.removed) {
        Unmanaged.passUnretained(laidOut[index]).unretained { $0.layOut(size: size, safeArea: safeArea) }
        display.noteMoves(layoutTree.takeMovedItems())
      }
      if observers.positions.isEmpty { return }
      observers.positions.removeAll { !$0.marks.isDisjoint(with: [.removed, .frozen]) }
      var isSettled = true
      for reader in observers.positions where round < 4 || reader.makesProgress {
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

  /// Takes the counts since the last report.
  func takeReport() -> FrameReport {
    tally.takeReport(layoutTree.takeCounters())
  }
}

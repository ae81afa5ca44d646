// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

extension ViewGraph {
  /// Passes of one frame after which the frame fails. Each pass follows actions that changed something; the limit of
  /// each action (E-13) ends ordinary loops long before.
  private static let passLimit = 100

  /// Whether there is anything for a frame to do.
  var needsFrame: Bool {
    !isUnmounted
      && (needsPass || window.isChanged || !display.isEmpty || !sheets.dismissals.isEmpty
        || animations.needsFrame)
  }

  private var needsPass: Bool {
    !writes.isEmpty || !queue.isEmpty || !actions.isEmpty || !structures.isEmpty
  }

  /// Renders one frame: commit → update → layout → display → diff.
  ///
  /// Client actions (`onAppear`, `onChange`, preferences) run after the layout phase; another pass of the same frame
  /// computes what they change, before anything is displayed (C-1, C-8).
  func renderFrame(size: CGSize, safeArea: EdgeInsets) throws {
    // A closure retains what it captures.
    let graph = Unmanaged.passUnretained(self)
    try MainThread.doing {
      try graph.unretained(throwing: { try $0.renderPasses(size: size, safeArea: safeArea) })
    }
  }

  private func renderPasses(size: CGSize, safeArea: EdgeInsets) throws {
    noteFrame()
    let outer = Evaluation.begin(self)
    defer {
      Evaluation.end(outer)
      writes.generation = 0
    }
    var passes = 0
    repeat {
      passes += 1
      try notePass(passes)
      CommitPhase(self).run()
      end(.commit)
      UpdatePhase(self).run()
      end(.update)
      LayoutPhase(self).run(size: size, safeArea: safeArea)
      end(.layout)
      if !actions.isEmpty { runActions() }
      end(.update)
    } while needsPass
    let changed = DisplayPhase(self).run()
    end(.display)
    DiffPhase(self).run(changed: changed)
    end(.diff)
    if trace.isRecording { recordWaste() }
    try endFrame()
  }

  /// Updates the views with the writes so far, without showing them: the frame follows.
  func commitEarly() {
    if isBusy || isUnmounted || isMounting || writes.generation != 0 { return }
    let outer = Evaluation.begin(self)
    defer { Evaluation.end(outer) }
    Evaluation.writing(under: WriteContext()) {
      while !writes.isEmpty {
        beginPass()
        record(.pass)
        CommitPhase(self).run()
        UpdatePhase(self).run()
        LayoutPhase(self).run(size: window.size, safeArea: window.safeArea)
      }
    }
    writes.generation = 0
  }

  @inline(__always)
  private func noteFrame() {
    tally.report.frames += 1
    beginFrame()
    record(.frame)
    trace.phaseTimer?.begin()
  }

  @inline(__always)
  private func notePass(_ number: Int) throws {
    beginPass()
    record(.pass)
    if number <= Self.passLimit { return }
    actions.removeAll()
    throw RenderError.cycle("actions kept changing state in one frame; the last pass was \(number - 1)")
  }

  /// Marks the bodies that ran in this frame and changed nothing that a person perceives.
  private func recordWaste() {
    let result = trace.recorder.waste.takeResult()
    tally.report.wastedBodies += result.wasted.count
    for (event, node) in result.wasted {
      trace.recorder.mark(event) { $0.isWasted = true }
      trace.recorder.bodies?.noteWasted(node)
    }
    for event in result.handedOn { trace.recorder.mark(event) { $0.onlyHandsOn = true } }
  }

  private func end(_ phase: FramePart) {
    trace.phaseTimer?.end(phase)
  }

  private func endFrame() throws {
    guard let error = depthError else { return }
    depthError = nil
    depthOfDoubt = Self.leastDepthOfDoubt
    throw error
  }

  /// Takes the counts since the last report.
  func takeReport() -> FrameReport {
    tally.takeReport(layoutTree.takeCounters())
  }
}

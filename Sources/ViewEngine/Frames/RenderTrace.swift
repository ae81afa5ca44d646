// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The parts of the graph that time, record and print what frames do, for a host that was asked to.
@MainActor
@usableFromInline
package struct RenderTrace {
  @usableFromInline var phaseTimer: PhaseTimer?
  /// Whether events are recorded in ``recorder``.
  @usableFromInline package var isRecording = false {
    didSet { isDetailed = isRecording || assumptions != nil }
  }
  package lazy var recorder = RenderRecorder()
  /// The changes to a client's code that are assumed to be made; nil, as nearly always, for none.
  package var assumptions: Assumptions? {
    didSet { isDetailed = isRecording || assumptions != nil }
  }
  /// Whether each comparison, each read and each row is looked at by itself, and not many together: to record it, or because
  /// something else is assumed of it. Stored, because every body asks.
  @usableFromInline package private(set) var isDetailed = false
  /// The lines of `_printChanges`.
  var printedChanges: [String] = []

  nonisolated init() {}
}

extension ViewGraph {
  /// Starts timing a part inside the current phase, such as a comparison. Does nothing without a phase timer.
  @inlinable
  func beginTimedPart() {
    if trace.phaseTimer != nil { readClock(atEndOf: nil) }
  }

  @inlinable
  func endTimedPart(_ part: FramePart) {
    if trace.phaseTimer != nil { readClock(atEndOf: part) }
  }

  @usableFromInline
  func readClock(atEndOf part: FramePart?) {
    if let part { trace.phaseTimer?.endInside(part) } else { trace.phaseTimer?.beginInside() }
  }

  @usableFromInline
  func recordEquality(of node: ViewNode, _ type: ViewType) {
    if !node.marks.contains(.queued) { recordCause(of: node, type, evaluated: false) }
  }

  /// The observable properties whose changes a node ignores, because its host assumes so.
  func passedOver(by node: ViewNode) -> Set<String> { trace.assumptions?.ignoredObserved(by: node) ?? [] }
}

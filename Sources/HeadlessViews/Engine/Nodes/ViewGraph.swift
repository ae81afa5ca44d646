// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// Everything that belongs to one mounted tree: its nodes, its layout, its pending writes and its counts.
@MainActor
@usableFromInline
final class ViewGraph {
  @usableFromInline let queue = UpdateQueue()
  let writes: WriteQueue
  let layoutTree: LayoutTree
  let actions = ActionQueue()
  @exclusivity(unchecked) private(set) var rootScope: EnvironmentScope!
  /// The trees on screen: the content first, then the presentations, front-most last.
  @exclusivity(unchecked) var roots: [RootNode] = []
  @exclusivity(unchecked) var presentations: [Presentation] = []

  // MARK: Parts

  /// What frames did.
  @exclusivity(unchecked) @usableFromInline var tally = FrameTally()
  /// What may differ from what was displayed last.
  @exclusivity(unchecked) var display = DisplayTally()
  /// What changes with the clock.
  @exclusivity(unchecked) var animations = AnimationClock()
  /// Who looks at what an update or a layout comes to.
  @exclusivity(unchecked) var observers = TreeObservers()
  /// Where nodes read from, besides states.
  @exclusivity(unchecked) var sources = TreeSources()
  /// What is timed, written down and printed.
  @exclusivity(unchecked) @usableFromInline var trace = RenderTrace()
  /// Where the trees are laid out.
  @exclusivity(unchecked) var window = HostWindow()
  /// Who wants to present something, or to end it.
  @exclusivity(unchecked) var sheets = SheetQueue()
  /// The time of the host; a tree made for a check shares it.
  @exclusivity(unchecked) var clock = VirtualClock()
  /// What `@AppStorage` and `@SceneStorage` keep.
  @exclusivity(unchecked) var storage = ValueStorage()

  // MARK: The present

  /// The transaction that is being computed.
  @exclusivity(unchecked) var transaction = Transaction()
  /// Counts frames, and the passes in them; guards compare them to tell one from the next.
  @exclusivity(unchecked) var frameSerial = 0
  @exclusivity(unchecked) var passSerial = 0
  /// Whether the tree is being built for the first time, up to its first layout; nothing is animated then.
  @exclusivity(unchecked) var isMounting = false
  /// Whether the content was removed for good: no frame follows.
  @exclusivity(unchecked) var isUnmounted = false
  /// The containers whose lists of children are to be collected anew.
  @exclusivity(unchecked) var changedStructures: ContiguousArray<ViewNode> = []
  /// Whether what is removed now disappears before its replacement appears (I-8).
  @exclusivity(unchecked) var removesBeforeAppearances = false
  /// Set when the tree turned out too deep while it was being built.
  @exclusivity(unchecked) var depthError: RenderError?
  /// The phase that bodies of this tree run in: updating, or rechecking in a tree made for a check.
  @usableFromInline let bodyPhase: EvaluationPhase

  // MARK: Room

  /// Room for a list of children on its way to the layout tree.
  @exclusivity(unchecked) var layoutIDRoom: [LayoutID] = []
  /// Where closures leave their results.
  @usableFromInline let resultRoom = ResultRoom()

  // MARK: Taps

  /// Whether `allowsHitTesting`, or a gesture beside or before others, is in use; a tap looks for them only then.
  var hasHitTestBarriers = false
  var hasParallelGestures = false
  /// The node that a tap gave the focus to.
  weak var focusedNode: (any FocusableNode)?

  init(
    textMeasuring: any TextMeasuring, bodyPhase: EvaluationPhase = .updating,
    environment: EnvironmentEntries = EnvironmentEntries()
  ) {
    self.bodyPhase = bodyPhase
    writes = WriteQueue()
    layoutTree = LayoutTree(textMeasuring: textMeasuring)
    rootScope = EnvironmentScope(graph: self, parent: nil)
    rootScope.setEntries(environment)
    layoutTree.delegate = self
    clock.report = { [writes] in writes.diagnostics.append($0) }
  }

  /// Notes a runtime issue.
  @usableFromInline
  func report(_ message: String) {
    writes.diagnostics.append(message)
  }

  /// Notes that the update changed something.
  @inlinable
  func noteChange() {
    tally.changes &+= 1
  }

  func markStructureChanged(_ node: ViewNode) {
    if node.marks.contains(.structureChanged) { return }
    node.marks.insert(.structureChanged)
    changedStructures.append(node)
  }

  /// Hands changed lists of children to the layout tree.
  func updateStructures() {
    while let node = changedStructures.popLast() {
      node.marks.remove(.structureChanged)
      if !node.marks.contains(.removed) { node.updateLayoutChildren() }
    }
  }
}

// MARK: - Bodies and comparisons

extension ViewGraph {
  /// What was going on when a body began to run.
  @usableFromInline
  struct BodyEvaluation {
    @usableFromInline let outer: Evaluation
    /// How much had changed until then; -1 for a body that is not counted, and so not wasted either.
    @usableFromInline let changesBefore: Int
    /// Where the body stands among the recorder's events; of no meaning while nothing is recorded.
    @usableFromInline let eventIndex: Int
  }

  @usableFromInline
  func beginBody(of node: ViewNode, _ type: ViewType) -> BodyEvaluation {
    queue.markUpdated(node)
    if !type.isCounted {
      return BodyEvaluation(outer: Evaluation.begin(self, node: node), changesBefore: -1, eventIndex: 0)
    }
    tally.report.bodyEvaluations.add(type: type.index)
    tally.report.attributesUpdated += 1
    if trace.isRecording {
      recordCause(of: node, type, evaluated: true)
      trace.recorder.beginBody(of: node)
    }
    return BodyEvaluation(
      outer: Evaluation.begin(self, node: node, type: type), changesBefore: tally.changes,
      eventIndex: trace.isRecording ? trace.recorder.events.count - 1 : 0)
  }

  @usableFromInline
  func endBody(_ evaluation: BodyEvaluation) {
    Evaluation.end(evaluation.outer)
    if trace.isRecording, evaluation.changesBefore >= 0 { trace.recorder.endBody() }
  }

  /// Ends the update of a body's elements.
  @usableFromInline
  func endElements(_ evaluation: BodyEvaluation, of node: ViewNode, isFirst: Bool) {
    node.changedSlots = 0
    if isFirst {
      noteChange()
    } else if tally.changes == evaluation.changesBefore {
      tally.report.wastedBodies += 1
      if trace.isRecording { trace.recorder.markWasted(at: evaluation.eventIndex) }
    }
  }

  /// Begins the comparison of a view's new value with its old one. A client's `==` runs in it, whose reads are
  /// nobody's dependencies: what the values hold was read by those who made them.
  ///
  /// - Returns: the phase to go back to with ``endComparison(_:of:_:equal:)``.
  @inlinable
  func beginComparison() -> EvaluationPhase {
    tally.comparisons &+= 1
    let outer = currentEvaluation.phase
    currentEvaluation.phase = .rechecking
    beginTimedPart()
    return outer
  }

  @inlinable
  func endComparison(_ outer: EvaluationPhase, of node: ViewNode, _ type: ViewType, equal: Bool) {
    endTimedPart(.comparison)
    currentEvaluation.phase = outer
    if equal {
      // What is queued runs all the same.
      if node.marks.contains(.queued) { return }
      tally.equalComparisons &+= 1
      if trace.isRecording { recordEquality(of: node, type) }
    } else {
      noteChange()
    }
  }

  /// Begins what is timed apart from the phase that it happens in, where anything is timed at all.
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
}

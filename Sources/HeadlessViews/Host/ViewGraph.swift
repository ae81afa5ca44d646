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
  @exclusivity(unchecked) private(set) var rootScope: EnvironmentScope!
  /// The trees on screen: the content first, then the presentations, front-most last.
  @exclusivity(unchecked) var roots: [RootNode] = []
  @exclusivity(unchecked) var presentations: [Presentation] = []
  /// Who asks for a sheet in this update; see ``grantSheets()``.
  @exclusivity(unchecked) var sheetRequests: [any SheetPresenter] = []
  /// Swipes that take effect at the next frame.
  @exclusivity(unchecked) var interactiveDismissals: [() -> Void] = []
  /// The size of the window and its insets at the last layout.
  @exclusivity(unchecked) var windowSize = CGSize.zero
  @exclusivity(unchecked) var safeArea = EdgeInsets()

  // MARK: Counts of the frames since the last report

  @exclusivity(unchecked) @usableFromInline var counters = FrameReport()
  /// Comparisons of view values, and those that came out equal: apart, for code that clients specialise.
  @exclusivity(unchecked) @usableFromInline var comparisons = 0
  @exclusivity(unchecked) @usableFromInline var equalComparisons = 0
  /// Body evaluations since mount, by type index.
  @exclusivity(unchecked) var totals = EvaluationCounts()
  /// Grows whenever an update changes anything; a body that leaves it alone was wasted.
  @exclusivity(unchecked) @usableFromInline var changes = 0
  @exclusivity(unchecked) var movedItems = 0
  @exclusivity(unchecked) var insertedItems = 0
  @exclusivity(unchecked) var removedItems = 0

  /// How many screens are behind others.
  @exclusivity(unchecked) var coveredScreens = 0

  // MARK: What waits for its phase

  @exclusivity(unchecked) var changedStructures: ContiguousArray<ViewNode> = []
  /// The leaves that may draw something else, each with the text that it drew until then, if it is one.
  @exclusivity(unchecked) var changedLeaves: ContiguousArray<(leaf: LeafNode, text: Text?)> = []
  /// The leaves that were made since the last frame's display list.
  @exclusivity(unchecked) var newLeaves: ContiguousArray<LeafNode> = []
  let actions = ActionQueue()
  /// The time of the host; a tree made for a check shares it.
  @exclusivity(unchecked) var clock = VirtualClock()
  /// Whether the content was removed for good: no frame follows.
  @exclusivity(unchecked) var isUnmounted = false
  /// Whether the window changed, so that the roots must be laid out again.
  @exclusivity(unchecked) var needsLayout = false
  /// Counts frames; guards compare it to tell one frame from the next.
  @exclusivity(unchecked) var frameSerial = 0
  /// Set when the tree turned out too deep while it was being built.
  @exclusivity(unchecked) var depthError: RenderError?
  /// Who reads observable properties, by node.
  @exclusivity(unchecked) var observations: [ObjectIdentifier: NodeObservation] = [:]
  /// The observable objects that views declare.
  @exclusivity(unchecked) var objectSources: [ObjectIdentifier: ObjectSource] = [:]
  /// Who watches what is said for a preference, by key, and the keys for which that may have changed.
  @exclusivity(unchecked) var preferenceObservers: [ObjectIdentifier: [any PreferenceObserver]] = [:]
  @exclusivity(unchecked) var changedPreferences: Set<ObjectIdentifier> = []
  /// Who looks at the layout whenever it has settled.
  @exclusivity(unchecked) var geometryObservers: [any GeometryObserver] = []
  /// Room for a list of children on its way to the layout tree.
  @exclusivity(unchecked) var layoutIDRoom: [LayoutID] = []
  /// Where closures leave their results.
  @usableFromInline let resultRoom = ResultRoom()
  /// The geometry readers, by record.
  @exclusivity(unchecked) var readers: ContiguousArray<ReaderNode?> = []
  /// Who looks after every layout where it was put.
  @exclusivity(unchecked) var positionReaders: [any PositionReader] = []
  /// Whether `allowsHitTesting`, or a gesture beside or before others, is in use; a tap looks for them only then.
  var hasHitTestBarriers = false
  var hasParallelGestures = false
  /// The node that a tap gave the focus to.
  weak var focusedNode: (any FocusableNode)?
  /// The transaction that is being computed.
  @exclusivity(unchecked) var transaction = Transaction()
  /// Whether what is removed now disappears before its replacement appears (I-8).
  @exclusivity(unchecked) var removesBeforeAppearances = false

  /// What changes at times of its own.
  @exclusivity(unchecked) var timelines: [any TimelineNode] = []
  /// What `@AppStorage` and `@SceneStorage` keep.
  @exclusivity(unchecked) var storage = ValueStorage()

  // MARK: Animation

  /// What changes with the clock.
  @exclusivity(unchecked) var animatedNodes: [any AnimatedNode] = []
  /// The leaves whose frames were remembered before the layout of this pass.
  @exclusivity(unchecked) var capturedLeaves: ContiguousArray<LeafNode> = []
  @exclusivity(unchecked) var needsAnimationFrame = false
  /// Counts passes, so that what was changed in one is told from the next.
  @exclusivity(unchecked) var passSerial = 0
  /// The last pass in which a view asked for an animation of its own.
  @exclusivity(unchecked) var animationScopePass = -1
  /// Whether views change the transactions of what is in them; changes look for those only then.
  var hasTransactionModifiers = false
  /// Whether there are transitions with animations of their own.
  var hasTimedTransitions = false
  /// When the last of the animations that began in this pass is over; nil if none did.
  @exclusivity(unchecked) var animationEnd: AnimationEnd?
  /// How many of the new leaves have been laid out.
  @exclusivity(unchecked) var placedLeaves = 0
  /// Whether the tree is being built for the first time, up to its first layout; nothing is animated then.
  @exclusivity(unchecked) var isMounting = false

  // MARK: Observation

  @exclusivity(unchecked) @usableFromInline var phaseTimer: PhaseTimer?
  /// The sum of the reports since a measurement asked for it; `nil`, and without cost, otherwise.
  @exclusivity(unchecked) var summedReport: FrameReport?
  /// Whether what happens is written down in ``recorder``.
  @exclusivity(unchecked) @usableFromInline var recordsCauses = false
  private(set) lazy var recorder = RenderRecorder()
  @exclusivity(unchecked) var printedChanges: [String] = []
  /// The phase that bodies of this tree run in: updating, or rechecking in a tree made for a check.
  @usableFromInline let bodyPhase: EvaluationPhase

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

  /// The next time at which something on screen changes by itself.
  var nextTimedChange: Duration? {
    timelines.lazy.filter { !$0.marks.contains(.frozen) }.compactMap(\.nextChange).min()
  }

  /// Notes a runtime issue.
  @usableFromInline
  func report(_ message: String) {
    writes.diagnostics.append(message)
  }

  /// Notes that the update changed something.
  @inlinable
  func noteChange() {
    changes &+= 1
  }

  func markStructureChanged(_ node: ViewNode) {
    if node.marks.contains(.structureChanged) { return }
    node.marks.insert(.structureChanged)
    changedStructures.append(node)
  }

  func markDisplayChanged(_ leaf: LeafNode, drawnSoFar text: Text? = nil) {
    noteChange()
    if leaf.marks.contains(.displayChanged) { return }
    leaf.marks.insert(.displayChanged)
    changedLeaves.append((leaf, text))
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
    counters.bodyEvaluations.add(type: type.index)
    counters.attributesUpdated += 1
    if recordsCauses {
      recordCause(of: node, type, evaluated: true)
      recorder.beginBody(of: node)
    }
    return BodyEvaluation(
      outer: Evaluation.begin(self, node: node, type: type), changesBefore: changes,
      eventIndex: recordsCauses ? recorder.events.count - 1 : 0)
  }

  @usableFromInline
  func endBody(_ evaluation: BodyEvaluation) {
    Evaluation.end(evaluation.outer)
    if recordsCauses { recorder.endBody() }
  }

  /// Ends the update of a body's elements.
  @usableFromInline
  func endElements(_ evaluation: BodyEvaluation, of node: ViewNode, isFirst: Bool) {
    node.changedSlots = 0
    if isFirst {
      noteChange()
    } else if changes == evaluation.changesBefore {
      counters.wastedBodies += 1
      if recordsCauses { recorder.markWasted(at: evaluation.eventIndex) }
    }
  }

  /// Begins the comparison of a view's new value with its old one. A client's `==` runs in it, whose reads are
  /// nobody's dependencies: what the values hold was read by those who made them.
  ///
  /// - Returns: the phase to go back to with ``endComparison(_:of:_:equal:)``.
  @inlinable
  func beginComparison() -> EvaluationPhase {
    comparisons &+= 1
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
      equalComparisons &+= 1
      if recordsCauses { recordEquality(of: node, type) }
    } else {
      noteChange()
    }
  }

  /// Begins what is timed apart from the phase that it happens in, where anything is timed at all.
  @inlinable
  func beginTimedPart() {
    if phaseTimer != nil { readClock(atEndOf: nil) }
  }

  @inlinable
  func endTimedPart(_ part: FramePart) {
    if phaseTimer != nil { readClock(atEndOf: part) }
  }

  @usableFromInline
  func readClock(atEndOf part: FramePart?) {
    if let part { phaseTimer?.endInside(part) } else { phaseTimer?.beginInside() }
  }

  @usableFromInline
  func recordEquality(of node: ViewNode, _ type: ViewType) {
    if !node.marks.contains(.queued) { recordCause(of: node, type, evaluated: false) }
  }
}

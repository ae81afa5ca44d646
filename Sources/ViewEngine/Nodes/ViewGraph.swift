// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// Everything that belongs to one mounted tree: its nodes, its layout, its pending writes and its counts.
@MainActor
@usableFromInline
package final class ViewGraph {
  @usableFromInline package let queue = UpdateQueue()
  package let writes: WriteQueue
  @usableFromInline package let layoutTree: LayoutTree
  package let actions = ActionQueue()
  @exclusivity(unchecked) private(set) var rootScope: EnvironmentScope!
  /// The trees on screen: the content first, then the presentations, front-most last.
  @exclusivity(unchecked) package var roots: [RootNode] = []
  @exclusivity(unchecked) var presentations: [Presentation] = []

  // MARK: Parts

  /// What frames did.
  @exclusivity(unchecked) @usableFromInline var tally = FrameTally()
  /// What may differ from what was displayed last.
  @exclusivity(unchecked) package var display = DisplayTally()
  /// What changes with the clock.
  @exclusivity(unchecked) package var animations = AnimationClock()
  /// The views whose geometry is resolved outside of them; nil in a tree that has had none.
  @exclusivity(unchecked) private(set) var geometryGroups: GeometryGroups?
  /// The containers whose lists of children are to be collected anew.
  @exclusivity(unchecked) package var structures = StructureQueue()
  /// What frozen nodes have missed.
  @exclusivity(unchecked) var lateContents = LateContents()
  /// The nodes that look at the result of a layout.
  @exclusivity(unchecked) package var observers = LayoutObservers()
  /// The effects whose maps depend on where their content is.
  @exclusivity(unchecked) package var effects = FrameEffects()
  /// The nodes that watch a preference.
  @exclusivity(unchecked) var preferences = PreferenceWatches()
  /// Who reads observable properties, by node.
  @exclusivity(unchecked) var observations = SourceTable<NodeObservation>()
  /// The observable objects that views declare.
  @exclusivity(unchecked) var objects = SourceTable<DependencySource>()
  /// The timer, the recorder and the printer of a frame.
  @exclusivity(unchecked) @usableFromInline package var trace = RenderTrace()
  /// Where the trees are laid out.
  @exclusivity(unchecked) package var window = HostWindow()
  /// The views that taps, keys and the pointer go to.
  package var inputs = InputTargets()
  /// The nodes that want to present something, or to end a presentation.
  @exclusivity(unchecked) package var sheets = SheetQueue()
  /// The time of the host; a tree made for a check shares it.
  @exclusivity(unchecked) package var clock = VirtualClock()
  /// What `@AppStorage` and `@SceneStorage` keep.
  @exclusivity(unchecked) var storage = ValueStorage()

  // MARK: The present

  /// The transaction that is being computed; ``CommitPhase`` begins it.
  @exclusivity(unchecked) package private(set) var transaction = Transaction()
  /// Counts frames, and the passes in them; guards compare them to tell one from the next.
  @exclusivity(unchecked) package private(set) var frameSerial = 0
  @exclusivity(unchecked) package private(set) var passSerial = 0
  /// Whether the tree is being built for the first time, up to its first layout; nothing is animated then.
  @exclusivity(unchecked) private(set) var isMounting = false
  /// Whether the content was removed for good: no frame follows.
  @exclusivity(unchecked) private(set) var isUnmounted = false
  /// Whether another tree is being built over the state of this one.
  @exclusivity(unchecked) private(set) var isBeingChecked = false
  /// Of a tree that is built for a check: where it has other objects than the tree that is checked, if somebody asks.
  var rebuiltObjects: RebuiltObjects?
  /// Whether something has been made here that can set a style of buttons. Only what is made after it can be within it; a
  /// button made before stays without a style.
  @exclusivity(unchecked) package internal(set) var mayStyleButtons = false
  /// The depth at which to look whether a view contains itself.
  @exclusivity(unchecked) var depthOfDoubt = ViewGraph.leastDepthOfDoubt
  /// Set when the tree turned out too deep while it was being built.
  @exclusivity(unchecked) var depthError: RenderError?
  /// The phase that bodies of this tree run in: updating, or checking in a tree that is made for a check.
  @usableFromInline let bodyPhase: EvaluationPhase

  // MARK: Room

  /// Where closures leave their results.
  @usableFromInline let resultBuffer = ResultBuffer()

  init(
    textMeasuring: any TextMeasuring, bodyPhase: EvaluationPhase = .updating,
    environment: EnvironmentEntries = EnvironmentEntries()
  ) {
    ShortString.learnLayout()
    self.bodyPhase = bodyPhase
    writes = WriteQueue()
    layoutTree = LayoutTree(textMeasuring: textMeasuring, contentOf: TextQuestion.ofLeaves().ask)
    rootScope = EnvironmentScope(graph: self, parent: nil)
    rootScope.setEntries(environment)
    mayStyleButtons = rootScope.buttonStyle != nil
    layoutTree.delegate = self
    writes.commitEarly = { [unowned self] in MainThread.doing { commitEarly() } }
    clock.report = { [writes] in writes.diagnostics.append($0) }
  }

  /// Begins a frame.
  func beginFrame() { frameSerial += 1 }

  /// Begins a pass of a frame.
  func beginPass() { passSerial += 1 }

  /// Begins to compute a transaction.
  func begin(_ new: Transaction) {
    // Replacing a plain transaction by a plain one, the usual case, counts no references.
    if !new.isPlain || !transaction.isPlain { transaction = new }
  }

  /// Takes what is to be done when the animations of the transaction are over.
  func takeCompletions() -> [Transaction.Completion] {
    let completions = transaction.completions
    if !completions.isEmpty { transaction.completions = [] }
    return completions
  }

  /// Begins and ends the time in which the tree is built, up to its first layout.
  func beginMounting() { isMounting = true }
  func endMounting() { isMounting = false }

  /// Notes that the content is removed for good.
  func noteUnmounting() { isUnmounted = true }

  /// Runs code that builds another tree over the state of this one.
  func whileChecked<Result>(_ check: () -> Result) -> Result {
    isBeingChecked = true
    defer { isBeingChecked = false }
    return check()
  }

  /// Adds a group, and the list of groups for the first one.
  func addGeometryGroup(_ node: GeometryGroupNode) {
    let groups = geometryGroups ?? GeometryGroups()
    geometryGroups = groups
    groups.didMake(node)
  }

  /// Notes a runtime issue.
  @usableFromInline
  package func report(_ message: String) {
    writes.diagnostics.append(message)
  }

  /// How many layout records are in use.
  @usableFromInline var recordCounts: RecordCounts { layoutTree.counts }

  /// Reserves memory at once for this many copies of the layout records that were added since `earlier`.
  @usableFromInline
  func reserve(_ copies: Int, ofWhatCameSince earlier: RecordCounts) {
    if copies > 0 { layoutTree.reserve(copies, ofWhatCameSince: earlier) }
  }

  /// Notes that the update changed something.
  @inlinable
  package func noteChange() {
    tally.changes &+= 1
  }

  /// Counts a run of a geometry reader's closure.
  func noteGeometryContent(of type: Int) {
    tally.report.geometryContentEvaluations.add(type: type)
  }

  /// Counts runs of row closures.
  @inlinable
  func noteRowClosures(_ count: Int) {
    tally.rowClosures &+= count
  }

  /// Counts comparisons of view values, and those with an equal result.
  @inlinable
  func noteComparisons(_ count: Int, equal: Int) {
    tally.comparisons &+= count
    tally.equalComparisons &+= equal
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

// The phases of a frame. Each has the parts of the graph that its work needs, and the compiler refuses it any other part,
// because the graph itself is private here. What a phase does is in the file of its name; single steps are in extensions
// beside the part that they work with. Only the render loop and the check by a rebuilt tree make phases; nodes are given none.

/// The first phase of a pass: the writes of one transaction become current, and what read them is out of date (I-31).
@MainActor
struct CommitPhase {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  var writes: WriteQueue { graph.writes }
  var queue: UpdateQueue { graph.queue }
  /// The present time, to which animations advance.
  var now: Duration { graph.clock.now }
  var animations: AnimationClock {
    _read { yield graph.animations }
    nonmutating _modify { yield &graph.animations }
  }
  var geometryGroups: GeometryGroups? { graph.geometryGroups }
  /// Takes the moves that animations make.
  var display: DisplayTally {
    _read { yield graph.display }
    nonmutating _modify { yield &graph.display }
  }
  var trace: RenderTrace {
    _read { yield graph.trace }
    nonmutating _modify { yield &graph.trace }
  }

  /// Begins to compute a transaction.
  func begin(_ transaction: Transaction) { graph.begin(transaction) }

  /// Counts the holders of values that were asked in vain.
  func noteChecks(_ count: Int) { graph.tally.report.attributesUpdated += count }
}

/// The second phase of a pass: bodies run, nodes are made and removed.
@MainActor
struct UpdatePhase {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  var writes: WriteQueue { graph.writes }
  var queue: UpdateQueue { graph.queue }
  var sheets: SheetQueue {
    _read { yield graph.sheets }
    nonmutating _modify { yield &graph.sheets }
  }

  /// Notes a runtime issue.
  func report(_ message: String) { graph.report(message) }
}

/// The third phase of a pass: sizes and places are computed, and nodes that depend on them are told.
@MainActor
struct LayoutPhase {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  var writes: WriteQueue { graph.writes }
  var queue: UpdateQueue { graph.queue }
  var roots: [RootNode] { _read { yield graph.roots } }
  var layoutTree: LayoutTree { graph.layoutTree }
  var window: HostWindow {
    _read { yield graph.window }
    nonmutating _modify { yield &graph.window }
  }
  var observers: LayoutObservers {
    _read { yield graph.observers }
    nonmutating _modify { yield &graph.observers }
  }
  var preferences: PreferenceWatches {
    _read { yield graph.preferences }
    nonmutating _modify { yield &graph.preferences }
  }
  var display: DisplayTally {
    _read { yield graph.display }
    nonmutating _modify { yield &graph.display }
  }
  var geometryGroups: GeometryGroups? { graph.geometryGroups }
  var animations: AnimationClock {
    _read { yield graph.animations }
    nonmutating _modify { yield &graph.animations }
  }
  /// Whether anything that changes in this pass can be animated.
  var animates: Bool { graph.animatesThisPass }
  var transaction: Transaction { _read { yield graph.transaction } }
  /// A completion runs with the actions of this pass, or at the time when the last animation ends.
  var actions: ActionQueue { graph.actions }
  var clock: VirtualClock { graph.clock }
  var isMounting: Bool { graph.isMounting }
  var hasChangedStructures: Bool { !graph.structures.isEmpty }

  /// Hands changed lists of children to the layout tree.
  func updateStructures() { graph.updateStructures() }

  /// Takes what is to be done when the animations of the transaction are over.
  func takeCompletions() -> [Transaction.Completion] { graph.takeCompletions() }

  /// The tree has had its first layout.
  func endMounting() { graph.endMounting() }
}

/// The fourth phase of a frame: each leaf that may have changed compares what it draws now with what it drew last.
@MainActor
struct DisplayPhase {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  var writes: WriteQueue { graph.writes }
  var effects: FrameEffects {
    _read { yield graph.effects }
    nonmutating _modify { yield &graph.effects }
  }
  var observers: LayoutObservers {
    _read { yield graph.observers }
    nonmutating _modify { yield &graph.observers }
  }
  var display: DisplayTally {
    _read { yield graph.display }
    nonmutating _modify { yield &graph.display }
  }

  /// Whether the layouts of this frame moved a leaf.
  func didMove(_ leaf: LeafNode) -> Bool { graph.layoutTree.didMove(leaf.layoutID) }
}

/// The last phase of a frame: the edits that turn the last frame's display list into this one's are added up.
@MainActor
struct DiffPhase {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether the frame is the first one, which has more new leaves than later ones.
  var isFirst: Bool { graph.frameSerial == 1 }
  var display: DisplayTally {
    _read { yield graph.display }
    nonmutating _modify { yield &graph.display }
  }

  /// Counts edits of the display list.
  func noteEdits(_ count: Int) { graph.tally.report.displayEdits += count }

  /// Frees the memory that only the first frame needed.
  func trimStructures() { graph.structures.trim() }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// What the engine is doing at this moment; every read of a state checks it.
@usableFromInline
enum EvaluationPhase: UInt8, Sendable {
  /// Outside an update: actions, tasks, `onAppear`. Reads return the last written value and are not recorded.
  case idle
  /// While the engine updates, lays out and draws, and so in every body and in any other client code that it calls.
  /// Reads return the snapshot of the view copy and are recorded (I-37).
  case updating
  /// Recomputing for a check, or comparing two values: reads return the snapshot and are not recorded.
  case checking
}

/// What the running code belongs to: a graph, a node and a phase, and under what it writes. No other type of the engine
/// stores this. What tasks take with them, the clock of their host, is in ``HostContext``.
///
/// A frame is an evaluation without a node: client code that is called in it finds its graph and cannot write. A body
/// is an evaluation with a node, and so is any other client code whose result is kept: see
/// ``ViewNode/evaluating(_:)``. Actions run outside of any evaluation.
@usableFromInline
package struct Evaluation {
  @usableFromInline var phase: EvaluationPhase
  // Unmanaged, and initialised with constants, so that the compiler initialises the global below statically, and no
  // reader has to check whether it is initialised.
  private var graphReference: Unmanaged<ViewGraph>?
  private var nodeReference: Unmanaged<ViewNode>?
  private var typeReference: Unmanaged<ViewType>?
  /// What ``writing(under:_:)`` has on its stack; nil for plain writes.
  private var writing: UnsafePointer<WriteContext>?

  /// No evaluation: outside of any tree.
  init() {
    phase = .idle
    graphReference = nil
    nodeReference = nil
    typeReference = nil
    writing = nil
  }

  @MainActor
  init(_ graph: ViewGraph, node: ViewNode?, type: ViewType?) {
    phase = graph.bodyPhase
    writing = currentEvaluation.writing
    graphReference = Unmanaged.passUnretained(graph)
    // A closure here would check each time that it runs on the main actor.
    if let node { nodeReference = Unmanaged.passUnretained(node) } else { nodeReference = nil }
    if let type { typeReference = Unmanaged.passUnretained(type) } else { typeReference = nil }
  }

  /// The tree that is being brought up to date.
  package var graph: ViewGraph? { graphReference?.takeUnretainedValue() }
  /// The node whose code runs, and, if that is a body, its type; `_printChanges` asks for them.
  var node: ViewNode? { nodeReference?.takeUnretainedValue() }
  var type: ViewType? { typeReference?.takeUnretainedValue() }
  /// Under what the code writes, and by which number writes know each other.
  var writeContext: WriteContext { writing?.pointee ?? WriteContext() }
  var writeToken: Int { writing?.pointee.token ?? 0 }

  /// Begins an evaluation.
  ///
  /// - Returns: what was evaluated until then, to go back to with ``end(_:)``.
  @MainActor
  @usableFromInline
  static func begin(_ graph: ViewGraph, node: ViewNode? = nil, type: ViewType? = nil) -> Evaluation {
    let outer = currentEvaluation
    currentEvaluation = Evaluation(graph, node: node, type: type)
    return outer
  }

  @usableFromInline
  static func end(_ outer: Evaluation) {
    currentEvaluation = outer
  }

  /// Runs code outside of an update: the client's actions.
  static func outside(_ actions: () -> Void) {
    let outer = currentEvaluation
    currentEvaluation = Evaluation()
    currentEvaluation.writing = outer.writing
    defer { currentEvaluation = outer }
    actions()
  }

  /// Runs code whose writes are made under a context.
  static func writing<Result>(under context: WriteContext, _ code: () throws -> Result) rethrows -> Result {
    try withUnsafePointer(to: context) { context in
      let outer = currentEvaluation.writing
      currentEvaluation.writing = context
      defer { currentEvaluation.writing = outer }
      return try code()
    }
  }
}

/// The current evaluation. Unsafe: views live on the main actor, and so does all code that sets this.
@usableFromInline
@exclusivity(unchecked) package nonisolated(unsafe) var currentEvaluation = Evaluation()

@inlinable
var evaluationPhase: EvaluationPhase { currentEvaluation.phase }

extension ViewGraph {
  /// Runs what a user or a timer sets off. What it starts knows the time of this host.
  package func acting<Result>(_ code: () throws -> Result) rethrows -> Result {
    try HostContext.$taskClock.withValue(clock) { try MainThread.doing(code) }
  }

  /// Looks at what is on screen, which may call the getter of a client's binding: its issues are this host's.
  func looking<Result>(_ look: () -> Result) -> Result {
    StackGuard.enter()
    return HostContext.$taskClock.withValue(clock, operation: look)
  }

  /// Runs the client's actions that wait.
  func runActions() {
    Evaluation.outside { acting { actions.run() } }
  }
}

extension ViewNode {
  /// Runs a client's closure or method for this node. All client code that the node calls runs through this function,
  /// except bodies, which are also counted.
  ///
  /// A state, binding or object that is read there is a dependency of its owner, whose body makes the closure anew;
  /// an observable property is one of this node (I-37), whose `update()` has to bring the result up to date.
  ///
  /// - Parameter slots: The input of this node that stands for those properties.
  @inlinable
  package func evaluating<Result>(
    slots: UInt64 = ViewNode.observationBit, _ code: () -> Result
  ) -> Result {
    graphReference.unretained { graph in
      let outer = Evaluation.begin(graph, node: self)
      defer { Evaluation.end(outer) }
      return observingReads(in: graph, slots: slots, code)
    }
  }
}

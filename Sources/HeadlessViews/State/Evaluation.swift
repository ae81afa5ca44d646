// SPDX-License-Identifier: Apache-2.0

/// What the engine is doing at this moment, asked by every read of a state.
@usableFromInline
enum EvaluationPhase: UInt8, Sendable {
  /// Outside an update: actions, tasks, `onAppear`. Reads see what was written last and leave no trace.
  case idle
  /// While the engine updates, lays out and draws: in a body, or in whatever else of the client's it calls. Reads
  /// see the snapshot of the view copy and are remembered (I-37).
  case updating
  /// Recomputing for a check, or comparing two values: reads see the snapshot and leave no trace.
  case rechecking
}

/// On whose behalf code runs: the one place in which the engine says so.
///
/// A frame is one evaluation without a node, so that whatever of the client's is called in it finds its graph and
/// cannot write; a body, and every other closure or method of the client's whose result is kept, is one with a
/// node: see ``ViewNode/evaluating(_:)``. Actions run outside of any.
@usableFromInline
struct Evaluation {
  @usableFromInline var phase: EvaluationPhase
  /// The tree that is being brought up to date.
  @usableFromInline unowned(unsafe) var graph: ViewGraph?
  /// The node whose code runs, and, if that is a body, its type; `_printChanges` asks for them.
  @usableFromInline unowned(unsafe) var node: ViewNode?
  @usableFromInline unowned(unsafe) var type: ViewType?

  @usableFromInline
  init(
    phase: EvaluationPhase, graph: ViewGraph? = nil, node: ViewNode? = nil, type: ViewType? = nil
  ) {
    self.phase = phase
    self.graph = graph
    self.node = node
    self.type = type
  }

  /// Begins an evaluation.
  ///
  /// - Returns: what was evaluated until then, to go back to with ``end(_:)``.
  @MainActor
  @inlinable
  static func begin(_ graph: ViewGraph, node: ViewNode? = nil, type: ViewType? = nil) -> Evaluation {
    let outer = currentEvaluation
    currentEvaluation = Evaluation(phase: graph.bodyPhase, graph: graph, node: node, type: type)
    return outer
  }

  @inlinable
  static func end(_ outer: Evaluation) {
    currentEvaluation = outer
  }

  /// Runs what is no part of an update: the client's actions.
  static func outside(_ actions: () -> Void) {
    let outer = currentEvaluation
    currentEvaluation = Evaluation(phase: .idle)
    defer { currentEvaluation = outer }
    actions()
  }
}

/// The evaluation that is going on. Views live on the main actor, and so does everything that sets this.
@usableFromInline
@exclusivity(unchecked) nonisolated(unsafe) var currentEvaluation = Evaluation(phase: .idle)

@inlinable
var evaluationPhase: EvaluationPhase { currentEvaluation.phase }

extension ViewNode {
  /// Runs a client's closure or method on behalf of this node: the one way in for all of them but bodies, which are
  /// counted as well.
  ///
  /// A state, binding or object that is read there is a dependency of its owner, whose body makes the closure anew;
  /// an observable property is one of this node (I-37), whose `update()` has to bring the result up to date.
  ///
  /// - Parameter slots: The input of this node that stands for those properties.
  @inlinable
  func evaluating<Result>(
    slots: UInt64 = ViewNode.observationBit, _ code: () -> Result
  ) -> Result {
    graphReference.unretained { graph in
      let outer = Evaluation.begin(graph, node: self)
      defer { Evaluation.end(outer) }
      return observingReads(in: graph, slots: slots, code)
    }
  }
}

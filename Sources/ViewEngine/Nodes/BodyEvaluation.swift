// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension ViewGraph {
  /// What was going on when a body began to run.
  @usableFromInline
  struct BodyEvaluation {
    @usableFromInline let outer: Evaluation
    /// How much had changed until then; -1 for a body that is not counted, and so not wasted either.
    @usableFromInline let changesBefore: Int
  }

  @usableFromInline
  func beginBody(of node: ViewNode, _ type: ViewType) -> BodyEvaluation {
    queue.markUpdated(node)
    if !type.isCounted {
      return BodyEvaluation(outer: Evaluation.begin(self, node: node), changesBefore: -1)
    }
    tally.report.bodyEvaluations.add(type: type.index)
    tally.noteAttribute()
    if trace.isDetailed { noteBeginning(of: node, type) }
    return BodyEvaluation(
      outer: Evaluation.begin(self, node: node, type: type), changesBefore: tally.changes)
  }

  private func noteBeginning(of node: ViewNode, _ type: ViewType) {
    if trace.isRecording {
      recordCause(of: node, type, evaluated: true)
      if node.marks.contains(.hasRun) {
        trace.recorder.waste.begin(node, event: trace.recorder.events.count - 1)
      }
    }
    if let assumptions = trace.assumptions, let runner = node as? EvaluatingNode {
      runner.applyAssumptions(assumptions)
    }
    if trace.isRecording { trace.recorder.beginBody(of: node) }
  }

  @usableFromInline
  func endBody(_ evaluation: BodyEvaluation) {
    if trace.isRecording, evaluation.changesBefore >= 0 { trace.recorder.endBody(of: currentEvaluation.node) }
    Evaluation.end(evaluation.outer)
  }

  /// Ends the update of a body's elements.
  @usableFromInline
  func endElements(_ evaluation: BodyEvaluation, of node: ViewNode, isFirst: Bool) {
    node.changedSlots = 0
    if isFirst {
      noteChange()
    } else if !trace.isRecording, tally.changes == evaluation.changesBefore {
      tally.report.wastedBodies += 1
    }
  }

  /// Begins the comparison of a view's new value with its old one. A client's `==` may run in it. Reads in it are not
  /// recorded as dependencies: the body that made the values has its own.
  ///
  /// - Returns: the phase to go back to with ``endComparison(_:of:_:equal:)``.
  @inlinable
  func beginComparison() -> EvaluationPhase {
    tally.comparisons &+= 1
    let outer = currentEvaluation.phase
    currentEvaluation.phase = .checking
    beginTimedPart()
    return outer
  }

  @inlinable
  func endComparison(_ outer: EvaluationPhase, of node: ViewNode, _ type: ViewType, equal: Bool) {
    endTimedPart(.comparison)
    currentEvaluation.phase = outer
    if equal {
      // A body that is in the update queue runs even if the values are equal.
      if node.marks.contains(.queued) { return }
      tally.equalComparisons &+= 1
      if trace.isRecording { recordEquality(of: node, type) }
    } else {
      noteChange()
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What the engine is doing at this moment, asked by every read of a state.
@usableFromInline
enum EvaluationPhase: UInt8 {
  /// Outside an update: actions, tasks, `onAppear`. Reads see what was written last and leave no trace.
  case idle
  /// Inside a body or a content closure: reads see the snapshot of the view copy and are remembered.
  case updating
  /// Recomputing for a check: reads see the snapshot and leave no trace.
  case rechecking
}

/// The phase of the engine. Views live on the main actor, and so does everything that sets this.
@usableFromInline
@exclusivity(unchecked) nonisolated(unsafe) var evaluationPhase: EvaluationPhase = .idle

/// Runs a closure as part of an update (or as something outside of it) and returns to what was before.
@inlinable
func withEvaluationPhase<Result>(_ phase: EvaluationPhase, _ body: () throws -> Result) rethrows -> Result {
  let outer = evaluationPhase
  evaluationPhase = phase
  defer { evaluationPhase = outer }
  return try body()
}

// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Synchronization

/// Under what the running code writes. On the main actor it is a part of the current ``Evaluation``; on other threads it
/// belongs to the task.
package struct WriteContext {
  /// 0 for plain writes; every `withTransaction` has a token of its own, so that it never merges with others.
  var token = 0
  package var transaction = Transaction()
  /// The transaction of a binding whose closure is being called.
  var bindingTransaction: Transaction?

  private static let lastToken = Atomic(0)
  @TaskLocal private static var ofTask: Box?

  /// Unchecked: never changed.
  private final class Box: @unchecked Sendable {
    let context: WriteContext
    init(_ context: WriteContext) { self.context = context }
  }

  static func newToken() -> Int { lastToken.add(1, ordering: .relaxed).newValue }

  /// The context of the calling thread.
  package static var current: WriteContext {
    MainThread.isCurrent ? currentEvaluation.writeContext : elsewhere ?? WriteContext()
  }

  /// The context on another thread than the main actor's; nil where the client has set none.
  static var elsewhere: WriteContext? { ofTask?.context }

  /// Runs a closure that writes under a context.
  static func with<Result>(_ context: WriteContext, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try $ofTask.withValue(Box(context)) { try body() } }
    return try Evaluation.writing(under: context, body)
  }
}

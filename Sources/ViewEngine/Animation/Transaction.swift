// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Publishing
import Synchronization

/// The context of a state change: the animation for everything that the change invalidates.
public struct Transaction {
  struct Parts {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var completions: [Completion] = []
    /// Values under keys of a client's own.
    var keyedValues: [ObjectIdentifier: Any] = [:]
  }

  /// Never changed, because copies share it.
  private final class Box {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  // One reference, and nil for a plain change, because every write copies a transaction several times and every binding
  // stores one.
  private var box: Box?

  public init() {}

  public init(animation: Animation?) {
    if animation != nil { parts.animation = animation }
  }

  /// Whether it carries nothing.
  var isPlain: Bool { box == nil }

  var parts: Parts {
    get { box?.parts ?? Parts() }
    set { box = Box(newValue) }
  }

  /// The animation of the change, if it has one.
  public var animation: Animation? {
    get { box?.parts.animation }
    set { parts.animation = newValue }
  }
  /// Whether there is one. Reading the animation itself would copy all of it.
  var isAnimated: Bool {
    guard let box, case .some = box.parts.animation else { return false }
    return true
  }

  /// Whether animations that views ask for themselves are switched off.
  public var disablesAnimations: Bool {
    get { box?.parts.disablesAnimations ?? false }
    set { parts.disablesAnimations = newValue }
  }

  /// Whether the change is part of a continuous interaction such as a drag.
  public var isContinuous: Bool {
    get { box?.parts.isContinuous ?? false }
    set { parts.isContinuous = newValue }
  }

  var completions: [Completion] {
    get { box?.parts.completions ?? [] }
    set { parts.completions = newValue }
  }

  /// What `withAnimation(_:completionCriteria:_:completion:)` runs at the end.
  final class Completion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
    /// Whether the completion waits for writes.
    var isWaiting = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
      self.criteria = criteria
      self.action = action
    }
  }

  /// Runs a closure when the animations of this transaction are over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }
}

extension Transaction: CustomComparison {
  package static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self)
    let b = b.assumingMemoryBound(to: Self.self)
    // Each body makes another box for the same transaction.
    return a.pointee.box === b.pointee.box || ValueComparison.valuesEqual(a.pointee.parts, b.pointee.parts)
  }
}

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// The animation has reached its logical end; a spring may still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// The animation has ended, and the views that it removed are gone.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// The transaction under which writes are made at the moment.
package struct TransactionContext {
  /// 0 for plain writes; every `withTransaction` has a token of its own, so that it never merges with others.
  var token: Int
  package var transaction: Transaction

  // Set and read on the main actor only, around closures of the client.
  @exclusivity(unchecked) package nonisolated(unsafe) static var current = TransactionContext(
    token: 0, transaction: Transaction())
  /// The same for other threads.
  @TaskLocal private static var ofTask: Box?
  private static let lastToken = Atomic(0)

  /// Unchecked: never changed.
  private final class Box: @unchecked Sendable {
    let context: TransactionContext
    init(_ context: TransactionContext) { self.context = context }
  }

  static func newToken() -> Int {
    lastToken.add(1, ordering: .relaxed).newValue
  }

  /// The transaction of writes on this thread, which is not the main actor's; nil where the client has set none.
  static var elsewhere: TransactionContext? { ofTask?.context }

  /// Runs a closure under the transaction that another thread has written with.
  static func with(_ context: TransactionContext?, _ body: () -> Void) {
    guard let context else { return body() }
    let outer = current
    current = context
    body()
    current = outer
  }

  /// The same as `withTransaction`, on another thread than the main actor's.
  static func doElsewhere<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
  {
    // Runs after the writes: only when the main actor has carried them out does it know whether there were any.
    defer {
      BackgroundWrites.post {
        for completion in transaction.completions where !completion.isWaiting { completion.action() }
      }
    }
    let box = Box(TransactionContext(token: newToken(), transaction: transaction))
    return try $ofTask.withValue(box) { try body() }
  }
}

/// Runs a closure; the state changes made in it carry the transaction.
///
/// Completions run at once if nothing was changed.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  guard MainThread.isCurrent else { return try TransactionContext.doElsewhere(transaction, body) }
  let outer = TransactionContext.current
  TransactionContext.current = TransactionContext(
    token: TransactionContext.newToken(), transaction: transaction)
  defer {
    TransactionContext.current = outer
    for completion in transaction.completions where !completion.isWaiting { completion.action() }
  }
  return try body()
}

/// Runs a closure; the state changes made in it are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose state changes are animated, and another one when the animation is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

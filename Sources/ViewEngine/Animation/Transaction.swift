// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Publishing

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

  /// Runs the completions that wait for no write.
  fileprivate func completeIfUnused() {
    for completion in completions where !completion.isWaiting { completion.action() }
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

/// Runs a closure; the state changes made in it carry the transaction.
///
/// Completions run at once if nothing was changed.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  defer {
    if MainThread.isCurrent {
      transaction.completeIfUnused()
    } else {
      // After the writes: only when the main actor has carried them out does it know whether there were any.
      BackgroundWrites.post { transaction.completeIfUnused() }
    }
  }
  var context = WriteContext.current
  context.token = WriteContext.newToken()
  context.transaction = transaction
  return try WriteContext.with(context, body)
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

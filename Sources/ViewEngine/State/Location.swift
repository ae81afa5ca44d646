// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Publishing

/// The storage that a binding reads and writes. Comments also call it the binding's place.
open class Location<Value>: DependencySource {
  /// The value as the next action would see it: what was written last.
  open var latestValue: Value { fatalError("Location is abstract.") }

  /// The value of the transaction that is being computed.
  open var committedValue: Value { latestValue }

  /// Writes a value under the current transaction.
  open func set(_ value: Value) {}

  /// The value for an action: the last written value, from any thread.
  @usableFromInline
  final func valueForAction() -> Value {
    BackgroundWrites.carryOut()
    return latestValue
  }

  /// Writes a value, on any thread: clients call this function.
  @usableFromInline @inline(__always)
  package final func write(_ value: Value) {
    if MainThread.isCurrent {
      BackgroundWrites.carryOutWrites()
      set(value)
    } else {
      writeElsewhere(value)
    }
  }

  @inline(never)
  private func writeElsewhere(_ value: Value) {
    let place = changeElsewhere { $0 = value }
    let context = WriteContext.elsewhere ?? WriteContext()
    BackgroundWrites.post(writingTo: place) { [self] in
      WriteContext.with(context) { set(value) }
      placeDidChange()
    }
  }

  /// The value for other threads than the main actor's; nil if only the main actor can read it.
  open func valueElsewhere() -> Value? {
    BackgroundWrites.value(of: self) { nil }
  }

  /// Sets the value that other threads read, until the main actor has carried out the queued write.
  ///
  /// - Returns: the location that is written in the end.
  open func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? {
    BackgroundWrites.change(self, staysKnown: true, read: { nil }, change)
  }

  /// Called when a write of another thread has been carried out.
  open func placeDidChange() {
    BackgroundWrites.remember(latestValue, in: self)
  }

  /// Notes that the value was read while the graph was updating.
  open func noteRead() {}

  /// The source whose changes change this value; nil where it is not known.
  open var source: DependencySource? { nil }

  /// Whether this value may stay the same when the source changes, so that a comparison is worth its cost.
  open var isProjection: Bool { false }

  /// Whether writes have the binding's own transaction. Closures get that transaction, and may write under another one
  ///
  @usableFromInline
  var takesTransactions: Bool { true }

  /// Writes a value that comes with a binding's own transaction.
  final func write(_ value: Value, with transaction: Transaction) {
    if takesTransactions {
      withTransaction(transaction) { write(value) }
    } else {
      var context = WriteContext.current
      context.bindingTransaction = transaction
      WriteContext.with(context) { write(value) }
    }
  }

  /// Whether it contains a client's closures, so that it never equals another one (I-54).
  var hasClosures: Bool { false }

  /// Whether both stand for the same place.
  open func isSamePlace(as other: Location<Value>) -> Bool { self === other }
}

extension Location {
  /// The value of the place for the running code; this counts as a read. Outside of an update it is the current value,
  /// in an update the one that the view was given (I-21).
  ///
  /// - Parameter snapshot: That value.
  @inlinable @inline(__always)
  func read(_ snapshot: @autoclosure () -> Value) -> Value {
    if !MainThread.isCurrent { return valueElsewhere() ?? snapshot() }
    if evaluationPhase == .idle { return valueForAction() }
    noteRead()
    return snapshot()
  }

  /// The same without counting as read.
  @inlinable @inline(__always)
  func current(_ snapshot: Value) -> Value {
    if !MainThread.isCurrent { return currentElsewhere(snapshot) }
    return evaluationPhase == .idle ? valueForAction() : snapshot
  }

  /// Apart, because the type of the optional would be looked up for every call.
  @usableFromInline @inline(never)
  func currentElsewhere(_ snapshot: Value) -> Value { valueElsewhere() ?? snapshot }
}

/// A place that reads and writes another place in another form.
@usableFromInline
package class ForwardingLocation<Base, Value>: Location<Value> {
  let base: Location<Base>

  @usableFromInline
  package init(_ base: Location<Base>) {
    self.base = base
  }

  open override func noteRead() { base.noteRead() }
  open override var source: DependencySource? { base.source }
  override var hasClosures: Bool { base.hasClosures }
  override var takesTransactions: Bool { base.takesTransactions }
  open override func placeDidChange() { base.placeDidChange() }

  open override func isSamePlace(as other: Location<Value>) -> Bool {
    guard type(of: other) == type(of: self), let other = other as? ForwardingLocation<Base, Value> else {
      return false
    }
    return base.isSamePlace(as: other.base)
  }
}

/// A place inside another place, reached through a key path (`$model.name`).
@usableFromInline
final class ProjectedLocation<Base, Value>: ForwardingLocation<Base, Value> {
  let keyPath: WritableKeyPath<Base, Value>

  @usableFromInline
  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.keyPath = keyPath
    super.init(base)
  }

  @usableFromInline override var latestValue: Value { base.latestValue[keyPath: keyPath] }
  @usableFromInline override var committedValue: Value { base.committedValue[keyPath: keyPath] }

  @usableFromInline
  override func set(_ value: Value) {
    var whole = base.latestValue
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override var isProjection: Bool { true }

  @usableFromInline override func valueElsewhere() -> Value? { base.valueElsewhere()?[keyPath: keyPath] }
  override func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? {
    base.changeElsewhere { whole in
      guard whole != nil else { return }
      var part: Value? = whole?[keyPath: keyPath]
      change(&part)
      if let part { whole?[keyPath: keyPath] = part }
    }
  }

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let projected = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == projected.keyPath && super.isSamePlace(as: other)
  }
}

/// A place behind two closures: `Binding(get:set:)`. It equals nothing but itself (I-54).
@usableFromInline
final class FunctionalLocation<Value>: Location<Value> {
  let getValue: () -> Value
  let setValue: (Value, Transaction) -> Void

  @usableFromInline
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  @usableFromInline override var latestValue: Value { getValue() }
  @usableFromInline override func set(_ value: Value) {
    let context = WriteContext.current
    setValue(value, context.bindingTransaction ?? context.transaction)
  }
  @usableFromInline override var takesTransactions: Bool { false }
  override var hasClosures: Bool { true }
}

/// Writes to bindings that keep their value, for tools that ask why a control does nothing.
package enum DroppedWrites {
  // Unsafe: touched under the lock only, because any thread may write.
  nonisolated(unsafe) private static var number = 0

  /// How many there were in this process.
  package static var count: Int { EngineLock.exclusively { number } }

  static func add() { EngineLock.exclusively { number &+= 1 } }
}

/// A value that ignores writes: `Binding.constant` (I-55), and the projected value of a state that is not installed.
@usableFromInline
final class ConstantLocation<Value>: Location<Value> {
  let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  @usableFromInline override var latestValue: Value { value }
  @usableFromInline override func set(_ value: Value) { DroppedWrites.add() }

  @usableFromInline override func valueElsewhere() -> Value? { value }
  override func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? { nil }
  override func placeDidChange() {}

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.valuesEqual(value, other.value)
  }
}

/// Another place, as an optional that always has a value.
final class OptionalizedLocation<Value>: ForwardingLocation<Value, Value?> {
  override var latestValue: Value? { base.latestValue }
  override var committedValue: Value? { base.committedValue }
  override func set(_ value: Value?) {
    if let value { base.set(value) }
  }

  override func valueElsewhere() -> Value?? { base.valueElsewhere().map { .some($0) } }
  override func changeElsewhere(_ change: (inout Value??) -> Void) -> ObjectIdentifier? {
    base.changeElsewhere { value in
      var optional: Value?? = value.map { .some($0) }
      change(&optional)
      if case .some(.some(let new)) = optional { value = new }
    }
  }
}

/// A flag as an optional item without content; it has a value while the flag is set.
package final class FlagLocation: ForwardingLocation<Bool, Void?> {
  package override var latestValue: Void? { base.latestValue ? () : nil }
  package override var committedValue: Void? { base.committedValue ? () : nil }
  package override func set(_ value: Void?) { base.set(value != nil) }

  package override func valueElsewhere() -> Void?? { base.valueElsewhere().map(Self.item) }
  package override func changeElsewhere(_ change: (inout Void??) -> Void) -> ObjectIdentifier? {
    base.changeElsewhere { flag in
      var item: Void?? = flag.map(Self.item)
      change(&item)
      if let item { flag = item != nil }
    }
  }
  private static func item(_ flag: Bool) -> Void? { flag ? () : nil }
}

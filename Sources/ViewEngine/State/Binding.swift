// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Reads and writes a value that another owner stores.
///
/// - Source: Apple, `Binding`; semantics I-50…I-56.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction that writes through this binding carry.
  public var transaction = Transaction()
  @usableFromInline package var location: Location<Value>
  @usableFromInline package var _value: Value

  @inlinable
  package init(value: Value, location: Location<Value>) {
    _value = value
    self.location = location
  }

  /// A binding behind two closures; it never compares equal (I-54).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
  }

  /// A binding behind two closures, of which the second gets the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: set))
  }

  /// A binding to a value that ignores writes (I-55).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value: value, location: ConstantLocation(value))
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public var wrappedValue: Value {
    @inlinable
    get { location.read(_value) }
    nonmutating set { write(newValue) }
  }

  /// The value, without counting as read.
  var current: Value { location.current(_value) }

  @inlinable
  public var projectedValue: Binding<Value> {
    var binding = self
    // The mark of this holder must not be copied to another holder.
    if let held = location as? BindingLocation<Value> { binding.location = held.base }
    return binding
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = projectedValue
    let value = current
    var result = Binding<Subject>(
      value: value[keyPath: keyPath], location: ProjectedLocation(base.location, keyPath))
    result.transaction = transaction
    return result
  }

  /// The same binding, whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.carriesTransaction = true
    return binding
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  @usableFromInline var carriesTransaction = false

  private func write(_ value: Value) {
    if carriesTransaction {
      location.write(value, with: transaction)
    } else {
      location.write(value)
    }
  }
}

extension Binding {
  /// A binding to the value inside an optional, nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      value: value, location: ProjectedLocation(base.projectedValue.location, \.[unwrappedOr: Box(value)]))
  }

  /// A binding to an optional that always has a value; writes of nil are ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(value: base._value, location: OptionalizedLocation(base.projectedValue.location))
  }
}

/// The argument of a key path. It equals every other such argument, so that the key paths compare equal.
struct Box<Value>: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension Optional {
  fileprivate subscript(unwrappedOr fallback: Box<Wrapped>) -> Wrapped {
    get { self ?? fallback.value }
    set { self = newValue }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// Its location is only used on the main actor's thread, as SwiftUI's own conformance presumes.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: CustomComparison {
  package static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self)
    let b = b.assumingMemoryBound(to: Self.self)
    // The fetched value is not compared, because its changes invalidate a holder that has read it (I-51).
    return a.pointee.location.isSamePlace(as: b.pointee.location)
  }
}

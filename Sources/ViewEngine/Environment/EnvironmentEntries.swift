// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Values by key, the newest first: a chain that costs one allocation for each value and is shared by its copies.
package struct EnvironmentEntries {
  fileprivate var newest: EnvironmentEntry?

  /// The value of a key, valid as long as this chain exists.
  func reference(_ key: ObjectIdentifier) -> Unmanaged<EnvironmentEntry>? {
    var next = newest.map { Unmanaged.passUnretained($0) }
    while let current = next {
      if current.unretained({ $0.key == key }) { return current }
      next = current.unretained { $0.next.map { Unmanaged.passUnretained($0) } }
    }
    return nil
  }

  /// Sets the value of a key.
  mutating func set<Value>(_ key: ObjectIdentifier, to value: Value) {
    let others = reference(key) == nil ? newest : newest?.without(key)
    newest = TypedEnvironmentEntry(key, value, next: others)
  }

  /// Calls a closure with every value, the newest first. Iterating as a sequence would cost more than the calls for
  /// the one or two values that there are.
  @inline(__always)
  func forEach(_ body: (EnvironmentEntry) -> Void) {
    var next = newest.map { Unmanaged.passUnretained($0) }
    while let current = next {
      current.unretained(body)
      next = current.unretained { $0.next.map { Unmanaged.passUnretained($0) } }
    }
  }
}

/// A value under a key, and those that were set before it.
class EnvironmentEntry {
  let key: ObjectIdentifier
  fileprivate let next: EnvironmentEntry?

  fileprivate init(_ key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEnvironmentEntry<Value>.self).value
  }

  func hasEqualValue(to other: EnvironmentEntry) -> Bool { false }

  /// The same value before others.
  fileprivate func followed(by next: EnvironmentEntry?) -> EnvironmentEntry { self }

  /// This chain without one of its keys.
  fileprivate final func without(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    self.key == key ? next : followed(by: next?.without(key))
  }
}

private final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key, next: next)
  }

  override func hasEqualValue(to other: EnvironmentEntry) -> Bool {
    ValueComparison.of(Value.self).areEqual(values: value, other.value(as: Value.self))
  }

  override func followed(by next: EnvironmentEntry?) -> EnvironmentEntry {
    TypedEnvironmentEntry(key, value, next: next)
  }
}

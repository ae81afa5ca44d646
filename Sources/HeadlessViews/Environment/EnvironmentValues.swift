// SPDX-License-Identifier: Apache-2.0

/// A key of a value that flows down the view tree.
///
/// - Source: Apple, `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody above has set one.
  static var defaultValue: Value { get }
}

/// The values that flow down the view tree, by key. The nearest writer wins (E-1).
///
/// - Source: Apple, `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible {
  /// Where values that are not set here come from.
  let scope: EnvironmentScope?
  /// What was set on this copy, newest first.
  var overrides: [EnvironmentEntry] = []
  /// Notes which keys are read; nil when nobody asks.
  let recorder: EnvironmentReadRecorder?

  public init() {
    scope = nil
    recorder = nil
  }

  init(scope: EnvironmentScope, recorder: EnvironmentReadRecorder? = nil) {
    self.scope = scope
    self.recorder = recorder
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      recorder?.note(id)
      for entry in overrides where entry.key == id { return entry.value(as: K.Value.self) }
      if let entry = scope?.find(id) { return entry.value(as: K.Value.self) }
      return K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      if !overrides.isEmpty { overrides.removeAll { $0.key == id } }
      overrides.insert(TypedEnvironmentEntry(key: id, newValue), at: 0)
    }
  }

  public var description: String { "EnvironmentValues" }
}

/// A value under a key.
class EnvironmentEntry {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) {
    self.key = key
  }

  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEnvironmentEntry<Value>.self).value
  }

  func hasEqualValue(to other: EnvironmentEntry) -> Bool { false }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key: key)
  }

  override func hasEqualValue(to other: EnvironmentEntry) -> Bool {
    ValueComparison.of(Value.self).areEqual(values: value, other.value(as: Value.self))
  }
}

/// The keys that were read while a value was fetched.
final class EnvironmentReadRecorder {
  @exclusivity(unchecked) private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  @exclusivity(unchecked) var onNewKey: ((ObjectIdentifier) -> Void)?

  func note(_ key: ObjectIdentifier) {
    if keys.contains(key) { return }
    keys.append(key)
    onNewKey?(key)
  }

  func reset() {
    keys.removeAll(keepingCapacity: true)
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A key of a value that is passed down the view tree.
///
/// - Source: Apple, `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value if no view above has set one.
  static var defaultValue: Value { get }
}

/// The values that are passed down the view tree, by key. A view gets the value of the nearest writer (E-1).
///
/// - Source: Apple, `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible {
  /// The scope that has the values that are not set here.
  let scope: EnvironmentScope?
  /// The values that were set on this copy.
  package var overrides = EnvironmentEntries()
  /// Notes which keys are read; nil where the reads need not be known.
  let recorder: EnvironmentReadRecorder?

  public init() {
    scope = nil
    recorder = nil
  }

  package init(scope: EnvironmentScope, recorder: EnvironmentReadRecorder? = nil) {
    self.scope = scope
    self.recorder = recorder
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      recorder?.note(id)
      guard let entry = overrides.reference(id) ?? scope?.reference(id) else { return K.defaultValue }
      return entry.unretained { $0.value(as: K.Value.self) }
    }
    set {
      overrides.set(ObjectIdentifier(key), to: newValue)
    }
  }

  public var description: String { "EnvironmentValues" }
}

/// The keys that were read while a value was fetched.
package final class EnvironmentReadRecorder {
  @exclusivity(unchecked) private(set) var keys: ContiguousArray<ObjectIdentifier> = []
  @exclusivity(unchecked) var onNewKey: ((ObjectIdentifier) -> Void)?

  func note(_ key: ObjectIdentifier) {
    if keys.contains(key) { return }
    keys.append(key)
    onNewKey?(key)
  }
}

extension AnimationContext {
  /// The default environment, because a client's animation does not get the environment of the view that it moves.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

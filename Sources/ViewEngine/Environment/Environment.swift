// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Observation

/// A value of the environment. The view's body runs again when the value of this key path changes, whether or
/// not it was read (E-3); with `\.self`, when one of the keys changes that were read (E-5).
///
/// - Source: Apple, `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // The order of the fields matters: `EnvironmentSlot` computes where `value` is.
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>
  /// The value at the key path, in a view copy that a body runs on.
  @usableFromInline var value: Value?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// Reads an observable object that was put into the environment under its type (I-69).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \EnvironmentValues[required: ObservableObjectKey<Value>()]
  }

  /// Reads an observable object that may be missing.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = \EnvironmentValues[optional: ObservableObjectKey<T>()]
  }

  @inlinable public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

// An environment value is read on the main actor's thread.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an observable object: its type.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey, Hashable {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(optional key: ObservableObjectKey<Object>) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }

  subscript<Object: AnyObject>(required key: ObservableObjectKey<Object>) -> Object {
    guard let object = self[ObservableObjectKey<Object>.self] else {
      clientFault(
        "No Observable object of type \(Object.self) found. "
          + "A View.environment(_:) for \(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }
}

extension Environment: CustomComparison {
  package static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: KeyPath<EnvironmentValues, Value>.self).pointee
    let b = b.assumingMemoryBound(to: KeyPath<EnvironmentValues, Value>.self).pointee
    return a === b || a == b
  }
}

extension Environment: InstallableProperty {
  static func makeSlot(
    at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int
  ) -> any PropertySlot {
    EnvironmentSlot(address.assumingMemoryBound(to: Self.self).pointee.keyPath, node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .environment(name) }
}

/// The storage behind one `@Environment` property of one node.
@MainActor
final class EnvironmentSlot<Value>: PropertySlot, EnvironmentReader {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  // Unsafe: the node owns this slot, and `detach()` takes the slot out of its scope before the node is freed.
  private unowned(unsafe) let node: ViewNode
  private let slot: Int
  private let recorder = EnvironmentReadRecorder()
  @exclusivity(unchecked) private var value: Value
  private let comparison = ValueComparison.of(Value.self)

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, node: ViewNode, slot: Int) {
    self.keyPath = keyPath
    self.node = node
    self.slot = slot
    let scope = node.scope
    value = Self.fetch(keyPath, node, slot, recorder)
    // Unsafe: a client may keep the recorder with the values that it reads; `detach()` clears the closure.
    recorder.onNewKey = { [unowned(unsafe) self] key in
      MainActor.assumeIsolated { scope.add(self, for: key) }
    }
    for key in recorder.keys { scope.add(self, for: key) }
  }

  /// The value at the key path. Fetching it may run a client's code: a computed property of `EnvironmentValues`, or a
  /// key's default value. That code may read observable properties; when one of those changes, the body is to run
  /// with another value (I-37).
  private static func fetch(
    _ keyPath: KeyPath<EnvironmentValues, Value>, _ node: ViewNode, _ slot: Int,
    _ recorder: EnvironmentReadRecorder
  ) -> Value {
    node.observingReads(in: node.graph, slots: ViewNode.bit(of: slot)) {
      EnvironmentValues(scope: node.scope, recorder: recorder)[keyPath: keyPath]
    }
  }

  func environmentDidChange() {
    Unmanaged.passUnretained(node).unretained { node in
      node.graphReference.unretained { graph in
        graph.tally.noteAttribute()
        // Observing reads costs as much as the rest of this function. If a computed property reads an observable, it
        // usually did so when the node was made.
        let new =
          node.marks.contains(.isObserving)
          ? Self.fetch(keyPath, node, slot, recorder)
          : EnvironmentValues(scope: node.scope, recorder: recorder)[keyPath: keyPath]
        // The whole environment is not compared: one of the keys read from it changed.
        if Value.self != EnvironmentValues.self, comparison.areEqual(values: value, new) { return }
        value = new
        graph.queue.invalidate(node, slots: ViewNode.bit(of: slot))
      }
    }
  }

  func install(at address: UnsafeMutableRawPointer) {
    if node.changedSlots & ViewNode.bit(of: slot) != 0, node.marks.contains(.isObserving) {
      // The environment is the same, but an observable property that was read while fetching may have changed.
      value = Self.fetch(keyPath, node, slot, recorder)
    }
    installSnapshot(at: address)
  }

  func installSnapshot(at address: UnsafeMutableRawPointer) {
    // The address of the second field. The type of both fields together would have to be looked up at run time.
    let mask = MemoryLayout<Value>.alignment - 1
    let offset = (MemoryLayout<AnyObject>.size + mask) & ~mask
    (address + offset).assumingMemoryBound(to: Value?.self).pointee = value
  }

  func detach() {
    for key in recorder.keys { node.scope.remove(self, for: key) }
    recorder.onNewKey = nil
  }
}

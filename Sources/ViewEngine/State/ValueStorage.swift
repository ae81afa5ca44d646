// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The name of a stored value, and the store it is in.
struct StorageKey: Hashable {
  private let name: String
  private let store: ObjectIdentifier?
  private let isOfScene: Bool

  init(_ name: String, store: UserDefaults?) {
    self.name = name
    self.store = store.map { ObjectIdentifier($0) }
    isOfScene = false
  }

  init(scene name: String) {
    self.name = name
    store = nil
    isOfScene = true
  }
}

/// The values that views of a host have stored under keys.
@MainActor
final class ValueStorage {
  private struct Key: Hashable {
    let key: StorageKey
    let type: ObjectIdentifier
  }

  private var locations: [Key: Any] = [:]
  /// For each location that is stored in defaults: reads values that other code has written there.
  @exclusivity(unchecked) private var refreshes: [() -> Void] = []
  // Both are unsafe: the main actor writes them, and the deinitialiser, which may run on any thread, has the only
  // reference.

  /// The values in defaults when a view first read them.
  private nonisolated(unsafe) var kept: [KeptDefault] = []
  /// Whether these values are written back when the storage is freed. Unsafe as above.
  nonisolated(unsafe) var restoresDefaults = false

  nonisolated init() {}

  deinit {
    if restoresDefaults { for kept in kept { kept.restore() } }
  }

  /// Where a value of a type is kept; nil until it was written.
  fileprivate func location<Value>(of property: StoredValue<Value>, node: ViewNode) -> Location<Value?> {
    let key = Key(key: property.key, type: ObjectIdentifier(Value.self))
    if let known = locations[key] as? StateLocation<Value?> { return known }
    let made = StateLocation<Value?>(property.entry?.value, node: node, slot: 0)
    // The location outlives its node, so every view that reads it is a holder.
    made.detach()
    locations[key] = made
    if let entry = property.entry {
      kept.append(entry.kept)
      refreshes.append { made.set(entry.value) }
    }
    return made
  }

  /// Reads values that other code has written into the defaults since the last frame.
  func refresh() {
    for refresh in refreshes { refresh() }
  }
}

/// A property that is kept in a host's storage.
struct StoredValue<Value>: DynamicProperty {
  let key: StorageKey
  let initial: Value
  /// Where it stands in defaults; nil for a scene's.
  let entry: DefaultsEntry<Value>?
  fileprivate var snapshot: Value
  fileprivate var held: BindingLocation<Value>?

  init(key: StorageKey, initial: Value, entry: DefaultsEntry<Value>?) {
    self.key = key
    self.initial = initial
    self.entry = entry
    snapshot = initial
  }

  // Outside of a view, such as in an object, the value is that of the defaults.

  var value: Value {
    get {
      guard let held else { return entry?.value ?? initial }
      return held.read(snapshot)
    }
    nonmutating set {
      if let held { return held.write(newValue) }
      guard let entry else { return }
      ObjectDefaults.willWrite(entry)
      entry.write(newValue)
    }
  }

  var binding: Binding<Value> {
    if let held { return Binding(value: held.current(snapshot), location: held.base) }
    guard entry != nil else { return .constant(initial) }
    return Binding(get: { value }, set: { value = $0 })
  }
}

// Its location is only used on the main actor's thread, as `State`'s is.
extension StoredValue: @unchecked Sendable where Value: Sendable {}

extension StoredValue: CustomComparison {
  // The stored value is not compared, because its changes invalidate a holder that has read it.
  static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.key == b.key && ValueComparison.valuesEqual(a.initial, b.initial)
  }
}

extension StoredValue: InstallableProperty {
  static func makeSlot(
    at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int
  ) -> any PropertySlot {
    StoredValueSlot(address.assumingMemoryBound(to: Self.self).pointee, node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .state(name) }
}

@MainActor
private final class StoredValueSlot<Value>: PropertySlot {
  private let held: BindingLocation<Value>

  init(_ property: StoredValue<Value>, node: ViewNode, slot: Int) {
    let base = node.graph.storage.location(of: property, node: node)
    let location = DefaultedLocation(base, property)
    held = BindingLocation(
      Binding(value: location.latestValue, location: location), node: node, slot: slot)
  }

  func install(at address: UnsafeMutableRawPointer) {
    let property = address.assumingMemoryBound(to: StoredValue<Value>.self)
    property.pointee.snapshot = held.fetch()
    property.pointee.held = held
  }

  func installSnapshot(at address: UnsafeMutableRawPointer) {
    install(at: address)
  }

  func detach() {
    held.detach()
  }
}

/// A place whose value is a default until it was written.
private final class DefaultedLocation<Value>: ForwardingLocation<Value?, Value> {
  private let initial: Value
  private let entry: DefaultsEntry<Value>?

  init(_ base: Location<Value?>, _ property: StoredValue<Value>) {
    initial = property.initial
    entry = property.entry
    super.init(base)
  }

  // An action reads the value in the defaults, whoever wrote it.
  override var latestValue: Value { (entry.map(\.value) ?? base.latestValue) ?? initial }
  override var committedValue: Value { base.committedValue ?? initial }

  override func set(_ value: Value) {
    base.set(value)
    // A write is refused while views are updated.
    if let entry, let written = base.latestValue { entry.write(written) }
  }

  override func valueElsewhere() -> Value? { base.valueElsewhere().map { $0 ?? initial } }
  override func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? {
    base.changeElsewhere { stored in
      var value: Value? = stored.map { $0 ?? initial }
      change(&value)
      if let value { stored = value }
    }
  }
}

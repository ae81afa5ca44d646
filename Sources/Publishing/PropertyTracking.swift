// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Observation

/// Makes published properties of some types of objects observable one by one, for a host that assumes that these were
/// `@Observable` (I-63, I-66).
package enum PropertyTracking {
  // Unsafe, all four: used only on the main actor's thread. The names of the types, by the host that assumes that they
  // are tracked; nearly always empty.
  nonisolated(unsafe) private static var objects: [ObjectIdentifier: Set<String>] = [:] {
    didSet {
      isOn = !objects.isEmpty
      known = [:]
      if !isOn { properties = [:] }
    }
  }
  // Used only on the main actor's thread, too.
  nonisolated(unsafe) private(set) static var isOn = false
  nonisolated(unsafe) private static var properties: [ObjectIdentifier: TrackedProperty] = [:]
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  package static func begin(_ types: Set<String>, for owner: AnyObject) {
    objects[ObjectIdentifier(owner)] = types
  }
  package static func end(_ owner: AnyObject) { objects[ObjectIdentifier(owner)] = nil }

  /// Whether an object's properties are tracked.
  package static func tracks(_ object: AnyObject) -> Bool {
    guard isOn, MainThread.isCurrent else { return false }
    let type: AnyObject.Type = Swift.type(of: object)
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let name = String(describing: type)
    let answer = objects.values.contains { $0.contains(name) }
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Notes that a property was read.
  static func noteRead(of storage: AnyObject, in object: AnyObject) {
    guard tracks(object) else { return }
    let property = property(storage)
    property.registrar.access(property, keyPath: \.value)
  }

  /// Changes a property and tells its readers, unless the value is the same. A collection is mostly changed in place,
  /// which tells all readers, even if it ends up the same (I-66).
  static func change<Value>(
    _ storage: AnyObject, in object: AnyObject, from old: Value, to new: Value, _ change: () -> Void
  ) {
    guard tracks(object), !isSame(old, new) else { return change() }
    let property = property(storage)
    property.registrar.withMutation(of: property, keyPath: \.value) { change() }
  }

  private static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    func isSame<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
    if old is any Collection, !(old is any StringProtocol) { return false }
    return (old as? any Equatable).map { isSame($0) } ?? false
  }

  private static func property(_ storage: AnyObject) -> TrackedProperty {
    if let known = properties[ObjectIdentifier(storage)] { return known }
    let made = TrackedProperty(storage)
    properties[ObjectIdentifier(storage)] = made
    return made
  }
}

/// Represents one property of one object in the toolchain's observation.
private final class TrackedProperty: Observable {
  let registrar = ObservationRegistrar()
  /// Retained, so that no other property gets its address.
  private let storage: AnyObject
  var value: Void { () }

  init(_ storage: AnyObject) { self.storage = storage }
}

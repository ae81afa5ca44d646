// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// A location as one holder of a binding sees it: a read is remembered for this holder alone (I-51).
@usableFromInline
package final class BindingLocation<Value>: Location<Value> {
  @exclusivity(unchecked) @usableFromInline fileprivate(set) var base: Location<Value>
  fileprivate let dependency: BindingDependency<Value>
  /// The value that the holder's view copy was given last.
  @exclusivity(unchecked) fileprivate var snapshot: Value
  // Not weak: a weakly referenced object counts its references apart, which takes longer each time.
  private var registered: DependencySource?

  package init(_ binding: Binding<Value>, node: ViewNode, slot: Int) {
    base = (binding.location as? BindingLocation<Value>)?.base ?? binding.location
    snapshot = binding._value
    dependency = BindingDependency(node: node, slot: slot)
    super.init()
    dependency.held = self
    register()
  }

  package override var latestValue: Value { base.latestValue }
  package override var committedValue: Value { base.committedValue }
  package override func set(_ value: Value) { base.set(value) }

  package override func noteRead() {
    if evaluationPhase == .updating { dependency.wasRead = true }
  }

  package override var source: DependencySource? { base.source }
  override var hasClosures: Bool { base.hasClosures }

  // The holder's mark belongs to the main actor; other threads read the location itself.
  package override func valueElsewhere() -> Value? {
    EngineLock.exclusively { base }.valueElsewhere()
  }
  package override func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? {
    EngineLock.exclusively { base }.changeElsewhere(change)
  }
  package override func placeDidChange() { base.placeDidChange() }

  fileprivate func register() {
    registered?.remove(dependency)
    registered = base.source
    registered?.add(dependency)
  }

  /// Whether the value differs from the one that the holder was given.
  fileprivate var hasChanged: Bool {
    if !base.isProjection { return true }
    return !ValueComparison.of(Value.self).areEqual(values: snapshot, base.committedValue)
  }
}

extension BindingLocation {
  /// Counts as read from now on.
  package func watch() {
    dependency.wasRead = true
  }

  /// Follows the binding to another location.
  package func rebase(to location: Location<Value>) {
    // Asked before the cast, because most updates bring the same location, and the cast takes longer.
    if location === base { return }
    let location = (location as? BindingLocation<Value>)?.base ?? location
    if location === base || location.isSamePlace(as: base) { return }
    EngineLock.exclusively { base = location }
    register()
  }

  /// The value of the transaction that is being computed.
  package func fetch() -> Value {
    snapshot = base.committedValue
    return snapshot
  }
}

extension ViewNode {
  /// A location through which this node watches what a binding has: the view that the binding comes from does not run for it
  /// (I-50).
  ///
  /// - Parameter known: The one of the binding before, if there was one.
  package func watched<Value>(
    _ known: BindingLocation<Value>?, through binding: Binding<Value>
  ) -> BindingLocation<Value> {
    if let known {
      known.rebase(to: binding.location)
      return known
    }
    let location = BindingLocation(binding, node: self, slot: 0)
    location.watch()
    return location
  }
}

extension BindingLocation: PropertySlot {
  func install(at address: UnsafeMutableRawPointer) {
    let binding = address.assumingMemoryBound(to: Binding<Value>.self)
    rebase(to: binding.pointee.location)
    snapshot = base.committedValue
    installSnapshot(at: address)
  }

  @inline(__always)
  func installSnapshot(at address: UnsafeMutableRawPointer) {
    // The fields of a `Binding` by their places: its type would have to be looked up at run time.
    (address + Binding<Value>.valueOffset).assumingMemoryBound(to: Value.self).pointee = snapshot
    (address + Binding<Value>.locationOffset).assumingMemoryBound(to: AnyObject.self).pointee = self
  }

  package func detach() {
    registered?.remove(dependency)
    registered = nil
  }
}

/// The mark of a binding's holder.
private final class BindingDependency<Value>: Dependency {
  // Unsafe: the location owns this. Sources keep it until the location removes itself from them in `detach()`.
  @exclusivity(unchecked) unowned(unsafe) var held: BindingLocation<Value>?

  override var hasChanged: Bool { held?.hasChanged ?? true }
}

extension Binding {
  /// Where its fields stand: the transaction, the location, the value.
  fileprivate static var locationOffset: Int { 8 }
  @inline(__always)
  fileprivate static var valueOffset: Int {
    let mask = MemoryLayout<Value>.alignment - 1
    return (16 + mask) & ~mask
  }
}

extension Binding: InstallableProperty {
  static func makeSlot(
    at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int
  ) -> any PropertySlot {
    if SelfChecks.areOn {
      precondition(MemoryLayout<Self>.offset(of: \.location) == locationOffset)
      precondition(MemoryLayout<Self>.offset(of: \._value) == valueOffset)
    }
    return BindingLocation(address.assumingMemoryBound(to: Self.self).pointee, node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .binding(name) }
}

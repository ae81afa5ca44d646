// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// An observable object that a view owns: made once per lifetime, right before the first body (I-14).
///
/// - Source: Apple, `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType, source: ObjectSource?)
  }

  var storage: Storage

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  public var wrappedValue: ObjectType {
    switch storage {
    case .initially(let make): make()
    case .object(let object, _): object
    }
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    switch storage {
    case .initially(let make): ObservedObject.Wrapper(object: make(), source: nil)
    case .object(let object, let source): ObservedObject.Wrapper(object: object, source: source)
    }
  }
}

/// An observable object that another owner keeps (I-15).
///
/// - Source: Apple, `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(value: object[keyPath: keyPath], location: ObjectLocation(object, keyPath, source: source))
    }
  }

  public var wrappedValue: ObjectType
  var source: ObjectSource?

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, source: source) }
}

/// An observable object that an ancestor has put into the environment (E-7).
///
/// - Source: Apple, `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  var object: ObjectType?
  var source: ObjectSource?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      clientFault(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue, source: source)
  }
}

extension View {
  /// Puts an observable object into the environment under its type.
  public consuming func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[optional: ObservableObjectKey<T>()], object)
  }
}

// MARK: - Storage

extension StateObject: OwnedProperty {
  static var contents: [Any.Type] { [] }
}

extension EnvironmentObject: OwnedProperty {
  static var contents: [Any.Type] { [] }
}

extension StateObject: InstallableProperty {
  static func makeSlot(at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int) -> any PropertySlot {
    StateObjectSlot<ObjectType>(node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .object(name) }
}

@MainActor
private final class StateObjectSlot<ObjectType: ObservableObject>: PropertySlot {
  private var object: ObjectType?
  private let subscription: ObjectSubscription

  init(node: ViewNode, slot: Int) {
    subscription = ObjectSubscription(node: node, slot: slot)
  }

  func install(at address: UnsafeMutableRawPointer) {
    let wrapper = address.assumingMemoryBound(to: StateObject<ObjectType>.self)
    if object == nil {
      let made = wrapper.pointee.wrappedValue
      object = made
      subscription.follow(made)
    }
    installSnapshot(at: address)
  }

  func installSnapshot(at address: UnsafeMutableRawPointer) {
    guard let object else { return }
    address.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee.storage = .object(
      object, source: subscription.source)
  }

  func detach() {
    subscription.end()
  }
}

extension ObservedObject: InstallableProperty {
  static func makeSlot(at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int) -> any PropertySlot {
    ObservedObjectSlot<ObjectType>(node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .object(name) }
}

@MainActor
private final class ObservedObjectSlot<ObjectType: ObservableObject>: PropertySlot {
  private let subscription: ObjectSubscription

  init(node: ViewNode, slot: Int) {
    subscription = ObjectSubscription(node: node, slot: slot)
  }

  func install(at address: UnsafeMutableRawPointer) {
    subscription.follow(address.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue)
    installSnapshot(at: address)
  }

  func installSnapshot(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.source = subscription.source
  }

  func detach() {
    subscription.end()
  }
}

extension EnvironmentObject: InstallableProperty {
  static func makeSlot(at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int) -> any PropertySlot {
    EnvironmentObjectSlot<ObjectType>(node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .object(name) }
}

@MainActor
private final class EnvironmentObjectSlot<ObjectType: ObservableObject>: PropertySlot, EnvironmentReader {
  private let key = ObjectIdentifier(ObservableObjectKey<ObjectType>.self)
  // Unsafe: the node owns this slot. The scope, which may keep the slot for longer, lets go of it in ``detach()``.
  private unowned(unsafe) let node: ViewNode
  private let slot: Int
  private let subscription: ObjectSubscription
  private var object: ObjectType?

  init(node: ViewNode, slot: Int) {
    self.node = node
    self.slot = slot
    subscription = ObjectSubscription(node: node, slot: slot)
    node.scope.add(self, for: key)
    fetch()
  }

  private func fetch() {
    object = EnvironmentValues(scope: node.scope)[optional: ObservableObjectKey<ObjectType>()]
    if let object {
      subscription.follow(object)
    } else {
      subscription.end()
    }
  }

  func environmentDidChange() {
    node.graph.tally.report.attributesUpdated += 1
    let old = object
    fetch()
    if old !== object { node.graph.queue.invalidate(node, slots: ViewNode.bit(of: slot)) }
  }

  func install(at address: UnsafeMutableRawPointer) {
    installSnapshot(at: address)
  }

  func installSnapshot(at address: UnsafeMutableRawPointer) {
    let wrapper = address.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    wrapper.pointee.object = object
    wrapper.pointee.source = subscription.source
  }

  func detach() {
    subscription.end()
    node.scope.remove(self, for: key)
  }
}

// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Publishing

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

  func ignoreChanges() { subscription.ignoreChanges() }

  func detach() {
    subscription.end()
  }
}

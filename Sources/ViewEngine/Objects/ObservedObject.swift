// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Publishing

/// An observable object that another owner stores (I-15).
///
/// - Source: Apple, `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    @usableFromInline let object: ObjectType
    let source: ObjectSource?

    // Inlinable, so that the compiler reads the property directly where it knows the path.
    @inlinable
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(value: object[keyPath: keyPath], location: location(keyPath))
    }

    @usableFromInline
    func location<Subject>(_ keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Location<Subject> {
      ObjectLocation(object, keyPath, source: source)
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

  func ignoreChanges() { subscription.ignoreChanges() }

  func detach() {
    subscription.end()
  }
}

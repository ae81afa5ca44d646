// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Publishing

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

extension EnvironmentObject: InstallableProperty {
  static func makeSlot(at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int) -> any PropertySlot {
    EnvironmentObjectSlot<ObjectType>(node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .object(name) }
}

@MainActor
private final class EnvironmentObjectSlot<ObjectType: ObservableObject>: PropertySlot, EnvironmentReader {
  private let key = ObjectIdentifier(ObservableObjectKey<ObjectType>.self)
  // Unsafe: the node owns this slot. The scope may keep the slot longer than the node; ``detach()`` removes it from the
  // scope.
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
    node.graph.tally.noteAttribute()
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

  func ignoreChanges() { subscription.ignoreChanges() }

  func detach() {
    subscription.end()
    node.scope.remove(self, for: key)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The storage behind one property wrapper of one node. It lives as long as the node.
@MainActor
protocol PropertySlot: AnyObject {
  /// Fetches the value of the transaction that is being computed and puts it into a view copy.
  func install(at address: UnsafeMutableRawPointer)
  /// Puts the value into a view copy that the node's last body run was given.
  func installSnapshot(at address: UnsafeMutableRawPointer)
  /// Called when the node is removed.
  func detach()
  /// Keeps the node from depending on the property, for a host that assumes that it does not.
  func ignoreChanges()
}

extension PropertySlot {
  func ignoreChanges() { detach() }
}

/// A property wrapper that the engine connects to storage of its own.
@MainActor
protocol InstallableProperty: DynamicProperty {
  /// Makes the storage, from the wrapper as it stands in the first view value.
  static func makeSlot(
    at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int
  ) -> any PropertySlot
  /// How a change of a property of this kind is named as a reason.
  static func reason(_ name: String) -> Reason
}

/// The storage behind the property wrappers of one node.
@MainActor
@usableFromInline
struct PropertySlots {
  private(set) var slots: ContiguousArray<any PropertySlot> = []

  /// Connects a fresh copy of a view value to its storage, making the storage at the first call.
  @inline(__always)
  func install(
    _ type: ViewType, at address: UnsafeMutableRawPointer, usingSnapshots: Bool
  ) {
    if let offsets = type.slotOffsets, !usingSnapshots {
      for slot in 0..<slots.count { slots[slot].install(at: address + offsets[slot]) }
    } else {
      installByStep(type, at: address, usingSnapshots: usingSnapshots)
    }
  }

  private func installByStep(
    _ type: ViewType, at address: UnsafeMutableRawPointer, usingSnapshots: Bool
  ) {
    for step in type.steps {
      switch step {
      case .install(let offset, let slot, _):
        if usingSnapshots {
          slots[slot].installSnapshot(at: address + offset)
        } else {
          slots[slot].install(at: address + offset)
        }
      case .update(let offset, let call):
        call(address + offset)
      }
    }
  }

  /// Makes the storage of every property, in the order of declaration.
  mutating func make(_ type: ViewType, at address: UnsafeMutableRawPointer, node: ViewNode) {
    for step in type.steps {
      if case .install(let offset, let slot, let property) = step {
        slots.append(property.makeSlot(at: address + offset, node: node, slot: slot))
        if let assumptions = node.graph.trace.assumptions, assumptions.ignores(slot, of: type) {
          slots[slots.count - 1].ignoreChanges()
        }
      }
    }
  }

  /// Uses the storage of another node; for rebuilding.
  mutating func borrow(from other: PropertySlots) {
    slots = other.slots
  }

  func detach() {
    for slot in slots { slot.detach() }
  }
}

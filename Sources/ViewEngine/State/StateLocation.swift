// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Publishing

/// The storage of one `State`: it exists longer than the view values that refer to it, and as long as their node.
@usableFromInline
final class StateLocation<Value>: Location<Value>, CustomReflectable {
  /// What was written last; actions read this (I-21).
  @exclusivity(unchecked) @usableFromInline var current: Value
  /// The value that the owner's view copy was given when its body ran last. Closures made in that run keep seeing it.
  @exclusivity(unchecked) @usableFromInline var snapshot: Value
  /// The transaction of `current` while it waits to be committed; 0 when it does not.
  @exclusivity(unchecked) private var pendingSerial = 0
  /// The older values, while several transactions wait: the committed one first, then those of the earlier
  /// transactions (I-29).
  @exclusivity(unchecked) private var earlier: [(serial: Int, value: Value)] = []
  /// Whether `earlier` has values. It is checked before the array, and only separate functions use the array, because
  /// in generic code its type has to be looked up at run time.
  @exclusivity(unchecked) private var hasEarlier = false
  private let comparison: ValueComparison
  private let writes: WriteQueue

  @MainActor
  init(_ value: Value, node: ViewNode, slot: Int) {
    current = value
    snapshot = value
    comparison = ValueComparison.of(Value.self)
    writes = node.graph.writes
    super.init()
    owner = node
    ownerSlot = Int32(slot)
  }

  @usableFromInline override var latestValue: Value { current }

  @usableFromInline override var committedValue: Value {
    hasEarlier ? earliestValue : current
  }

  @usableFromInline
  override func noteRead() {
    if evaluationPhase == .updating { wasReadByOwner = true }
  }

  /// Stores a value for the next frame, unless it equals the current one (I-27) or the graph is updating (I-32).
  @usableFromInline
  override func set(_ value: Value) {
    if writes.refusesWrites() { return }
    // Compared by address, because in generic code closures with such an argument cost more than the comparison.
    var new = value
    if comparison.areEqual(at: &current, &new) { return }
    let serial = writes.serialForWrite()
    if pendingSerial != serial {
      if pendingSerial != 0 || !writes.isOldest(serial) {
        keepCurrent()
      }
      pendingSerial = serial
      writes.append(self, serial: serial)
    }
    EngineLock.store(new, in: &current)
  }

  @usableFromInline override func valueElsewhere() -> Value? {
    BackgroundWrites.value(of: self) { current }
  }
  override func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? {
    BackgroundWrites.change(self, read: { current }, change)
  }
  override func placeDidChange() {}

  override var source: DependencySource? { self }

  @inline(never)
  private var earliestValue: Value { earlier[0].value }

  @inline(never)
  private func keepCurrent() {
    earlier.append((pendingSerial, current))
    hasEarlier = true
  }

  @inline(never)
  private func dropEarlier(than serial: Int) {
    while let first = earlier.first, first.serial != serial { earlier.removeFirst() }
    hasEarlier = !earlier.isEmpty
  }

  // `dump` shows the same as for SwiftUI's own storage, and not the graph.
  @usableFromInline var customMirror: Mirror {
    Mirror(
      self, children: ["_value": current, "_wasRead": wasReadByOwner], ancestorRepresentation: .suppressed)
  }
}

extension StateLocation: PropertySlot {
  func install(at address: UnsafeMutableRawPointer) {
    if hasEarlier { snapshot = earliestValue } else { snapshot = current }
    installSnapshot(at: address)
  }

  @inline(__always)
  func installSnapshot(at address: UnsafeMutableRawPointer) {
    // The two fields of a `State`, one after the other; the type of both would have to be looked up at run time.
    let offset = (MemoryLayout<Value>.size + 7) & ~7
    address.assumingMemoryBound(to: Value.self).pointee = snapshot
    (address + offset).assumingMemoryBound(to: AnyObject?.self).pointee = self
  }

  func detach() {
    owner = nil
  }
}

/// A location that gives its owner's body a snapshot.
@MainActor
package protocol SnapshotLocation: AnyObject {
  var wasReadByOwner: Bool { get }
  /// Whether the snapshot of the owner's last body run differs from the current value.
  var hasOldSnapshot: Bool { get }
}

extension StateLocation: SnapshotLocation {
  var hasOldSnapshot: Bool { !comparison.areEqual(values: snapshot, committedValue) }
}

extension StateLocation: PendingWrite {
  var written: (name: String, isRead: Bool)? {
    guard let node = owner as? EvaluatingNode else { return nil }
    return ("\(node.typeName).\(node.type.propertyName(Int(ownerSlot)))", hasReader)
  }

  func commit(serial: Int, in queue: UpdateQueue) -> Int {
    if pendingSerial == serial { pendingSerial = 0 }
    if hasEarlier { dropEarlier(than: serial) }
    return invalidateReaders(in: queue)
  }
}

extension ViewNode {
  /// The states that the body around this node has not read, and that have changed since that body ran: a closure
  /// that the body made still holds their old values (I-21).
  package func unreadChangedStates() -> [(location: any SnapshotLocation, name: String)] {
    guard let runner = ancestors.lazy.compactMap(\.bodyRunner).first else { return [] }
    return runner.slots.slots.enumerated().compactMap { index, slot in
      guard let location = slot as? any SnapshotLocation, !location.wasReadByOwner, location.hasOldSnapshot
      else { return nil }
      return (location, runner.type.propertyName(index))
    }
  }
}

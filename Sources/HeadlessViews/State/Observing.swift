// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Observation

extension ViewNode {
  /// Runs a closure and invalidates this node when an observable property that it read changes (I-63).
  ///
  /// The observation is one-shot: it ends with the first change, and the next run registers anew (I-67).
  ///
  /// - Parameter slots: What changed, from the node's point of view, when such a property changes.
  @inlinable
  func observingReads<Result>(
    in graph: ViewGraph, slots: UInt64 = ViewNode.observationBit, _ body: () -> Result
  ) -> Result {
    // Handed out by memory of our own: a result would be copied on its way through generic code, a variable on its
    // way out of the closure.
    let room = graph.resultRoom
    withObservationTracking({ room.put(body()) }, onChange: observationHandler(slots))
    return room.take(Result.self)
  }

  @usableFromInline
  func observationHandler(_ slots: UInt64) -> @Sendable () -> Void {
    let observation = graph.observation(of: self)
    return { observation.fire(slots) }
  }

  /// The observed properties that changed, as far as they are known.
  ///
  /// The toolchain's observation does not say which property of a run's reads changed, so this names the
  /// types of the objects at best; an empty list would hide that an observation was the reason.
  var observedChanges: [String] { ["observable"] }
}

/// A node's wish to be told of a change of what its last run read.
@usableFromInline
final class NodeObservation: @unchecked Sendable {
  // Unchecked: made, fired and cleared on the main actor's thread, where observable models of views live. The
  // closure that holds it must be Sendable because the toolchain's signature says so.
  private let writes: WriteQueue
  fileprivate unowned(unsafe) var node: ViewNode?
  /// What has changed since the last commit; 0 while nothing is pending.
  private var pendingSlots: UInt64 = 0

  init(node: ViewNode, writes: WriteQueue) {
    self.node = node
    self.writes = writes
  }

  @usableFromInline
  func fire(_ slots: UInt64) {
    if node == nil { return }
    let isPending = pendingSlots != 0
    pendingSlots |= slots
    if !isPending { writes.append(self) }
  }

  /// Called when the node leaves.
  func clear() {
    node = nil
  }
}

extension NodeObservation: PendingWrite {
  func commit(serial: Int, in queue: UpdateQueue) -> Int {
    let slots = pendingSlots
    pendingSlots = 0
    if let node { queue.invalidate(node, slots: slots) }
    return 0
  }
}

extension ViewGraph {
  /// The observation of a node, made at the first read of an observable property.
  func observation(of node: ViewNode) -> NodeObservation {
    if let known = observations[ObjectIdentifier(node)] { return known }
    let made = NodeObservation(node: node, writes: writes)
    observations[ObjectIdentifier(node)] = made
    node.marks.insert(.isObserving)
    return made
  }

  func endObservation(of node: ViewNode) {
    observations.removeValue(forKey: ObjectIdentifier(node))?.clear()
  }
}

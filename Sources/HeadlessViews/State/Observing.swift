// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Observation

extension ViewNode {
  /// Runs a closure and invalidates this node when an observable property that it read changes (I-63).
  ///
  /// The observation is one-shot: it ends with the first change, and the next run registers anew (I-67).
  @inlinable
  func observingReads<Result>(_ body: () -> Result) -> Result {
    graphReference.unretained { observingReads(in: $0, body) }
  }

  @inlinable
  func observingReads<Result>(in graph: ViewGraph, _ body: () -> Result) -> Result {
    // Handed out by memory of our own: a result would be copied on its way through generic code, a variable on its
    // way out of the closure.
    let room = graph.resultRoom
    withObservationTracking({ room.put(body()) }, onChange: observationHandler())
    return room.take(Result.self)
  }

  @usableFromInline
  func observationHandler() -> @Sendable () -> Void {
    let observation = graph.observation(of: self)
    return { observation.fire() }
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
  // Unchecked: made and cleared on the main actor; a change on another thread is taken to it.
  private let writes: WriteQueue
  fileprivate unowned(unsafe) var node: ViewNode?
  private var isPending = false

  init(node: ViewNode, writes: WriteQueue) {
    self.node = node
    self.writes = writes
  }

  @usableFromInline
  func fire() {
    guard MainThread.isCurrent else { return fireElsewhere() }
    if isPending || node == nil { return }
    isPending = true
    writes.append(self)
  }

  /// The property is about to change on another thread, which may take longer than the next frame: what is read
  /// then may be the old value, so the node looks once more afterwards.
  private func fireElsewhere() {
    BackgroundWrites.post { [self] in
      fire()
      BackgroundWrites.post { [self] in fire() }
    }
  }

  /// Called when the node leaves.
  func clear() {
    node = nil
  }
}

extension NodeObservation: PendingWrite {
  func commit(serial: Int, in queue: UpdateQueue) -> Int {
    isPending = false
    if let node { queue.invalidate(node, slots: ViewNode.observationBit) }
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

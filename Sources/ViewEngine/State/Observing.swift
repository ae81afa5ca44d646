// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Observation
import Publishing

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
    // The result goes through memory of the graph. The standard library's function is generic and would copy a result
    // that the closure returns, and a captured variable would be copied once more.
    let room = graph.resultBuffer
    if graph.trace.isDetailed { return namingReads(in: graph, slots: slots, body) }
    Self.track(room, body, observationHandler(slots))
    return room.take(Result.self)
  }

  /// Not isolated to the main actor, although it runs there: a closure of the main actor would check this at run time
  /// for each body.
  @inlinable
  nonisolated static func track<Result>(
    _ room: ResultBuffer, _ body: () -> Result, _ onChange: @autoclosure () -> @Sendable () -> Void
  ) {
    withObservationTracking({ room.put(body()) }, onChange: onChange())
  }

  @usableFromInline
  func observationHandler(_ slots: UInt64) -> @Sendable () -> Void {
    let observation = graph.observation(of: self)
    // A closure that captures only one reference needs no allocation, so the closure of a body does not capture the
    // slots.
    if slots == ViewNode.observationBit { return { observation.fire(ViewNode.observationBit) } }
    return { observation.fire(slots) }
  }

  /// The observed properties that changed. If the run was not recorded, their names are not known. The list is never
  /// empty, because that would hide that an observation was the reason.
  var observedChanges: [String] {
    let names = graph.observations[ObjectIdentifier(self)]?.changedProperties ?? []
    return names.isEmpty ? ["observable"] : names
  }
}

extension ViewNode {
  /// The observed properties that changed and whose values have parts.
  var observedParts: Set<String> {
    Set(
      (graph.observations[ObjectIdentifier(self)]?.changedPaths ?? [])
        .filter { ValueParts.has(Swift.type(of: $0).valueType) }.map(ObservedProperty.name))
  }
}

/// Invalidates a node when a property changes that the node's last run read.
@usableFromInline
final class NodeObservation: @unchecked Sendable {
  // Unchecked: made and cleared on the main actor; a change on another thread is passed to the main actor.
  private let writes: WriteQueue
  /// Unsafe, because the node clears it when it leaves.
  fileprivate unowned(unsafe) var node: ViewNode?
  /// What has changed since the last commit; 0 while nothing is pending.
  private var pendingSlots: UInt64 = 0
  /// The names of the properties, if they were asked for.
  private var naming: Naming?

  /// The properties that changed. The observation goes on until the change is committed.
  private final class Naming {
    var properties: [AnyKeyPath] = []
    var end: (() -> Void)?
  }

  /// The properties whose change was the last reason, if their names were asked for.
  @MainActor var changedProperties: [String] { changedPaths.map(ObservedProperty.name) }
  fileprivate var changedPaths: [AnyKeyPath] { naming?.properties ?? [] }

  init(node: ViewNode, writes: WriteQueue) {
    self.node = node
    self.writes = writes
  }

  @usableFromInline
  func fire(_ slots: UInt64) {
    guard MainThread.isCurrent else { return fireElsewhere(slots) }
    if node == nil { return }
    let isPending = pendingSlots != 0
    pendingSlots |= slots
    if !isPending { writes.append(self) }
  }

  /// The property is about to change on another thread. The next frame may come before the change and read the old
  /// value, so the node is invalidated once more afterwards.
  private func fireElsewhere(_ slots: UInt64) {
    BackgroundWrites.post { [self] in
      fire(slots)
      BackgroundWrites.post { [self] in fire(slots) }
    }
  }

  /// The same, for a property that is known.
  ///
  /// - Parameter end: Ends the observation, which tells of further properties until then.
  func fire(_ slots: UInt64, _ property: AnyKeyPath?, end: @escaping () -> Void) {
    guard MainThread.isCurrent else { return fireElsewhere(slots) }
    if node == nil { return end() }
    let naming = naming ?? Naming()
    self.naming = naming
    if pendingSlots == 0 { naming.properties = [] }
    if let property, !naming.properties.contains(property) {
      naming.properties.append(property)
    }
    naming.end = end
    fire(slots)
  }

  /// Called when the node leaves.
  func clear() {
    node = nil
    endNaming()
  }

  private func endNaming() {
    naming?.end?()
    naming?.end = nil
  }
}

extension NodeObservation: PendingWrite {
  var written: (name: String, isRead: Bool)? {
    if node == nil { return nil }
    return (changedProperties.isEmpty ? "observable" : changedProperties.joined(separator: ", "), true)
  }

  func commit(serial: Int, in queue: UpdateQueue) -> Int {
    let slots = pendingSlots
    pendingSlots = 0
    endNaming()
    if let node { queue.invalidate(node, slots: slots) }
    return 0
  }
}

extension ViewGraph {
  /// The observation of a node, made at the first read of an observable property.
  func observation(of node: ViewNode) -> NodeObservation {
    if let known = observations[ObjectIdentifier(node)] { return known }
    let made = NodeObservation(node: node, writes: writes)
    observations.add(made, for: ObjectIdentifier(node))
    node.marks.insert(.isObserving)
    return made
  }

  func endObservation(of node: ViewNode) {
    observations.remove(ObjectIdentifier(node))?.clear()
  }
}

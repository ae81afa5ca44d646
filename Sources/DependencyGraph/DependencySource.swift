// SPDX-License-Identifier: Apache-2.0

/// One holder's interest in a source: which node, through which input slot, and whether it has read it yet.
///
/// A holder is a node that could read the source. The mark `wasRead` is per holder and sticky: once a holder has read
/// the source, every later change invalidates it, for as long as it lives.
open class Dependency {
  // Unsafe: a node takes its dependencies out of their sources when it is removed, before it is freed.
  @usableFromInline final unowned(unsafe) let node: GraphNode
  public final let slot: Int
  @inlinable public final var wasRead: Bool {
    get { storedWasRead }
    set { storedWasRead = newValue }
  }
  // Behind inlined accessors: another module's direct access to it would be checked for exclusivity.
  @exclusivity(unchecked) @usableFromInline final var storedWasRead: Bool

  /// Whether the value that the holder sees differs from the one that it saw last; asked only if the holder has read
  /// the source.
  open var hasChanged: Bool { true }

  public init(node: GraphNode, slot: Int, wasRead: Bool = false) {
    self.node = node
    self.slot = slot
    storedWasRead = wasRead
  }
}

/// A value that is written from outside and read by nodes: the input end of the graph.
///
/// The owner's dependency lies in the source itself, because almost every source is read by its owner alone.
open class DependencySource {
  /// The node that keeps the source alive. The owner sets it to nil when it leaves; a client's binding may keep the source
  /// for longer.
  @inlinable public final var owner: GraphNode? {
    get { ownerReference?.takeUnretainedValue() }
    set { ownerReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  // Stored as it is called: taken out of an unowned variable, the owner would be retained for the call.
  @exclusivity(unchecked) @usableFromInline final var ownerReference: Unmanaged<GraphNode>?
  /// The owner's input slot.
  @exclusivity(unchecked) public final var ownerSlot: Int32 = 0
  /// Whether the owner has read the source while it was being updated.
  @inlinable public final var wasReadByOwner: Bool {
    get { storedWasRead }
    set { storedWasRead = newValue }
  }
  // Behind inlined accessors, as a dependency's.
  @exclusivity(unchecked) @usableFromInline final var storedWasRead = false
  /// The other holders, in the order in which they came.
  @exclusivity(unchecked) public final var dependencies: ContiguousArray<Dependency> = []

  public init() {}

  /// Adds a holder.
  public final func add(_ dependency: Dependency) {
    dependencies.append(dependency)
  }

  /// Removes a holder; later changes do not invalidate it.
  public final func remove(_ dependency: Dependency) {
    if let index = dependencies.lastIndex(where: { $0 === dependency }) {
      dependencies.remove(at: index)
    }
  }

  /// Invalidates every holder that has read the source.
  ///
  /// - Returns: how many holders looked at the change without having read the source: checks that cost no update.
  @MainActor
  @discardableResult
  public final func invalidateReaders(in queue: UpdateQueue) -> Int {
    var checks = 0
    if let owner = ownerReference {
      if wasReadByOwner {
        owner.unretained { queue.invalidate($0, slots: GraphNode.bit(of: Int(ownerSlot))) }
      } else {
        checks += 1
      }
    }
    // Few sources have any, and a loop retains the list.
    if dependencies.isEmpty { return checks }
    for dependency in dependencies {
      if dependency.wasRead, dependency.hasChanged {
        queue.invalidate(dependency.node, slots: GraphNode.bit(of: dependency.slot))
      } else {
        checks += 1
      }
    }
    return checks
  }
}

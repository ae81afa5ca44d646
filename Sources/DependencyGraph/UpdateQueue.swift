// SPDX-License-Identifier: Apache-2.0

/// The dirty nodes, handed out parents first.
///
/// Ordered by depth, then by the order of invalidation. Nodes are mostly invalidated in that order; then they stand in a
/// list and are handed out one after the other. The first that comes too late makes a binary heap of the list, until the
/// queue is empty. The queue keeps its storage, so that a steady state allocates nothing.
@MainActor
public final class UpdateQueue {
  @usableFromInline
  struct Entry {
    @usableFromInline var order: UInt64
    /// Nil once it was handed out.
    @usableFromInline var node: GraphNode?

    @usableFromInline
    init(order: UInt64, node: GraphNode) {
      self.order = order
      self.node = node
    }
  }

  @exclusivity(unchecked) @usableFromInline var entries: ContiguousArray<Entry> = []
  /// How many entries have been handed out. They stand at the beginning of the list; a heap has none.
  @exclusivity(unchecked) @usableFromInline var front = 0
  @exclusivity(unchecked) private var isHeap = false
  @exclusivity(unchecked) @usableFromInline var sequence: UInt32 = 0
  // Behind an inlined accessor: another module's direct access would be checked for exclusivity.
  @exclusivity(unchecked) @usableFromInline var storedTurn: UInt32 = 0

  public init() {
    entries.reserveCapacity(16)
  }

  /// Another number for each node that is updated by itself. What happens during one turn happens in the order of the tree.
  @inlinable public var turn: UInt32 { storedTurn }

  /// Begins a turn for something that is brought up to date outside of ``runAll()``, or in another order.
  @inlinable
  public func beginTurn() {
    storedTurn &+= 1
  }

  /// Whether no node is dirty.
  @inlinable public var isEmpty: Bool { front == entries.count }

  /// Marks a node dirty because of one of its input slots; a node waits in the queue once.
  @inlinable
  public func invalidate(_ node: GraphNode, slots: UInt64) {
    if !node.marks.isDisjoint(with: [.removed, .frozen]) { return miss(node, slots: slots) }
    node.changedSlots |= slots
    if node.marks.contains(.queued) { return }
    node.marks.insert(.queued)
    push(node)
  }

  /// Remembers for a frozen node that it is out of date.
  @usableFromInline
  func miss(_ node: GraphNode, slots: UInt64) {
    if node.marks.contains(.removed) { return }
    node.changedSlots |= slots
    node.marks.insert(.missedUpdate)
  }

  /// Notes that a node needs no turn any more: it was updated when its parent was.
  @inlinable
  public func markUpdated(_ node: GraphNode) {
    node.marks.remove(.queued)
  }

  /// Updates every dirty node, parents before children, also those invalidated meanwhile.
  public func runAll() {
    while let node = pop() {
      // Its parent may have updated, removed or frozen it since.
      guard node.marks.contains(.queued) else { continue }
      node.marks.remove(.queued)
      guard node.marks.isDisjoint(with: [.removed, .frozen]) else {
        miss(node, slots: 0)
        continue
      }
      storedTurn &+= 1
      node.update()
    }
    sequence = 0
  }

  @usableFromInline
  func push(_ node: GraphNode) {
    let order = UInt64(UInt32(bitPattern: node.depth)) << 32 | UInt64(sequence)
    sequence &+= 1
    if !isHeap, let last = entries.last, last.order > order {
      entries.removeFirst(front)
      front = 0
      // What is in order is a heap, too.
      isHeap = true
    }
    entries.append(Entry(order: order, node: node))
    if isHeap { moveUpLast() }
  }

  private func pop() -> GraphNode? {
    if entries.count <= 1 {
      isHeap = false
      return entries.popLast()?.node
    }
    let node = isHeap ? popFirstOfHeap() : entries[front].node.take()
    if !isHeap { front += 1 }
    if isEmpty {
      entries.removeAll(keepingCapacity: true)
      front = 0
      isHeap = false
    }
    return node
  }

  private func moveUpLast() {
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if entries[parent].order <= entries[child].order { break }
      entries.swapAt(parent, child)
      child = parent
    }
  }

  private func popFirstOfHeap() -> GraphNode? {
    entries.swapAt(0, entries.count - 1)
    let first = entries.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= entries.count { break }
      if child + 1 < entries.count, entries[child + 1].order < entries[child].order { child += 1 }
      if entries[parent].order <= entries[child].order { break }
      entries.swapAt(parent, child)
      parent = child
    }
    return first.node
  }
}

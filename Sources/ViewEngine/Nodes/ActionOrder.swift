// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Brings the actions of one kind into the order of the tree: parents before children, earlier siblings before later
/// ones. The queue runs from the last action to the first, so later siblings act before earlier ones, and children
/// before parents.
///
/// The actions of one update are in that order already. Several updates run in the order of depth and not of the tree,
/// so their actions are sorted. Only the paths from the root to the nodes with actions are walked.
@MainActor
enum ActionOrder {
  /// An action, and whose it is.
  struct Entry {
    let node: ViewNode
    let action: () -> Void
    /// Which update has queued it.
    let turn: UInt32

    @MainActor
    init(_ node: ViewNode, _ action: @escaping () -> Void) {
      self.node = node
      self.action = action
      turn = node.graph.queue.turn
    }
  }

  static func sort(_ entries: inout ContiguousArray<Entry>) {
    guard let first = entries.first, entries.contains(where: { $0.turn != first.turn }) else { return }
    if areInOrder(entries) { return }
    let places = places(of: entries)
    // Sorted by place, then as they were queued.
    let order = entries.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    entries = ContiguousArray(order.map { entries[$0] })
  }

  /// Whether the entries are in the order of the tree already. Entries of nodes that look at the layout, one after the
  /// other, are.
  private static func areInOrder(_ entries: ContiguousArray<Entry>) -> Bool {
    var index = 0
    entries.withUnsafeBufferPointer { entries in
      walk(to: entries) { node in
        while index < entries.count, ObjectIdentifier(entries[index].node) == node { index += 1 }
      }
    }
    return index == entries.count
  }

  /// The place of each entry's node among all of them, in the order of the tree. The walk does not reach trees that
  /// belong to a node but are not its elements; their nodes come last.
  private static func places(of entries: ContiguousArray<Entry>) -> [Int] {
    var places: [ObjectIdentifier: Int] = [:]
    for entry in entries { places[ObjectIdentifier(entry.node)] = .max }
    var next = 0
    entries.withUnsafeBufferPointer { entries in
      walk(to: entries) { node in
        if places[node] != nil {
          places[node] = next
          next += 1
        }
      }
    }
    return entries.map { places[ObjectIdentifier($0.node)] ?? .max }
  }

  /// Visits the nodes of the entries and those above them in the order of the tree.
  @inline(__always)
  private static func walk(to entries: UnsafeBufferPointer<Entry>, _ visit: (ObjectIdentifier) -> Void) {
    var tops: [ViewNode] = []
    for index in entries.indices {
      if let top = markWay(to: Unmanaged.passUnretained(entries[index].node)) { tops.append(top) }
    }
    for top in inOrder(tops) { walk(from: top, visit) }
    for index in entries.indices { unmarkWay(to: Unmanaged.passUnretained(entries[index].node)) }
  }

  // The entries own their nodes, and the tree owns those above: none is counted on the way.

  /// Marks a node and those above it.
  ///
  /// - Returns: the top of its tree, if that was not marked before.
  private static func markWay(to node: Unmanaged<ViewNode>) -> ViewNode? {
    var current = node
    while current.unretained({ !$0.marks.contains(.leadsToAction) }) {
      let parent = current.unretained { node in
        node.marks.insert(.leadsToAction)
        return node.parentInTree
      }
      guard let parent else { return current.takeUnretainedValue() }
      current = parent
    }
    return nil
  }

  private static func unmarkWay(to node: Unmanaged<ViewNode>) {
    var next: Unmanaged<ViewNode>? = node
    while let current = next, current.unretained({ $0.marks.contains(.leadsToAction) }) {
      next = current.unretained { node in
        node.marks.remove(.leadsToAction)
        return node.parentInTree
      }
    }
  }

  /// The trees, from the one at the back to the one in front.
  private static func inOrder(_ tops: [ViewNode]) -> [ViewNode] {
    if tops.count < 2 { return tops }
    let roots = tops[0].graph.roots
    func place(_ top: ViewNode) -> Int { roots.firstIndex { $0 === top } ?? roots.count }
    return tops.sorted { place($0) < place($1) }
  }

  @inline(__always)
  private static func walk(from top: ViewNode, _ visit: (ObjectIdentifier) -> Void) {
    // A list and no recursion: trees may be deeper than a stack.
    var waiting = [Unmanaged.passUnretained(top)]
    while let next = waiting.popLast() {
      next.unretained { node in
        node.marks.remove(.leadsToAction)
        visit(ObjectIdentifier(node))
        for index in (0..<node.elementCount).reversed() {
          let element = node.elementReference(at: index)
          if element.unretained({ $0.marks.contains(.leadsToAction) }) { waiting.append(element) }
        }
      }
    }
  }
}

extension ViewNode {
  /// The node above, unless this is the top of what is on screen, of a presentation or of a canvas' symbols.
  fileprivate var parentInTree: Unmanaged<ViewNode>? {
    marks.isDisjoint(with: [.isRoot, .isDetached]) ? parent.map { Unmanaged.passUnretained($0) } : nil
  }
}

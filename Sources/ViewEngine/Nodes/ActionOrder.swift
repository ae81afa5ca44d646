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
    // The first property, see `node(of:)`.
    let node: ViewNode
    let action: () -> Void
  }

  /// The actions of one kind, as they were queued.
  @MainActor
  struct Entries {
    private(set) var all: ContiguousArray<Entry> = []
    /// Which update has queued the first of them, and whether it has queued all.
    private var firstTurn: UInt32 = 0
    private var areOfOneTurn = true

    mutating func append(_ node: ViewNode, _ action: consuming @escaping () -> Void) {
      let turn = node.withGraph { $0.queue.turn }
      if all.isEmpty { firstTurn = turn } else if turn != firstTurn { areOfOneTurn = false }
      all.append(Entry(node: node, action: action))
    }

    /// The actions in the order of the tree.
    consuming func sorted() -> ContiguousArray<Entry> {
      if areOfOneTurn || areInOrder(all) { return all }
      let (places, entries) = (places(of: all), all)
      // Sorted by place, then as they were queued.
      let order = entries.indices.sorted { (places[$0], $0) < (places[$1], $1) }
      return ContiguousArray(order.map { entries[$0] })
    }
  }

  /// The node of an entry, which owns it. Read from where it stands: a copy of the entry would count what is in it.
  @inline(__always)
  private static func node(of entry: UnsafePointer<Entry>) -> Unmanaged<ViewNode> {
    UnsafeRawPointer(entry).load(as: Unmanaged<ViewNode>.self)
  }

  /// Whether the entries are in the order of the tree already. Entries of nodes that look at the layout, one after the
  /// other, are.
  private static func areInOrder(_ entries: ContiguousArray<Entry>) -> Bool {
    entries.withUnsafeBufferPointer { entries in
      var forks = Forks()
      guard let first = entries.baseAddress else { return true }
      var last = node(of: first)
      for index in entries.indices.dropFirst() {
        let next = node(of: first + index)
        if !forks.pass(from: last, to: next) { return false }
        last = next
      }
      return true
    }
  }

  /// A walk along nodes in the order of the tree. It knows the nodes below which the way has forked, and how far it has
  /// come among their elements: so it looks at each element once.
  @MainActor
  private struct Forks {
    private struct Fork {
      let node: Unmanaged<ViewNode>
      var place: Int
    }

    /// From the top of the tree down.
    private var forks: [Fork] = []

    /// Whether a node comes before another one. The way goes up to the node around both, where it forks.
    mutating func pass(from first: Unmanaged<ViewNode>, to second: Unmanaged<ViewNode>) -> Bool {
      var (left, right) = (first, second)
      var (leftBelow, rightBelow): (Unmanaged<ViewNode>?, Unmanaged<ViewNode>?) = (nil, nil)
      while left.toOpaque() != right.toOpaque() {
        let (leftDepth, rightDepth) = (left.depth, right.depth)
        if leftDepth >= rightDepth {
          guard let parent = left.parentInTree else { return false }
          (leftBelow, left) = (left, parent)
        }
        if rightDepth >= leftDepth {
          guard let parent = right.parentInTree else { return false }
          (rightBelow, right) = (right, parent)
        }
      }
      // A node comes before what is below it.
      guard let leftBelow else { return true }
      guard let rightBelow else { return false }
      return pass(left, from: leftBelow, to: rightBelow)
    }

    private mutating func pass(
      _ fork: Unmanaged<ViewNode>, from first: Unmanaged<ViewNode>, to second: Unmanaged<ViewNode>
    ) -> Bool {
      while let last = forks.last, last.node.toOpaque() != fork.toOpaque() {
        if last.node.depth < fork.depth { break }
        forks.removeLast()
      }
      if forks.last?.node.toOpaque() != fork.toOpaque() {
        guard let place = fork.place(of: first, from: 0) else { return false }
        forks.append(Fork(node: fork, place: place))
      }
      let last = forks.count - 1
      guard let place = fork.place(of: second, from: forks[last].place + 1) else { return false }
      forks[last].place = place
      return true
    }
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
      current.unretained { _ = $0.marks.insert(.leadsToAction) }
      guard let parent = current.parentInTree else { return current.takeUnretainedValue() }
      current = parent
    }
    return nil
  }

  private static func unmarkWay(to node: Unmanaged<ViewNode>) {
    var next: Unmanaged<ViewNode>? = node
    while let current = next, current.unretained({ $0.marks.contains(.leadsToAction) }) {
      current.unretained { _ = $0.marks.remove(.leadsToAction) }
      next = current.parentInTree
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

@MainActor
extension Unmanaged<ViewNode> {
  /// The node above, unless this is the top of what is on screen, of a presentation or of a canvas' symbols.
  fileprivate var parentInTree: Unmanaged<ViewNode>? {
    // No closure is passed on: one of the main actor would check at run time whether it runs there.
    unretained { node -> Unmanaged<ViewNode>? in
      node.marks.isDisjoint(with: [.isRoot, .isDetached]) ? node.parentReference : nil
    }
  }

  fileprivate var depth: Int32 { unretained { $0.depth } }

  /// Where an element stands, from a place on.
  fileprivate func place(of element: Unmanaged<ViewNode>, from start: Int) -> Int? {
    unretained { node in
      var place = start
      while place < node.elementCount {
        if node.elementReference(at: place).toOpaque() == element.toOpaque() { return place }
        place += 1
      }
      return nil
    }
  }
}

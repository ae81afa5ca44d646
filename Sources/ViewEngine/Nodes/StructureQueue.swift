// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The containers whose lists of children are to be collected anew before the next layout.
@MainActor
package struct StructureQueue {
  private var nodes: ContiguousArray<ArrangingNode> = []
  /// Room for a list on its way to the layout tree.
  private var room: [LayoutID] = []
  /// The containers whose lists follow the order of nodes further down, in other containers.
  private var orderFollowers: ContiguousArray<ArrangingNode> = []

  nonisolated init() {}

  var isEmpty: Bool { nodes.isEmpty }

  /// Takes note that the list of a container is no longer right.
  package mutating func add(_ node: ArrangingNode) {
    if node.marks.contains(.structureChanged) { return }
    node.marks.insert(.structureChanged)
    nodes.append(node)
  }

  /// Has the list of a container collected anew whenever that of any container is, or no longer.
  package mutating func followOrder(_ node: ArrangingNode, _ follows: Bool) {
    if follows == orderFollowers.contains(where: { $0 === node }) { return }
    if follows { orderFollowers.append(node) } else { orderFollowers.removeAll { $0 === node } }
  }

  fileprivate mutating func addOrderFollowers() {
    if nodes.isEmpty { return }
    for node in orderFollowers { add(node) }
  }

  fileprivate mutating func takeNext() -> ArrangingNode? {
    guard let node = nodes.popLast() else { return nil }
    node.marks.remove(.structureChanged)
    return node
  }

  /// An empty list to collect children in; ``keepRoom(_:)`` gives it back.
  mutating func takeRoom() -> [LayoutID] {
    var taken: [LayoutID] = []
    swap(&taken, &room)
    return taken
  }

  mutating func keepRoom(_ ids: inout [LayoutID]) {
    // The room of a long list is not kept: there are few of them.
    if ids.capacity > 64 { return }
    ids.removeAll(keepingCapacity: true)
    swap(&ids, &room)
  }

  /// Gives back what the first frame needed; as many containers will hardly change again at once.
  mutating func trim() {
    if nodes.isEmpty { nodes = [] }
  }
}

extension ViewGraph {
  /// Hands changed lists of children to the layout tree.
  package func updateStructures() {
    structures.addOrderFollowers()
    while let node = structures.takeNext() {
      if !node.marks.contains(.removed) { node.updateLayoutChildren() }
    }
  }
}

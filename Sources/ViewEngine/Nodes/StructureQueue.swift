// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The containers whose lists of children must be collected again before the next layout.
@MainActor
package struct StructureQueue {
  private var nodes: ContiguousArray<ArrangingNode> = []
  /// Memory for a list that is passed to the layout tree.
  private var room: [LayoutID] = []
  /// The containers whose lists follow the order of nodes further down, in other containers.
  private var orderFollowers: ContiguousArray<ArrangingNode> = []

  nonisolated init() {}

  var isEmpty: Bool { nodes.isEmpty }

  /// Notes that the list of a container is no longer correct.
  package mutating func add(_ node: ArrangingNode) {
    if node.marks.contains(.structureChanged) { return }
    node.marks.insert(.structureChanged)
    nodes.append(node)
  }

  /// Starts or stops collecting the list of a container whenever that of any container is collected.
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
    // The memory of a long list is not kept, because long lists are few.
    if ids.capacity > 64 { return }
    ids.removeAll(keepingCapacity: true)
    swap(&ids, &room)
  }

  /// Frees the memory that the first frame needed, because so many containers rarely change at once again.
  mutating func trim() {
    if nodes.isEmpty { nodes = [] }
  }
}

extension ViewGraph {
  /// Hands changed lists of children to the layout tree.
  func updateStructures() {
    structures.addOrderFollowers()
    while let node = structures.takeNext() {
      if !node.marks.contains(.removed) { node.updateLayoutChildren() }
    }
  }
}

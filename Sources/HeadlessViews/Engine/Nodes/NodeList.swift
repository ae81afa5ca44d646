// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A list of nodes that costs no allocation for the most frequent lengths, one and two.
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
public struct NodeList {
  // Two nodes are stored in place: there is room for the second one anyway, and rows are most often made of two
  // views.
  @usableFromInline var first: ViewNode?
  @usableFromInline var second: ViewNode?
  @usableFromInline var rest: ContiguousArray<ViewNode> = []

  @usableFromInline
  init() {}

  @inlinable var count: Int { first == nil ? 0 : second == nil ? 1 : rest.count + 2 }

  @inlinable
  subscript(index: Int) -> ViewNode {
    index == 0 ? first.unsafelyUnwrapped : index == 1 ? second.unsafelyUnwrapped : rest[index - 2]
  }

  /// The node at an index, for a call during which it stays in the list: it need not be retained.
  @inlinable
  func reference(at index: Int) -> Unmanaged<ViewNode> { Unmanaged.passUnretained(self[index]) }

  /// The index of a node. Only the address is compared, because the node may have been freed.
  @usableFromInline
  func position(of node: ObjectIdentifier) -> Int? {
    if let first, ObjectIdentifier(first) == node { return 0 }
    if let second, ObjectIdentifier(second) == node { return 1 }
    return rest.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt.self).firstIndex(of: UInt(bitPattern: node)).map { $0 + 2 }
    }
  }

  /// Makes room for so many nodes, before they are appended.
  @inlinable
  mutating func reserveCapacity(_ count: Int) {
    if count > 2 { rest.reserveCapacity(count - 2) }
  }

  @inlinable
  mutating func append(_ node: consuming ViewNode) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else {
      rest.append(node)
    }
  }

  mutating func insert(_ node: ViewNode, at index: Int) {
    if index > 1 { return rest.insert(node, at: index - 2) }
    // Each of the two in place that is in the way moves on by one.
    var moving: ViewNode? = node
    if index == 0 { swap(&moving, &first) }
    if moving == nil { return }
    swap(&moving, &second)
    if let moving { rest.insert(moving, at: 0) }
  }

  @inlinable
  func forEach(_ body: (ViewNode) -> Void) {
    guard let first else { return }
    if !StackGuard.hasRoom { return forEachDeeper(body) }
    body(first)
    guard let second else { return }
    body(second)
    for node in rest { body(node) }
  }

  /// Calls a function with the nodes in a range of positions.
  @inlinable
  func forEach(in range: Range<Int>, _ body: (ViewNode) -> Void) {
    StackGuard.withRoom {
      for index in range { body(self[index]) }
    }
  }

  /// All recursion through a tree goes by these functions, so they see to it that there is room on the stack.
  @usableFromInline @inline(never)
  func forEachDeeper(_ body: (ViewNode) -> Void) {
    StackGuard.withMoreRoom {
      if let first { body(first) }
      if let second { body(second) }
      for node in rest { body(node) }
    }
  }

  /// Replaces the whole list.
  mutating func replace(with nodes: ContiguousArray<ViewNode>) {
    first = nodes.first
    second = nodes.count > 1 ? nodes[1] : nil
    rest = ContiguousArray(nodes.dropFirst(2))
  }

  @usableFromInline
  mutating func removeAll() {
    first = nil
    second = nil
    rest.removeAll()
  }

  /// The nodes at some positions.
  @usableFromInline
  func nodes(at positions: ContiguousArray<Int>) -> NodeList {
    var nodes = NodeList()
    nodes.reserveCapacity(positions.count)
    for position in positions { nodes.append(self[position]) }
    return nodes
  }

  /// Puts other nodes in place of a part of the list.
  ///
  /// - Parameters:
  ///   - origins: Where each of them stands now, -1 for the next one of `made`.
  @usableFromInline
  mutating func replace(_ part: Range<Int>, from origins: ContiguousArray<Int>, _ made: NodeList) {
    var nodes: ContiguousArray<ViewNode> = []
    nodes.reserveCapacity(origins.count + 2)
    // Two nodes are stored in place. If the part touches them, node 0 is collected in front of it, and nodes behind it
    // until both places are filled.
    if part.lowerBound == 1 { nodes.append(self[0]) }
    var next = 0
    for origin in origins {
      if origin >= 0 {
        nodes.append(self[origin])
      } else {
        nodes.append(made[next])
        next += 1
      }
    }
    if part.lowerBound > 1 {
      rest.replaceSubrange((part.lowerBound - 2)..<(part.upperBound - 2), with: nodes)
      return
    }
    var end = part.upperBound
    while end < count, end < 2 || nodes.count < 2 {
      nodes.append(self[end])
      end += 1
    }
    let replaced = max(end - 2, 0)
    first = nodes.first
    second = nodes.count > 1 ? nodes[1] : nil
    rest.replaceSubrange(0..<replaced, with: nodes.dropFirst(2))
  }

  /// Lets nodes change places, without counting references: none comes and none goes.
  ///
  /// - Parameters:
  ///   - start: The first position that is looked at.
  ///   - origins: Where the nodes from there on stand now.
  @usableFromInline
  mutating func permute(from start: Int, _ origins: ContiguousArray<Int>) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer.self, capacity: origins.count) { old in
      for index in origins.indices { old[index] = reference(at: start + index).toOpaque() }
      func store(_ index: Int, to place: UnsafeMutableRawBufferPointer, _ offset: Int) {
        place.storeBytes(
          of: old[origins[index] - start],
          toByteOffset: offset * MemoryLayout<UnsafeMutableRawPointer>.stride,
          as: UnsafeMutableRawPointer.self)
      }
      for position in start..<max(start, min(start + origins.count, 2)) {
        if position == 0 {
          withUnsafeMutableBytes(of: &first) { store(position - start, to: $0, 0) }
        } else {
          withUnsafeMutableBytes(of: &second) { store(position - start, to: $0, 0) }
        }
      }
      rest.withUnsafeMutableBytes { rest in
        for index in origins.indices where start + index > 1 && origins[index] != start + index {
          store(index, to: rest, start + index - 2)
        }
      }
    }
  }
}

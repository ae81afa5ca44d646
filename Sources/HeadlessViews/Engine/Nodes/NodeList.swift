// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A list of nodes that costs no allocation for the most frequent length, one.
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
public struct NodeList {
  @usableFromInline var first: ViewNode?
  @usableFromInline var rest: ContiguousArray<ViewNode> = []

  @usableFromInline
  init() {}

  @inlinable var count: Int { first == nil ? 0 : rest.count + 1 }

  @inlinable
  subscript(index: Int) -> ViewNode {
    index == 0 ? first.unsafelyUnwrapped : rest[index - 1]
  }

  /// The node at an index, for a call during which it stays in the list: it need not be retained.
  @inlinable
  func reference(at index: Int) -> Unmanaged<ViewNode> { Unmanaged.passUnretained(self[index]) }

  /// Where a node stands. Its address alone is looked at: it may be gone.
  @usableFromInline
  func position(of node: ObjectIdentifier) -> Int? {
    guard let first else { return nil }
    if ObjectIdentifier(first) == node { return 0 }
    return rest.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt.self).firstIndex(of: UInt(bitPattern: node)).map { $0 + 1 }
    }
  }

  @inlinable
  mutating func append(_ node: ViewNode) {
    if first == nil {
      first = node
    } else {
      rest.append(node)
    }
  }

  mutating func insert(_ node: ViewNode, at index: Int) {
    guard let before = first else { return first = node }
    if index == 0 {
      first = node
      rest.insert(before, at: 0)
    } else {
      rest.insert(node, at: index - 1)
    }
  }

  @inlinable
  func forEach(_ body: (ViewNode) -> Void) {
    guard let first else { return }
    if !StackGuard.hasRoom { return forEachDeeper(body) }
    body(first)
    for node in rest { body(node) }
  }

  /// Goes through the first nodes with their positions, without counting references: they stay where they are.
  @inlinable
  func forEachReference(first count: Int, _ body: (Int, Unmanaged<ViewNode>) -> Void) {
    if count == 0 { return }
    body(0, reference(at: 0))
    rest.withUnsafeBytes { bytes in
      let nodes = bytes.bindMemory(to: Unmanaged<ViewNode>.self)
      for index in 0..<(count - 1) { body(index + 1, nodes[index]) }
    }
  }

  /// Calls a function with the nodes in a range of positions.
  @inlinable
  func forEach(in range: Range<Int>, _ body: (ViewNode) -> Void) {
    StackGuard.withRoom {
      for index in range { body(self[index]) }
    }
  }

  /// Whoever goes through a tree does so by these functions, so this is where the stack is looked after.
  @usableFromInline @inline(never)
  func forEachDeeper(_ body: (ViewNode) -> Void) {
    StackGuard.withMoreRoom {
      if let first { body(first) }
      for node in rest { body(node) }
    }
  }

  /// Replaces the whole list.
  mutating func replace(with nodes: ContiguousArray<ViewNode>) {
    first = nodes.first
    rest = nodes.count < 2 ? [] : ContiguousArray(nodes.dropFirst())
  }

  @usableFromInline
  mutating func removeAll() {
    first = nil
    rest.removeAll()
  }

  /// The nodes at some positions.
  @usableFromInline
  func nodes(at positions: ContiguousArray<Int>) -> NodeList {
    var nodes = NodeList()
    if positions.count > 2 { nodes.rest.reserveCapacity(positions.count - 1) }
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
    nodes.reserveCapacity(origins.count)
    var next = 0
    for origin in origins {
      if origin >= 0 {
        nodes.append(self[origin])
      } else {
        nodes.append(made[next])
        next += 1
      }
    }
    if part.lowerBound > 0 {
      rest.replaceSubrange((part.lowerBound - 1)..<(part.upperBound - 1), with: nodes)
    } else if part.upperBound == count {
      replace(with: nodes)
    } else {
      // The first one stands apart from the others.
      var end = part.upperBound - 1
      if part.isEmpty {
        nodes.append(self[0])
        end = 0
      } else if nodes.isEmpty {
        nodes.append(self[part.upperBound])
        end += 1
      }
      first = nodes[0]
      rest.replaceSubrange(0..<end, with: nodes.dropFirst())
    }
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
      if start == 0, let origin = origins.first, origin != 0 {
        withUnsafeMutableBytes(of: &first) {
          $0.storeBytes(of: old[origin], as: UnsafeMutableRawPointer.self)
        }
      }
      rest.withUnsafeMutableBytes { rest in
        for index in origins.indices where start + index > 0 && origins[index] != start + index {
          rest.storeBytes(
            of: old[origins[index] - start],
            toByteOffset: (start + index - 1) * MemoryLayout<UnsafeMutableRawPointer>.stride,
            as: UnsafeMutableRawPointer.self)
        }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

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

  /// The same for the nodes in a range of positions.
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
    rest = ContiguousArray(nodes.dropFirst())
  }

  @usableFromInline
  mutating func removeAll() {
    first = nil
    rest.removeAll()
  }
}

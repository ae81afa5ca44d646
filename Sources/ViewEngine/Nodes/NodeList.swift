// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A list of nodes that costs no allocation for the most frequent lengths, up to three.
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
public struct NodeList {
  /// The nodes after the second one, in one word.
  @usableFromInline
  enum Rest {
    case none
    case one(ViewNode)
    case several(ContiguousArray<ViewNode>)

    @inlinable var count: Int {
      switch self {
      case .none: 0
      case .one: 1
      case .several(let nodes): nodes.count
      }
    }

    @inlinable @inline(__always)
    func reference(at index: Int) -> Unmanaged<ViewNode> {
      // Loops over many nodes are the ones that count.
      if case .several(let nodes) = self { return Unmanaged.passUnretained(nodes[index]) }
      return Unmanaged.passUnretained(self[index])
    }

    /// The nodes as an array.
    consuming func consumed() -> ContiguousArray<ViewNode> {
      switch consume self {
      case .none: []
      case .one(let node): [node]
      case .several(let nodes): nodes
      }
    }

    @inlinable
    subscript(index: Int) -> ViewNode {
      if case .several(let nodes) = self { return nodes[index] }
      guard case .one(let node) = self, index == 0 else { preconditionFailure("the list has no such node") }
      return node
    }
  }

  // Rows are most often made of up to three views.
  @usableFromInline var first: ViewNode?
  @usableFromInline var second: ViewNode?
  @usableFromInline var rest = Rest.none

  @inlinable
  package init() {}

  @inlinable package var count: Int { first == nil ? 0 : second == nil ? 1 : rest.count + 2 }

  @inlinable @inline(__always)
  package subscript(index: Int) -> ViewNode {
    index > 1 ? rest[index - 2] : index == 0 ? first.unsafelyUnwrapped : second.unsafelyUnwrapped
  }

  /// The node at an index, for a call during which it stays in the list: it need not be retained.
  @inlinable @inline(__always)
  func reference(at index: Int) -> Unmanaged<ViewNode> {
    // Written out in each branch, because the compiler retains the node if the branches join.
    if index > 1 { return rest.reference(at: index - 2) }
    if index == 0 { return Unmanaged.passUnretained(first.unsafelyUnwrapped) }
    return Unmanaged.passUnretained(second.unsafelyUnwrapped)
  }

  /// The index of a node. Only the address is compared, because the node may have been freed.
  @usableFromInline
  func position(of node: ObjectIdentifier) -> Int? {
    if let first, ObjectIdentifier(first) == node { return 0 }
    if let second, ObjectIdentifier(second) == node { return 1 }
    switch rest {
    case .none: return nil
    case .one(let third): return ObjectIdentifier(third) == node ? 2 : nil
    case .several(let nodes):
      return nodes.withUnsafeBytes { bytes in
        bytes.bindMemory(to: UInt.self).firstIndex(of: UInt(bitPattern: node)).map { $0 + 2 }
      }
    }
  }

  /// Makes room for so many nodes, before they are appended.
  @usableFromInline
  mutating func reserveCapacity(_ count: Int) {
    if count > 3 { changeRest { $0.reserveCapacity(count - 2) } }
  }

  /// Changes the nodes after the second one, as an array.
  private mutating func changeRest(_ change: (inout ContiguousArray<ViewNode>) -> Void) {
    // Moved out for the change, because a shared array would be copied.
    var taken = Rest.none
    swap(&taken, &rest)
    var nodes = (consume taken).consumed()
    change(&nodes)
    rest = .several(nodes)
  }

  @inlinable
  package mutating func append(_ node: consuming ViewNode) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else if case .none = rest {
      rest = .one(node)
    } else {
      appendToSeveral(node)
    }
  }

  @usableFromInline
  mutating func appendToSeveral(_ node: ViewNode) {
    changeRest { $0.append(node) }
  }

  mutating func insert(_ node: ViewNode, at index: Int) {
    if index > 1 { return changeRest { $0.insert(node, at: index - 2) } }
    // The two nodes in front move on by one if they are in the way.
    var moving: ViewNode? = node
    if index == 0 { swap(&moving, &first) }
    if moving == nil { return }
    swap(&moving, &second)
    if let moving { changeRest { $0.insert(moving, at: 0) } }
  }

  @inlinable
  package func forEach(_ body: (ViewNode) -> Void) {
    guard let first else { return }
    if !StackGuard.hasRoom { return forEachDeeper(body) }
    body(first)
    guard let second else { return }
    body(second)
    forEachOfRest(body)
  }

  @inlinable
  func forEachOfRest(_ body: (ViewNode) -> Void) {
    switch rest {
    case .none: break
    case .one(let node): body(node)
    case .several(let nodes): for node in nodes { body(node) }
    }
  }

  /// Calls a function with the nodes in a range of positions.
  @inlinable
  package func forEach(in range: Range<Int>, _ body: (ViewNode) -> Void) {
    StackGuard.withRoom {
      for index in range { body(self[index]) }
    }
  }

  /// All recursion through a tree uses these functions, so they check that there is enough stack.
  @usableFromInline @inline(never)
  func forEachDeeper(_ body: (ViewNode) -> Void) {
    StackGuard.withMoreRoom {
      if let first { body(first) }
      if let second { body(second) }
      forEachOfRest(body)
    }
  }

  /// Replaces the whole list.
  @usableFromInline
  package mutating func replace(with nodes: ContiguousArray<ViewNode>) {
    first = nodes.first
    second = nodes.count > 1 ? nodes[1] : nil
    rest = nodes.count > 2 ? .several(ContiguousArray(nodes.dropFirst(2))) : .none
  }

  @usableFromInline
  package mutating func removeAll() {
    first = nil
    // Most nodes have one element. Releasing an empty list would be a call, too.
    if second == nil { return }
    second = nil
    rest = .none
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
    // Two nodes are stored in front. If the part touches them, node 0 is collected in front of it, and nodes behind it
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
      return changeRest { $0.replaceSubrange((part.lowerBound - 2)..<(part.upperBound - 2), with: nodes) }
    }
    var end = part.upperBound
    while end < count, end < 2 || nodes.count < 2 {
      nodes.append(self[end])
      end += 1
    }
    let replaced = max(end - 2, 0)
    first = nodes.first
    second = nodes.count > 1 ? nodes[1] : nil
    changeRest { $0.replaceSubrange(0..<replaced, with: nodes.dropFirst(2)) }
  }

  /// Reorders the nodes without counting references, because none is added or removed.
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
      if case .none = rest { return }
      changeRest { rest in
        rest.withUnsafeMutableBytes { rest in
          for index in origins.indices where start + index > 1 && origins[index] != start + index {
            store(index, to: rest, start + index - 2)
          }
        }
      }
    }
  }
}

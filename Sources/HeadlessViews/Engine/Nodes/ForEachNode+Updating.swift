// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items that stay in their places.
extension ForEachNode {
  /// Brings the items at some positions up to their elements.
  @inlinable
  func updateItems(at positions: ItemPositions) {
    if positions.count == 0 { return }
    // The list is held, and not each node of it.
    let nodes = elements
    let updates = ItemUpdates<Content>(graph, nodes)
    if updates.comparesBytes {
      updateDifferingItems(at: positions, nodes, updates)
    } else {
      updateItems(at: positions, nodes, updates)
    }
  }

  /// The same where rows are compared byte by byte, which runs no client's code: each view is compared as soon as it is
  /// made, and only those that differ are kept until all are made.
  @inlinable
  func updateDifferingItems(at positions: ItemPositions, _ nodes: NodeList, _ updates: ItemUpdates<Content>) {
    let count = positions.count
    let (data, content) = (source.data, source.content)
    withUnsafeTemporaryAllocation(of: Content.self, capacity: count) { room in
      // A bit for each view, so that the bits of thousands fit on the stack.
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count / 64 + 1) { differing in
        guard let views = room.baseAddress else { return }
        differing.initialize(repeating: 0)
        let (made, kept) = evaluating {
          var (made, kept) = (0, 0)
          var rest = data.makeIterator()
          while made < count {
            let view = views + kept
            if positions.areFirst {
              guard let element = rest.next() else { break }
              view.initialize(to: content(element))
            } else {
              let index = data.index(data.startIndex, offsetBy: positions[made])
              view.initialize(to: content(data[index]))
            }
            if updates.isSettled(nodes.reference(at: positions[made]), at: view) {
              updates.release(view.move())
            } else {
              kept += 1
              differing[made / 64] |= 1 << UInt64(made % 64)
            }
            made += 1
          }
          return (made, kept)
        }
        var equal = made - kept
        var next = views
        for index in 0..<made where differing[index / 64] & 1 << UInt64(index % 64) != 0 {
          equal &+= nodes.reference(at: positions[index]).unretained { updates.update($0, at: next) }
          updates.release(next.move())
          next += 1
        }
        graph.noteEqualItems(equal)
      }
    }
  }

  /// The same for other rows.
  ///
  /// All views are made under this node's observation before the first one is compared: what a body reads that runs
  /// then is no dependency of the list. Each is compared where it was made, and moved out of there. Copied, it would cost a
  /// pair of reference counts for each object in it.
  @inlinable
  func updateItems(at positions: ItemPositions, _ nodes: NodeList, _ updates: ItemUpdates<Content>) {
    let count = positions.count
    withUnsafeTemporaryAllocation(of: Content.self, capacity: count) { room in
      guard let views = room.baseAddress else { return }
      let (data, content) = (source.data, source.content)
      let made = evaluating {
        var made = 0
        if positions.areFirst {
          var rest = data.makeIterator()
          while made < count, let element = rest.next() {
            (views + made).initialize(to: content(element))
            made += 1
          }
          return made
        }
        while made < count {
          let index = data.index(data.startIndex, offsetBy: positions[made])
          (views + made).initialize(to: content(data[index]))
          made += 1
        }
        return made
      }
      var equal = 0
      for index in 0..<made {
        equal &+= nodes.reference(at: positions[index]).unretained { updates.update($0, at: views + index) }
        updates.release((views + index).move())
      }
      graph.noteEqualItems(equal)
    }
  }
}

/// Hands the items of a list their new views, one after the other.
@MainActor
@usableFromInline
struct ItemUpdates<Content: View> {
  @usableFromInline let rowClass: ObjectIdentifier
  /// Whether rows are compared byte by byte, and nobody wants to know when: then equal ones are counted together.
  @usableFromInline let comparesBytes: Bool

  /// - Parameter items: The items of the list, of which the first tells how rows are compared.
  @inlinable
  init(_ graph: ViewGraph, _ items: NodeList) {
    rowClass = ObjectIdentifier(BodyNode<Content>.self)
    let isWatched = graph.trace.phaseTimer != nil || graph.trace.isRecording
    if !isWatched, items.count > 0, ObjectIdentifier(type(of: items[0])) == rowClass {
      let row = unsafeDowncast(items[0], to: BodyNode<Content>.self)
      comparesBytes = row.type.comparison.singleRun == MemoryLayout<Content>.size
    } else {
      comparesBytes = false
    }
  }

  /// Whether an item is a row whose new view is the old one.
  @inlinable
  func isSettled(_ item: Unmanaged<ViewNode>, at view: UnsafePointer<Content>) -> Bool {
    item.unretained {
      ObjectIdentifier(type(of: $0)) == rowClass
        && unsafeDowncast($0, to: BodyNode<Content>.self).isSettled(at: view)
    }
  }

  /// Releases a view field by field. Where it stands, its type's witnesses would be asked to.
  @inlinable @inline(__always)
  nonisolated func release(_ view: consuming Content) {}

  /// - Returns: how many comparisons are still to be counted: 1 for a row that is equal.
  @inlinable
  func update(_ node: ViewNode, at view: UnsafePointer<Content>) -> Int {
    if ObjectIdentifier(type(of: node)) == rowClass {
      let row = unsafeDowncast(node, to: BodyNode<Content>.self)
      if comparesBytes && row.isSettled(at: view) { return 1 }
      row.receive(at: view)
    } else {
      Self.update(node, view.pointee)
    }
    return 0
  }

  /// Brings an item up to a view that stays where it is.
  @inlinable
  static func update(_ node: ViewNode, _ view: Content) {
    if node.marks.contains(.isWrapped) {
      unsafeDowncast(node, to: WrappedElementNode<Content>.self).receive(view)
    } else {
      Content._updateNode(node, view)
    }
  }
}

extension ViewGraph {
  /// Counts items whose new views were the old ones.
  @inlinable
  func noteEqualItems(_ count: Int) {
    tally.comparisons &+= count
    tally.equalComparisons &+= count
  }
}

/// Where some items stand, in ascending order. It is no generic collection, because code that clients' lists do not
/// specialise would allocate for each position.
@usableFromInline
struct ItemPositions {
  @usableFromInline let range: Range<Int>
  /// The positions, where they do not follow each other.
  @usableFromInline let scattered: ArraySlice<Int>?

  @inlinable
  init(_ range: Range<Int>) {
    self.range = range
    scattered = nil
  }

  /// The first items of a list.
  @inlinable
  init(first count: Int) {
    self.init(0..<count)
  }

  @inlinable
  init(_ scattered: ArraySlice<Int>) {
    range = scattered.indices
    self.scattered = scattered
  }

  @inlinable var count: Int { range.count }

  /// Whether they are the first items of a list, as far as is known.
  @inlinable var areFirst: Bool { scattered == nil && range.lowerBound == 0 }

  @inlinable
  subscript(index: Int) -> Int {
    let position = range.lowerBound + index
    return scattered.map { $0[position] } ?? position
  }
}

extension ForEach where Content: View {
  /// The node of one datum's view, with the modifiers of the list around it.
  @MainActor
  @inlinable
  static func makeItem(_ view: Content, _ context: NodeContext) -> ViewNode {
    context.isWrapped && Content._isUnary(in: context)
      ? WrappedElementNode<Content>(view, context) : Content._makeNode(view, context)
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items that stay in their places.
extension ForEachNode {
  /// Brings the items at some positions up to their elements.
  ///
  /// All views are made under this node's observation before the first one is compared: what a body reads that runs
  /// then is no dependency of the list. Each is compared and destroyed where it was made. Copied, it would cost a pair of
  /// reference counts for each object in it.
  @inlinable
  func updateItems(at positions: ItemPositions) {
    let count = positions.count
    if count == 0 { return }
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
      // The list is held, and not each node of it.
      let nodes = elements
      let rowClass = ObjectIdentifier(BodyNode<Content>.self)
      for index in 0..<made {
        nodes.reference(at: positions[index]).unretained {
          Source.updateItem($0, rowClass, at: views + index)
        }
        (views + index).deinitialize(count: 1)
      }
    }
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
  /// Brings a node up to a view that stays where it is.
  ///
  /// - Parameter rowClass: `BodyNode<Content>`, looked up once for all rows.
  @MainActor
  @inlinable
  static func updateItem(_ node: ViewNode, _ rowClass: ObjectIdentifier, at view: UnsafePointer<Content>) {
    if ObjectIdentifier(type(of: node)) == rowClass {
      unsafeDowncast(node, to: BodyNode<Content>.self).receive(at: view)
    } else {
      updateItem(node, view.pointee)
    }
  }

  @MainActor
  @inlinable
  static func updateItem(_ node: ViewNode, _ view: Content) {
    if node.marks.contains(.isWrapped) {
      unsafeDowncast(node, to: WrappedElementNode<Content>.self).receive(view)
    } else {
      Content._updateNode(node, view)
    }
  }

  /// The node of one datum's view, with the modifiers of the list around it.
  @MainActor
  @inlinable
  static func makeItem(_ view: Content, _ context: NodeContext) -> ViewNode {
    context.isWrapped && Content._isUnary(in: context)
      ? WrappedElementNode<Content>(view, context) : Content._makeNode(view, context)
  }
}

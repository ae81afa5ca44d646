// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items that stay in their places.
extension ForEachNode {
  /// Brings the items at some positions up to their elements.
  ///
  /// All views are made under this node's observation before the first one is compared: what a body reads that runs
  /// then is no dependency of the list. Each is compared and destroyed where it was made. Copied, it would cost a pair of
  /// reference counts for each object in it.
  ///
  /// - Parameters:
  ///   - positions: Where the items stand.
  ///   - data: Their elements, one after the other. There may be more of them.
  @inlinable
  func updateItems(at positions: some RandomAccessCollection<Int>, to data: some Sequence<Data.Element>) {
    if positions.isEmpty { return }
    withUnsafeTemporaryAllocation(of: Content.self, capacity: positions.count) { room in
      guard let views = room.baseAddress else { return }
      let (content, count) = (source.content, positions.count)
      let made = evaluating {
        var rest = data.makeIterator()
        var made = 0
        while made < count, let element = rest.next() {
          (views + made).initialize(to: content(element))
          made += 1
        }
        return made
      }
      // The list is held, and not each node of it.
      let nodes = elements
      let rowClass = ObjectIdentifier(BodyNode<Content>.self)
      var next = views
      for position in positions.prefix(made) {
        nodes.reference(at: position).unretained { Source.updateItem($0, rowClass, at: next) }
        next.deinitialize(count: 1)
        next += 1
      }
    }
  }

  /// The same for items at any positions.
  @inlinable
  func updateItems(at positions: some RandomAccessCollection<Int>) {
    let data = source.data
    updateItems(
      at: positions, to: positions.lazy.map { data[data.index(data.startIndex, offsetBy: $0)] })
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

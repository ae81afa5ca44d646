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
  func updateItems(at positions: some RandomAccessCollection<Int>) {
    if positions.isEmpty { return }
    withUnsafeTemporaryAllocation(of: Content.self, capacity: positions.count) { room in
      guard let views = room.baseAddress else { return }
      let (data, content) = (source.data, source.content)
      evaluating {
        var next = views
        for position in positions {
          next.initialize(to: content(data[data.index(data.startIndex, offsetBy: position)]))
          next += 1
        }
      }
      // The list is held, and not each node of it.
      let nodes = elements
      let rowClass = ObjectIdentifier(BodyNode<Content>.self)
      var next = views
      for position in positions {
        nodes.reference(at: position).unretained { Source.updateItem($0, rowClass, at: next) }
        next.deinitialize(count: 1)
        next += 1
      }
    }
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

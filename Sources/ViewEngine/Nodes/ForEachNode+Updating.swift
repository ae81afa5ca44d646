// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items that stay in their places. All closures run before the first body, because a body's reads are not dependencies
// of the list, and a nested observation would report them to the list's.
//
// There are three ways, by what is known of the items: rows that are compared as bytes (`compareEach`), rows that are
// compared by a client's `==` or field by field (`compareMany`), and items that are no rows (`updateItems`). The second
// could do the first one's work, but `update.captured-number` would take 30 % more instructions: 116,800 instead of 90,100.
extension ForEachNode {
  /// Updates the items at the beginning whose ids are still in the same places with their elements.
  ///
  /// - Parameter keepsIDs: Whether the elements are known to have the ids that they had.
  /// - Returns: how many those are.
  @inlinable
  func updateItemsInPlace(keepsIDs: Bool) -> Int {
    let most = min(ids.count, source.data.count)
    if let rows = RowComparison<Content>(graph, elements) {
      let data = source.data
      return data.withContiguousStorageIfAvailable { updateRows($0, most, rows, keepsIDs: keepsIDs) }
        ?? updateRows(data, most, rows, keepsIDs: keepsIDs)
    }
    let finds = graph.trace.isDetailed && findsRowsByValue()
    let count = keepsIDs && !finds ? most : itemsInPlace()
    updateItems(first: count)
    return count
  }

  /// Brings items up to date that are rows: views with a body of their own. Views that differ wait until all closures have
  /// run.
  @inlinable
  func updateRows<Elements: Sequence<Data.Element>>(
    _ elements: Elements, _ most: Int, _ rows: RowComparison<Content>, keepsIDs: Bool
  ) -> Int {
    var differing = DifferingRows<Content>()
    let inPlace =
      rows.comparesBytes
      ? compareEach(elements, most, rows, keepsIDs: keepsIDs, keepingIn: &differing)
      : compareMany(elements, most, rows, keepsIDs: keepsIDs, keepingIn: &differing)
    graph.noteRowClosures(inPlace)
    rows.update(self.elements, differing)
    return inPlace
  }

  /// Makes and compares rows one by one. Comparing bytes runs no client code, so it needs no evaluation of its own.
  @inlinable
  func compareEach<Elements: Sequence<Data.Element>>(
    _ elements: Elements, _ most: Int, _ rows: RowComparison<Content>, keepsIDs: Bool,
    keepingIn differing: inout DifferingRows<Content>
  ) -> Int {
    // The list is retained once, and not each node. Closures are moved out of the node once; read from the node, they
    // would be retained for each element.
    let (nodes, ids, content, identify) = (self.elements, ids, source.content, source.identify)
    let (made, equal) = withUnsafeTemporaryAllocation(of: Content.self, capacity: 1) { room in
      guard let view = room.baseAddress else { return (0, 0) }
      return evaluating {
        var rest = elements.makeIterator()
        var (made, equal) = (0, 0)
        while made < most, let element = rest.next() {
          if !keepsIDs, ids[made] != identify(element) { break }
          view.initialize(to: content(element))
          if rows.isSettled(nodes.reference(at: made), at: view) {
            equal &+= 1
            RowComparison<Content>.release(view.move())
          } else {
            differing.append(view, at: made, isCompared: false, of: most)
          }
          made += 1
        }
        return (made, equal)
      }
    }
    rows.note(equal: equal)
    return made
  }

  /// Makes some rows, then compares them in place. A client's `==` may run in this, and its reads are not dependencies
  /// of the list.
  @inlinable
  func compareMany<Elements: Sequence<Data.Element>>(
    _ elements: Elements, _ most: Int, _ rows: RowComparison<Content>, keepsIDs: Bool,
    keepingIn differing: inout DifferingRows<Content>
  ) -> Int {
    let (nodes, ids, content, identify) = (self.elements, ids, source.content, source.identify)
    let roomSize = min(most, RowComparison<Content>.roomSize)
    var rest = elements.makeIterator()
    var inPlace = 0
    withUnsafeTemporaryAllocation(of: Content.self, capacity: roomSize) { room in
      guard let views = room.baseAddress else { return }
      while inPlace < most {
        let wanted = min(most - inPlace, roomSize)
        let made = evaluating {
          var made = 0
          while made < wanted, let element = rest.next() {
            if !keepsIDs, ids[inPlace + made] != identify(element) { break }
            (views + made).initialize(to: content(element))
            made += 1
          }
          return made
        }
        rows.compare(views, made, nodes, at: inPlace, keepingIn: &differing, of: most)
        inPlace += made
        if made < wanted { break }
      }
    }
    return inPlace
  }

  /// Brings the items at the beginning up to their elements, whatever their nodes are.
  ///
  /// Each view is moved out of the memory in which it was made. A copy would retain and release each object in it.
  @inlinable
  func updateItems(first count: Int) {
    if count == 0 { return }
    let (nodes, data, content) = (elements, source.data, source.content)
    withUnsafeTemporaryAllocation(of: Content.self, capacity: count) { room in
      guard let views = room.baseAddress else { return }
      let made = evaluating {
        var made = 0
        var rest = data.makeIterator()
        while made < count, let element = rest.next() {
          (views + made).initialize(to: content(element))
          made += 1
        }
        return made
      }
      graph.noteRowClosures(made)
      if graph.trace.isRecording {
        graph.keepRows(made) { for element in data.prefix(made) { _ = content(element) } }
      }
      let rowClass = ObjectIdentifier(BodyNode<Content>.self)
      for index in 0..<made {
        nodes.reference(at: index).unretained { Source.updateItem($0, at: views + index, rowClass) }
        RowComparison<Content>.release((views + index).move())
      }
    }
  }
}

extension ForEach where Content: View {
  /// The node of one datum's view, with the modifiers of the list around it.
  @MainActor
  @inlinable
  static func makeItem(_ view: Content, _ context: NodeContext) -> ViewNode {
    context.isWrapped && Content._isUnary(in: context) && !(context.collects && Content._isLookedThrough)
      ? WrappedElementNode<Content>(view, context) : Content._makeNode(view, context)
  }

  /// Updates an item with a view that stays in its memory.
  ///
  /// - Parameter rowClass: The class of the nodes of rows; a loop over many looks it up once.
  @MainActor
  @inlinable @inline(__always)
  static func updateItem(
    _ node: ViewNode, at view: UnsafePointer<Content>,
    _ rowClass: ObjectIdentifier = ObjectIdentifier(BodyNode<Content>.self)
  ) {
    if ObjectIdentifier(type(of: node)) == rowClass {
      unsafeDowncast(node, to: BodyNode<Content>.self).receive(at: view)
    } else if node.marks.contains(.isWrapped) {
      unsafeDowncast(node, to: WrappedElementNode<Content>.self).receive(view.pointee)
    } else {
      Content._updateNode(node, at: view)
    }
  }
}

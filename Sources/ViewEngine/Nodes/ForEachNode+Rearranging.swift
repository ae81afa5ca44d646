// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items that moved, came or went.
extension ForEachNode {
  /// Matches old items to new data by id: items that moved keep their nodes, the others are made or removed (I-9).
  ///
  /// - Parameter start: How many items at the beginning are in their place and up to date.
  @inlinable
  func rearrange(from start: Int) {
    let contents = makeContents(from: start)
    graph.beginTimedPart()
    let newIDs = currentIDs(from: start)
    let most = min(ids.count - start, newIDs.count)
    var kept = 0
    while kept < most, ids[ids.count - 1 - kept] == newIDs[newIDs.count - 1 - kept] { kept += 1 }
    let old = start..<(ids.count - kept)
    let new = start..<(start + contents.count - kept)
    var matching = ItemMatching(ids, old, newIDs, new)
    let repeats = matching.hasRepeated(ids, newIDs, start)
    graph.endTimedPart(.matching)
    if repeats { return rearrangeRepeating(contents, newIDs, from: start) }

    updateItems(contents, FoundRows(matching.origins, keeping: kept, behind: old.upperBound))
    let goneIDs = leavesSlowly ? matching.goneIDs(ids) : []
    ItemMatching.replace(&ids, old, with: newIDs, new.count)
    var made = NodeList()
    if !matching.fresh.isEmpty {
      let context = NodeContext(below: self, extras: extras)
      made.reserveCapacity(matching.fresh.count)
      graph.queue.beginTurn()
      for position in matching.fresh {
        made.append(
          returningItem(contents[position - start], ids[position])
            ?? makeItem(contents[position - start], ids[position], context))
      }
    }
    arrange(made, in: old, from: matching.origins, without: matching.gone, of: goneIDs)
  }

  /// The item of an id that is leaving with a transition, and is to be shown again.
  @inlinable @inline(never)
  func returningItem(_ view: Content, _ id: ID) -> ViewNode? {
    guard hasLeaving, let kept = takeLeaving(AnyHashable(id)) else { return nil }
    let node = kept[0]
    withUnsafePointer(to: view) { Source.updateItem(node, at: $0) }
    return node
  }

  /// Updates the items that were found again with their new views, each at its old position.
  @inlinable
  func updateItems(_ contents: ContiguousArray<Content>, _ found: FoundRows) {
    // The whole list is retained once, which costs less than retaining each node. It is released at the end of this
    // call, because changing a list with two references copies it.
    let nodes = elements
    contents.withUnsafeBufferPointer { contents in
      guard let views = contents.baseAddress else { return }
      if let rows = RowComparison<Content>(graph, nodes) {
        return rows.update(nodes, at: views, found)
      }
      for index in found.views {
        let position = found.position(of: index)
        if position < 0 { continue }
        nodes.reference(at: position).unretained { Source.updateItem($0, at: views + index) }
      }
    }
  }
}

// What knows no type of the data is not made anew for each list.
extension DynamicNode {
  /// Puts items where they are now, shows those that are new, and takes away those that are gone.
  ///
  /// - Parameters:
  ///   - made: The new items, in their order.
  ///   - old: The part of the items that changes.
  ///   - origins: Where each item of this part stood before; -1 for one that is new.
  ///   - gone: Where those stood that are no longer there.
  ///   - goneIDs: Their ids; asked for only if ``leavesSlowly``.
  @usableFromInline
  final func arrange(
    _ made: NodeList, in old: Range<Int>, from origins: ContiguousArray<Int>,
    without gone: ContiguousArray<Int>, of goneIDs: [AnyHashable]
  ) {
    let replacesAll = gone.count == elements.count
    let goneItems = replacesAll ? elements : elements.nodes(at: gone)
    if made.count == 0 && goneItems.count == 0 {
      elements.permute(from: old.lowerBound, origins)
      noteOvertaken(origins, from: old.lowerBound)
    } else if replacesAll {
      elements = made
    } else {
      elements.replace(old, from: origins, made)
      noteOvertaken(origins, from: old.lowerBound)
    }
    replaceElements(goneItems, of: goneIDs, entering: made)
  }

  /// If items can lie on top of each other, marks the items whose order has changed as drawn differently, because their
  /// frames may be the same. In a row or column, each of these items moves, so no mark is needed.
  ///
  /// - Parameter origins: Where each of the items from `start` on stood before; -1 for one that is new.
  final func noteOvertaken(_ origins: ContiguousArray<Int>, from start: Int) {
    var last = -1
    for (index, origin) in origins.enumerated() where origin >= 0 {
      if origin > last {
        last = origin
      } else if isInStackWithAxis {
        return
      } else {
        elements[start + index].markRedrawn()
      }
    }
  }
}

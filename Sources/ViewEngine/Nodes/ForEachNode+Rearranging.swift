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

    updateItems(contents, from: matching.origins, keeping: kept, behind: old.upperBound)
    let goneIDs = leavesSlowly ? matching.gone.map { AnyHashable(ids[$0]) } : []
    ids.replaceSubrange(old, with: newIDs.prefix(new.count))
    let replacesAll = matching.gone.count == elements.count
    let gone = replacesAll ? elements : elements.nodes(at: matching.gone)
    if matching.fresh.isEmpty && gone.count == 0 {
      elements.permute(from: start, matching.origins)
      noteOvertaken(matching.origins, from: start)
      replaceElements(gone, of: [], entering: gone)
      return
    }
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
    if replacesAll {
      elements = made
    } else {
      elements.replace(old, from: matching.origins, made)
      noteOvertaken(matching.origins, from: start)
    }
    replaceElements(gone, of: goneIDs, entering: made)
  }

  /// The item of an id that is leaving with a transition, and is to be shown again.
  @inlinable
  func returningItem(_ view: Content, _ id: ID) -> ViewNode? {
    guard hasLeaving, let kept = takeLeaving(AnyHashable(id)) else { return nil }
    let node = kept[0]
    withUnsafePointer(to: view) { Source.updateItem(node, at: $0) }
    return node
  }

  /// Updates the items that were found again with their new views, each at its old position.
  ///
  /// - Parameters:
  ///   - origins: Where the item of each of the first views stands; -1 for one that is new.
  ///   - kept: How many more views there are. Their items are at successive positions.
  ///   - end: Where the first of these items stands.
  @inlinable
  func updateItems(
    _ contents: ContiguousArray<Content>, from origins: ContiguousArray<Int>, keeping kept: Int,
    behind end: Int
  ) {
    // The whole list is retained once, which costs less than retaining each node. It is released at the end of this
    // call, because changing a list with two references copies it.
    let nodes = elements
    contents.withUnsafeBufferPointer { contents in
      guard let views = contents.baseAddress else { return }
      if let rows = RowComparison<Content>(graph, nodes) {
        return rows.update(nodes, at: views, from: origins, keeping: kept, behind: end)
      }
      for index in origins.indices where origins[index] >= 0 {
        nodes.reference(at: origins[index]).unretained { Source.updateItem($0, at: views + index) }
      }
      for place in 0..<kept {
        nodes.reference(at: end + place).unretained {
          Source.updateItem($0, at: views + origins.count + place)
        }
      }
    }
  }

  /// If items can lie on top of each other, marks the items whose order has changed as drawn differently, because their
  /// frames may be the same. In a row or column, each of these items moves, so no mark is needed.
  ///
  /// - Parameter origins: Where each of the items from `start` on stood before; -1 for one that is new.
  @usableFromInline
  func noteOvertaken(_ origins: ContiguousArray<Int>, from start: Int) {
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

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The node of an element whose id an earlier element has, too. Of elements with one id, only the first is shown
/// . With this node, every element still has a node at its own position.
@usableFromInline
final class RepeatedItemNode: ViewNode {}

// Lists in which several elements have one id.
extension ForEachNode {
  /// Brings the items from a position on up to data in which ids may occur more than once. Slower than
  /// ``rearrange(from:)``, but correct for all data.
  ///
  /// - Parameters:
  ///   - contents: The views of the elements from `start` on.
  ///   - newIDs: Their ids.
  ///   - start: How many items at the beginning are in their place and up to date; no two of them have one id.
  @usableFromInline
  func rearrangeRepeating(
    _ contents: ContiguousArray<Content>, _ newIDs: ContiguousArray<ID>, from start: Int
  ) {
    var places: [ID: Int] = [:]
    for place in (start..<ids.count).reversed() { places[ids[place]] = place }
    var seen = Set(ids.prefix(start))
    var (items, made) = (NodeList(), NodeList())
    for place in 0..<start { items.append(elements[place]) }
    var origins: ContiguousArray<Int> = []
    var repeated: ID?
    let context = NodeContext(below: self, extras: extras)
    graph.queue.beginTurn()
    for (index, id) in newIDs.enumerated() {
      if !seen.insert(id).inserted {
        if repeated == nil { repeated = id }
        items.append(RepeatedItemNode(context))
        origins.append(-1)
      } else if let place = places.removeValue(forKey: id) {
        withUnsafePointer(to: contents[index]) { Source.updateItem(elements[place], at: $0) }
        items.append(elements[place])
        origins.append(place)
      } else {
        let item = returningItem(contents[index], id) ?? makeItem(contents[index], id, context)
        items.append(item)
        made.append(item)
        origins.append(-1)
      }
    }
    var gone = NodeList()
    var goneIDs: [AnyHashable] = []
    for place in start..<ids.count {
      if elements[place] is RepeatedItemNode {
        elements[place].remove()
      } else if places[ids[place]] == place {
        gone.append(elements[place])
        goneIDs.append(AnyHashable(ids[place]))
      }
    }
    elements = items
    ids.replaceSubrange(start..<ids.count, with: newIDs)
    repeatsIDs = repeated != nil
    if let repeated { reportDuplicate(repeated) }
    noteOvertaken(origins, from: start)
    replaceElements(gone, of: goneIDs, entering: made)
  }
}

extension DynamicNode {
  /// Reports that two elements have one id.
  @usableFromInline
  final func reportDuplicate(_ id: some Hashable) {
    graph.report(
      "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!")
  }
}

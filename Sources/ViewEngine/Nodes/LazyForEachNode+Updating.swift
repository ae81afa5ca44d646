// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// New data for the rows that exist. Inlinable, so that it is specialised where the types of the data are known.
extension LazyForEachNode {
  @inlinable
  func receive(_ new: Source) {
    if source.makesSameViews(as: new) { return }
    let count = rowCount
    source = new
    updateRows(before: count)
  }

  /// Finds the rows again by their ids: rows that moved keep their nodes, rows whose datum is gone are removed (I-9).
  ///
  /// - Parameter count: How many elements there were before.
  @inlinable
  func updateRows(before count: Int) {
    graph.queue.markUpdated(self)
    changedSlots = 0
    prepareViews()
    if graph.trace.isDetailed { findRowsByValue(before: count) }
    if let positions = newPositions() { return rearrange(to: positions) }
    // The list is kept, because making a row in between would change it.
    let (nodes, positions) = (elements, madePositions)
    for index in positions.indices { update(nodes[index], at: positions[index]) }
    if count == rowCount { return }
    prepareNodes()
    replaceElements(NodeList(), of: [], entering: NodeList())
  }

  // Called at two places, and made once.
  @inlinable @inline(never)
  func update(_ row: ViewNode, at position: Int) {
    if row is RepeatedItemNode { return }
    let item = preparation == .nodes ? row.element(at: 0) : row
    withUnsafePointer(to: view(at: position)) { Source.updateItem(item, at: $0) }
  }

  /// Moves the rows to where their data are now, and removes those whose datum is gone.
  ///
  /// - Parameter positions: The new position of each row's datum; nil where it is gone.
  @inlinable
  func rearrange(to positions: [Int?]) {
    let nodes = elements
    var kept: [KeptRow] = []
    var gone = NodeList()
    var goneIDs: [AnyHashable] = []
    for index in positions.indices {
      let node = nodes[index]
      if let position = positions[index] {
        update(node, at: position)
        kept.append(KeptRow(position: position, index: index))
      } else if node is RepeatedItemNode || node.marks.contains(.isCovered) {
        node.remove()
      } else {
        gone.append(node)
        if leavesSlowly { goneIDs.append(AnyHashable(ids[index])) }
      }
    }
    KeptRow.sort(&kept)
    elements = nodes.nodes(at: ContiguousArray(kept.map(\.index)))
    receiveIDs(KeptRow.ids(ids, of: kept))
    madePositions = kept.map(\.position)
    prepareNodes()
    replaceElements(gone, of: goneIDs, entering: NodeList())
  }

  /// The new position of the datum of each existing row, and nil for a row whose datum is gone. Nil for all of them if
  /// each is in its place. The ids are read under this node's observation, because they may read observable properties
  /// (I-37).
  @inlinable
  func newPositions() -> [Int?]? {
    graph.beginTimedPart()
    defer { graph.endTimedPart(.matching) }
    let (data, identify, ids, positions) = (source.data, source.identify, ids, madePositions)
    return evaluating {
      Self.areInPlace(data, identify, ids, positions) ? nil : Self.newPositions(data, identify, ids)
    }
  }

  @inlinable
  nonisolated static func areInPlace(
    _ data: Data, _ identify: (Data.Element) -> ID, _ ids: [ID], _ positions: [Int]
  ) -> Bool {
    let count = data.count
    for index in positions.indices {
      let position = positions[index]
      if position >= count { return false }
      if identify(data[data.index(data.startIndex, offsetBy: position)]) != ids[index] { return false }
    }
    return true
  }

  @inlinable
  nonisolated static func newPositions(
    _ data: Data, _ identify: (Data.Element) -> ID, _ ids: [ID]
  ) -> [Int?] {
    var wanted = Dictionary<ID, Int>(minimumCapacity: ids.count)
    for index in ids.indices where wanted[ids[index]] == nil { wanted[ids[index]] = index }
    var result = [Int?](repeating: nil, count: ids.count)
    var position = 0
    for element in data {
      if wanted.isEmpty { break }
      if let index = wanted.removeValue(forKey: identify(element)) { result[index] = position }
      position += 1
    }
    return result
  }

  /// The position of the first element with an id.
  func firstPosition(of id: ID) -> Int? {
    let (data, identify) = (source.data, source.identify)
    // A loop over indices, because in code that is not specialised an iterator looks up the types of each element.
    var (index, position) = (data.startIndex, 0)
    while index != data.endIndex {
      if identify(data[index]) == id { return position }
      data.formIndex(after: &index)
      position += 1
    }
    return nil
  }
}

/// A row that stays: where its datum is now, and where among the rows it was.
@usableFromInline
struct KeptRow {
  @usableFromInline let position: Int
  @usableFromInline let index: Int

  @usableFromInline
  init(position: Int, index: Int) {
    (self.position, self.index) = (position, index)
  }

  /// The ids of the rows, of all ids. Made once for each type of ids, not for each list.
  @inlinable @inline(never)
  static func ids<ID>(_ ids: [ID], of rows: [KeptRow]) -> [ID] {
    rows.map { ids[$0.index] }
  }

  /// Sorts rows by position. It sorts only integers, whatever the type of the ids.
  @usableFromInline
  static func sort(_ rows: inout [KeptRow]) {
    // Most often no existing row has moved.
    if zip(rows, rows.dropFirst()).allSatisfy({ $0.position < $1.position }) { return }
    rows.sort { $0.position < $1.position }
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// For a host that records what happens, or assumes that rows are found again by what they show.

/// The values by which the rows of a list are found.
@MainActor
struct RowFinding<ID: Hashable, Content> {
  /// What each element shows now, in the order of the data.
  let contents: ContiguousArray<Content>
  /// The ids of the elements.
  let newIDs: [ID]

  /// The ids of rows that are found by what they show: each has that of an element that shows the same.
  ///
  /// - Parameters:
  ///   - ids: The ids that the rows have.
  ///   - before: What each of them shows; nil for one that is not known.
  func ids(ofRows ids: [ID], showing before: [Content?]) -> [ID] {
    var ids = ids
    var rows = Array(ids.indices)
    var pending: [Int] = []
    var found: [(row: Int, id: ID)] = []
    for (position, content) in contents.enumerated() {
      let row = rows.firstIndex { row in
        before[row].map { PartComparison.areEqual($0, content) } ?? false
      }
      if let row { found.append((rows.remove(at: row), newIDs[position])) } else { pending.append(position) }
    }
    // A row that shows something else is still the same row if it has the same id.
    for position in pending {
      if let row = rows.firstIndex(where: { ids[$0] == newIDs[position] }) {
        found.append((rows.remove(at: row), newIDs[position]))
      }
    }
    // The remaining rows are removed; none of them may have an id that is still in use.
    let staying = Set(newIDs)
    var free = ids.filter { !staying.contains($0) }
    for (row, id) in found { ids[row] = id }
    for row in rows { if let id = free.popLast() { ids[row] = id } }
    return ids
  }
}

extension ForEachNode {
  /// Gives rows the ids of the elements that show the same, where that is assumed.
  ///
  /// - Returns: whether the ids may have changed.
  @usableFromInline
  func findsRowsByValue() -> Bool {
    if graph.trace.isRecording, ids.count != source.data.count {
      recordPositions(ids.enumerated().map { ($0, $1) }, Array(currentIDs(from: 0)), rows: Content.self)
    }
    guard let assumptions = graph.trace.assumptions, assumptions.findsRowsByValue(at: self) else {
      return false
    }
    let finding = RowFinding(contents: makeContents(from: 0), newIDs: Array(currentIDs(from: 0)))
    let before = assumptions.exchangeRows(of: self, with: finding.contents)
    let shown = ids.indices.map { before.indices.contains($0) ? before[$0] : nil }
    ids = ContiguousArray(finding.ids(ofRows: Array(ids), showing: shown))
    return true
  }

  /// Keeps the first views of the rows, to find the rows by them.
  @usableFromInline
  func keepRows(_ contents: ContiguousArray<Content>) {
    guard let assumptions = graph.trace.assumptions, assumptions.findsRowsByValue(at: self) else { return }
    _ = assumptions.exchangeRows(of: self, with: contents)
  }
}

extension LazyForEachNode {
  /// Gives rows the ids of the elements that show the same, where that is assumed; notes ids that a list should not
  /// have.
  ///
  /// - Parameter count: How many elements there were when the rows got the ids that they have.
  @usableFromInline
  func findRowsByValue(before count: Int) {
    let newIDs = currentIDs
    if count != newIDs.count {
      recordPositions(zip(madePositions, ids), newIDs, rows: Content.self)
    } else if !ids.isEmpty, Set(newIDs).isDisjoint(with: ids) {
      // Whether they show the same is seen when rows are found by it.
      recordReplacement(.rowIDs, ofRows: Content.self)
    }
    guard let assumptions = graph.trace.assumptions, assumptions.findsRowsByValue(at: self) else { return }
    // Of elements with one id the first alone has a row.
    if Set(newIDs).count < newIDs.count || Set(ids).count < ids.count { return }
    let finding = RowFinding(contents: currentContents, newIDs: newIDs)
    let before = assumptions.exchangeRows(of: self, with: finding.contents)
    let shown = madePositions.map { before.indices.contains($0) ? before[$0] : nil }
    receiveIDs(finding.ids(ofRows: ids, showing: shown))
  }

  /// Keeps the first views of all rows, to find the rows by them.
  func keepRows() {
    guard let assumptions = graph.trace.assumptions, assumptions.findsRowsByValue(at: self) else { return }
    _ = assumptions.exchangeRows(of: self, with: currentContents)
  }
}

extension DynamicNode {
  /// Notes that a list became longer or shorter whose rows go by their position.
  ///
  /// - Parameters:
  ///   - old: The rows there were, each with its position and its id.
  ///   - new: The ids of all elements now.
  fileprivate func recordPositions<ID: Hashable>(
    _ old: some Sequence<(Int, ID)>, _ new: [ID], rows: Any.Type
  ) {
    var isEmpty = true
    for (position, id) in old {
      if id as? Int != position { return }
      isEmpty = false
    }
    for (position, id) in new.enumerated() where id as? Int != position { return }
    if !isEmpty { recordReplacement(.positions, ofRows: rows) }
  }

  fileprivate func recordReplacement(_ cause: Replacement.Cause, ofRows rows: Any.Type) {
    graph.record(
      .replaced(
        Replacement(
          cause: cause, owners: ownerTypes, typeNames: [String(describing: rows)], bodies: 0)))
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// For a host that records what happens, or assumes that rows are found again by what they show.
extension ForEachNode {
  /// Gives rows the ids of the elements that show the same, where that is assumed.
  ///
  /// - Returns: whether the ids may have changed.
  @usableFromInline
  func findsRowsByValue() -> Bool {
    recordPositions()
    guard let assumptions = graph.trace.assumptions, assumptions.findsRowsByValue(at: self) else {
      return false
    }
    let (contents, newIDs) = (makeContents(from: 0), currentIDs(from: 0))
    let before = assumptions.exchangeRows(of: self, with: contents)
    var rows = Array(0..<elements.count)
    var pending: [Int] = []
    var found: [(row: Int, id: ID)] = []
    for (position, content) in contents.enumerated() {
      let row = rows.firstIndex {
        before.indices.contains($0) && PartComparison.areEqual(before[$0], content)
      }
      if let row { found.append((rows.remove(at: row), newIDs[position])) } else { pending.append(position) }
    }
    // What shows something else is the same row as long as it has the same id.
    for position in pending {
      if let row = rows.firstIndex(where: { ids[$0] == newIDs[position] }) {
        found.append((rows.remove(at: row), newIDs[position]))
      }
    }
    // Rows that are left go; none of them may have an id that stays.
    let staying = Set(newIDs)
    var free = ids.filter { !staying.contains($0) }
    for (row, id) in found { ids[row] = id }
    for row in rows { if let id = free.popLast() { ids[row] = id } }
    return true
  }

  /// Keeps the first views of the rows, to find the rows by them.
  @usableFromInline
  func keepRows(_ contents: ContiguousArray<Content>) {
    guard let assumptions = graph.trace.assumptions, assumptions.findsRowsByValue(at: self) else { return }
    _ = assumptions.exchangeRows(of: self, with: contents)
  }

  /// Notes that a list became longer or shorter whose rows go by their position.
  private func recordPositions() {
    guard ids.count != source.data.count, !ids.isEmpty else { return }
    for (position, id) in ids.enumerated() where id as? Int != position { return }
    for (position, id) in currentIDs(from: 0).enumerated() where id as? Int != position { return }
    graph.record(
      .replaced(
        Replacement(
          cause: .positions, owner: owner?.bodyType ?? "", typeNames: [String(describing: Content.self)],
          bodies: 0)))
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Rows in file order, no key twice.
public struct ResultTable: Hashable, Sendable {
  /// Two rows with the same key.
  public struct DuplicateRow: Error, Hashable, Sendable, CustomStringConvertible {
    public let key: ResultKey
    /// Where the two rows stood in the array given, first and second.
    public let indices: [Int]

    public var description: String { "two rows for \(key)" }
  }

  /// Sorted by key.
  public let rows: [ResultRow]

  /// A table without rows.
  public init() { rows = [] }

  /// Sorts rows by their keys.
  ///
  /// - Throws: ``DuplicateRow`` when two rows share a key.
  /// - Complexity: O(*n*) for rows in order, else O(*n* log *n*).
  public init(_ unsorted: [ResultRow]) throws(DuplicateRow) {
    let isSorted = zip(unsorted, unsorted.dropFirst()).allSatisfy { $0.key < $1.key }
    if isSorted {
      rows = unsorted
      return
    }
    let order = unsorted.indices.sorted {
      unsorted[$0].key == unsorted[$1].key ? $0 < $1 : unsorted[$0].key < unsorted[$1].key
    }
    for (first, second) in zip(order, order.dropFirst()) where unsorted[first].key == unsorted[second].key {
      throw DuplicateRow(key: unsorted[first].key, indices: [first, second])
    }
    rows = order.map { unsorted[$0] }
  }

  /// The row of a key.
  ///
  /// - Complexity: O(log *n*).
  public subscript(key: ResultKey) -> ResultRow? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].key == key ? rows[low] : nil
  }

  /// The rows of a scenario.
  ///
  /// - Complexity: O(log *n*), and the rows.
  public func rows(of scenario: String) -> ResultTable {
    let first = firstIndex { $0 < scenario }
    let end = firstIndex { $0 <= scenario }
    return ResultTable(sorted: Array(rows[first..<end]))
  }

  /// The first row whose scenario does not come before, by a question that is answered yes up to there.
  private func firstIndex(where isBefore: (String) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(rows[middle].key.scenario) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The cases that have a row, in file order.
  public var cases: [CaseKey] {
    var cases: [CaseKey] = []
    for row in rows where cases.last.map({ !row.key.belongs(to: $0) }) ?? true {
      cases.append(row.key.caseKey)
    }
    return cases
  }

  /// The rows that hold; the others keep their order.
  public func filter(_ holds: (ResultRow) throws -> Bool) rethrows -> ResultTable {
    ResultTable(sorted: try rows.filter(holds))
  }

  /// The rows of exact metrics, and of cases that failed: what `exact.csv` holds.
  public var exactRows: ResultTable { filter { $0.kind == .exact } }

  /// This table with every row of `other` put in: the same key replaced, a new key added.
  public func replacing(with other: ResultTable) -> ResultTable {
    var merged: [ResultRow] = []
    merged.reserveCapacity(rows.count + other.rows.count)
    var mine = rows[...]
    var theirs = other.rows[...]
    while let left = mine.first, let right = theirs.first {
      if left.key < right.key {
        merged.append(left)
        mine.removeFirst()
      } else {
        if left.key == right.key { mine.removeFirst() }
        merged.append(right)
        theirs.removeFirst()
      }
    }
    return ResultTable(sorted: merged + mine + theirs)
  }

  private init(sorted: [ResultRow]) { rows = sorted }
}

extension ResultKey {
  /// Whether the row is one of the case, without making a key of its own.
  func belongs(to key: CaseKey) -> Bool {
    size == key.size && variant == key.variant && scenario == key.scenario
  }
}

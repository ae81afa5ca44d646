// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The distances between the columns and rows of a grid.
///
/// Before a column or a row is the largest distance that two cells keep which meet there; none where no two meet. A cell
/// keeps none from a spacer.
struct GridGaps {
  /// What the grid says; NaN is the cells' choice.
  let spacing: SIMD2<Double>
  /// What is before each column and row; nothing before the first.
  private(set) var columns: [Double]
  private(set) var rows: [Double]
  private(set) var columnTotal = 0.0
  private(set) var rowTotal = 0.0

  init(_ arrangement: GridArrangement, _ spacing: SIMD2<Double>, _ tree: LayoutTree) {
    self.spacing = spacing
    let distance = Double(ViewSpacing.systemDistance)
    let plain = SIMD2(spacing.x.isNil ? distance : spacing.x, spacing.y.isNil ? distance : spacing.y)
    columns = arrangement.meets.map { $0 ? plain.x : 0 }
    rows = Array(repeating: plain.y, count: arrangement.rowCount)
    if (spacing.x.isNil || spacing.y.isNil), arrangement.cells.contains(where: { tree.hasOpenEdge($0.id) }) {
      if spacing.x.isNil { takeColumns(arrangement, tree) }
      if spacing.y.isNil { takeRows(arrangement, tree) }
    }
    for column in columns.indices.dropFirst() { columnTotal += columns[column] }
    for row in rows.indices.dropFirst() { rowTotal += rows[row] }
  }

  private mutating func takeColumns(_ arrangement: GridArrangement, _ tree: LayoutTree) {
    for column in columns.indices { columns[column] = 0 }
    for row in 0..<arrangement.rowCount {
      for index in arrangement.cells(inRow: row).dropFirst() {
        let (before, after) = (arrangement.cells[index - 1], arrangement.cells[index])
        let distance = tree.spacing(before.id).distance(to: tree.spacing(after.id), along: .horizontal)
        if after.column < columns.count { columns[after.column] = max(columns[after.column], distance) }
      }
    }
  }

  private mutating func takeRows(_ arrangement: GridArrangement, _ tree: LayoutTree) {
    for row in 1..<max(arrangement.rowCount, 1) {
      var largest: Double?
      var (above, below) = (arrangement.cells(inRow: row - 1), arrangement.cells(inRow: row))
      // Both rows are walked along together: the cell that ends first makes room for the next one.
      while let upper = above.first, let lower = below.first {
        let (one, other) = (arrangement.cells[upper], arrangement.cells[lower])
        let distance = tree.spacing(one.id).distance(to: tree.spacing(other.id), along: .vertical)
        if !one.takesNoColumn, !other.takesNoColumn { largest = max(largest ?? distance, distance) }
        let (end, otherEnd) = (one.columns.upperBound, other.columns.upperBound)
        if end <= otherEnd { above.removeFirst() }
        if otherEnd <= end { below.removeFirst() }
      }
      if let largest { rows[row] = largest }
    }
  }

  /// What lies between the first and the last of some columns.
  func within(_ columns: Range<Int>) -> Double {
    var total = 0.0
    for column in columns.dropFirst() { total += self.columns[column] }
    return total
  }
}

extension LayoutTree {
  /// Whether neighbours keep no distance from some edge of a record.
  func hasOpenEdge(_ id: LayoutID) -> Bool {
    !slots.infos[records[id].slot].facts.isDisjoint(with: .openEdges)
  }
}

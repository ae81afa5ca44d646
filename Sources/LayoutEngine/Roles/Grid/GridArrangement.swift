// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view in a grid: where it stands, and over how many columns.
struct GridCell {
  let id: LayoutID
  let row: Int
  let column: Int
  /// `allColumns` until it is known how many there are, for a view that is in no row and spans all of them.
  fileprivate(set) var span: Int
  let unsized: Axis.Set
  let anchor: UnitPoint?
  /// The row's own alignment.
  let rowAlignment: VerticalAlignment?
  /// Whether the alignment of its column is the cell's, too.
  let followsColumn: Bool

  fileprivate static let allColumns = -1

  var isSingle: Bool { span == 1 }
  var takesNoColumn: Bool { span == 0 }
  var columns: Range<Int> { column..<(column + span) }

  /// The column that a cell of no columns stands before, or the last one.
  func neighbour(in columnCount: Int) -> Range<Int> {
    let column = min(self.column, columnCount - 1)
    return column..<(column + 1)
  }
}

extension AlignmentKey {
  /// Whether views meet at more than an edge or the centre.
  var isGuide: Bool { code.isGuide }
}

/// Which cells a grid has, and which rows and columns they stand in. Nothing of this depends on a size.
struct GridArrangement {
  private(set) var cells: [GridCell] = []
  /// The number of the first cell of each row, and at last the number of cells.
  private(set) var rowStarts: [Int] = [0]
  private(set) var columnCount = 0
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// How many cells stand in each column alone.
  private(set) var singles: [Int] = []
  /// Whether two cells of one row meet at the beginning of a column.
  private(set) var meets: [Bool] = []
  /// The columns of each cell that does not take one.
  private(set) var spans: [Range<Int>] = []
  /// Some cell is unsized on some axis.
  private(set) var hasUnsized = false
  /// Cells are aligned by more than edges and centres.
  private(set) var hasGuides = false

  var rowCount: Int { rowStarts.count - 1 }
  func cells(inRow row: Int) -> Range<Int> { rowStarts[row]..<rowStarts[row + 1] }

  mutating func take(_ tree: LayoutTree, _ grid: LayoutID) {
    cells.removeAll(keepingCapacity: true)
    rowStarts.removeAll(keepingCapacity: true)
    columnCount = 0
    var declared: [Int: HorizontalAlignment] = [:]
    var current: GridRowKey.Row?
    var column = 0
    for slot in tree.records[grid].children {
      let id = tree.slots.infos[slot].id
      let marks = tree.gridMarks(id)
      if marks.row == nil || marks.row != current {
        rowStarts.append(cells.count)
        column = 0
      }
      current = marks.row
      let span = marks.row == nil ? GridCell.allColumns : marks.columns ?? 1
      cells.append(
        GridCell(
          id: id, row: rowStarts.count - 1, column: column, span: span, unsized: marks.unsized,
          anchor: marks.anchor, rowAlignment: marks.row?.alignment, followsColumn: span == 1))
      if let alignment = marks.columnAlignment, declared[column] == nil { declared[column] = alignment }
      column += max(span, 0)
      columnCount = max(columnCount, column)
    }
    rowStarts.append(cells.count)
    if !cells.isEmpty { columnCount = max(columnCount, 1) }
    columnAlignments = (0..<columnCount).map { declared[$0] }
    fillIn()
  }

  /// Works out what follows from the number of columns.
  private mutating func fillIn() {
    singles = Array(repeating: 0, count: columnCount)
    meets = Array(repeating: false, count: columnCount)
    spans.removeAll(keepingCapacity: true)
    hasUnsized = false
    hasGuides = columnAlignments.contains { $0?.key.isGuide ?? false }
    for index in cells.indices {
      if cells[index].span == GridCell.allColumns { cells[index].span = columnCount }
      let cell = cells[index]
      if cell.isSingle { singles[cell.column] += 1 } else { spans.append(cell.columns) }
      if !cell.unsized.isEmpty { hasUnsized = true }
      if cell.column > 0, cell.column < columnCount { meets[cell.column] = true }
      if let alignment = cell.rowAlignment, alignment.key.isGuide { hasGuides = true }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Divides a grid among its columns and rows, and remembers the results.
///
/// The positions of the cells are worked out again when children, or the values on them, change anywhere in the tree.
/// The lengths of columns and rows are worked out again when a cell changes; they are kept for the few proposals that
/// a grid is asked with.
final class GridSolver {
  /// A view in the grid: where it stands, and over how many columns.
  struct Cell {
    let id: LayoutID
    let row: Int
    let column: Int
    /// 0 until it is known how many columns there are, for a view that spans all of them.
    var span: Int
    let rowAlignment: VerticalAlignment?
    let unsized: Axis.Set
    let anchor: UnitPoint?
  }

  /// A grid whose columns and rows have got their lengths.
  struct Plan {
    let proposal: ProposedViewSize
    let spacing: CGSize
    /// The start of each column and row, and at last the start that a further one would have.
    let columns: [CGFloat]
    let rows: [CGFloat]

    init(_ proposal: ProposedViewSize, _ spacing: CGSize, widths: [CGFloat], heights: [CGFloat]) {
      self.proposal = proposal
      self.spacing = spacing
      columns = Self.starts(widths, spacing.width)
      rows = Self.starts(heights, spacing.height)
    }

    private static func starts(_ tracks: [CGFloat], _ spacing: CGFloat) -> [CGFloat] {
      var starts: [CGFloat] = [0]
      starts.reserveCapacity(tracks.count + 1)
      for track in tracks { starts.append(starts[starts.count - 1] + track + spacing) }
      return starts
    }

    var size: CGSize {
      CGSize(
        width: columns.count > 1 ? columns[columns.count - 1] - spacing.width : 0,
        height: rows.count > 1 ? rows[rows.count - 1] - spacing.height : 0)
    }

    func frame(of cell: Cell) -> CGRect {
      CGRect(
        x: columns[cell.column], y: rows[cell.row],
        width: columns[cell.column + cell.span] - columns[cell.column] - spacing.width,
        height: rows[cell.row + 1] - rows[cell.row] - spacing.height)
    }
  }

  private(set) var cells: [Cell] = []
  private(set) var alignments: [Int: HorizontalAlignment] = [:]
  private var columnCount = 0
  private var rowCount = 0
  /// The cells that decide the width of each column. Cells that span several columns stand apart, in `spanning`.
  private var sized: [[LayoutID]] = []
  private var spanning: [Cell] = []
  /// The `arrangementStamp` of the tree when `cells` was made.
  private var stamp = -1
  /// The last few, the newest last.
  private var plans: [Plan] = []

  func forgetLengths() {
    plans.removeAll(keepingCapacity: true)
  }

  /// The division for a proposal.
  func plan(_ proposal: ProposedViewSize, _ spacing: CGSize, _ subviews: LayoutSubviews) -> Plan {
    let tree = subviews.tree
    if stamp != tree.arrangementStamp {
      stamp = tree.arrangementStamp
      forgetLengths()
      arrange(subviews)
    }
    if let known = plans.last(where: { $0.proposal == proposal && $0.spacing == spacing }) { return known }
    let plan = solve(proposal, spacing, tree)
    if plans.count == 4 { plans.removeFirst() }
    plans.append(plan)
    return plan
  }

  // MARK: - Where cells stand

  private func arrange(_ subviews: LayoutSubviews) {
    findCells(subviews)
    columnCount = cells.lazy.map { $0.column + $0.span }.max() ?? 0
    if !cells.isEmpty { columnCount = max(columnCount, 1) }
    rowCount = (cells.last?.row ?? -1) + 1
    sized = Array(repeating: [], count: columnCount)
    spanning.removeAll(keepingCapacity: true)
    for index in cells.indices {
      if cells[index].span == 0 { cells[index].span = columnCount }
      if cells[index].unsized.contains(.horizontal) { continue }
      if cells[index].span == 1 {
        sized[cells[index].column].append(cells[index].id)
      } else {
        spanning.append(cells[index])
      }
    }
  }

  private func findCells(_ subviews: LayoutSubviews) {
    cells.removeAll(keepingCapacity: true)
    alignments.removeAll(keepingCapacity: true)
    var row = -1
    var column = 0
    var current: GridRowKey.Row?
    for subview in subviews {
      let place = subview[GridRowKey.self]
      var span = 0
      if place == nil || place != current {
        row += 1
        column = 0
      }
      current = place
      if place != nil { span = subview[GridCellColumnsKey.self] }
      cells.append(
        Cell(
          id: subview.id, row: row, column: column, span: span, rowAlignment: place?.alignment,
          unsized: subview[GridCellUnsizedAxesKey.self], anchor: subview[GridCellAnchorKey.self]))
      if let guide = subview[GridColumnAlignmentKey.self] { alignments[column] = guide }
      column += span
    }
  }

  // MARK: - Lengths

  private func solve(_ proposal: ProposedViewSize, _ spacing: CGSize, _ tree: LayoutTree) -> Plan {
    let columnTracks = sized.map { cells in
      cells.reduce(into: GridTrack()) { $0.addWidth(of: $1, tree) }
    }
    var widths = share(proposal.width, among: columnCount, spacing: spacing.width) { column, offer in
      columnTracks[column].length(offer)
        ?? sized[column].reduce(0) { max($0, tree.width(of: $1, offered: offer)) }
    }
    for cell in spanning {
      // What spans columns widens them alike where it does not fit.
      let wanted = tree.width(of: cell.id, offered: cell.span == columnCount ? proposal.width ?? .nan : .nan)
      let columns = cell.column..<(cell.column + cell.span)
      let width = widths[columns].reduce(0, +) + spacing.width * CGFloat(cell.span - 1)
      let missing = (wanted - width) / CGFloat(cell.span)
      if missing > 0 { for column in columns { widths[column] += missing } }
    }
    let columns = Plan(proposal, spacing, widths: widths, heights: []).columns
    func width(of cell: Cell) -> CGFloat {
      columns[cell.column + cell.span] - columns[cell.column] - spacing.width
    }
    var rowTracks: [GridTrack] = []
    var firsts: [Int] = []
    rowTracks.reserveCapacity(rowCount)
    firsts.reserveCapacity(rowCount + 1)
    for (index, cell) in cells.enumerated() {
      if cell.row == firsts.count {
        firsts.append(index)
        rowTracks.append(GridTrack())
      }
      if cell.unsized.contains(.vertical) { continue }
      rowTracks[cell.row].addHeight(of: cell.id, width: width(of: cell), tree)
    }
    firsts.append(cells.count)
    let heights = share(proposal.height, among: rowCount, spacing: spacing.height) { row, offer in
      rowTracks[row].length(offer)
        ?? cells[firsts[row]..<firsts[row + 1]].reduce(0) { tallest, cell in
          cell.unsized.contains(.vertical)
            ? tallest : max(tallest, tree.height(of: cell.id, width: width(of: cell), offered: offer))
        }
    }
    return Plan(proposal, spacing, widths: widths, heights: heights)
  }

  /// Divides a length among tracks. Each is offered an equal share of the rest, the least flexible first. NaN stands
  /// for no offer.
  private func share(
    _ whole: CGFloat?, among count: Int, spacing: CGFloat, length: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    guard let whole, count > 0 else { return (0..<count).map { length($0, .nan) } }
    let least = (0..<count).map { length($0, 0) }
    let flexibility = (0..<count).map { length($0, .infinity) - least[$0] }
    let order = (0..<count).sorted { a, b in
      if flexibility[a] == .infinity, flexibility[b] == .infinity, least[a] != least[b] {
        return least[a] > least[b]
      }
      return (flexibility[a], a) < (flexibility[b], b)
    }
    var result = Array(repeating: CGFloat.zero, count: count)
    var left = whole - spacing * CGFloat(count - 1)
    for (position, track) in order.enumerated() {
      result[track] = length(track, max(left / CGFloat(count - position), 0))
      left -= result[track]
    }
    return result
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The layout of `Grid` (L-76): a column is as wide as its widest cell, a row as tall as its tallest.
///
/// Columns share a proposed width as the children of a stack do, the least flexible first.
///
/// - Source: Apple, `GridLayout`.
public struct GridLayout: NativeLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var nativeRole: LayoutRole {
    var check = NumberCheck()
    var valid = self
    valid.horizontalSpacing = check.length(horizontalSpacing)
    valid.verticalSpacing = check.length(verticalSpacing)
    return .custom(AnyLayoutBox.box(valid, check, of: "Grid"))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    solve(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = solve(proposal, subviews)
    for cell in plan.cells {
      let slot = plan.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
      let offer = ProposedViewSize(slot.size)
      if let anchor = subviews[cell.index][GridCellAnchorKey.self] {
        subviews[cell.index].place(
          at: CGPoint(x: slot.minX + anchor.x * slot.width, y: slot.minY + anchor.y * slot.height),
          anchor: anchor, proposal: offer)
        continue
      }
      let box = ViewDimensions(size: slot.size)
      let dimensions = subviews[cell.index].dimensions(in: offer)
      let across = plan.alignments[cell.column] ?? alignment.horizontal
      let along = cell.rowAlignment ?? alignment.vertical
      subviews[cell.index].place(
        at: CGPoint(
          x: slot.minX + box[across] - dimensions[across], y: slot.minY + box[along] - dimensions[along]),
        proposal: offer)
    }
  }

  /// A view in the grid: where it stands, and over how many columns.
  private struct Cell {
    let index: Int
    let row: Int
    let column: Int
    /// 0 until it is known how many columns there are, for a view that spans all of them.
    var span: Int
    let rowAlignment: VerticalAlignment?
    let unsized: Axis.Set
  }

  /// A grid whose columns and rows have got their lengths.
  private struct Plan {
    var cells: [Cell]
    var alignments: [Int: HorizontalAlignment] = [:]
    var widths: [CGFloat]
    var heights: [CGFloat]
    let spacing: CGSize

    var size: CGSize {
      CGSize(
        width: length(widths, 0..<widths.count, spacing.width),
        height: length(heights, 0..<heights.count, spacing.height))
    }

    func width(of cell: Cell) -> CGFloat {
      length(widths, cell.column..<(cell.column + cell.span), spacing.width)
    }

    func frame(of cell: Cell) -> CGRect {
      CGRect(
        x: start(widths, cell.column, spacing.width), y: start(heights, cell.row, spacing.height),
        width: width(of: cell), height: heights[cell.row])
    }

    private func length(_ tracks: [CGFloat], _ range: Range<Int>, _ spacing: CGFloat) -> CGFloat {
      tracks[range].reduce(0, +) + spacing * CGFloat(max(range.count - 1, 0))
    }

    private func start(_ tracks: [CGFloat], _ index: Int, _ spacing: CGFloat) -> CGFloat {
      tracks[..<index].reduce(0, +) + spacing * CGFloat(index)
    }
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
    var plan = Plan(
      cells: cells(of: subviews), widths: [], heights: [],
      spacing: CGSize(
        width: horizontalSpacing ?? ViewSpacing.systemDistance,
        height: verticalSpacing ?? ViewSpacing.systemDistance))
    let columns = plan.cells.map { $0.column + $0.span }.max() ?? 0
    let rows = (plan.cells.last?.row ?? -1) + 1
    for index in plan.cells.indices where plan.cells[index].span == 0 {
      plan.cells[index].span = max(columns, 1)
    }
    for cell in plan.cells {
      if let guide = subviews[cell.index][GridColumnAlignmentKey.self] {
        plan.alignments[cell.column] = guide
      }
    }
    var sized = Array(repeating: [Cell](), count: max(columns, rows == 0 ? 0 : 1))
    for cell in plan.cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
      sized[cell.column].append(cell)
    }
    plan.widths = share(proposal.width, among: sized.count, spacing: plan.spacing.width) { column, offer in
      sized[column].map { subviews[$0.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }
        .max() ?? 0
    }
    for cell in plan.cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      // What spans columns widens them alike where it does not fit.
      let wanted = subviews[cell.index].sizeThatFits(
        ProposedViewSize(width: cell.span == sized.count ? proposal.width : nil, height: nil)
      ).width
      let missing = (wanted - plan.width(of: cell)) / CGFloat(cell.span)
      if missing > 0 {
        for column in cell.column..<(cell.column + cell.span) { plan.widths[column] += missing }
      }
    }
    var byRow = Array(repeating: [Cell](), count: rows)
    for cell in plan.cells where !cell.unsized.contains(.vertical) { byRow[cell.row].append(cell) }
    plan.heights = share(proposal.height, among: rows, spacing: plan.spacing.height) { row, offer in
      byRow[row].map {
        subviews[$0.index].sizeThatFits(ProposedViewSize(width: plan.width(of: $0), height: offer)).height
      }.max() ?? 0
    }
    return plan
  }

  private func cells(of subviews: Subviews) -> [Cell] {
    var cells: [Cell] = []
    var row = -1
    var column = 0
    var current: GridRowKey.Row?
    for (index, subview) in subviews.enumerated() {
      let unsized = subview[GridCellUnsizedAxesKey.self]
      guard let place = subview[GridRowKey.self] else {
        row += 1
        current = nil
        cells.append(
          Cell(index: index, row: row, column: 0, span: 0, rowAlignment: nil, unsized: unsized))
        continue
      }
      if place != current {
        row += 1
        column = 0
        current = place
      }
      let span = subview[GridCellColumnsKey.self]
      cells.append(
        Cell(
          index: index, row: row, column: column, span: span, rowAlignment: place.alignment, unsized: unsized)
      )
      column += span
    }
    return cells
  }

  /// Divides a length among tracks: each is offered its share of what is left, the least flexible first.
  private func share(
    _ whole: CGFloat?, among count: Int, spacing: CGFloat, length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let whole, count > 0 else { return (0..<count).map { length($0, nil) } }
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

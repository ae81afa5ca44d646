// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a grid aligns its cells, and how far apart it keeps them.
package struct GridStyle: Equatable {
  var horizontal: AlignmentKey
  var vertical: AlignmentKey
  /// NaN is the cells' choice.
  var spacing: SIMD2<Double>

  package init(_ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?) {
    self.init(
      alignment.horizontal.key, alignment.vertical.key,
      SIMD2(horizontalSpacing ?? .nan, verticalSpacing ?? .nan))
  }

  init(_ horizontal: AlignmentKey, _ vertical: AlignmentKey, _ spacing: SIMD2<Double>) {
    (self.horizontal, self.vertical, self.spacing) = (horizontal, vertical, spacing)
  }

  package static func == (a: GridStyle, b: GridStyle) -> Bool {
    a.horizontal == b.horizontal && a.vertical == b.vertical && sameProposal(a.spacing, b.spacing)
  }
}

/// A grid whose columns and rows have got their lengths.
struct GridPlan {
  let proposal: SIMD2<Double>
  let spacing: SIMD2<Double>
  var widths: [Double] = []
  var heights: [Double] = []
  /// Where each column and row begins.
  var columnStarts: [Double] = []
  var rowStarts: [Double] = []
  /// What each cell was offered at last, and what it answered.
  var offers: [SIMD2<Double>]
  var answers: [SIMD2<Double>]
  var size = SIMD2<Double>(0, 0)

  func isFor(_ proposal: SIMD2<Double>, _ spacing: SIMD2<Double>) -> Bool {
    sameProposal(self.proposal, proposal) && sameProposal(self.spacing, spacing)
  }
}

/// Divides a grid among its columns and rows (L-76, R-20 to R-27), and remembers the results.
///
/// The positions of the cells are worked out again when children, or the values on them, change anywhere in the tree.
/// The lengths of columns and rows are worked out again when a cell changes; they are kept for the last two proposals.
package final class GridSolver {
  private(set) var arrangement = GridArrangement()
  /// The `arrangementStamp` of the tree when the arrangement was made.
  private var stamp = -1
  /// The last two, the newest last.
  private var plans: [GridPlan] = []
  private var gaps: GridGaps?

  package init() {}

  package func forgetLengths() {
    plans.removeAll(keepingCapacity: true)
    gaps = nil
  }

  /// Brings the arrangement up to date.
  func arrange(_ tree: LayoutTree, _ grid: LayoutID) {
    if stamp == tree.arrangementStamp { return }
    stamp = tree.arrangementStamp
    forgetLengths()
    arrangement.take(tree, grid)
    if arrangement.hasGuides { tree.asksForBaselines = true }
  }

  func gaps(_ spacing: SIMD2<Double>, _ tree: LayoutTree, _ grid: LayoutID) -> GridGaps {
    arrange(tree, grid)
    if let gaps, sameProposal(gaps.spacing, spacing) { return gaps }
    let new = GridGaps(arrangement, spacing, tree)
    gaps = new
    return new
  }

  /// The division for a proposal.
  func plan(
    _ proposal: SIMD2<Double>, _ spacing: SIMD2<Double>, _ tree: LayoutTree, _ grid: LayoutID
  ) -> GridPlan {
    arrange(tree, grid)
    if let known = plans.last(where: { $0.isFor(proposal, spacing) }) { return known }
    let plan = solve(proposal, gaps(spacing, tree, grid), tree)
    if plans.count == 2 { plans.removeFirst() }
    plans.append(plan)
    return plan
  }

  // MARK: - Lengths

  /// What is known of a cell before it is served: higher priorities come first, then the least flexible.
  private struct Turn {
    let index: Int
    let priority: Double
    /// On how many axes the cell takes whatever it is offered.
    let endless: Int
    /// How much longer it can become on the others.
    let flexibility: Double
    /// A cell that is unsized on some axis is served after those that are as flexible.
    let isUnsized: Bool

    func isTogether(with other: Turn) -> Bool {
      priority == other.priority && endless == other.endless && flexibility == other.flexibility
    }

    func isServed(before other: Turn) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if endless != other.endless { return endless < other.endless }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if isUnsized != other.isUnsized { return other.isUnsized }
      return index < other.index
    }
  }

  private func solve(_ proposal: SIMD2<Double>, _ gaps: GridGaps, _ tree: LayoutTree) -> GridPlan {
    let count = arrangement.cells.count
    let unknown = SIMD2<Double>(0, 0)
    var plan = GridPlan(
      proposal: proposal, spacing: gaps.spacing, offers: Array(repeating: unknown, count: count),
      answers: Array(repeating: unknown, count: count))
    let cellsOfRows = (0..<arrangement.rowCount).map { arrangement.cells(inRow: $0).count }
    var columns = GridTracks(singles: arrangement.singles, room: proposal.x - gaps.columnTotal)
    var rows = GridTracks(singles: cellsOfRows, room: proposal.y - gaps.rowTotal)
    if (proposal.x.isNil && proposal.y.isNil) || isRoomForAll(columns, rows, tree) {
      begin(&columns, &rows, with: nil)
      serve(0..<count, gaps, &columns, &rows, &plan, tree) { $0 }
      spread(0..<count, gaps, &columns, plan) { $0 }
    } else {
      let turns = turns(proposal, tree)
      var start = 0
      while start < count {
        var end = start + 1
        while end < count && turns[end].isTogether(with: turns[start]) { end += 1 }
        if start == 0 || turns[start].priority != turns[start - 1].priority {
          let isOnly = start == 0 && turns[count - 1].priority == turns[0].priority
          begin(
            &columns, &rows,
            with: isOnly ? nil : turns[start...].prefix { $0.priority == turns[start].priority })
        }
        let unsized = turns[start..<end].firstIndex { $0.isUnsized } ?? end
        for part in [start..<unsized, unsized..<end] where !part.isEmpty {
          serve(part, gaps, &columns, &rows, &plan, tree) { turns[$0].index }
        }
        spread(start..<end, gaps, &columns, plan) { turns[$0].index }
        start = end
      }
    }
    plan.settle(columns.lengths, rows.lengths, gaps)
    return plan
  }

  /// Whether no cell could take more than an equal share of the columns and rows. Then each takes what it can, in whatever
  /// order they are served, and none has to be asked how flexible it is.
  private func isRoomForAll(_ columns: GridTracks, _ rows: GridTracks, _ tree: LayoutTree) -> Bool {
    if !arrangement.spans.isEmpty || arrangement.hasUnsized { return false }
    var most = SIMD2<Double>(0, 0)
    var isFixed = (width: true, height: true)
    for cell in arrangement.cells {
      let slot = tree.records[cell.id].slot
      let facts = tree.slots.infos[slot].facts
      if !facts.contains(.exact) || facts.contains(.prioritized) { return false }
      let (width, height) = (tree.slots.widths[slot], tree.slots.heights[slot])
      most = SIMD2(max(most.x, width.maximum), max(most.y, height.maximum))
      if facts.contains(.textual) || width.isFlexible { isFixed.width = false }
      if height.isFlexible { isFixed.height = false }
    }
    return (isFixed.width || columns.hasRoom(for: most.x)) && (isFixed.height || rows.hasRoom(for: most.y))
  }

  /// The cells in the order in which they are served. Each is asked for its smallest and its largest size first.
  private func turns(_ proposal: SIMD2<Double>, _ tree: LayoutTree) -> [Turn] {
    var turns: [Turn] = []
    turns.reserveCapacity(arrangement.cells.count)
    var isInOrder = true
    for (index, cell) in arrangement.cells.enumerated() {
      let slot = tree.records[cell.id].slot
      let (least, most) = tree.limits(slot)
      var endless = 0
      var flexibility = 0.0
      // An axis on which nothing is offered adds to neither.
      if !proposal.x.isNil {
        if most.x == .infinity { endless += 1 } else { flexibility += most.x - least.x }
      }
      if !proposal.y.isNil {
        if most.y == .infinity { endless += 1 } else { flexibility += most.y - least.y }
      }
      let turn = Turn(
        index: index, priority: tree.priority(ofSlot: slot), endless: endless,
        flexibility: Self.rounded(flexibility), isUnsized: !cell.unsized.isEmpty)
      if let last = turns.last, !last.isServed(before: turn) { isInOrder = false }
      turns.append(turn)
    }
    if !isInOrder { turns.sort { $0.isServed(before: $1) } }
    return turns
  }

  /// A flexibility without what computing with fractions leaves over: cells that are as flexible are served together.
  static func rounded(_ flexibility: Double) -> Double {
    flexibility.isNaN ? 0 : (flexibility * 1e6).rounded()
  }

  /// Begins with the cells of a priority; nil stands for all cells.
  private func begin(_ columns: inout GridTracks, _ rows: inout GridTracks, with turns: ArraySlice<Turn>?) {
    guard let turns else {
      columns.begin(waiting: arrangement.singles, over: arrangement.spans)
      rows.begin(waiting: (0..<arrangement.rowCount).map { arrangement.cells(inRow: $0).count }, over: [])
      return
    }
    var waiting = (
      columns: Array(repeating: 0, count: arrangement.columnCount),
      rows: Array(repeating: 0, count: arrangement.rowCount)
    )
    var spans: [Range<Int>] = []
    for turn in turns {
      let cell = arrangement.cells[turn.index]
      if cell.isSingle { waiting.columns[cell.column] += 1 } else { spans.append(cell.columns) }
      waiting.rows[cell.row] += 1
    }
    columns.begin(waiting: waiting.columns, over: spans)
    rows.begin(waiting: waiting.rows, over: [])
  }

  /// Serves cells that are as flexible as each other: each is offered the same share.
  private func serve(
    _ turns: Range<Int>, _ gaps: GridGaps, _ columns: inout GridTracks, _ rows: inout GridTracks,
    _ plan: inout GridPlan, _ tree: LayoutTree, index: (Int) -> Int
  ) {
    columns.divide()
    rows.divide()
    for turn in turns {
      let index = index(turn)
      let cell = arrangement.cells[index]
      let offer = SIMD2(
        width(offeredTo: cell, columns, gaps),
        cell.unsized.contains(.vertical) && !rows.share.isNil ? rows.lengths[cell.row] : rows.offer(cell.row))
      let answer = tree.measure(tree.records[cell.id].slot, offer)
      plan.offers[index] = offer
      plan.answers[index] = answer
      if cell.isSingle {
        columns.widen(cell.column, to: answer.x)
        columns.serve(cell.column)
      }
      rows.widen(cell.row, to: answer.y)
      rows.serve(cell.row)
    }
    columns.settle()
    rows.settle()
  }

  /// Spreads what cells over several columns need.
  private func spread(
    _ turns: Range<Int>, _ gaps: GridGaps, _ columns: inout GridTracks, _ plan: GridPlan, index: (Int) -> Int
  ) {
    if arrangement.spans.isEmpty { return }
    for turn in turns {
      let index = index(turn)
      let cell = arrangement.cells[index]
      if cell.isSingle { continue }
      columns.spread(
        plan.answers[index].x, over: cell.columns, gaps: gaps.within(cell.columns),
        singles: arrangement.singles)
    }
  }

  private func width(offeredTo cell: GridCell, _ columns: GridTracks, _ gaps: GridGaps) -> Double {
    if columns.share.isNil { return .nan }
    if cell.unsized.contains(.horizontal) {
      return columns.length(cell.columns, gaps: gaps.within(cell.columns))
    }
    return cell.isSingle
      ? columns.offer(cell.column) : columns.offer(cell.columns, gaps: gaps.within(cell.columns))
  }
}

extension GridPlan {
  /// Takes the lengths of columns and rows, and works out where they begin.
  fileprivate mutating func settle(_ widths: [Double], _ heights: [Double], _ gaps: GridGaps) {
    (self.widths, self.heights) = (widths, heights)
    columnStarts.reserveCapacity(widths.count)
    rowStarts.reserveCapacity(heights.count)
    for column in widths.indices {
      if column > 0 { size.x += gaps.columns[column] }
      columnStarts.append(size.x)
      size.x += widths[column]
    }
    for row in heights.indices {
      if row > 0 { size.y += gaps.rows[row] }
      rowStarts.append(size.y)
      size.y += heights[row]
    }
  }

  /// The box that a cell stands in; for one of no columns the column that it stands before (recorded: grid GX14).
  func frame(of cell: GridCell, _ gaps: GridGaps) -> SlotFrame {
    let columns = cell.takesNoColumn ? cell.neighbour(in: widths.count) : cell.columns
    var width = gaps.within(columns)
    for column in columns { width += widths[column] }
    return SlotFrame(
      origin: SIMD2(columnStarts[columns.lowerBound], rowStarts[cell.row]),
      size: SIMD2(width, heights[cell.row]))
  }
}

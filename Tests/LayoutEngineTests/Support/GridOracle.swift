// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// A grid in a random tree. What its cells say to it follows from their place among its children and from a number, so
/// that a tree can be edited without a thought for rows.
struct GridShape: Equatable {
  var alignment: Alignment
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
  var pattern: Int

  struct Marks: Equatable {
    /// Nil for a view in no row.
    var row: Int?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsized: Axis.Set = []
  }

  func marks(_ index: Int) -> Marks {
    var marks = Marks()
    if (index + pattern) % 7 != 6 {
      let row = index / (1 + pattern % 3)
      marks.row = row
      if (row + pattern) % 4 == 3 { marks.rowAlignment = pattern % 2 == 0 ? .top : .firstTextBaseline }
    }
    if (index * 3 + pattern) % 5 == 4 { marks.columns = 2 }
    if (index * 5 + pattern) % 13 == 12 { marks.columns = 0 }
    if (index + pattern) % 9 == 8 { marks.columnAlignment = .trailing }
    if (index * 2 + pattern) % 11 == 10 { marks.anchor = UnitPoint(x: 0.25, y: 1) }
    if (index + pattern * 3) % 8 == 7 { marks.unsized.insert(.horizontal) }
    if (index + pattern * 5) % 10 == 9 { marks.unsized.insert(.vertical) }
    return marks
  }

  var role: LayoutRole {
    .grid(
      alignment, horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
      verticalSpacing: verticalSpacing.map { CGFloat($0) })
  }

  /// The identities of rows.
  private final class RowToken {}
  // Unsafe: objects without anything in them, which stand for themselves.
  nonisolated(unsafe) private static let tokens = (0..<64).map { _ in RowToken() }

  /// Hands what a cell says to the tree.
  static func set(_ marks: Marks, of id: LayoutID, in tree: LayoutTree) {
    let row = marks.row.map {
      GridRowKey.Row(id: ObjectIdentifier(tokens[$0 % tokens.count]), alignment: marks.rowAlignment)
    }
    tree.setLayoutValue(id, key: ObjectIdentifier(GridRowKey.self), value: row)
    tree.setLayoutValue(id, key: ObjectIdentifier(GridColumnsKey.self), value: marks.columns)
    tree.setLayoutValue(id, key: ObjectIdentifier(GridAnchorKey.self), value: marks.anchor)
    tree.setLayoutValue(id, key: ObjectIdentifier(GridColumnAlignmentKey.self), value: marks.columnAlignment)
    tree.setLayoutValue(id, key: ObjectIdentifier(GridUnsizedAxesKey.self), value: marks.unsized)
  }
}

/// Grids by the recorded rules, naively: everything is looked for again at each step.
extension LayoutOracle {
  struct GridBox {
    var offer: Offer
    var size: Size
    var origin: Size
  }

  private struct Cell {
    let node: TreeSpec
    let marks: GridShape.Marks
    let row: Int
    let column: Int
    var span: Int
    var columns: Range<Int> { column..<(column + span) }
  }

  private func cells(_ node: TreeSpec, _ shape: GridShape) -> (cells: [Cell], columns: Int, rows: Int) {
    var cells: [Cell] = []
    var (row, column) = (-1, 0)
    var previous: GridShape.Marks?
    for (index, child) in node.children.enumerated() {
      let marks = shape.marks(index)
      if marks.row == nil || previous?.row != marks.row { (row, column) = (row + 1, 0) }
      previous = marks
      cells.append(
        Cell(node: child, marks: marks, row: row, column: column, span: marks.row == nil ? -1 : marks.columns)
      )
      column += max(cells[index].span, 0)
    }
    let columns = max(cells.map { $0.column + max($0.span, 0) }.max() ?? 0, cells.isEmpty ? 0 : 1)
    for index in cells.indices where cells[index].span < 0 { cells[index].span = columns }
    return (cells, columns, row + 1)
  }

  func isGridOpen(_ node: TreeSpec, _ shape: GridShape, _ edge: Edge) -> Bool {
    let (cells, columns, rows) = cells(node, shape)
    return cells.isEmpty
      || cells.contains { cell in
        let isAtEdge =
          switch edge {
          case .top: cell.row == 0
          case .bottom: cell.row == rows - 1
          case .leading: cell.column == 0
          case .trailing: cell.columns.upperBound == columns
          }
        return isAtEdge && isOpen(cell.node, edge, nil)
      }
  }

  /// What was found out of the grids of one tree. A grid asks so often that a few around each other would take for ever.
  final class KnownGrids {
    fileprivate struct Question: Hashable {
      let key: Int
      let width: UInt64
      let height: UInt64
    }
    fileprivate var answers: [Question: (size: Size, boxes: [GridBox])] = [:]
  }

  /// The grid's size, and where its children go.
  func grid(_ node: TreeSpec, _ shape: GridShape, _ p: Offer) -> (size: Size, boxes: [GridBox]) {
    let question = KnownGrids.Question(key: node.key, width: p.x.bitPattern, height: p.y.bitPattern)
    if let known = knownGrids.answers[question] { return known }
    let answer = solve(node, shape, p)
    knownGrids.answers[question] = answer
    return answer
  }

  /// Where each of some tracks begins; a gap stands in front of each but the first.
  private func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
    var starts: [Double] = []
    for index in lengths.indices {
      let before = index == 0 ? 0 : starts[index - 1] + lengths[index - 1] + gaps[index]
      starts.append(before)
    }
    return starts
  }

  private func solve(_ node: TreeSpec, _ shape: GridShape, _ p: Offer) -> (size: Size, boxes: [GridBox]) {
    let (cells, columnCount, rowCount) = cells(node, shape)
    if cells.isEmpty { return (Size(0, 0), []) }
    // Gaps: the largest distance of two cells that meet.
    var gaps = (
      columns: [Double](repeating: 0, count: columnCount), rows: [Double](repeating: 0, count: rowCount)
    )
    for index in cells.indices.dropFirst() where cells[index].row == cells[index - 1].row {
      let (one, other) = (cells[index - 1], cells[index])
      if other.column == 0 || other.column == columnCount { continue }
      let isClosed = !isOpen(one.node, .trailing, nil) && !isOpen(other.node, .leading, nil)
      gaps.columns[other.column] =
        shape.horizontalSpacing ?? max(gaps.columns[other.column], isClosed ? 8 : 0)
    }
    for row in 1..<max(rowCount, 1) {
      let meeting = cells.filter { $0.row == row - 1 }.flatMap { one in
        cells.filter { $0.row == row && $0.columns.overlaps(one.columns) }.map { (one, $0) }
      }
      let distances = meeting.map { one, other in
        isOpen(one.node, .bottom, nil) || isOpen(other.node, .top, nil) ? 0.0 : 8
      }
      gaps.rows[row] = shape.verticalSpacing ?? distances.max() ?? 8
    }
    func inner(_ columns: Range<Int>) -> Double { columns.dropFirst().reduce(0) { $0 + gaps.columns[$1] } }
    let room = Offer(p.x - gaps.columns.reduce(0, +), p.y - gaps.rows.reduce(0, +))
    var widths = [Double](repeating: 0, count: columnCount)
    var heights = [Double](repeating: 0, count: rowCount)
    var answers = cells.map { _ in (offer: Offer(0, 0), size: Size(0, 0)) }
    var served: Set<Int> = []
    var settled = (columns: Set<Int>(), rows: Set<Int>())

    struct Key: Equatable {
      var priority: Double
      var endless = 0
      var flexibility = 0.0
    }
    let keys = cells.map { cell in
      let least = size(cell.node, Offer(0, 0), nil)
      let most = size(cell.node, Offer(.infinity, .infinity), nil)
      var key = Key(priority: priority(cell.node))
      for axis in 0...1 where !p[axis].isNaN && !(p.x.isNaN && p.y.isNaN) {
        if most[axis] == .infinity { key.endless += 1 } else { key.flexibility += most[axis] - least[axis] }
      }
      // What computing with fractions leaves over makes no cell more flexible than another.
      key.flexibility = key.flexibility.isNaN ? 0 : (key.flexibility * 1e6).rounded()
      if p.x.isNaN && p.y.isNaN { key.priority = 0 }
      return key
    }
    var waiting = Array(cells.indices)
    var lastPriority: Double?
    while !waiting.isEmpty {
      let first = waiting.min { a, b in
        (-keys[a].priority, Double(keys[a].endless), keys[a].flexibility)
          < (-keys[b].priority, Double(keys[b].endless), keys[b].flexibility)
      }!
      let group = waiting.filter { keys[$0] == keys[first] }
      waiting.removeAll { group.contains($0) }
      // Columns in which no cell stands alone are open for one priority.
      if let last = lastPriority, last != keys[first].priority {
        settled.columns.formUnion(
          (0..<columnCount).filter { column in
            !cells.contains { $0.columns == column..<(column + 1) }
              && served.contains { cells[$0].columns.contains(column) }
          })
      }
      lastPriority = keys[first].priority
      func isWaiting(_ index: Int) -> Bool {
        !served.contains(index) && keys[index].priority == keys[first].priority
      }
      func isOpenColumn(_ column: Int) -> Bool {
        let singles = cells.indices.filter { cells[$0].columns == column..<(column + 1) }
        let isCovered = cells.indices.contains {
          cells[$0].columns.contains(column) && keys[$0].priority == keys[first].priority
        }
        return singles.contains(where: isWaiting)
          || (singles.isEmpty && isCovered && !settled.columns.contains(column))
      }
      func hasWaiting(_ column: Int) -> Bool {
        cells.indices.contains { cells[$0].columns == column..<(column + 1) && isWaiting($0) }
      }
      func isOpenRow(_ row: Int) -> Bool { cells.indices.contains { cells[$0].row == row && isWaiting($0) } }
      let isIdeal = p.x.isNaN && p.y.isNaN
      let parts =
        isIdeal
        ? [group]
        : [
          group.filter { cells[$0].marks.unsized.isEmpty }, group.filter { !cells[$0].marks.unsized.isEmpty },
        ]
      for part in parts where !part.isEmpty {
        func share(_ room: Double, _ lengths: [Double], _ settled: Set<Int>, _ isOpen: (Int) -> Bool)
          -> Double
        {
          if room.isNaN || room == .infinity { return room }
          let open = lengths.indices.filter(isOpen).count
          return open == 0 ? 0 : (room - settled.reduce(0) { $0 + lengths[$1] }) / Double(open)
        }
        let open = (0..<columnCount).map(isOpenColumn)
        let shares = Offer(
          share(room.x, widths, settled.columns) { open[$0] }, share(room.y, heights, settled.rows, isOpenRow)
        )
        for index in part {
          let cell = cells[index]
          let current = cell.columns.reduce(inner(cell.columns)) { $0 + widths[$1] }
          var offer = Offer(max(shares.x, current), max(shares.y, heights[cell.row]))
          if cell.span != 1, shares.x < .infinity {
            let others = widths.indices.filter { !cell.columns.contains($0) }
            let stillOpen = others.filter { isOpenColumn($0) }
            let taken = others.reduce(0) { $0 + (stillOpen.contains($1) ? shares.x : widths[$1]) }
            offer.x = max(room.x - taken + inner(cell.columns), current)
          }
          if cell.marks.unsized.contains(.horizontal) { offer.x = current }
          if cell.marks.unsized.contains(.vertical) { offer.y = heights[cell.row] }
          if p.x.isNaN { offer.x = .nan }
          if p.y.isNaN { offer.y = .nan }
          let answer = size(cell.node, offer, nil)
          answers[index] = (offer, answer)
          if cell.span == 1 { widths[cell.column] = max(widths[cell.column], answer.x) }
          heights[cell.row] = max(heights[cell.row], answer.y)
          served.insert(index)
        }
        settled.columns.formUnion(
          (0..<columnCount).filter { column in
            !isOpenColumn(column) && cells.contains { $0.columns == column..<(column + 1) }
          })
        settled.rows.formUnion((0..<rowCount).filter { !isOpenRow($0) })
      }
      // In the order in which they were served.
      for index in parts.joined() where cells[index].span > 1 {
        let columns = cells[index].columns
        let missing = answers[index].size.x - columns.reduce(inner(columns)) { $0 + widths[$1] }
        if !(missing > 0) { continue }
        let open = columns.filter { hasWaiting($0) }
        let lonely = columns.filter { column in !cells.contains { $0.columns == column..<(column + 1) } }
        let targets = open.isEmpty ? (lonely.isEmpty ? Array(columns) : lonely) : open
        for column in targets { widths[column] += missing / Double(targets.count) }
      }
    }

    let lefts = starts(widths, gaps.columns)
    let tops = starts(heights, gaps.rows)
    var boxes: [GridBox] = []
    var slots: [Size] = []
    for (index, cell) in cells.enumerated() {
      // GX14: a cell of no columns gets the column that it stands before.
      let start = cell.span == 0 ? min(cell.column, columnCount - 1) : cell.column
      let columns = start..<(start + max(cell.span, 1))
      let slot = Size(columns.reduce(inner(columns)) { $0 + widths[$1] }, heights[cell.row])
      let offer = answers[index].size == slot ? answers[index].offer : slot
      slots.append(slot)
      boxes.append(
        GridBox(
          offer: offer, size: size(cell.node, offer, nil), origin: Size(lefts[start], tops[cell.row])))
    }
    for (index, cell) in cells.enumerated() {
      let (slot, box) = (slots[index], boxes[index])
      if let anchor = cell.marks.anchor {
        boxes[index].origin += Size(anchor.x * (slot.x - box.size.x), anchor.y * (slot.y - box.size.y))
        continue
      }
      let declared = cells.first { $0.column == cell.column && $0.marks.columnAlignment != nil }
      let own = cell.marks.row != nil && cell.marks.columns == 1 ? declared?.marks.columnAlignment : nil
      let across = (own ?? shape.alignment.horizontal).key
      let along = (cell.marks.rowAlignment ?? shape.alignment.vertical).key
      let frame = ViewDimensions(size: CGSize(width: slot.x, height: slot.y))
      func guideOfBox(_ index: Int, _ key: AlignmentKey) -> Double {
        guide(key, cells[index].node, boxes[index].offer, boxes[index].size, nil)
      }
      if cell.span > 0 { boxes[index].origin.x += across.defaultValue(in: frame) - guideOfBox(index, across) }
      if along.code.rawValue > AlignmentKey.Code.end.rawValue {
        let below = cells.indices.filter { cells[$0].row == cell.row && cells[$0].marks.anchor == nil }
          .reduce(0) { max($0, boxes[$1].size.y - guideOfBox($1, along)) }
        boxes[index].origin.y += slot.y - below - guideOfBox(index, along)
      } else {
        boxes[index].origin.y += along.defaultValue(in: frame) - guideOfBox(index, along)
      }
    }
    let last = Size(
      lefts[columnCount - 1] + widths[columnCount - 1], tops[rowCount - 1] + heights[rowCount - 1])
    return (last, boxes)
  }
}

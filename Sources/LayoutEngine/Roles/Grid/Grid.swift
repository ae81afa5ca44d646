// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  fileprivate var distances: SIMD2<Double> {
    get { SIMD2(first, second) }
    set { (first, second) = (newValue.x, newValue.y) }
  }
}

/// Rows of cells in columns (L-76). A column is as wide as its widest cell, a row as high as its highest.
enum GridRole: Role {
  static func write(
    _ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?, _ tree: LayoutTree,
    _ id: LayoutID
  ) {
    tree.records[id].kind = .grid
    tree.arguments[id].distances = tree.checked("Grid") {
      SIMD2<Double>($0.length(horizontalSpacing) ?? .nan, $0.length(verticalSpacing) ?? .nan)
    }
    tree.setExtra(id, RecordExtra(grid: GridSolver()))
    tree.setAlignment(id, alignment)
  }

  private static func style(_ tree: LayoutTree, _ id: LayoutID) -> GridStyle {
    GridStyle(
      tree.alignmentKey(id, .horizontal), tree.alignmentKey(id, .vertical), tree.arguments[id].distances)
  }

  private static func solver(_ tree: LayoutTree, _ id: LayoutID) -> GridSolver {
    guard let solver = tree.store.gridSolver(at: tree.records[id].extra) else {
      preconditionFailure("grid \(id.raw) has no solver")
    }
    return solver
  }

  /// A cell has changed, or is another one.
  static func cellsDidChange(_ tree: LayoutTree, _ id: LayoutID) { solver(tree, id).forgetLengths() }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    var facts: SlotFacts = []
    for slot in tree.records[id].children { facts.formUnion(tree.slots.infos[slot].facts) }
    let isOpen = tree.records[id].childCount == 0 || !facts.isDisjoint(with: .openEdges)
    facts.subtract([.spacer, .openEdges])
    if isOpen { facts.formUnion(openEdges(tree, id)) }
    return .general(facts)
  }

  /// An edge is open if one of the cells at it is open there, and all are where there is no cell (recorded: grid GE1 to
  /// GE29, grid-span-edges T1, T2).
  private static func openEdges(_ tree: LayoutTree, _ id: LayoutID) -> SlotFacts {
    let solver = solver(tree, id)
    solver.arrange(tree, id)
    let arrangement = solver.arrangement
    if arrangement.cells.isEmpty { return .openEdges }
    var open: SlotFacts = []
    for cell in arrangement.cells {
      let facts = tree.slots.infos[tree.records[cell.id].slot].facts
      if cell.column == 0 { open.formUnion(facts.intersection(.openLeading)) }
      if cell.columns.upperBound == arrangement.columnCount {
        open.formUnion(facts.intersection(.openTrailing))
      }
      if cell.row == 0 { open.formUnion(facts.intersection(.openTop)) }
      if cell.row == arrangement.rowCount - 1 { open.formUnion(facts.intersection(.openBottom)) }
    }
    return open
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    solver(tree, id).plan(proposal, tree.arguments[id].distances, tree, id).size
  }

  @inline(never)
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    solver(tree, id).place(proposal, style(tree, id), tree, id) { cell, placed in
      tree.place(
        tree.records[cell].slot, placed.proposal, SlotFrame(origin: placed.origin, size: placed.size),
        &context)
    }
  }

  /// The guides of the cells, where they are placed.
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    solver(tree, id).guide(key, proposal, style(tree, id), tree, id)
  }
}

// Where the cells go.
extension GridSolver {
  /// Says of each cell what it is offered, how large it is then, and where it goes.
  func place(
    _ proposal: SIMD2<Double>, _ style: GridStyle, _ tree: LayoutTree, _ grid: LayoutID,
    _ body: (LayoutID, UnaryPlacement) -> Void
  ) {
    let plan = plan(proposal, style.spacing, tree, grid)
    let gaps = gaps(style.spacing, tree, grid)
    for (index, cell) in arrangement.cells.enumerated() {
      let box = plan.frame(of: cell, gaps)
      // A cell that fills its box is not asked again.
      let offer = isSame(plan.answers[index], box.size) ? plan.offers[index] : box.size
      let slot = tree.records[cell.id].slot
      let size = tree.measure(slot, offer)
      var origin = box.origin
      if let anchor = cell.anchor {
        origin += SIMD2(anchor.x * (box.size.x - size.x), anchor.y * (box.size.y - size.y))
      } else {
        let own = cell.followsColumn ? arrangement.columnAlignments[cell.column] : nil
        if !cell.takesNoColumn {
          origin.x += tree.origin(of: slot, offer, size, in: box.size, on: own?.key ?? style.horizontal)
        }
        let key = cell.rowAlignment?.key ?? style.vertical
        origin.y +=
          key.isGuide
          ? line(key, inRow: cell.row, plan, gaps, style, tree) - tree.guideValue(key, slot, offer, size)
          : tree.origin(of: slot, offer, size, in: box.size, on: key)
      }
      body(cell.id, UnaryPlacement(proposal: offer, size: size, origin: origin))
    }
  }

  /// Where the baselines of a row meet: so far up that what is below them fits into the row. It does not become higher
  /// for them (recorded: text-semantics X11).
  private func line(
    _ key: AlignmentKey, inRow row: Int, _ plan: GridPlan, _ gaps: GridGaps, _ style: GridStyle,
    _ tree: LayoutTree
  ) -> Double {
    var below = 0.0
    for index in arrangement.cells(inRow: row) where arrangement.cells[index].anchor == nil {
      let box = plan.frame(of: arrangement.cells[index], gaps)
      let offer = isSame(plan.answers[index], box.size) ? plan.offers[index] : box.size
      let slot = tree.records[arrangement.cells[index].id].slot
      let size = tree.measure(slot, offer)
      below = max(below, size.y - tree.guideValue(key, slot, offer, size))
    }
    return plan.heights[row] - below
  }

  func guide(
    _ key: AlignmentKey, _ proposal: SIMD2<Double>, _ style: GridStyle, _ tree: LayoutTree, _ grid: LayoutID
  ) -> Double? {
    var merged = GuideMerge(key)
    place(proposal, style, tree, grid) { cell, placed in
      guard let set = tree.explicitGuide(key, tree.records[cell].slot, placed.proposal) else { return }
      merged.add(set + placed.origin[key.axis])
    }
    return merged.value
  }
}

extension LayoutTree {
  /// A record's answers to no room at all and to endless room.
  @inline(__always)
  func limits(_ slot: SlotIndex) -> (least: SIMD2<Double>, most: SIMD2<Double>) {
    let facts = slots.infos[slot].facts
    if facts.contains(.exact) && !facts.contains(.textual) {
      let (width, height) = (slots.widths[slot], slots.heights[slot])
      return (SIMD2(width.minimum, height.minimum), SIMD2(width.maximum, height.maximum))
    }
    return (measure(slot, SIMD2(0, 0)), measure(slot, SIMD2(.infinity, .infinity)))
  }

  /// How far a record is from the beginning of a box, so that both have a guide at the same place.
  @inline(__always)
  fileprivate func origin(
    of slot: SlotIndex, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>, in box: SIMD2<Double>,
    on key: AlignmentKey
  ) -> Double {
    let axis = key.axis
    if !key.isGuide, !slots.infos[slot].facts.contains(.guides(on: axis)) {
      return key.code.part(of: box[axis] - size[axis])
    }
    return defaultGuide(key, ViewDimensions(size: CGSize(width: box.x, height: box.y)))
      - guideValue(key, slot, proposal, size)
  }
}

// The same for a layout that arranges the views with `GridLayout` itself.
extension GridSolver {
  package func size(_ proposal: ProposedViewSize, _ style: GridStyle, _ subviews: LayoutSubviews) -> CGSize {
    let offer = SIMD2<Double>(proposal.width ?? .nan, proposal.height ?? .nan)
    let size = plan(offer, style.spacing, subviews.tree, subviews.container).size
    return CGSize(width: size.x, height: size.y)
  }

  package func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ style: GridStyle, _ subviews: LayoutSubviews
  ) {
    let offer = SIMD2<Double>(proposal.width ?? .nan, proposal.height ?? .nan)
    place(offer, style, subviews.tree, subviews.container) { cell, placed in
      subviews.subview(cell).place(
        at: CGPoint(x: bounds.minX + placed.origin.x, y: bounds.minY + placed.origin.y),
        proposal: ProposedViewSize(placed.proposal))
    }
  }
}

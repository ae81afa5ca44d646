// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stack places its children in one loop, `lineUp`. It takes each child through three stages:
///
/// 1. Lengths: what the child is offered, and how large it becomes. `StackLengths` has one type for each way to find that
///    out.
/// 2. Offsets: where the child begins, along the stack and across.
/// 3. Commit: the child gets its frame, or is only compared with the frame it has. `StackCommit` has one type for each.
///
/// `placeStack` chooses which children go through the loop, and the types of the first stage and the last. The compiler
/// makes one copy of the loop for each choice and each axis, and in a copy nothing of the choice is left to ask.
extension LayoutTree {
  /// - Parameter start: Where the first of the children begins.
  /// - Returns: Whether all children were committed.
  @inline(__always) @discardableResult
  private func lineUp<Commit: StackCommit>(
    _ children: Range<SlotIndex>, from start: Double = 0, in line: StackLine<some StackRole>,
    _ lengths: some StackLengths, _ commit: Commit.Type, _ context: inout PlacementContext
  ) -> Bool {
    let axis = line.axis
    var lengths = lengths
    var position = start
    for slot in children {
      let child = lengths.next(slot, line, self)
      let offer = SIMD2(axis, along: child.offer, across: line.cross)
      let frame = SlotFrame(
        origin: SIMD2(axis, along: position, across: child.origin),
        size: SIMD2(axis, along: child.length, across: child.breadth))
      if !Commit.take(slot, offer, frame, line, self, &context) { return false }
      position = position + child.length + lengths.distance(after: slot, line, self)
    }
    return true
  }

  @inline(__always)
  func placeStack<Stack: StackRole>(
    _ stack: Stack.Type, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    let axis = Stack.axis
    let count = records[id].childCount
    if count == 0 { return }
    let slot = records[id].slot
    let facts = slots.infos[slot].facts
    let main = proposal[axis]
    if count == 1 && !main.isNil {
      // The only child is asked once, so it is offered the same as its stack.
      context.isAtLast = true
      return place(
        records[id].firstChild, proposal, SlotFrame(origin: SIMD2(0, 0), size: size), &context)
    }
    let extent = size[axis.other]
    let cross = offerAcross(proposal[axis.other], extent)
    let isExact =
      facts.contains(.exact)
      && !(facts.contains(.textual) && (axis == .horizontal ? main : cross) < slots.bounds[slot].threshold)
    let isSettled = isExact && isSettled(facts, main, axis)
    // A settled stack that is offered the same and has the same extent: who did not change keeps its frame, or moves along.
    if isSettled && context.traits.isSuperset(of: .keepsAllButLength(on: axis)) && !mustPlaceAll(id)
      && placeChanged(stack, id, cross, extent, &context)
    {
      return
    }
    // Not in a function of its own: the compiler would not inline it, and calling it costs 3 % of a resize.
    if facts.contains(.plain) {
      let line = line(stack, id, cross, extent, isSettled: isSettled)
      if let lengths = plainLengths(line, facts, isSettled ? .nan : main, asksIdeals: isSettled) {
        counters.placements += count
        lineUp(line.children, in: line, lengths, PlacedChild.self, &context)
        return
      }
    }
    placeOthers(stack, id, facts, main, cross, extent, isSettled: isSettled, &context)
  }

  /// What a stack offers its children across. If it is offered nothing there, it asks them again with its own extent (L-55).
  @inline(__always)
  private func offerAcross(_ cross: Double, _ extent: Double) -> Double { cross.isNil ? extent : cross }

  @inline(__always)
  private func line<Stack: StackRole>(
    _ stack: Stack.Type, _ id: LayoutID, _ cross: Double, _ extent: Double, isSettled: Bool
  ) -> StackLine<Stack> {
    StackLine(
      id: id, children: records[id].children, cross: cross, extent: extent,
      part: records[id].alignment(on: Stack.axis.other).part, spacing: arguments[id].spacing,
      isSettled: isSettled)
  }

  /// Whether a stack's children are as long as they would be without an offer, given that the stack's ranges describe it.
  @inline(__always)
  private func isSettled(_ facts: SlotFacts, _ main: Double, _ axis: Axis) -> Bool {
    main.isNil || !facts.contains(.uses(axis))
  }

  /// How a plain stack divides its length.
  /// - Returns: nil if the children are served in another order than they stand in, or if something is endless.
  @inline(__always)
  private func plainLengths(
    _ line: StackLine<some StackRole>, _ facts: SlotFacts, _ main: Double, asksIdeals: Bool
  ) -> PlainLengths? {
    if main == .infinity || line.extent == .infinity { return nil }
    if !facts.contains(.inOrder) && !main.isNil
      && (line.children.count <= SumStorage.fanOut || !isServedInOrder(line.children, line.axis))
    {
      return nil
    }
    let (infos, limits) = (slots.infos, slots.limits)
    return PlainLengths(
      infos: infos, mains: limits.lengths(on: line.axis), crosses: limits.lengths(on: line.axis.other),
      distance: arguments[line.id].plainSpacing,
      available: main - arguments[line.id].totalSpacing, asksIdeals: asksIdeals)
  }

  /// Places all children of a stack that is not plain, or in which `PlainLengths` is not enough.
  @inline(never)
  private func placeOthers<Stack: StackRole>(
    _ stack: Stack.Type, _ id: LayoutID, _ facts: SlotFacts, _ main: Double, _ cross: Double,
    _ extent: Double, isSettled: Bool, _ context: inout PlacementContext
  ) {
    let line = line(stack, id, cross, extent, isSettled: isSettled)
    let (axis, children) = (Stack.axis, line.children)
    counters.placements += children.count
    if isSettled {
      lineUp(children, in: line, AskedLengths(), PlacedChild.self, &context)
    } else if axis == .horizontal && records[id].hasSpacers,
      let lengths = fixedRowLengths(line, facts, main)
    {
      lineUp(children, in: line, lengths, PlacedChild.self, &context)
    } else {
      withSolvedStack(id, axis, SIMD2(axis, along: main, across: cross)) { items in
        lineUp(children, in: line, SolvedLengths(items: items), PlacedChild.self, &context)
      }
    }
  }

  /// Places only the children that changed. If one of them has another length now, those after it move along.
  ///
  /// If all children were placed instead, one leaf of another width in 1,000 rows (`layout.leaf-width`) would take 25 times
  /// the instructions.
  /// - Returns: False, with nothing done, where that is not enough.
  @inline(never)
  private func placeChanged<Stack: StackRole>(
    _ stack: Stack.Type, _ id: LayoutID, _ cross: Double, _ extent: Double, _ context: inout PlacementContext
  ) -> Bool {
    let axis = Stack.axis
    let first = firstChangedChild(id)
    if !first.isRecord { return true }
    let isAlone = !nextChangedChild(first).isRecord
    let offer = SIMD2(axis, along: .nan, across: cross)
    var child = first
    while child.isRecord {
      let slot = records[child].slot
      if !isPlaced(slot) { return false }
      let old = slots.frames[slot].size
      let new = measure(slot, offer)
      if !isAlone && old[axis] != new[axis] { return false }
      child = nextChangedChild(child)
    }
    let line = line(stack, id, cross, extent, isSettled: true)
    child = first
    while child.isRecord {
      let slot = records[child].slot
      let (start, old) = (slots.frames[slot].origin[axis], slots.frames[slot].size[axis])
      lineUp(slot..<(slot + 1), from: start, in: line, AskedLengths(), ChangedChild.self, &context)
      let length = slots.frames[slot].size[axis]
      if length != old { shift(id, axis, after: slot, start + length, &context) }
      child = nextChangedChild(child)
    }
    return true
  }

  /// Whether all children of a plain stack are leaves that stay where they are. Their proposals are brought up to date on
  /// the way.
  ///
  /// - Parameter size: The stack's own.
  @inline(__always)
  func leavesStay(
    _ id: LayoutID, _ facts: SlotFacts, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Bool {
    records[id].kind == .hstack
      ? leavesStay(RowRole.self, id, facts, proposal, size)
      : leavesStay(ColumnRole.self, id, facts, proposal, size)
  }

  @inline(__always)
  private func leavesStay<Stack: StackRole>(
    _ stack: Stack.Type, _ id: LayoutID, _ facts: SlotFacts, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Bool {
    let axis = Stack.axis
    let main = proposal[axis]
    let extent = size[axis.other]
    let isSettled = isSettled(facts, main, axis)
    let line = line(stack, id, offerAcross(proposal[axis.other], extent), extent, isSettled: isSettled)
    // A leaf with an ideal length of its own is refused where it counts, so that the loop calls nothing.
    guard let lengths = plainLengths(line, facts, isSettled ? .nan : main, asksIdeals: false)
    else { return false }
    var context = PlacementContext()
    return lineUp(line.children, in: line, lengths, UnmovedLeaf.self, &context)
  }
}

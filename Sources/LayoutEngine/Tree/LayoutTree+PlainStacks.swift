// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Stacks of exact children with nothing special about them, which is most of them: summed up and divided by
/// arithmetic on the children's ranges, with no list of their own and no calls.
extension LayoutTree {
  /// The same as the general summary of a stack, where a plain one of few children is left after a change.
  /// - Returns: Whether the parent has to know; nil, with nothing done, where that is not enough.
  func summarizePlainStack(_ i: Int) -> Bool? {
    let record = records + i
    let count = Int(record.pointee.childCount)
    let isRow = record.pointee.kind == .hstack
    let code = isRow ? record.pointee.vertical : record.pointee.horizontal
    guard count > 0 && count <= SumStorage.fanOut, code.rawValue <= AlignmentKey.Code.end.rawValue,
      record.pointee.flags.isDisjoint(with: .needsFullSummary)
    else { return nil }
    let slot = Int(record.pointee.slot)
    let infos = slots.infos
    let ranges = slots.ranges
    var any: SlotFacts = []
    var all: SlotFacts = .exact
    var main = AxisRange(fixed: 0)
    var cross = AxisRange(fixed: 0)
    var minima = FlexibleMinima()
    var isInOrder = true
    var last = AxisRange(fixed: 0)
    var child = Int(record.pointee.childStart)
    let end = child + count
    while child < end {
      let facts = infos[child].facts
      any.formUnion(facts)
      all.formIntersection(facts)
      let m = ranges[2 * child + (isRow ? 0 : 1)]
      let c = ranges[2 * child + (isRow ? 1 : 0)]
      main.minimum += m.minimum
      main.ideal += m.ideal
      main.maximum += m.maximum
      if c.minimum > cross.minimum { cross.minimum = c.minimum }
      if c.ideal > cross.ideal { cross.ideal = c.ideal }
      if c.maximum > cross.maximum { cross.maximum = c.maximum }
      if m.isFlexible { minima.add(m) }
      if m.isServed(before: last) { isInOrder = false }
      last = m
      child += 1
    }
    guard all.contains(.exact), any.isDisjoint(with: .special) else { return nil }
    let distance = record.pointee.a.isNaN ? Double(ViewSpacing.systemDistance) : record.pointee.a
    let spacing = distance * Double(count - 1)
    main = AxisRange(
      max(0, main.minimum + spacing), max(0, main.ideal + spacing), max(0, main.maximum + spacing))
    guard !main.isFlexible || minima.makeClamp else { return nil }

    if record.pointee.b != spacing { record.pointee.b = spacing }
    let facts = any.intersection([.baselines, .usesWidth, .usesHeight]).union(
      isInOrder ? [.exact, .plain, .inOrder] : [.exact, .plain])
    let oldFacts = infos[slot].facts
    var changed = asksForBaselines && facts.contains(.baselines)
    if oldFacts.intersection(.summary) != facts {
      infos[slot].facts = oldFacts.intersection(.marks).union(facts)
      record.pointee.flags.insert(.mustArrange)
      changed = true
    }
    let (width, height) = (isRow ? main : cross, isRow ? cross : main)
    if ranges[2 * slot] != width || ranges[2 * slot + 1] != height {
      ranges[2 * slot] = width
      ranges[2 * slot + 1] = height
      changed = true
    }
    if record.pointee.flags.contains(.stale) { record.pointee.flags.remove(.stale) }
    return changed
  }

  /// Divides a plain stack's length among its children and places them (L-51…L-58).
  /// - Returns: False, with nothing done, where they are served in another order than they stand in.
  @inline(__always)
  func placePlainStack(
    _ i: Int, isRow: Bool, _ facts: SlotFacts, _ main: Double, _ cross: Double, _ extent: Double,
    _ context: inout PlacementContext
  ) -> Bool {
    let record = records + i
    let count = Int(record.pointee.childCount)
    let start = Int(record.pointee.childStart)
    if main == .infinity || extent == .infinity { return false }
    if !facts.contains(.inOrder) && !main.isNaN
      && (count <= SumStorage.fanOut || !isServedInOrder(start..<(start + count), isRow))
    {
      return false
    }
    let code = isRow ? record.pointee.vertical : record.pointee.horizontal
    let distance = record.pointee.a.isNaN ? Double(ViewSpacing.systemDistance) : record.pointee.a
    var available = main - record.pointee.b
    var position = 0.0
    var left = count
    var slot = start
    while left > 0 {
      var offer = main
      if !main.isNaN {
        // Division takes as long as all the rest of it.
        offer = max(left == 1 ? available : left == 2 ? available * 0.5 : available / Double(left), 0)
      }
      let length = slots.ranges[2 * slot + (isRow ? 0 : 1)].answer(offer)
      available -= length
      let width = slots.ranges[2 * slot + (isRow ? 1 : 0)].answer(cross)
      let across = code == .start ? 0 : code == .center ? (extent - width) * 0.5 : extent - width
      if left == 1 { context.isAtLast = true }
      place(
        slot, isRow ? SIMD2(offer, cross) : SIMD2(cross, offer),
        isRow
          ? SlotFrame(origin: SIMD2(position, across), size: SIMD2(length, width))
          : SlotFrame(origin: SIMD2(across, position), size: SIMD2(width, length)),
        &context)
      position = position + length + distance
      slot += 1
      left -= 1
    }
    return true
  }

  /// Whether step 3 of L-51 leaves exact children as they stand.
  func isServedInOrder(_ children: Range<Int>, _ isRow: Bool) -> Bool {
    for slot in children.dropFirst() {
      let range = slots.ranges[2 * slot + (isRow ? 0 : 1)]
      if range.isServed(before: slots.ranges[2 * slot - 2 + (isRow ? 0 : 1)]) { return false }
    }
    return true
  }
}

extension AxisRange {
  private var flexibility: Double { maximum == .infinity ? .infinity : maximum - minimum }

  /// L-51, step 3, for a child that stands after `other` with the same priority.
  @inline(__always)
  func isServed(before other: AxisRange) -> Bool {
    let (mine, theirs) = (flexibility, other.flexibility)
    return mine < theirs || (mine == .infinity && theirs == .infinity && minimum > other.minimum)
  }
}

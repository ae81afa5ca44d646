// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Plain stacks, which most stacks are: all children are exact, with nothing special about them. They are summed up
/// and divided by arithmetic on the children's ranges, without a list of items and without calls.
extension LayoutTree {
  /// The general summary of a stack, by a shorter way: for a plain stack of few children that stays one after a
  /// change.
  /// - Returns: Whether the parent has to know; nil, with nothing done, where that is not enough.
  func summarizePlainStack(_ id: LayoutID) -> Bool? { summarizePlainStack(id, isComparing: true) }

  /// The same where every record is summarized, so that no parent has to be told.
  /// - Returns: Whether that was enough.
  @inline(__always)
  func resummarizePlainStack(_ id: LayoutID) -> Bool { summarizePlainStack(id, isComparing: false) != nil }

  // Inlined into the two, and there into the two axes: nothing is asked twice, and no address is worked out.
  @inline(__always)
  private func summarizePlainStack(_ id: LayoutID, isComparing: Bool) -> Bool? {
    records[id].kind == .hstack
      ? summarizePlainStack(id, isRow: true, isComparing: isComparing)
      : summarizePlainStack(id, isRow: false, isComparing: isComparing)
  }

  @inline(__always)
  private func summarizePlainStack(_ id: LayoutID, isRow: Bool, isComparing: Bool) -> Bool? {
    let records = records
    let count = records[id].childCount
    let code = isRow ? records[id].vertical : records[id].horizontal
    guard count > 0 && count <= SumStorage.fanOut, code.rawValue <= AlignmentKey.Code.end.rawValue,
      hasOnlyOtherAnswers(id)
    else { return nil }
    let slot = records[id].slot
    let infos = slots.infos
    let (mains, crosses) = (slots.lengths(inRow: isRow), slots.lengths(inRow: !isRow))
    var any: SlotFacts = []
    var all: SlotFacts = .exact
    var main = AxisLimits(minimum: 0, maximum: 0)
    var cross = AxisLimits(minimum: 0, maximum: 0)
    var minima = FlexibleMinima()
    var isInOrder = true
    var (lastFlexibility, lastMinimum) = (0.0, 0.0)
    var child = records[id].firstChild
    let end = child + count
    while child < end {
      let facts = infos[child].facts
      any.formUnion(facts)
      all.formIntersection(facts)
      let m = mains[child]
      let c = crosses[child]
      main.minimum += m.minimum
      main.maximum += m.maximum
      cross = cross.widest(c)
      // `FlexibleMinima.add` and `AxisLimits.isServed`, by one look at the maximum.
      if m.maximum == .infinity {
        if m.isFlexible { minima.addEndless(m.minimum) }
        if lastFlexibility == .infinity && m.minimum > lastMinimum { isInOrder = false }
        lastFlexibility = .infinity
      } else {
        let flexibility = m.maximum - m.minimum
        if m.isFlexible { minima.addBounded(m.minimum) }
        if flexibility < lastFlexibility { isInOrder = false }
        lastFlexibility = flexibility
      }
      lastMinimum = m.minimum
      child = child + 1
    }
    guard all.contains(.exact), any.isDisjoint(with: .special) else { return nil }
    let spacing = arguments[id].plainSpacing * Double(count - 1)
    main = AxisLimits(minimum: max(0, main.minimum + spacing), maximum: max(0, main.maximum + spacing))
    guard !main.isFlexible || minima.makeClamp else { return nil }

    if arguments[id].totalSpacing != spacing { arguments[id].totalSpacing = spacing }
    var facts = any.intersection([.baselines, .usesWidth, .usesHeight, .anchored]).union(
      isInOrder ? [.exact, .plain, .inOrder] : [.exact, .plain])
    var hasOtherIdeals = false
    if any.contains(.ideals) {
      hasOtherIdeals = takeIdeals(id, slot, isRow, spacing, main.minimum, cross.minimum, &facts)
    }
    return takePlainSummary(
      id, slot, infos, main: main, in: mains, cross: cross, in: crosses, facts, isComparing: isComparing)
      || hasOtherIdeals
  }

  /// Sums up the children's ideal lengths, if some are no minima.
  /// - Returns: Whether the stack's own have changed.
  @inline(never)
  private func takeIdeals(
    _ id: LayoutID, _ slot: SlotIndex, _ isRow: Bool, _ spacing: Double, _ least: Double,
    _ leastAcross: Double,
    _ facts: inout SlotFacts
  ) -> Bool {
    var (main, cross) = (0.0, 0.0)
    for child in records[id].children {
      let ideal = slots.ideal(child, slots.infos[child].facts)
      main += isRow ? ideal.x : ideal.y
      cross = max(cross, isRow ? ideal.y : ideal.x)
    }
    main = max(0, main + spacing)
    if main == least && cross == leastAcross { return false }
    facts.insert(.ideals)
    return store.slots.takeIdeals(slot, isRow ? SIMD2(main, cross) : SIMD2(cross, main))
  }

  /// Divides a plain stack's length among its children and places them (L-51…L-58).
  /// - Returns: False, with nothing done, where they are served in another order than they stand in.
  @inline(__always)
  func placePlainStack(
    _ id: LayoutID, isRow: Bool, _ facts: SlotFacts, _ main: Double, _ cross: Double, _ extent: Double,
    _ context: inout PlacementContext
  ) -> Bool {
    let records = records
    let count = records[id].childCount
    let start = records[id].firstChild
    if main == .infinity || extent == .infinity { return false }
    if !facts.contains(.inOrder) && !main.isNil
      && (count <= SumStorage.fanOut || !isServedInOrder(start..<(start + count), isRow))
    {
      return false
    }
    let part = alignedPart(id, isRow)
    let distance = arguments[id].plainSpacing
    counters.placements += count
    var available = main - arguments[id].totalSpacing
    var position = 0.0
    var left = count
    var slot = start
    while left > 0 {
      // Where nothing is to be divided, this is NaN, as is what is left of it: no child is offered anything.
      let offer = max(share(available, of: left), 0)
      var length = slots.lengths(inRow: isRow)[slot].clamp(offer)
      if main.isNil && slots.infos[slot].facts.contains(.ideals) { length = ownIdeal(slot, inRow: isRow) }
      available -= length
      let width = slots.lengths(inRow: !isRow)[slot].clamp(cross)
      let across = aligned(extent - width, part)
      context.isAtLast = left == 1
      placeCounted(
        slot, isRow ? SIMD2(offer, cross) : SIMD2(cross, offer),
        isRow
          ? SlotFrame(origin: SIMD2(position, across), size: SIMD2(length, width))
          : SlotFrame(origin: SIMD2(across, position), size: SIMD2(width, length)),
        &context)
      position = position + length + distance
      slot = slot + 1
      left -= 1
    }
    return true
  }

  /// Whether all children of a plain stack are leaves that stay where they are, by the same arithmetic. Their proposals
  /// are brought up to date on the way.
  ///
  /// - Parameter size: The stack's own.
  @inline(__always)
  func leavesStay(
    _ id: LayoutID, _ facts: SlotFacts, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Bool {
    records[id].kind == .hstack
      ? leavesStay(id, isRow: true, facts, proposal, size)
      : leavesStay(id, isRow: false, facts, proposal, size)
  }

  @inline(__always)
  private func leavesStay(
    _ id: LayoutID, isRow: Bool, _ facts: SlotFacts, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Bool {
    let records = records
    let (infos, frames, proposals) = (slots.infos, slots.frames, slots.proposals)
    let (mains, crosses) = (slots.lengths(inRow: isRow), slots.lengths(inRow: !isRow))
    let main = isRow ? proposal.x : proposal.y
    let extent = isRow ? size.y : size.x
    var cross = isRow ? proposal.y : proposal.x
    if cross.isNil { cross = extent }
    let isSettled = main.isNil || !facts.contains(isRow ? .usesWidth : .usesHeight)
    if main == .infinity || extent == .infinity || !(facts.contains(.inOrder) || isSettled) { return false }
    let part = alignedPart(id, isRow)
    let distance = arguments[id].plainSpacing
    var available = (isSettled ? .nan : main) - arguments[id].totalSpacing
    var position = 0.0
    var left = records[id].childCount
    var slot = records[id].firstChild
    repeat {
      let facts = infos[slot].facts
      if !facts.isPlacedEnd || isSettled && facts.contains(.ideals) { return false }
      let offer = max(share(available, of: left), 0)
      let length = mains[slot].clamp(offer)
      available -= length
      let width = crosses[slot].clamp(cross)
      let across = aligned(extent - width, part)
      let frame =
        isRow
        ? SlotFrame(origin: SIMD2(position, across), size: SIMD2(length, width))
        : SlotFrame(origin: SIMD2(across, position), size: SIMD2(width, length))
      if !frames[slot].isIdentical(to: frame) { return false }
      let offered = isRow ? SIMD2(offer, cross) : SIMD2(cross, offer)
      if !sameProposal(proposals[slot], offered) { proposals[slot] = offered }
      position = position + length + distance
      slot = slot + 1
      left -= 1
    } while left > 0
    return true
  }

  /// How much of the room that a child leaves across a plain stack comes before the child.
  @inline(__always)
  private func alignedPart(_ id: LayoutID, _ isRow: Bool) -> Double {
    let code = isRow ? records[id].vertical : records[id].horizontal
    return code == .start ? 0 : code == .center ? 0.5 : 1
  }

  /// That part. The sum makes a plain zero of one with a sign.
  @inline(__always)
  private func aligned(_ rest: Double, _ part: Double) -> Double { rest * part + 0 }

  /// Whether step 3 of L-51 leaves exact children as they stand.
  func isServedInOrder(_ children: Range<SlotIndex>, _ isRow: Bool) -> Bool {
    for slot in children.dropFirst() {
      let range = slots.lengths(inRow: isRow)[slot]
      if range.isServed(before: slots.lengths(inRow: isRow)[slot - 1]) { return false }
    }
    return true
  }
}

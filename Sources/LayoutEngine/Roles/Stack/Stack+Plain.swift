// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The summary of a plain stack (`SlotFacts.plain`), which most stacks are: all children are exact, with nothing special
/// about them. It is worked out from the children's ranges, without a list of items and without calls.
extension LayoutTree {
  /// Writes the summary of a stack that has few children and turns out to be plain. It is the one that `stackSummary`
  /// would give.
  /// - Returns: Whether the parent has to know of a change; nil, with nothing done, if the stack needs `stackSummary`.
  func summarizePlainStack(_ id: LayoutID) -> Bool? { summarizePlainStack(id, isComparing: true) }

  /// Writes the summary of such a stack while the tree summarizes every record, so no parent has to be told.
  /// - Returns: Whether the summary was written.
  @inline(__always)
  func resummarizePlainStack(_ id: LayoutID) -> Bool { summarizePlainStack(id, isComparing: false) != nil }

  // Both callers get this function inlined, once for each axis. So `axis` and `isComparing` are constants in it, and the
  // compiler leaves out every choice that depends on them.
  @inline(__always)
  private func summarizePlainStack(_ id: LayoutID, isComparing: Bool) -> Bool? {
    records[id].kind == .hstack
      ? summarizePlainStack(id, .horizontal, isComparing: isComparing)
      : summarizePlainStack(id, .vertical, isComparing: isComparing)
  }

  @inline(__always)
  private func summarizePlainStack(_ id: LayoutID, _ axis: Axis, isComparing: Bool) -> Bool? {
    let records = records
    let count = records[id].childCount
    guard count > 0 && count <= SumStorage.fanOut, !records[id].alignment(on: axis.other).isGuide,
      hasOnlyOtherAnswers(id)
    else { return nil }
    let slot = records[id].slot
    let infos = slots.infos
    let (mains, crosses) = (slots.limits.lengths(on: axis), slots.limits.lengths(on: axis.other))
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
      // What `FlexibleMinima.add` and `AxisLimits.isServed` do, but the maximum is compared only once for both.
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
      hasOtherIdeals = takeIdeals(id, slot, axis, spacing, main.minimum, cross.minimum, &facts)
    }
    return takePlainSummary(
      id, slot, infos, main: main, in: mains, cross: cross, in: crosses, facts, isComparing: isComparing)
      || hasOtherIdeals
  }

  /// Sums up the children's ideal lengths, for a stack in which some child's ideal length is not its minimum.
  /// - Returns: Whether the stack's own have changed.
  @inline(never)
  private func takeIdeals(
    _ id: LayoutID, _ slot: SlotIndex, _ axis: Axis, _ spacing: Double, _ least: Double,
    _ leastAcross: Double,
    _ facts: inout SlotFacts
  ) -> Bool {
    var (main, cross) = (0.0, 0.0)
    for child in records[id].children {
      let ideal = slots.ideal(child, slots.infos[child].facts)
      main += ideal[axis]
      cross = max(cross, ideal[axis.other])
    }
    main = max(0, main + spacing)
    if main == least && cross == leastAcross { return false }
    facts.insert(.ideals)
    return store.slots.takeIdeals(slot, SIMD2(axis, along: main, across: cross))
  }

  /// Whether exact children are served in the order in which they stand (L-51, step 3).
  func isServedInOrder(_ children: Range<SlotIndex>, _ axis: Axis) -> Bool {
    let lengths = slots.limits.lengths(on: axis)
    for slot in children.dropFirst() where lengths[slot].isServed(before: lengths[slot - 1]) { return false }
    return true
  }
}

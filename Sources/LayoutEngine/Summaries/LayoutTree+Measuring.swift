// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// Answers to proposals. They come from the summary where that says everything, else from the role, and are
/// remembered.
extension LayoutTree {
  /// The answer of the record in `slot` to `proposal`, NaN standing for nil.
  @inline(__always)
  func measure(_ slot: SlotIndex, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let facts = slots.infos[slot].facts
    if facts.contains(.exact) && !(facts.contains(.textual) && proposal.x < slots.bounds[slot].threshold) {
      let (width, height) = (slots.widths[slot], slots.heights[slot])
      return SIMD2(
        width.answer(
          proposal.x, ideal: facts.contains(.ideals) ? ownIdeal(slot, .horizontal) : width.minimum),
        height.answer(
          proposal.y, ideal: facts.contains(.ideals) ? ownIdeal(slot, .vertical) : height.minimum))
    }
    return measureGeneral(slot, proposal)
  }

  /// The length on an axis that a record with `SlotFacts.ideals` has if it is offered nothing. Out of line, because few
  /// records have such lengths.
  @inline(never)
  func ownIdeal(_ slot: SlotIndex, _ axis: Axis) -> Double { slots.ideal(slot, .ideals)[axis] }

  @inline(never)
  private func measureGeneral(_ slot: SlotIndex, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let id = slots.infos[slot].id
    if let known = store.rememberedAnswer(id, proposal) { return known }
    measuringDepth += 1
    counters.sizeCalls += 1
    let size = StackGuard.withRoom { answer(id, proposal) }
    measuringDepth -= 1
    store.rememberAnswer(id, proposal, size)
    return size
  }

  /// The lengths on an axis for offers of 0 and of infinity there, if the record in `slot` has answered both.
  @inline(never)
  func rememberedLengths(_ slot: SlotIndex, _ axis: Axis, _ cross: Double) -> (least: Double, most: Double)? {
    let least = SIMD2(axis, along: 0, across: cross)
    let most = SIMD2(axis, along: .infinity, across: cross)
    return store.rememberedAnswers(slots.infos[slot].id, least, most).map { ($0[axis], $1[axis]) }
  }

  /// The answer of a record's first child; nothing without one.
  func measureChild(_ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    records[id].childCount > 0 ? measure(records[id].firstChild, proposal) : SIMD2(0, 0)
  }

  /// The answer of a record to a proposal; updates stale records below it first.
  package func size(_ id: LayoutID, for proposal: ProposedViewSize) -> CGSize {
    if !summaries.stale.isEmpty && !customPlacements.isPlacing && measuringDepth == 0 {
      bringUpToDate(root: .none)
    }
    let size = measure(records[id].slot, SIMD2(proposal.width ?? .nan, proposal.height ?? .nan))
    // Outside of a layout nothing is placed afterwards.
    if measuringDepth == 0 { division.forget() }
    return CGSize(width: size.x, height: size.y)
  }
}

/// Whether two proposals ask the same; NaN is nil. Compared by bits, which needs no branch for each number: nil is
/// always the same NaN, and a zero with a sign counts as another offer.
@inline(__always)
func sameProposal(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Bool {
  (p.x.bitPattern ^ q.x.bitPattern) | (p.y.bitPattern ^ q.y.bitPattern) == 0
}

extension ProposedViewSize {
  /// A proposal in which NaN is nil.
  package init(_ proposal: SIMD2<Double>) {
    self.init(width: proposal.x.isNaN ? nil : proposal.x, height: proposal.y.isNaN ? nil : proposal.y)
  }
}

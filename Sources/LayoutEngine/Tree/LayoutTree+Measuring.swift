// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// How a record around one child answers: what it offers the child, what the child answers, its own size.
struct UnaryAnswer {
  var childProposal: SIMD2<Double>
  var childSize: SIMD2<Double>
  var size: SIMD2<Double>
}

extension LayoutTree {
  /// The answer of the record in `slot` to `proposal`, NaN standing for nil.
  @inline(__always)
  func measure(_ slot: Int, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let facts = slots.infos[slot].facts
    if facts.contains(.exact) && !(facts.contains(.textual) && proposal.x < slots.bounds[slot].threshold) {
      return SIMD2(
        slots.ranges[2 * slot].answer(proposal.x), slots.ranges[2 * slot + 1].answer(proposal.y))
    }
    return measureGeneral(slot, proposal)
  }

  @inline(never)
  private func measureGeneral(_ slot: Int, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let id = slots.infos[slot].id
    let i = Int(id)
    var key = proposal
    if records[i].kind == .text { key.y = .nan }
    if let known = memos.find(links[i].memo, key) { return known }
    measuringDepth += 1
    counters.sizeCalls += 1
    let size = StackGuard.withRoom { generalAnswer(i, proposal) }
    measuringDepth -= 1
    memos.remember(&links[i].memo, key, size)
    records[i].flags.insert(.remembers)
    return size
  }

  private func generalAnswer(_ i: Int, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    switch records[i].kind {
    case .text:
      counters.textMeasurements += 1
      let size = measureText(texts[Int(records[i].extra)].content, width: proposal.x).size
      return SIMD2(size.width, size.height)
    case .hstack: return stackAnswer(i, isRow: true, proposal)
    case .vstack: return stackAnswer(i, isRow: false, proposal)
    case .zstack: return depthExtent(i, proposal).size
    case .layered: return measure(Int(records[i].childStart), proposal)
    case .custom: return customAnswer(i, proposal)
    default: return unaryAnswer(i, proposal).size
    }
  }

  private func measureChild(_ i: Int, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    records[i].childCount > 0 ? measure(Int(records[i].childStart), proposal) : SIMD2(0, 0)
  }

  /// The formulas of the modifiers, literally.
  func unaryAnswer(_ i: Int, _ proposal: SIMD2<Double>) -> UnaryAnswer {
    let record = records[i]
    var offer = proposal
    switch record.kind {
    case .frame:
      offer = SIMD2(record.a.isNaN ? proposal.x : record.a, record.b.isNaN ? proposal.y : record.b)
      let child = measureChild(i, offer)
      let size = SIMD2(record.a.isNaN ? child.x : record.a, record.b.isNaN ? child.y : record.b)
      return UnaryAnswer(childProposal: offer, childSize: child, size: size)
    case .flexFrame:
      let (width, height) = flexRanges(record)
      offer = SIMD2(width.flexOffer(proposal.x), height.flexOffer(proposal.y))
      let child = measureChild(i, offer)
      let size = SIMD2(
        width.flexSize(proposal.x, child.x, offer.x), height.flexSize(proposal.y, child.y, offer.y))
      return UnaryAnswer(childProposal: offer, childSize: child, size: size)
    case .padding:
      let inset = SIMD2(record.a + record.c, record.b + record.d)
      if !offer.x.isNaN { offer.x = max(offer.x - inset.x, 0) }
      if !offer.y.isNaN { offer.y = max(offer.y - inset.y, 0) }
      let child = measureChild(i, offer)
      let size = SIMD2(max(child.x + inset.x, 0), max(child.y + inset.y, 0))
      return UnaryAnswer(childProposal: offer, childSize: child, size: size)
    case .position:
      let child = measureChild(i, offer)
      let size = SIMD2(offer.x.isNaN ? child.x : max(offer.x, 0), offer.y.isNaN ? child.y : max(offer.y, 0))
      return UnaryAnswer(childProposal: offer, childSize: child, size: size)
    case .fixedSize:
      if record.flags.contains(.fixesWidth) { offer.x = .nan }
      if record.flags.contains(.fixesHeight) { offer.y = .nan }
    case .aspectRatio: offer = aspectOffer(i, proposal)
    default: break
    }
    let child = measureChild(i, offer)
    return UnaryAnswer(childProposal: offer, childSize: child, size: child)
  }

  /// L-41: the largest (smallest, for `.fill`) offer of the given shape.
  private func aspectOffer(_ i: Int, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    if proposal.x.isNaN && proposal.y.isNaN { return proposal }
    let ratio = records[i].a
    let base = ratio.isNaN ? measureChild(i, SIMD2(.nan, .nan)) : SIMD2(ratio, 1)
    guard base.x > 0, base.y > 0, base.x < .infinity, base.y < .infinity else { return proposal }
    let byWidth = proposal.x / base.x
    let byHeight = proposal.y / base.y
    let scale: Double
    if proposal.x.isNaN {
      scale = byHeight
    } else if proposal.y.isNaN {
      scale = byWidth
    } else {
      scale = records[i].flags.contains(.fills) ? max(byWidth, byHeight) : min(byWidth, byHeight)
    }
    return base * scale
  }

  func flexRanges(_ record: LayoutRecord) -> (width: AxisRange, height: AxisRange) {
    var width = AxisRange(record.a, .nan, record.b)
    var height = AxisRange(record.c, .nan, record.d)
    if record.flags.contains(.hasIdeal) {
      width.ideal = extras[Int(record.extra)].idealWidth
      height.ideal = extras[Int(record.extra)].idealHeight
    }
    return (width, height)
  }

  /// The answer of a record to a proposal; brings what is stale below it up to date first.
  package func size(_ id: LayoutID, for proposal: ProposedViewSize) -> CGSize {
    if !staleRecords.isEmpty && placingContainer < 0 && measuringDepth == 0 { bringUpToDate(root: -1) }
    let size = measure(
      Int(records[Int(id.raw)].slot), SIMD2(proposal.width ?? .nan, proposal.height ?? .nan))
    return CGSize(width: size.x, height: size.y)
  }
}

/// A flexible frame's arguments on one axis, NaN where not given.
extension AxisRange {
  /// L-31: what the child is offered.
  func flexOffer(_ proposal: Double) -> Double {
    var offer = proposal.isNaN ? ideal : proposal
    if offer.isNaN { return offer }
    if offer < minimum { offer = minimum }
    if offer > maximum { offer = maximum }
    return offer
  }

  /// L-32: the frame's length, from the proposal, the child's length and what the child was offered.
  func flexSize(_ proposal: Double, _ child: Double, _ offer: Double) -> Double {
    let hasMinimum = !minimum.isNaN
    let hasMaximum = !maximum.isNaN
    if !proposal.isNaN && hasMinimum && hasMaximum { return min(max(proposal, minimum), maximum) }
    if proposal.isNaN && !ideal.isNaN { return ideal }
    if hasMinimum && hasMaximum { return min(max(child, minimum), maximum) }
    if hasMinimum { return max(minimum, offer.isNaN ? child : min(child, offer)) }
    if hasMaximum { return min(maximum, offer.isNaN ? child : max(child, offer)) }
    return child
  }

  /// L-34: what the child is offered when it is placed in a frame of `size`.
  func flexPlacementOffer(_ proposal: Double, _ size: Double) -> Double {
    if proposal.isNaN && ideal.isNaN && !(size <= minimum) && !(size >= maximum) { return .nan }
    return size
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

// Stacks in depth (L-59): on each axis the children of the highest priority put their guides on one line, and the
// stack is as long as what lies before and after that line. Where nobody sets a guide and the alignment is an edge or
// the centre, that is the length of the largest child.
extension LayoutTree {
  /// How long a stack in depth is, and where its children's guides meet.
  struct DepthExtent {
    var size = SIMD2<Double>(0, 0)
    var line = SIMD2<Double>(0, 0)
  }

  /// One axis of it.
  private struct Reach {
    private var before = -Double.infinity
    private var after = -Double.infinity
    private var isInfinite = false

    mutating func add(length: Double, guide: Double) {
      if length == .infinity {
        isInfinite = true
      } else {
        before = max(before, guide)
        after = max(after, length - guide)
      }
    }

    var length: Double { isInfinite ? .infinity : max(before + after, 0) }
    /// There is none in what is endless; nothing is placed in that.
    var line: Double { isInfinite ? 0 : before }
  }

  func depthExtent(_ i: Int, _ proposal: SIMD2<Double>) -> DepthExtent {
    if records[i].childCount == 0 { return DepthExtent() }
    let deciding = decidingPriority(i)
    var (width, height) = (Reach(), Reach())
    for slot in childSlots(i) where priority(ofSlot: slot) == deciding {
      let answer = measure(slot, proposal)
      width.add(length: answer.x, guide: depthGuide(i, .horizontal, slot, proposal, answer))
      height.add(length: answer.y, guide: depthGuide(i, .vertical, slot, proposal, answer))
    }
    return DepthExtent(size: SIMD2(width.length, height.length), line: SIMD2(width.line, height.line))
  }

  /// Where a child's guide is, on the axis of a stack in depth.
  private func depthGuide(
    _ i: Int, _ axis: Axis, _ slot: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Double {
    let code = axis == .horizontal ? records[i].horizontal : records[i].vertical
    if code.rawValue <= AlignmentKey.Code.end.rawValue, !setsGuide(slot, axis) {
      let length = axis == .horizontal ? size.x : size.y
      return code == .start ? 0 : code == .center ? length * 0.5 : length
    }
    return guideValue(alignmentKey(i, axis), slot, proposal, size)
  }

  @inline(__always)
  private func setsGuide(_ slot: Int, _ axis: Axis) -> Bool {
    slots.infos[slot].facts.contains(axis == .horizontal ? .guidesX : .guidesY)
  }

  /// Whether the children are aligned in the stack's frame, as in any box: nobody moves the line.
  private func isPlainDepth(_ i: Int) -> Bool {
    if max(records[i].horizontal.rawValue, records[i].vertical.rawValue) > AlignmentKey.Code.end.rawValue {
      return false
    }
    for slot in childSlots(i) where !slots.infos[slot].facts.isDisjoint(with: [.guidesX, .guidesY]) {
      return false
    }
    return true
  }

  func placeInDepth(
    _ i: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>, _ context: inout PlacementContext
  ) {
    if records[i].childCount == 0 { return }
    if isPlainDepth(i) { return placeInBox(i, size, from: 0, &context) }
    let line = depthExtent(i, proposal).line
    for slot in childSlots(i) {
      let answer = measure(slot, size)
      let origin = depthOrigin(i, slot, size, answer, line)
      place(slot, size, SlotFrame(origin: origin, size: answer), &context)
    }
  }

  /// Where a child goes that is offered the stack's size.
  private func depthOrigin(
    _ i: Int, _ slot: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>, _ line: SIMD2<Double>
  ) -> SIMD2<Double> {
    SIMD2(
      line.x - depthGuide(i, .horizontal, slot, proposal, size),
      line.y - depthGuide(i, .vertical, slot, proposal, size))
  }

  /// The guide of a stack in depth: its children's, where they are placed.
  func depthStackGuide(_ key: AlignmentKey, _ i: Int, _ proposal: SIMD2<Double>) -> Double? {
    let extent = depthExtent(i, proposal)
    var merged = GuideMerge(key)
    for slot in childSlots(i) {
      guard let set = explicitGuide(key, slot, extent.size) else { continue }
      let origin = depthOrigin(i, slot, extent.size, measure(slot, extent.size), extent.line)
      merged.add(set + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return merged.value
  }

  func depthSummary(_ i: Int) -> Summary {
    if records[i].childCount == 0 { return Summary() }
    let deciding = decidingPriority(i)
    var result = Summary()
    if max(records[i].horizontal.rawValue, records[i].vertical.rawValue) > AlignmentKey.Code.end.rawValue {
      result.facts.remove(.exact)
    }
    for slot in childSlots(i) {
      let facts = slots.infos[slot].facts
      // Guides and baselines are seen from outside whoever decides the size.
      result.facts.formUnion(facts.intersection([.guidesX, .guidesY, .baselines]))
      if priority(ofSlot: slot) < deciding { continue }
      // A guide that was set moves the line, and what lies before and after it may then be longer than any child.
      if !facts.contains(.exact) || !facts.isDisjoint(with: [.guidesX, .guidesY]) {
        result.facts.remove(.exact)
      }
      result.facts.formUnion(facts.intersection([.usesWidth, .usesHeight]))
      let child = childSummary(slot)
      result.width = result.width.widest(child.width)
      result.height = result.height.widest(child.height)
      // A flexible child of a fixed box still depends on the proposal through the box only.
      if facts.contains(.textual) {
        result.setThreshold(
          max(result.bounds.threshold, child.bounds.threshold), narrowest: 0)
      }
    }
    if !result.facts.contains(.exact) { return .general(result.facts) }
    if result.facts.contains(.textual) {
      for slot in childSlots(i) where priority(ofSlot: slot) == deciding {
        result.bounds.narrowest = max(result.bounds.narrowest, narrowest(slot))
      }
    }
    return result
  }
}

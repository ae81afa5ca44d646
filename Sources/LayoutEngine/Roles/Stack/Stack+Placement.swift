// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  @inline(__always)
  func placeStack(
    _ id: LayoutID, isRow: Bool, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    let count = records[id].childCount
    if count == 0 { return }
    let slot = records[id].slot
    let facts = slots.infos[slot].facts
    let main = isRow ? proposal.x : proposal.y
    var cross = isRow ? proposal.y : proposal.x
    if count == 1 && !main.isNil {
      // The only child is asked once, so it is offered the same as its stack.
      context.isAtLast = true
      return place(
        records[id].firstChild, proposal, SlotFrame(origin: SIMD2(0, 0), size: size), &context)
    }
    // L-55: with a nil cross proposal children are asked again with the stack's own extent.
    if cross.isNil { cross = isRow ? size.y : size.x }
    let isSettled =
      facts.contains(.exact)
      && !(facts.contains(.textual) && (isRow ? main : cross) < slots.bounds[slot].threshold)
      && (main.isNil || !facts.contains(isRow ? .usesWidth : .usesHeight))
    let extent = isRow ? size.y : size.x
    // The length along the stack is the children's sum, and they start at its beginning.
    if isSettled
      && context.traits.isSuperset(
        of: isRow ? [.still, .keepsProposal, .keepsHeight] : [.still, .keepsProposal, .keepsWidth])
      && !mustPlaceAll(id)
      && placeChanged(id, isRow, cross, extent, &context)
    {
      return
    }
    if facts.contains(.plain)
      && placePlainStack(id, isRow: isRow, facts, isSettled ? .nan : main, cross, extent, &context)
    {
      return
    }
    if isSettled {
      placeAllSettled(id, isRow, cross, extent, &context)
    } else if !(isRow && records[id].hasSpacers && facts.contains(.exact) && main < .infinity
      && extent < .infinity && !(facts.contains(.textual) && main < slots.bounds[slot].threshold)
      && placeFixedRow(id, main, cross, extent, &context))
    {
      placeDivided(id, isRow, main, cross, &context)
    }
  }

  @inline(never)
  private func placeDivided(
    _ id: LayoutID, _ isRow: Bool, _ main: Double, _ cross: Double, _ context: inout PlacementContext
  ) {
    withUnsafeTemporaryAllocation(of: StackItem.self, capacity: records[id].childCount) { items in
      _ = solveStack(id, isRow: isRow, main, cross, items)
      for item in items {
        let frame =
          isRow
          ? SlotFrame(origin: SIMD2(item.mainOrigin, item.crossOrigin), size: SIMD2(item.main, item.cross))
          : SlotFrame(origin: SIMD2(item.crossOrigin, item.mainOrigin), size: SIMD2(item.cross, item.main))
        place(item.slot, isRow ? SIMD2(item.offer, cross) : SIMD2(cross, item.offer), frame, &context)
      }
    }
  }

  @inline(never)
  private func placeAllSettled(
    _ id: LayoutID, _ isRow: Bool, _ cross: Double, _ extent: Double, _ context: inout PlacementContext
  ) {
    var position = 0.0
    let children = records[id].children
    for child in children {
      if child > children.lowerBound { position += spacing(id, before: child) }
      position += placeSettled(id, isRow, child, position, cross, extent, &context)
    }
  }

  /// Places a child of a stack in which no child's length along the stack depends on its offer.
  /// - Returns: The child's length along the stack.
  @inline(__always)
  private func placeSettled(
    _ id: LayoutID, _ isRow: Bool, _ child: SlotIndex, _ position: Double, _ cross: Double, _ extent: Double,
    _ context: inout PlacementContext
  ) -> Double {
    let offer = isRow ? SIMD2(.nan, cross) : SIMD2(cross, .nan)
    let size = measure(child, offer)
    let code = isRow ? records[id].vertical : records[id].horizontal
    let rest = extent - (isRow ? size.y : size.x)
    let across = code == .start ? 0 : code == .center ? rest * 0.5 : rest
    place(
      child, offer,
      SlotFrame(origin: isRow ? SIMD2(position, across) : SIMD2(across, position), size: size), &context)
    return isRow ? size.x : size.y
  }

  /// Places only the children that changed, and shifts those after one that changed its length.
  /// - Returns: False, with nothing done, where that is not enough.
  @inline(never)
  private func placeChanged(
    _ id: LayoutID, _ isRow: Bool, _ cross: Double, _ extent: Double, _ context: inout PlacementContext
  ) -> Bool {
    let first = firstChangedChild(id)
    if !first.isRecord { return true }
    let isAlone = !nextChangedChild(first).isRecord
    let offer = isRow ? SIMD2(.nan, cross) : SIMD2(cross, .nan)
    var child = first
    while child.isRecord {
      let slot = records[child].slot
      if !isPlaced(slot) { return false }
      let old = slots.frames[slot].size
      let new = measure(slot, offer)
      if !isAlone && (isRow ? old.x != new.x : old.y != new.y) { return false }
      child = nextChangedChild(child)
    }
    child = first
    while child.isRecord {
      let slot = records[child].slot
      let old = slots.frames[slot]
      let position = isRow ? old.origin.x : old.origin.y
      let length = placeSettled(id, isRow, slot, position, cross, extent, &context)
      if length != (isRow ? old.size.x : old.size.y) {
        shift(id, isRow, after: slot, position + length, &context)
      }
      child = nextChangedChild(child)
    }
    return true
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way down: works out frames from the root down to the records that may have got others.
extension LayoutTree {
  /// The depth of records inside each other up to which they are placed by recursion; deeper ones wait in the queue.
  private static let deepestPlacing = 48

  /// Gives the record in `slot` its frame, relative to its parent, and places what is below if it must follow.
  @inline(__always)
  func place(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    counters.placements += 1
    placeCounted(slot, proposal, frame, &context)
  }

  /// The same for one of several children that were counted together.
  @inline(__always)
  func placeCounted(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    let facts = slots.infos[slot].facts
    if context.isStill && facts.isPlacedEnd && slots.frames[slot].isIdentical(to: frame) {
      if !sameProposal(slots.proposals[slot], proposal) { slots.proposals[slot] = proposal }
      return
    }
    follow(slot, proposal, frame, &context)
  }

  /// The same for a record that moves, or that has children. Two calls, so that neither of them saves registers for the
  /// other one.
  @inline(__always)
  private func follow(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    if placements.isPlacingAll && context.isStill && mayStay(slot) {
      stayOrMove(slot, proposal, frame, &context)
    } else {
      move(slot, proposal, frame, &context)
    }
  }

  @inline(never)
  private func stayOrMove(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    if !placeUnmoved(slot, proposal, frame) { move(slot, proposal, frame, &context) }
  }

  @inline(never)
  private func move(
    _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    let frame = context.traits.contains(.mirrored) ? mirrored(frame, in: context.id) : frame
    let info = slots.infos[slot]
    if info.facts.contains(.unplaced) && !info.facts.isDisjoint(with: [.leaf, .misplaced]) {
      return placeFirst(slot, info, proposal, frame, &context)
    }
    let old = slots.frames[slot]
    let oldProposal = slots.proposals[slot]
    let isSameOffer = sameProposal(oldProposal, proposal)
    let isEnd = !info.facts.isDisjoint(with: .ends)
    var visits =
      !isEnd
      && (placements.isPlacingAll || info.facts.contains(.misplaced)
        || !(isSameOffer || isEquivalent(oldProposal, proposal, slot, info.facts)))
    if !isSameOffer { slots.proposals[slot] = proposal }
    let hasSameFrame = old == frame
    if context.isStill && hasSameFrame && !info.facts.contains(.unplaced) {
      if visits {
        let origin = context.newOrigin + frame.origin
        let traits: PlacementTraits = isSameOffer ? .unchanged : [.keepsWidth, .keepsHeight, .still]
        descend(info.id, traits, origin, origin, from: &context)
      }
      return
    }
    slots.frames[slot] = frame
    let isFresh = context.traits.contains(.fresh) || info.facts.contains(.unplaced)
    let isCounted = context.traits.contains(.counted)
    if !hasSameFrame || isFresh { context.changed = true }
    let oldOrigin = context.oldOrigin + old.origin
    let newOrigin = context.newOrigin + frame.origin
    let isShifted = !isFresh && !isSame(oldOrigin, newOrigin)
    let isMoved = isShifted || (!isFresh && !isSame(old.size, frame.size))
    // A client's layout somewhere below is told where it stands now.
    if info.facts.contains(.anchored) && (isShifted || isFresh) { visits = true }
    if info.facts.contains(.unplaced) { markPlaced(slot) }
    let counted = (isMoved ? 1 : 0) - (isCounted ? 1 : 0)
    if visits {
      slots.infos[slot].stamp = placements.pass << 2 | (isMoved ? 1 : 0)
      if counted != 0 { movedItems += counted * Int(records[info.id].weight) }
      var traits: PlacementTraits = []
      if isSameOffer { traits.insert(.keepsProposal) }
      if old.size.x == frame.size.x { traits.insert(.keepsWidth) }
      if old.size.y == frame.size.y { traits.insert(.keepsHeight) }
      if isFresh { traits.insert(.fresh) }
      if isCounted { traits.insert(.counted) }
      if !isFresh && !isCounted && !isShifted { traits.insert(.still) }
      descend(info.id, traits, oldOrigin, newOrigin, from: &context)
    } else {
      // A fused fill has its frame's size, so it changes with that. Any other subtree that is not visited kept its sizes,
      // so it moves only if its top does.
      let movesAlong = isShifted || (isMoved && info.facts.contains(.fused))
      slots.infos[slot].stamp = placements.pass << 2 | (isMoved ? 1 : 0) | (movesAlong ? 2 : 0)
      if counted != 0 { movedItems += counted * Int(info.weight) }
      if !isEnd && info.facts.contains(.onPath) && (isShifted || isFresh || isCounted) {
        placements.addShifted(
          ShiftedPath(record: info.id, oldOrigin: oldOrigin, isFresh: isFresh, isCounted: isMoved))
      }
    }
  }

  /// The same for a record that this parent has not placed before: there is nothing to compare with, and nothing in it
  /// has moved.
  @inline(__always)
  private func placeFirst(
    _ slot: SlotIndex, _ info: SlotInfo, _ proposal: SIMD2<Double>, _ frame: SlotFrame,
    _ context: inout PlacementContext
  ) {
    let oldOrigin = context.oldOrigin + slots.frames[slot].origin
    slots.proposals[slot] = proposal
    slots.frames[slot] = frame
    slots.infos[slot].stamp = placements.pass << 2
    context.changed = true
    markPlaced(slot)
    // What is around has been counted as moved, with what is below.
    let isCounted = context.traits.contains(.counted)
    if !info.facts.isDisjoint(with: .ends) {
      if isCounted { movedItems -= Int(info.weight) }
      return
    }
    if isCounted { movedItems -= Int(records[info.id].weight) }
    descend(
      info.id, isCounted ? [.fresh, .counted] : .fresh, oldOrigin, context.newOrigin + frame.origin,
      from: &context)
  }

  @inline(__always)
  private func markPlaced(_ slot: SlotIndex) {
    slots.infos[slot].facts.remove(.unplaced)
    guard slots.infos[slot].facts.contains(.fused) else { return }
    slots.infos[records[slots.infos[slot].id].firstChild].facts.remove(.unplaced)
  }

  /// Places the children of the record `id`, at one of three times. Usually that is at once. For the last child of a
  /// container it is when the container is done, in the loop of `placeChildren`. Readers, custom layouts and records
  /// that are too deep wait in the queue: a custom layout runs a client's code, which could change what callers look
  /// at, and readers are to have their contents made together.
  @inline(__always)
  private func descend(
    _ id: LayoutID, _ traits: PlacementTraits, _ oldOrigin: SIMD2<Double>, _ newOrigin: SIMD2<Double>,
    from context: inout PlacementContext
  ) {
    if records[id].kind == .reader {
      placements.addReader(PlacementContext(id: id, traits: traits, from: oldOrigin, to: newOrigin))
    } else if records[id].kind == .custom || context.depth >= Self.deepestPlacing {
      placements.addDeferred(PlacementContext(id: id, traits: traits, from: oldOrigin, to: newOrigin))
    } else if context.isAtLast {
      placements.nextID = id
      placements.nextOldOrigin = oldOrigin
      placements.nextTraits = traits
      placements.nextNewOrigin = newOrigin
      context.hasNext = true
    } else {
      placeChildren(id, traits, oldOrigin, newOrigin, depth: context.depth + 1)
    }
  }

  /// Whether two proposals lead to the same layout of the subtree.
  @inline(__always)
  private func isEquivalent(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ slot: SlotIndex, _ facts: SlotFacts)
    -> Bool
  {
    let isSameHeight = p.y == q.y || (p.y.isNil && q.y.isNil)
    if facts.contains(.usesHeight) && !isSameHeight { return false }
    let isSameWidth = p.x == q.x || (p.x.isNil && q.x.isNil)
    if isSameWidth && isSameHeight { return true }
    if facts.contains(.usesWidth) && !isSameWidth { return false }
    guard facts.contains(.textual) else { return true }
    // A text that wraps takes as many lines as there is room for.
    return !mayWrap(slot, facts, p.x) && !mayWrap(slot, facts, q.x)
  }

  /// Whether a text in the textual record of `slot` may wrap where the record is placed with an offer of a width. With
  /// none, most containers place their children in their own width, and what is flexible beside a text may take so much
  /// of that that the text wraps after all (L-51, L-55).
  @inline(__always)
  func mayWrap(_ slot: SlotIndex, _ facts: SlotFacts, _ width: Double) -> Bool {
    let threshold = slots.bounds[slot].threshold
    if width.isNil { return slots.ideal(slot, facts).x < threshold }
    return width < threshold
  }

  func placeChildren(
    _ id: LayoutID, _ traits: PlacementTraits, _ oldOrigin: SIMD2<Double>, _ newOrigin: SIMD2<Double>,
    depth: Int
  ) {
    var (id, traits, oldOrigin, newOrigin) = (id, traits, oldOrigin, newOrigin)
    while true {
      var context = PlacementContext(id: id, traits: traits, from: oldOrigin, to: newOrigin, depth: depth)
      placeOwnChildren(&context)
      if !context.hasNext { return }
      (id, traits) = (placements.nextID, placements.nextTraits)
      (oldOrigin, newOrigin) = (placements.nextOldOrigin, placements.nextNewOrigin)
    }
  }

  @inline(__always)
  private func placeOwnChildren(_ context: inout PlacementContext) {
    let id = context.id
    let slot = records[id].slot
    let wasMisplaced = slots.infos[slot].facts.contains(.misplaced)
    if wasMisplaced { slots.infos[slot].facts.remove(.misplaced) }
    let proposal = slots.proposals[slot]
    let size = slots.frames[slot].size
    if hasMirrors { takeDirection(&context) }
    arrange(id, proposal, size, &context)
    store.clearChanged(id)
    if records[id].flags.contains(.mustArrange) { records[id].flags.remove(.mustArrange) }
    if records[id].kind.isFrame { settleFusing(id) }
    if !context.changed && records[id].childCount > 0 && (wasMisplaced || placements.isPlacingAll) {
      counters.wastedLayouts += 1
    }
  }

  /// Places the only child of a record, which is the last one as well.
  func place(only child: SlotIndex, _ placed: UnaryPlacement, _ context: inout PlacementContext) {
    context.isAtLast = true
    place(child, placed.proposal, SlotFrame(origin: placed.origin, size: placed.size), &context)
  }

  /// Children that are offered a box and aligned in it (L-45).
  func placeInBox(_ id: LayoutID, _ size: SIMD2<Double>, from first: Int, _ context: inout PlacementContext) {
    for slot in records[id].children.dropFirst(first) {
      let answer = measure(slot, size)
      let origin = alignedOrigin(id, slot, size, answer, size)
      place(slot, size, SlotFrame(origin: origin, size: answer), &context)
    }
  }
}

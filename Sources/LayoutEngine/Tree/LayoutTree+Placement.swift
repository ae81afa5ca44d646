// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Records this deep inside each other are placed by recursion, what is deeper waits in `work`.
  private static let deepestPlacing = 48

  /// Gives the record in `slot` its frame, relative to its parent, and places what is below if it must follow.
  @inline(__always)
  func place(
    _ slot: Int, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    counters.placements += 1
    let facts = slots.infos[slot].facts
    if context.isStill && !facts.isDisjoint(with: .ends) && !facts.contains(.unplaced)
      && slots.frames[slot] == frame
    {
      if !sameProposal(slots.proposals[slot], proposal) { slots.proposals[slot] = proposal }
      return
    }
    follow(slot, proposal, frame, &context)
  }

  /// The same for what moves or has something below.
  @inline(never)
  private func follow(
    _ slot: Int, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    let info = slots.infos[slot]
    let old = slots.frames[slot]
    let oldProposal = slots.proposals[slot]
    let isSameOffer = sameProposal(oldProposal, proposal)
    let isEnd = !info.facts.isDisjoint(with: .ends)
    let visits =
      !isEnd
      && (isPlacingAll || info.facts.contains(.misplaced)
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
    if info.facts.contains(.unplaced) { markPlaced(slot) }
    let counted = (isMoved ? 1 : 0) - (isCounted ? 1 : 0)
    if visits {
      slots.infos[slot].stamp = pass << 2 | (isMoved ? 1 : 0)
      if counted != 0 { movedItems += counted * Int(records[Int(info.id)].weight) }
      var traits: PlacementTraits = []
      if isSameOffer { traits.insert(.keepsProposal) }
      if old.size.x == frame.size.x { traits.insert(.keepsWidth) }
      if old.size.y == frame.size.y { traits.insert(.keepsHeight) }
      if isFresh { traits.insert(.fresh) }
      if isCounted { traits.insert(.counted) }
      if !isFresh && !isCounted && !isShifted { traits.insert(.still) }
      descend(info.id, traits, oldOrigin, newOrigin, from: &context)
    } else {
      // What is fused with a leaf has its frame; what is below anything else kept its size.
      let movesAlong = isShifted || (isMoved && info.facts.contains(.fused))
      slots.infos[slot].stamp = pass << 2 | (isMoved ? 1 : 0) | (movesAlong ? 2 : 0)
      if counted != 0 { movedItems += counted * Int(info.weight) }
      if !isEnd && info.facts.contains(.onPath) && (isShifted || isFresh || isCounted) {
        shiftedPaths.append(
          ShiftedPath(record: info.id, oldOrigin: oldOrigin, isFresh: isFresh, isCounted: isMoved))
      }
    }
  }

  @inline(never)
  private func markPlaced(_ slot: Int) {
    slots.infos[slot].facts.remove(.unplaced)
    guard slots.infos[slot].facts.contains(.fused) else { return }
    slots.infos[Int(records[Int(slots.infos[slot].id)].childStart)].facts.remove(.unplaced)
  }

  /// Places the children of the record `id` at once; when its container is done, where nothing follows it there;
  /// or later, where other people's code could change what callers look at. Readers wait for each other, so that
  /// their contents are brought up to date together.
  @inline(__always)
  private func descend(
    _ id: Int32, _ traits: PlacementTraits, _ oldOrigin: SIMD2<Double>, _ newOrigin: SIMD2<Double>,
    from context: inout PlacementContext
  ) {
    if records[Int(id)].kind == .reader {
      waitingReaders.append(PlacementContext(id: id, traits: traits, from: oldOrigin, to: newOrigin))
    } else if records[Int(id)].kind == .custom || context.depth >= Self.deepestPlacing {
      work.append(PlacementContext(id: id, traits: traits, from: oldOrigin, to: newOrigin))
    } else if context.isAtLast {
      nextID = id
      nextOldOrigin = oldOrigin
      nextTraits = traits
      nextNewOrigin = newOrigin
      context.hasNext = true
    } else {
      placeChildren(id, traits, oldOrigin, newOrigin, depth: context.depth + 1)
    }
  }

  /// Whether nothing in the subtree can tell the two proposals apart.
  @inline(__always)
  private func isEquivalent(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ slot: Int, _ facts: SlotFacts) -> Bool {
    if facts.contains(.usesHeight) && !(p.y == q.y || (p.y.isNaN && q.y.isNaN)) { return false }
    if p.x == q.x || (p.x.isNaN && q.x.isNaN) { return true }
    if facts.contains(.usesWidth) { return false }
    guard facts.contains(.textual) else { return true }
    let threshold = slots.bounds[slot].threshold
    return !(p.x < threshold) && !(q.x < threshold)
  }

  /// Places what waits, and what is below it.
  func placePending() {
    while true {
      while let next = work.popLast() {
        placeChildren(next.id, next.traits, next.oldOrigin, next.newOrigin, depth: 0)
      }
      if waitingReaders.isEmpty { return }
      placeReaders()
    }
  }

  /// Places what is misplaced and was not reached from above, those further up first.
  func placeQueued(_ root: Int32) {
    var elsewhere: [Int32] = []
    while true {
      guard let id = placeQueue.last else {
        // The contents of readers may add to the queue.
        if waitingReaders.isEmpty { break }
        placePending()
        continue
      }
      let i = Int(id)
      guard records[i].kind != .free,
        slots.infos[Int(records[i].slot)].facts.contains(.misplaced)
      else {
        placeQueue.removeLast()
        continue
      }
      let isReader = records[i].kind == .reader
      // Readers side by side are placed together; whatever else follows, or is in one of them, comes after them.
      if !waitingReaders.isEmpty && !(isReader && !isInsideReader(i)) {
        placePending()
        continue
      }
      placeQueue.removeLast()
      guard let resumed = resumedContext(i, root) else {
        elsewhere.append(id)
        continue
      }
      if isReader {
        waitingReaders.append(resumed)
      } else {
        placeChildren(id, resumed.traits, resumed.oldOrigin, resumed.newOrigin, depth: 0)
        placePending()
      }
    }
    placeQueue.append(contentsOf: elsewhere.reversed())
  }

  private func isInsideReader(_ i: Int) -> Bool {
    var i = records[i].parent
    while i >= 0 && records[Int(i)].kind != .reader { i = records[Int(i)].parent }
    return i >= 0
  }

  /// What there is to know about a record whose ancestors are in place; nil when it is not in the root's tree.
  private func resumedContext(_ i: Int, _ root: Int32) -> PlacementContext? {
    var path: [Int32] = []
    var current = Int32(i)
    while current >= 0 {
      path.append(current)
      if current == root { break }
      current = records[Int(current)].parent
    }
    if current < 0 { return nil }
    var item = PlacementContext(id: Int32(i))
    var isFresh = false
    var isCounted = false
    for id in path.reversed() {
      let origin = slots.frames[Int(records[Int(id)].slot)].origin
      item.newOrigin += origin
      item.oldOrigin += origin
      if let shifted = shiftedPaths.last(where: { $0.record == id }) {
        item.oldOrigin = shifted.oldOrigin
        isFresh = shifted.isFresh
        isCounted = shifted.isCounted
      }
    }
    if isFresh { item.traits.insert(.fresh) }
    if isCounted { item.traits.insert(.counted) }
    if isFresh || isCounted || !isSame(item.oldOrigin, item.newOrigin) { item.traits.remove(.still) }
    return item
  }

  func placeChildren(
    _ id: Int32, _ traits: PlacementTraits, _ oldOrigin: SIMD2<Double>, _ newOrigin: SIMD2<Double>, depth: Int
  ) {
    var (id, traits, oldOrigin, newOrigin) = (id, traits, oldOrigin, newOrigin)
    while true {
      var context = PlacementContext(id: id, traits: traits, from: oldOrigin, to: newOrigin, depth: depth)
      placeOwnChildren(&context)
      if !context.hasNext { return }
      (id, traits, oldOrigin, newOrigin) = (nextID, nextTraits, nextOldOrigin, nextNewOrigin)
    }
  }

  @inline(__always)
  private func placeOwnChildren(_ context: inout PlacementContext) {
    let i = Int(context.id)
    let slot = Int(records[i].slot)
    let wasMisplaced = slots.infos[slot].facts.contains(.misplaced)
    if wasMisplaced { slots.infos[slot].facts.remove(.misplaced) }
    let proposal = slots.proposals[slot]
    let size = slots.frames[slot].size
    switch records[i].kind {
    case .hstack: placeStack(i, isRow: true, proposal, size, &context)
    case .vstack: placeStack(i, isRow: false, proposal, size, &context)
    case .zstack: placeInDepth(i, proposal, size, &context)
    case .layered:
      if records[i].childCount > 0 {
        place(
          Int(records[i].childStart), proposal, SlotFrame(origin: SIMD2(0, 0), size: size), &context)
        placeInBox(i, size, from: 1, &context)
      }
    case .reader: placeInReader(i, size, &context)
    case .custom: placeCustom(i, proposal, size, &context)
    default:
      if records[i].childCount > 0 {
        let placed = unaryPlacement(i, proposal, size)
        context.isAtLast = true
        place(
          Int(records[i].childStart), placed.proposal, SlotFrame(origin: placed.origin, size: placed.size),
          &context)
      }
    }
    clearChanged(i)
    if records[i].flags.contains(.mustArrange) { records[i].flags.remove(.mustArrange) }
    if records[i].kind.isFrame { settleFusing(i) }
    if !context.changed && records[i].childCount > 0 && (wasMisplaced || isPlacingAll) {
      counters.wastedLayouts += 1
    }
  }

  /// Children that are offered a box and aligned in it (L-45).
  func placeInBox(_ i: Int, _ size: SIMD2<Double>, from first: Int, _ context: inout PlacementContext) {
    for slot in childSlots(i).dropFirst(first) {
      let answer = measure(slot, size)
      let origin = alignedOrigin(i, slot, size, answer, size)
      place(slot, size, SlotFrame(origin: origin, size: answer), &context)
    }
  }

  /// What the child of a unary record is offered when it is placed, its answer and its origin.
  func unaryPlacement(
    _ i: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> (proposal: SIMD2<Double>, size: SIMD2<Double>, origin: SIMD2<Double>) {
    let record = records[i]
    let child = Int(record.childStart)
    switch record.kind {
    case .frame:
      let offer = SIMD2(record.a.isNaN ? proposal.x : record.a, record.b.isNaN ? proposal.y : record.b)
      let answer = measure(child, offer)
      return (offer, answer, alignedOrigin(i, child, offer, answer, size))
    case .flexFrame:
      let (width, height) = flexRanges(record)
      let offer = SIMD2(
        width.flexPlacementOffer(proposal.x, size.x), height.flexPlacementOffer(proposal.y, size.y))
      let answer = measure(child, offer)
      return (offer, answer, alignedOrigin(i, child, offer, answer, size))
    case .padding:
      let answer = unaryAnswer(i, proposal)
      return (answer.childProposal, answer.childSize, SIMD2(record.a, record.b))
    case .offset: return (proposal, size, SIMD2(record.a, record.b))
    case .position:
      let answer = measure(child, proposal)
      return (proposal, answer, SIMD2(record.a - answer.x * 0.5, record.b - answer.y * 0.5))
    default:
      let answer = unaryAnswer(i, proposal)
      return (answer.childProposal, answer.childSize, SIMD2(0, 0))
    }
  }
}

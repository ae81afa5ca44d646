// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a record's children are placed by.
struct KeptInputs: OptionSet {
  let rawValue: UInt8
  static let proposal = KeptInputs(rawValue: 1)
  static let width = KeptInputs(rawValue: 2)
  static let height = KeptInputs(rawValue: 4)
  static let all: KeptInputs = [.proposal, .width, .height]
}

/// A record whose children are to be placed.
struct PlacementWork {
  var id: Int32
  /// What is as it was when the record was laid out before.
  var kept: KeptInputs
  /// Nothing below counts as moved: the record has never been placed here.
  var isFresh: Bool
  /// All that is below has been counted as moved already.
  var isCounted: Bool
  /// Where the record was and is, from the root's parent.
  var oldOrigin: SIMD2<Double>
  var newOrigin: SIMD2<Double>
}

/// What a parent knows while it places its children.
struct PlacementContext {
  var isFresh = false
  var isCounted = false
  var oldOrigin = SIMD2<Double>(0, 0)
  var newOrigin = SIMD2<Double>(0, 0)
  /// The parent has been placed before and is where it was, so what keeps its frame has not moved.
  var isStill = true
  /// Some child got another frame.
  var changed = false
  /// Records that are being placed around this one.
  var depth = 0

  init() {}

  init(_ item: PlacementWork, depth: Int) {
    isFresh = item.isFresh
    isCounted = item.isCounted
    oldOrigin = item.oldOrigin
    newOrigin = item.newOrigin
    isStill = !isFresh && !isCounted && oldOrigin == newOrigin
    self.depth = depth
  }
}

/// A subtree that moved as a whole although something in it is still to be placed.
struct ShiftedPath {
  var record: Int32
  var oldOrigin: SIMD2<Double>
  var isFresh: Bool
  var isCounted: Bool
}

extension LayoutTree {
  /// Records this deep inside each other are placed by recursion, what is deeper waits in `work`.
  private static let deepestPlacing = 48

  /// Gives the record in `slot` its frame, relative to its parent, and places what is below if it must follow.
  @inline(__always)
  func place(
    _ slot: Int, _ proposal: SIMD2<Double>, _ frame: SlotFrame, _ context: inout PlacementContext
  ) {
    counters.placements += 1
    let info = slots.infos[slot]
    let old = slots.frames[slot]
    let oldProposal = slots.proposals[slot]
    let visits =
      info.facts.isDisjoint(with: .ends)
      && (isPlacingAll || info.facts.contains(.misplaced)
        || !isEquivalent(oldProposal, proposal, slot, info.facts))
    if context.isStill && old == frame && !info.facts.contains(.unplaced) {
      let isSameOffer = sameProposal(oldProposal, proposal)
      if !isSameOffer { slots.proposals[slot] = proposal }
      if visits {
        let origin = context.newOrigin + frame.origin
        descend(
          PlacementWork(
            id: info.id, kept: isSameOffer ? .all : [.width, .height], isFresh: false, isCounted: false, oldOrigin: origin,
            newOrigin: origin),
          context.depth)
      }
      return
    }
    slots.frames[slot] = frame
    slots.proposals[slot] = proposal
    let isFresh = context.isFresh || info.facts.contains(.unplaced)
    if old != frame || isFresh { context.changed = true }
    let oldOrigin = context.oldOrigin + old.origin
    let newOrigin = context.newOrigin + frame.origin
    let isShifted = !isFresh && oldOrigin != newOrigin
    let isMoved = isShifted || (!isFresh && old.size != frame.size)
    if info.facts.contains(.unplaced) { markPlaced(slot) }
    let counted = (isMoved ? 1 : 0) - (context.isCounted ? 1 : 0)
    if visits {
      slots.infos[slot].stamp = pass << 2 | (isMoved ? 1 : 0)
      if counted != 0 { movedItems += counted * Int(records[Int(info.id)].weight) }
      var kept: KeptInputs = sameProposal(oldProposal, proposal) ? .proposal : []
      if old.size.x == frame.size.x { kept.insert(.width) }
      if old.size.y == frame.size.y { kept.insert(.height) }
      descend(
        PlacementWork(
          id: info.id, kept: kept, isFresh: isFresh, isCounted: context.isCounted, oldOrigin: oldOrigin, newOrigin: newOrigin),
        context.depth)
    } else {
      // What is fused with a leaf has its frame; what is below anything else kept its size.
      let movesAlong = isShifted || (isMoved && info.facts.contains(.fused))
      slots.infos[slot].stamp = pass << 2 | (isMoved ? 1 : 0) | (movesAlong ? 2 : 0)
      if counted != 0 { movedItems += counted * Int(info.weight) }
      if info.facts.contains(.onPath) && (isShifted || isFresh || context.isCounted) {
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

  /// Places the children at once, or later where other people's code could change what callers look at.
  @inline(__always)
  private func descend(_ item: PlacementWork, _ depth: Int) {
    if depth < Self.deepestPlacing && !records[Int(item.id)].kind.callsOut {
      placeChildren(item, depth: depth + 1)
    } else {
      work.append(item)
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
    while let next = work.popLast() { placeChildren(next, depth: 0) }
  }

  /// Places what is misplaced and was not reached from above, those further up first.
  func placeQueued(_ root: Int32) {
    var elsewhere: [Int32] = []
    while let id = placeQueue.popLast() {
      let i = Int(id)
      guard records[i].kind != .free,
        slots.infos[Int(records[i].slot)].facts.contains(.misplaced)
      else { continue }
      guard let item = resumedWork(i, root) else {
        elsewhere.append(id)
        continue
      }
      placeChildren(item, depth: 0)
      placePending()
    }
    placeQueue.append(contentsOf: elsewhere.reversed())
  }

  /// The work for a record whose ancestors are in place; nil when it is not in the root's tree.
  private func resumedWork(_ i: Int, _ root: Int32) -> PlacementWork? {
    var path: [Int32] = []
    var current = Int32(i)
    while current >= 0 {
      path.append(current)
      if current == root { break }
      current = records[Int(current)].parent
    }
    if current < 0 { return nil }
    var item = PlacementWork(
      id: Int32(i), kept: .all, isFresh: false, isCounted: false, oldOrigin: SIMD2(0, 0),
      newOrigin: SIMD2(0, 0))
    for id in path.reversed() {
      let origin = slots.frames[Int(records[Int(id)].slot)].origin
      item.newOrigin += origin
      item.oldOrigin += origin
      if let shifted = shiftedPaths.last(where: { $0.record == id }) {
        item.oldOrigin = shifted.oldOrigin
        item.isFresh = shifted.isFresh
        item.isCounted = shifted.isCounted
      }
    }
    return item
  }

  private func placeChildren(_ item: PlacementWork, depth: Int) {
    let i = Int(item.id)
    let slot = Int(records[i].slot)
    let wasMisplaced = slots.infos[slot].facts.contains(.misplaced)
    if wasMisplaced { slots.infos[slot].facts.remove(.misplaced) }
    var context = PlacementContext(item, depth: depth)
    let proposal = slots.proposals[slot]
    let size = slots.frames[slot].size
    switch records[i].kind {
    case .hstack: placeStack(i, isRow: true, proposal, size, item, &context)
    case .vstack: placeStack(i, isRow: false, proposal, size, item, &context)
    case .zstack: placeInBox(i, size, from: 0, &context)
    case .layered:
      if records[i].childCount > 0 {
        place(
          Int(records[i].childStart), proposal, SlotFrame(origin: SIMD2(0, 0), size: size), &context)
        placeInBox(i, size, from: 1, &context)
      }
    case .reader: placeReader(i, size, &context)
    case .custom: placeCustom(i, proposal, size, &context)
    default:
      if records[i].childCount > 0 {
        let placed = unaryPlacement(i, proposal, size)
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

  /// Children that are offered a box and aligned in it (L-45, L-59).
  private func placeInBox(_ i: Int, _ size: SIMD2<Double>, from first: Int, _ context: inout PlacementContext)
  {
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

  /// L-70, L-71: content is made for the size, offered the size, and put at the top-leading corner.
  private func placeReader(_ i: Int, _ size: SIMD2<Double>, _ context: inout PlacementContext) {
    let isStale = records[i].flags.contains(.readerStale)
    if isStale || records[i].a != size.x || records[i].b != size.y {
      records[i].flags.remove(.readerStale)
      records[i].a = size.x
      records[i].b = size.y
      if let delegate {
        delegate.readerPlaced(LayoutID(raw: Int32(i)), size: CGSize(width: size.x, height: size.y))
        bringUpToDate(root: -1)
        slots.infos[Int(records[i].slot)].facts.remove(.misplaced)
      }
    }
    if records[i].childCount == 0 { return }
    for slot in childSlots(i) {
      place(slot, size, SlotFrame(origin: SIMD2(0, 0), size: measure(slot, size)), &context)
    }
  }
}

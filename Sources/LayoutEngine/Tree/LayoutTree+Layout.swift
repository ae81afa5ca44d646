// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Counts layouts that would change nothing, instead of doing them: every root is offered what it was offered at its last
  /// layout, and nothing has become out of date since. A text that is as large as the one before, for one, leaves nothing
  /// out of date.
  ///
  /// - Parameter rootCount: How many roots there are. All of them have been laid out before.
  /// - Returns: False, with nothing done, if there may be something to lay out.
  @inline(never)
  package func passOver(rootCount: Int) -> Bool {
    let isUpToDate = summaries.areUpToDate(rootCount: rootCount)
    if !isUpToDate || placements.hasMisplaced || store.hasGrown { return false }
    placements.beginPass(isPassedOver: true)
    // Each root's own frame.
    counters.placements += rootCount
    return true
  }

  /// Brings sizes and frames of the root's tree up to date: the root is offered `proposal` and centred in
  /// `bounds` (L-3).
  package func layout(root: LayoutID, proposal: ProposedViewSize, in bounds: CGRect) {
    precondition(!records[root].parent.isRecord, "record \(root.raw) is no root")
    placements.beginPass()
    let followsAll = summaries.takeInvalidation(of: root)
    if followsAll { summarizeAll(root) } else { bringUpToDate(root: root) }
    placements.isPlacingAll = followsAll
    let slot = records[root].slot
    let offer = SIMD2<Double>(proposal.width ?? .nan, proposal.height ?? .nan)
    let size = measure(slot, offer)
    let origin = SIMD2(
      bounds.minX + (bounds.width - size.x) * 0.5, bounds.minY + (bounds.height - size.y) * 0.5)
    var context = PlacementContext()
    place(slot, offer, SlotFrame(origin: origin, size: size), &context)
    placePending()
    placements.isPlacingAll = false
    placeMisplaced(root)
    if ownGuides.hasWaiting { settleGuides() }
    for id in summaries.path where records[id].slot != .unattached {
      slots.infos[records[id].slot].facts.remove(.onPath)
    }
    summaries.clearPath()
    placements.clearShifted()
    division.forget()
    if store.hasGrown { trim(root) }
    if checksItself { verify(root) }
  }

  /// Sums up what was summed up before it was known whether a type of layouts has guides of its own. Most have none, and
  /// then what is around them may be ranges. Nothing gets another place by that, so nothing of it is counted.
  @inline(never)
  private func settleGuides() {
    let counted = counters
    for id in ownGuides.beginSettling()
    where records[id].kind == .custom && !records[id].flags.contains(.stale) {
      markStale(id)
    }
    bringUpToDate(root: .none)
    ownGuides.endSettling()
    counters = counted
  }

  /// Gives back memory that building or enlarging a tree has left over.
  private func trim(_ root: LayoutID) {
    if !store.trim() { return }
    sortOrder(root)
    if store.slotOrder == .edited { store.packSlots(root, summaries.order) } else { store.slots.trim() }
    summaries.trim()
    placements.trim()
  }

  /// Puts the records in the order of a sweep. In a large tree the slots follow the same order.
  func sortOrder(_ root: LayoutID) {
    if summaries.isOrdered(root) { return }
    summaries.beginOrder(of: root)
    if !isConstant(root) { summaries.addToOrder(root) }
    var fillCount = 0
    var id = root
    while true {
      if records[id].flags.contains(.hasHoles) { store.closeHoles(id) }
      fillCount += addLeavesToOrder(of: id)
      var next = records[id].childCount > 0 ? firstContainer(in: records[id].children) : .none
      while !next.isRecord && id != root {
        let parent = records[id].parent
        next = firstContainer(in: (records[id].slot + 1)..<records[parent].children.upperBound)
        id = parent
      }
      if !next.isRecord { break }
      summaries.addToOrder(next)
      id = next
    }
    let sweptCount = summaries.order.count
    if sweptCount < leastPacked { return }
    let isWorthPacking =
      switch store.slotOrder {
      // As a tree is built, slots lie well already, but for fills between them that no sweep reads.
      case .built: fillCount > sweptCount / 8
      case .edited: store.isWorthPacking(sweptCount)
      case .packed: false
      }
    if isWorthPacking { store.packSlots(root, summaries.order) }
  }

  /// The first record in some slots that has, or can have, others below it to look at.
  @inline(__always)
  private func firstContainer(in slots: Range<SlotIndex>) -> LayoutID {
    let (records, infos) = (records, self.slots.infos)
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      let id = infos[slot].id
      if !records[id].kind.isLeaf && !isConstant(id) { return id }
      slot = slot + 1
    }
    return .none
  }

  /// Adds the children of a record that have nothing below them.
  /// - Returns: How many of them are a frame's fill.
  @inline(__always)
  private func addLeavesToOrder(of id: LayoutID) -> Int {
    let (records, infos) = (records, slots.infos)
    if records[id].childCount == 0 { return 0 }
    var fillCount = 0
    for slot in records[id].children {
      let child = infos[slot].id
      if records[child].kind == .text {
        summaries.addToOrder(child)
      } else if records[child].kind == .fill && records[id].kind.isFrame {
        fillCount += 1
      }
    }
    return fillCount
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way up: summaries from stale records to the root, children before their parents, as far as something changed.
extension LayoutTree {
  /// Brings every summary up to date and notes whose children must be placed again.
  /// - Parameters:
  ///   - root: The tree that is about to be laid out, or none.
  ///   - readers: Readers that are in place, as is what is above them: the way up ends there.
  func bringUpToDate(root: LayoutID, below readers: ContiguousArray<PlacementContext> = []) {
    if summaries.stale.isEmpty { return }
    division.forget()
    giveSlots()
    if root.isRecord && summaries.isWorthSweeping(of: store.liveCount) {
      sweep(root)
      if summaries.stale.isEmpty { return }
    }
    markPaths(below: readers)
    while let id = summaries.nextReady() {
      let flags = records[id].flags
      records[id].flags = flags.subtracting(.awaited)
      var changed = false
      if flags.contains(.stale) {
        changed = summarize(id)
        misplace(id)
      } else if records[id].kind == .reader && flags.contains(.mustArrange) {
        misplace(id)
      }
      let parent = records[id].parent
      if !parent.isRecord { continue }
      if changed && records[parent].kind == .reader {
        // A reader's answer does not depend on its content, but the content has to be placed again.
        records[parent].flags.insert(.mustArrange)
        if slots.infos[records[id].slot].facts.contains(.anchored) { noteAnchored(parent) }
      } else if changed {
        records[parent].flags.insert(.stale)
        store.linkChanged(id, of: parent)
      }
      links[parent].pending -= 1
      if links[parent].pending == 0 { summaries.addReady(parent) }
    }
    // Nobody waits any more, but where a way up ended below the root.
    for reader in readers {
      stopWaiting(reader.id)
      if records[reader.id].parent.isRecord { stopWaiting(records[reader.id].parent) }
    }
  }

  /// Notes of a reader, and of what is around it, that a client's layout has come into it.
  private func noteAnchored(_ reader: LayoutID) {
    var id = reader
    while id.isRecord, !slots.infos[records[id].slot].facts.contains(.anchored) {
      slots.infos[records[id].slot].facts.insert(.anchored)
      id = records[id].parent
    }
  }

  @inline(__always)
  private func stopWaiting(_ id: LayoutID) {
    records[id].flags.remove(.awaited)
    links[id].pending = 0
  }

  /// Gives a slot to each record that has none and is to be summarized: it is new, and so it is stale.
  private func giveSlots() {
    if store.unattachedCount == 0 { return }
    for id in summaries.stale { store.giveSlot(id) }
  }

  /// Notes that the children of a record must be placed again, if it has any to place.
  private func misplace(_ id: LayoutID) {
    let slot = records[id].slot
    if !hasPlaces(id) || slots.infos[slot].facts.contains(.misplaced) || ownGuides.isSettling { return }
    slots.infos[slot].facts.insert(.misplaced)
    placements.addMisplaced(id)
  }

  /// Whether a record says where others are.
  @inline(__always)
  private func hasPlaces(_ id: LayoutID) -> Bool {
    !records[id].kind.isLeaf && !isFused(id)
  }

  /// Counts for every record on the way from a stale one to its root how many children report first.
  private func markPaths(below readers: ContiguousArray<PlacementContext>) {
    for reader in readers {
      // The way up ends here: the record looks as if it had been passed already and more children were to come. A
      // reader that is stale itself still has to be summarized, but its answer does not depend on its content. So the
      // way ends above that reader.
      let end = records[reader.id].flags.contains(.listed) ? records[reader.id].parent : reader.id
      if !end.isRecord { continue }
      records[end].flags.insert(.awaited)
      links[end].pending = .max / 2
    }
    let firstOnPath = summaries.path.count
    for stale in summaries.stale {
      records[stale].flags.remove(.listed)
      if records[stale].kind == .free {
        store.free(stale)
        continue
      }
      var id = stale
      while !records[id].flags.contains(.awaited) {
        records[id].flags.insert(.awaited)
        slots.infos[records[id].slot].facts.insert(.onPath)
        summaries.addToPath(id)
        let parent = records[id].parent
        if !parent.isRecord { break }
        links[parent].pending += 1
        id = parent
      }
    }
    summaries.clearStale()
    for index in firstOnPath..<summaries.path.count where links[summaries.path[index]].pending == 0 {
      summaries.addReady(summaries.path[index])
    }
  }

  // MARK: - Sweeps

  /// Updates every summary in one run over the tree, where most of the tree is stale.
  private func sweep(_ root: LayoutID) {
    sortOrder(root)
    summarizeConstants()
    var position = summaries.order.count - 1
    while position >= 0 {
      let id = summaries.order[position]
      position -= 1
      guard records[id].flags.contains(.stale) else { continue }
      records[id].flags.remove(.listed)
      let changed = summarize(id)
      let parent = records[id].parent
      let slot = records[id].slot
      if parent.isRecord && !isPlaced(slot) && records[parent].flags.contains(.stale) {
        // The way down comes here by itself: what is new is placed with what is around it, which the sweep meets later.
        if hasPlaces(id) { slots.infos[slot].facts.insert(.misplaced) }
      } else {
        misplace(id)
        markPath(id)
      }
      if changed && parent.isRecord { records[parent].flags.formUnion([.stale, .mustArrange]) }
    }
    dropFresh()
  }

  /// Notes on the way to the root that there may be a misplaced record below.
  private func markPath(_ first: LayoutID) {
    var id = first
    while !slots.infos[records[id].slot].facts.contains(.onPath) {
      slots.infos[records[id].slot].facts.insert(.onPath)
      summaries.addToPath(id)
      if !records[id].parent.isRecord { return }
      id = records[id].parent
    }
  }

  /// Every summary anew, all frames to follow.
  func summarizeAll(_ root: LayoutID) {
    division.forget()
    giveSlots()
    sortOrder(root)
    summarizeConstants()
    // A local one, because each summary could change the tree's as far as the compiler sees.
    let order = summaries.order
    counters.sizeCalls += order.count
    for id in order.reversed() {
      if records[id].flags.contains(.listed) { records[id].flags.remove(.listed) }
      // Sums of many children are not to be trusted either.
      if records[id].childCount > SumStorage.fanOut { records[id].flags.insert(.mustArrange) }
      resummarize(id)
    }
    dropFresh()
  }

  /// Updates stale records that are not in the order, because their answers depend on their arguments alone.
  private func summarizeConstants() {
    for index in summaries.stale.indices {
      let id = summaries.stale[index]
      guard records[id].kind != .free, records[id].flags.contains(.stale), isConstant(id) else { continue }
      records[id].flags.remove(.listed)
      let changed = summarize(id)
      if changed && records[id].parent.isRecord { markStale(records[id].parent) }
    }
  }

  /// Keeps those records in the list that the sweep did not reach.
  private func dropFresh() {
    summaries.filterStale { id in
      if records[id].kind == .free {
        records[id].flags.remove(.listed)
        store.free(id)
        return false
      }
      return records[id].flags.contains(.listed)
    }
  }
}

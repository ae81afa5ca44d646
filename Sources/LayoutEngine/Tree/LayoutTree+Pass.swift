// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Brings sizes and frames of the root's tree up to date: the root is offered `proposal` and centred in
  /// `bounds` (L-3).
  package func layout(root: LayoutID, proposal: ProposedViewSize, in bounds: CGRect) {
    precondition(records[Int(root.raw)].parent < 0, "record \(root.raw) is no root")
    pass += 1
    movedItems = 0
    let followsAll = staleEpoch > 0 && followedEpochs[root.raw] != staleEpoch
    if followsAll {
      followedEpochs[root.raw] = staleEpoch
      summarizeAll(root.raw)
    } else {
      bringUpToDate(root: root.raw)
    }
    isPlacingAll = followsAll
    let slot = Int(records[Int(root.raw)].slot)
    let offer = SIMD2<Double>(proposal.width ?? .nan, proposal.height ?? .nan)
    let size = measure(slot, offer)
    let origin = SIMD2(
      bounds.minX + (bounds.width - size.x) * 0.5, bounds.minY + (bounds.height - size.y) * 0.5)
    var context = PlacementContext()
    place(slot, offer, SlotFrame(origin: origin, size: size), &context)
    placePending()
    isPlacingAll = false
    placeQueued(root.raw)
    for id in pathRecords where records[Int(id)].slot >= 0 {
      slots.infos[Int(records[Int(id)].slot)].facts.remove(.onPath)
    }
    pathRecords.removeAll(keepingCapacity: true)
    shiftedPaths.removeAll(keepingCapacity: true)
    if hasGrown { trim(root.raw) }
    #if DEBUG
      verify(root.raw)
    #endif
  }

  // MARK: - The way up

  /// Brings every summary up to date and notes whose children must be placed again.
  /// - Parameters:
  ///   - root: The tree that is about to be laid out, or -1.
  ///   - readers: Readers that are in place, as is what is above them: the way up ends there.
  func bringUpToDate(root: Int32, below readers: ContiguousArray<PlacementContext> = []) {
    if staleRecords.isEmpty { return }
    if root >= 0 && staleRecords.count > leastSwept && staleRecords.count > liveCount / 4 {
      sweep(root)
      if staleRecords.isEmpty { return }
    }
    markPaths(below: readers)
    while let id = readyRecords.popLast() {
      let i = Int(id)
      var changed = false
      if records[i].flags.contains(.stale) {
        changed = summarize(i)
        misplace(i)
      } else if records[i].kind == .reader && records[i].flags.contains(.mustArrange) {
        misplace(i)
      }
      let parent = Int(records[i].parent)
      if parent < 0 { continue }
      if changed && records[parent].kind == .reader {
        // What a reader answers does not depend on its content, which has to be placed again all the same.
        records[parent].flags.insert(.mustArrange)
      } else if changed {
        records[parent].flags.insert(.stale)
        if links[i].nextChanged == -2 {
          links[i].nextChanged = links[parent].firstChanged
          links[parent].firstChanged = id
          records[parent].flags.insert(.hasChanged)
        }
      }
      links[parent].pending -= 1
      if links[parent].pending == 0 { readyRecords.append(Int32(parent)) }
    }
  }

  var liveCount: Int { recordCount - freeRecords.count }

  /// Notes that the children of a record must be placed again, if it has any to place.
  private func misplace(_ i: Int) {
    let slot = Int(records[i].slot)
    if records[i].kind.isLeaf || !slots.infos[slot].facts.isDisjoint(with: [.fused, .misplaced]) { return }
    slots.infos[slot].facts.insert(.misplaced)
    placeQueue.append(Int32(i))
  }

  /// Counts for every record on the way from a stale one to its root how many children report first.
  private func markPaths(below readers: ContiguousArray<PlacementContext>) {
    walk += 1
    for reader in readers {
      // As if the way had passed here already, and with more children to come. A reader that is stale itself is still
      // to come, but its answer does not depend on what is in it: the way ends above it.
      let i = Int(reader.id)
      let end = records[i].flags.contains(.listed) ? Int(records[i].parent) : i
      if end < 0 { continue }
      links[end].walk = walk
      links[end].pending = .max / 2
    }
    let firstOnPath = pathRecords.count
    for stale in staleRecords {
      let s = Int(stale)
      records[s].flags.remove(.listed)
      if records[s].kind == .free {
        freeRecords.append(stale)
        continue
      }
      var i = s
      while links[i].walk != walk {
        links[i].walk = walk
        links[i].pending = 0
        slots.infos[Int(records[i].slot)].facts.insert(.onPath)
        pathRecords.append(Int32(i))
        let parent = Int(records[i].parent)
        if parent < 0 { break }
        i = parent
      }
    }
    staleRecords.removeAll(keepingCapacity: true)
    for index in firstOnPath..<pathRecords.count {
      let parent = Int(records[Int(pathRecords[index])].parent)
      if parent >= 0 { links[parent].pending += 1 }
    }
    for index in firstOnPath..<pathRecords.count where links[Int(pathRecords[index])].pending == 0 {
      readyRecords.append(pathRecords[index])
    }
  }

  /// The same in one run over the tree, where most of it is stale.
  private func sweep(_ root: Int32) {
    sortOrder(root)
    summarizeConstants()
    var position = order.count - 1
    while position >= 0 {
      let i = Int(order[position])
      position -= 1
      guard records[i].flags.contains(.stale) else { continue }
      records[i].flags.remove(.listed)
      let changed = summarize(i)
      misplace(i)
      markPath(i)
      if changed, records[i].parent >= 0 {
        records[Int(records[i].parent)].flags.formUnion([.stale, .mustArrange])
      }
    }
    dropFresh()
  }

  /// Notes on the way to the root that there may be a misplaced record below.
  private func markPath(_ i: Int) {
    var i = i
    while !slots.infos[Int(records[i].slot)].facts.contains(.onPath) {
      slots.infos[Int(records[i].slot)].facts.insert(.onPath)
      pathRecords.append(Int32(i))
      if records[i].parent < 0 { return }
      i = Int(records[i].parent)
    }
  }

  /// Every summary anew, all frames to follow.
  private func summarizeAll(_ root: Int32) {
    sortOrder(root)
    summarizeConstants()
    var position = order.count - 1
    while position >= 0 {
      let i = Int(order[position])
      position -= 1
      if records[i].flags.contains(.listed) { records[i].flags.remove(.listed) }
      // Sums of many children are not to be trusted either.
      if records[i].childCount > SumStorage.fanOut { records[i].flags.insert(.mustArrange) }
      _ = summarize(i)
    }
    dropFresh()
  }

  /// Brings stale records up to date that are not in the order, because only their arguments decide.
  private func summarizeConstants() {
    for index in staleRecords.indices {
      let id = staleRecords[index]
      let i = Int(id)
      guard records[i].kind != .free, records[i].flags.contains(.stale), isConstant(i) else { continue }
      records[i].flags.remove(.listed)
      let changed = summarize(i)
      if changed && records[i].parent >= 0 { markStale(records[i].parent) }
    }
  }

  /// Keeps in the list what the sweep did not reach.
  private func dropFresh() {
    var kept = 0
    for id in staleRecords {
      let i = Int(id)
      if records[i].kind == .free {
        records[i].flags.remove(.listed)
        freeRecords.append(id)
      } else if records[i].flags.contains(.listed) {
        staleRecords[kept] = id
        kept += 1
      }
    }
    staleRecords.removeLast(staleRecords.count - kept)
  }

  func sortOrder(_ root: Int32) {
    if orderIsValid && orderRoot == root { return }
    order.removeAll(keepingCapacity: true)
    var pending = [root]
    while let id = pending.popLast() {
      let i = Int(id)
      if records[i].flags.contains(.hasHoles) { closeHoles(i) }
      if isConstant(i) { continue }
      order.append(id)
      if records[i].childCount > 0 {
        for slot in childSlots(i).reversed() { pending.append(slots.infos[slot].id) }
      }
    }
    orderRoot = root
    orderIsValid = true
    if !slotsArePacked && order.count >= leastPacked { packSlots(root) }
  }

  // MARK: - Changed children

  /// Empties the list of a record's changed children.
  @inline(__always)
  func clearChanged(_ i: Int) {
    if records[i].flags.contains(.hasChanged) { clearChangedList(i) }
  }

  private func clearChangedList(_ i: Int) {
    var child = links[i].firstChanged
    while child >= 0 {
      let next = links[Int(child)].nextChanged
      links[Int(child)].nextChanged = -2
      child = next
    }
    links[i].firstChanged = -1
    records[i].flags.remove(.hasChanged)
  }

  /// Takes a child that leaves out of its parent's list.
  func unlinkChanged(_ child: Int32) {
    let c = Int(child)
    if links[c].nextChanged == -2 { return }
    let parent = Int(records[c].parent)
    var previous: Int32 = -1
    var current = links[parent].firstChanged
    while current >= 0 && current != child {
      previous = current
      current = links[Int(current)].nextChanged
    }
    if previous < 0 {
      links[parent].firstChanged = links[c].nextChanged
    } else {
      links[Int(previous)].nextChanged = links[c].nextChanged
    }
    links[c].nextChanged = -2
  }
}

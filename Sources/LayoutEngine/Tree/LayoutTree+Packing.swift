// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Slots in the order in which a sweep over the whole tree meets them: what it reads lies side by side then, and
/// memory is read ahead.
extension LayoutTree {
  /// Moves every block of children behind that of the record before it in `order`, and what sweeps leave alone
  /// to the end.
  func packSlots(_ root: Int32) {
    // A record has one slot. Building a tree uses more: a record stands alone before it has a parent. Some are
    // left for edits, which take records out one by one.
    var packed = slots.empty(capacity: liveCount + min(64, liveCount / 32 + 8))
    walk += 1
    moveSlot(root, to: &packed)
    for id in order where !canFuse(Int(id)) { moveChildren(Int(id), to: &packed) }
    for i in 0..<recordCount where records[i].kind != .free {
      if records[i].parent < 0 && Int32(i) != root { moveSlot(Int32(i), to: &packed) }
      if links[i].walk != walk { moveChildren(i, to: &packed) }
    }
    slots.deallocate()
    slots = packed
    slotsArePacked = true
  }

  /// Gives back what building or enlarging a tree has left over.
  ///
  /// Memory is taken by doubling. What comes one by one later finds that much room again; only when half as many
  /// records as there were have come is it looked at anew, so the cost of moving everything is shared by them.
  func trim(_ root: Int32) {
    hasGrown = false
    if recordCount < trimmedCount + trimmedCount / 2 { return }
    trimmedCount = recordCount
    sortOrder(root)
    if !slotsArePacked { packSlots(root) }
    if isSpacious(recordCapacity, for: recordCount) {
      moveRecords(toCapacity: recordCount + recordCount / 32 + 8)
    }
    if isSpacious(texts.capacity, for: texts.count) {
      var fewer = ContiguousArray<TextRecord>()
      fewer.reserveCapacity(texts.count)
      fewer.append(contentsOf: texts)
      texts = fewer
    }
    order = ContiguousArray(order)
    staleRecords = Array(staleRecords)
    placeQueue = Array(placeQueue)
    pathRecords = []
    shiftedPaths = []
    readyRecords = []
  }

  /// Whether there is so much room that moving pays.
  private func isSpacious(_ capacity: Int, for count: Int) -> Bool { capacity > count + count / 4 }

  private func moveSlot(_ id: Int32, to packed: inout SlotStorage) {
    records[Int(id)].slot = packed.append(records[Int(id)].slot, 1, from: slots)
  }

  private func moveChildren(_ i: Int, to packed: inout SlotStorage) {
    links[i].walk = walk
    if records[i].flags.contains(.hasHoles) { closeHoles(i) }
    let count = Int(records[i].childCount)
    if count == 0 {
      records[i].childStart = -1
      records[i].blockClass = 0
      return
    }
    let start = packed.append(records[i].childStart, count, from: slots)
    for index in 0..<count { records[Int(packed.infos[Int(start) + index].id)].slot = start + Int32(index) }
    records[i].childStart = start
    records[i].blockClass = SlotStorage.blockClass(within: count)
  }
}

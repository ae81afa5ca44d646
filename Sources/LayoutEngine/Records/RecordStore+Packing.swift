// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Slots in the order in which a sweep over the whole tree meets them. So the memory that a sweep reads lies side by
/// side, and the processor reads ahead.
extension RecordStore {
  /// Moves every block of children behind the block of the record before it in `order`. Slots that sweeps leave out
  /// go to the end.
  mutating func packSlots(_ root: LayoutID, _ order: ContiguousArray<LayoutID>) {
    // A record has one slot. Blocks with room to spare, and those that came free, are not taken along. Some free slots
    // are left for edits, which take records out one by one.
    var packed = slots.empty(capacity: Self.spacious(liveCount + 1))
    // Which records' children have been moved.
    var moved = WordColumn()
    defer { moved.deallocate() }
    moved.grow(to: recordCount / 64 + 1)
    moveSlot(root, to: &packed)
    for id in order where !isFillInFrame(id) { moveChildren(id, to: &packed, &moved) }
    for number in 0..<recordCount {
      let id = LayoutID(raw: Int32(number))
      if records[id].kind == .free { continue }
      if !records[id].parent.isRecord && id != root && records[id].slot != .unattached {
        moveSlot(id, to: &packed)
      }
      if moved[number / 64] & 1 << UInt64(number % 64) == 0 { moveChildren(id, to: &packed, &moved) }
    }
    replaceSlots(with: packed)
  }

  /// Whether a record is a frame around a fill, so that the two are fused or will be.
  private func isFillInFrame(_ id: LayoutID) -> Bool {
    guard records[id].kind.isFrame, records[id].childCount == 1 else { return false }
    let child = slots.infos[records[id].firstChild].id
    return child.isRecord && records[child].kind == .fill
  }

  private func moveSlot(_ id: LayoutID, to packed: inout SlotStorage) {
    records[id].slot = packed.append(records[id].slot, 1, from: slots)
  }

  private func moveChildren(_ id: LayoutID, to packed: inout SlotStorage, _ moved: inout WordColumn) {
    moved[Int(id.raw) / 64] |= 1 << UInt64(id.raw % 64)
    if records[id].flags.contains(.hasHoles) { closeHoles(id) }
    let count = records[id].childCount
    if count == 0 {
      records[id].firstChild = .none
      records[id].blockClass = 0
      return
    }
    let start = packed.append(records[id].firstChild, count, from: slots)
    for slot in start..<(start + count) { records[packed.infos[slot].id].slot = slot }
    records[id].firstChild = start
    records[id].blockClass = SlotStorage.blockClass(within: count)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lists of children of the records, and their order.
///
/// The slots of a record's children lie side by side in a block. When a list changes, the children that stay at its
/// beginning keep their slots, and those at its end keep theirs or move in one run. Only the part in between is taken
/// apart.
extension RecordStore {
  /// Gives a record without children its first ones, if all of them are new: trees are built like this.
  /// - Returns: False, with nothing done, for other lists.
  mutating func adopt(_ id: LayoutID, _ children: Span<LayoutID>) -> Bool {
    if records[id].firstChild.isSlot || children.isEmpty { return false }
    let count = children.count
    for index in 0..<count where !isUnattached(children[index]) { return false }
    let (block, blockClass) = slots.allocateBlock(for: count, isExact: slotOrder == .built)
    for index in 0..<count {
      beginSlot(children[index], at: block + index)
      records[children[index]].parent = id
    }
    records[id].firstChild = block
    records[id].blockClass = blockClass
    records[id].childCount = count
    return true
  }

  /// The part between the children that stay at both ends of a list: its indices in the old list and in the new.
  struct Difference {
    var old: Range<Int>
    var new: Range<Int>
    /// The number of records in the new part that are in the list already.
    var stayCount = 0
  }

  /// - Returns: nil where the two lists are the same.
  func difference(_ id: LayoutID, _ children: [LayoutID]) -> Difference? {
    let oldCount = records[id].childCount
    let start = records[id].firstChild
    let infos = slots.infos
    let common = min(oldCount, children.count)
    var kept = 0
    while kept < common, infos[start + kept].id == children[kept] { kept += 1 }
    if kept == oldCount && kept == children.count { return nil }
    var last = 0
    while last < common - kept, infos[start + (oldCount - 1 - last)].id == children[children.count - 1 - last]
    {
      last += 1
    }
    return Difference(old: kept..<(oldCount - last), new: kept..<(children.count - last))
  }

  /// Marks the children that stay, and counts them.
  func markUnmoved(_ id: LayoutID, _ children: [LayoutID], _ difference: inout Difference) {
    for index in difference.new where records[children[index]].parent == id {
      records[children[index]].flags.insert(.stays)
      difference.stayCount += 1
    }
  }

  /// Lets children that all stay change places with each other.
  /// - Returns: How many of them move.
  mutating func permute(_ id: LayoutID, _ children: [LayoutID], _ part: Range<Int>) -> Int {
    let start = records[id].firstChild
    let spare = slots.allocateBlock(0)
    var moved = 0
    for index in part {
      records[children[index]].flags.remove(.stays)
      var free = start + index
      let displaced = slots.infos[free].id
      if displaced == children[index] { continue }
      // Follows one circle of children that take each other's slots; the first of them is set aside.
      slots.move(free, to: spare)
      while true {
        let next = children[free - start]
        if next == displaced { break }
        let place = records[next].slot
        slots.move(place, to: free)
        records[next].slot = free
        free = place
        moved += 1
      }
      slots.move(spare, to: free)
      records[displaced].slot = free
      moved += 1
    }
    slots.freeBlock(spare, 0)
    return moved
  }

  /// Takes those children of a part out of the list that are not to stay.
  mutating func letGo(_ id: LayoutID, _ part: Range<Int>) {
    for index in part {
      let child = slots.infos[records[id].firstChild + index].id
      if !records[child].flags.contains(.stays) { moveToOwnSlot(child) }
    }
  }

  /// Makes room for a part of the children and takes them in; their slots are in use by no other record any more.
  mutating func rearrange(_ id: LayoutID, _ children: [LayoutID], _ difference: Difference) {
    if difference.stayCount > 0 || !hasRoom(id, for: children.count) {
      moveBlock(id, children, difference)
    } else {
      moveEnd(
        id, from: difference.old.upperBound, to: difference.new.upperBound,
        count: children.count - difference.new.upperBound)
    }
    for index in difference.new { takeIn(children[index], by: id, at: index) }
  }

  private func hasRoom(_ id: LayoutID, for count: Int) -> Bool {
    records[id].firstChild.isSlot && records[id].blockClass >= SlotStorage.blockClass(for: count)
  }

  /// Moves all children into another block, each to its place in the new order.
  private mutating func moveBlock(_ id: LayoutID, _ children: [LayoutID], _ difference: Difference) {
    let part = difference.new
    let needed = SlotStorage.blockClass(for: children.count)
    let old = records[id].firstChild
    let block = slots.allocateBlock(needed)
    slots.move(old, to: block, count: part.lowerBound)
    for index in part where records[children[index]].flags.contains(.stays) {
      slots.move(records[children[index]].slot, to: block + index)
    }
    slots.move(
      old + difference.old.upperBound, to: block + part.upperBound, count: children.count - part.upperBound)
    for index in children.indices
    where !part.contains(index) || records[children[index]].flags.contains(.stays) {
      records[children[index]].slot = block + index
    }
    if old.isSlot { slots.freeBlock(old, records[id].blockClass) }
    records[id].firstChild = block
    records[id].blockClass = needed
  }

  /// Moves the last children along in their block.
  private func moveEnd(_ id: LayoutID, from: Int, to: Int, count: Int) {
    if from == to || count == 0 { return }
    let start = records[id].firstChild
    slots.move(start + from, to: start + to, count: count)
    for slot in (start + to)..<(start + to + count) { records[slots.infos[slot].id].slot = slot }
  }

  /// Makes a record the child at an index.
  private mutating func takeIn(_ child: LayoutID, by id: LayoutID, at index: Int) {
    if records[child].flags.contains(.stays) {
      records[child].flags.remove(.stays)
      return
    }
    let target = records[id].firstChild + index
    if records[child].slot == .unattached {
      beginSlot(child, at: target)
    } else {
      slots.move(records[child].slot, to: target)
      slots.freeBlock(records[child].slot, 0)
      slots.infos[target].facts.insert(.unplaced)
      records[child].slot = target
    }
    records[child].parent = id
  }

  /// Moves a record from its parent's block to a block of one; it has no parent any more.
  mutating func moveToOwnSlot(_ child: LayoutID) {
    let own = slots.allocateBlock(0)
    let old = records[child].slot
    slots.move(old, to: own)
    slots.infos[old].id = .none
    records[child].slot = own
    unlinkChanged(child)
    records[child].parent = .none
    links[child].pending = 0
    slots.infos[own].facts.insert(.unplaced)
  }

  /// Closes the holes that removed children left.
  func closeHoles(_ id: LayoutID) {
    var target = records[id].firstChild
    for slot in records[id].children where slots.infos[slot].id.isRecord {
      if slot != target {
        slots.move(slot, to: target)
        records[slots.infos[target].id].slot = target
      }
      target = target + 1
    }
    records[id].childCount = target - records[id].firstChild
    records[id].flags.remove(.hasHoles)
  }

  // MARK: - Changed children

  /// Notes for a parent that a child's answers changed.
  @inline(__always)
  func linkChanged(_ child: LayoutID, of parent: LayoutID) {
    if links[child].nextChanged != .unlisted { return }
    links[child].nextChanged = links[parent].firstChanged
    links[parent].firstChanged = child
    records[parent].flags.insert(.hasChanged)
  }

  /// Empties the list of a record's changed children.
  @inline(__always)
  mutating func clearChanged(_ id: LayoutID) {
    if records[id].flags.contains(.hasChanged) { clearChangedList(id) }
  }

  private mutating func clearChangedList(_ id: LayoutID) {
    var child = links[id].firstChanged
    while child.isRecord {
      let next = links[child].nextChanged
      links[child].nextChanged = .unlisted
      child = next
    }
    links[id].firstChanged = .none
    records[id].flags.remove(.hasChanged)
  }

  /// Takes a child that leaves out of its parent's list.
  func unlinkChanged(_ child: LayoutID) {
    if links[child].nextChanged == .unlisted { return }
    let parent = records[child].parent
    var previous = LayoutID.none
    var current = links[parent].firstChanged
    while current.isRecord && current != child {
      previous = current
      current = links[current].nextChanged
    }
    if previous.isRecord {
      links[previous].nextChanged = links[child].nextChanged
    } else {
      links[parent].firstChanged = links[child].nextChanged
    }
    links[child].nextChanged = .unlisted
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which records are whose children, and in which order.
///
/// The slots of a record's children lie side by side in a block. What stays where it was at the beginning and at the
/// end of the list is left alone or moved in one run; only what is in between is taken apart.
extension LayoutTree {
  /// Gives a record these children, in order. A child that had another parent leaves it.
  package func setChildren(_ id: LayoutID, _ children: [LayoutID]) {
    let i = Int(id.raw)
    if records[i].flags.contains(.hasHoles) {
      closeHoles(i)
      if records[i].kind == .layered { noteOrientation(children) }
    }
    let oldCount = Int(records[i].childCount)
    let infos = slots.infos + max(Int(records[i].childStart), 0)
    let common = min(oldCount, children.count)
    var kept = 0
    while kept < common, infos[kept].id == children[kept].raw { kept += 1 }
    if kept == oldCount && kept == children.count { return }
    var last = 0
    while last < common - kept, infos[oldCount - 1 - last].id == children[children.count - 1 - last].raw {
      last += 1
    }
    separate(i)
    let part = kept..<(children.count - last)
    let oldPart = kept..<(oldCount - last)
    var stayCount = 0
    for index in part where records[Int(children[index].raw)].parent == id.raw {
      records[Int(children[index].raw)].flags.insert(.stays)
      stayCount += 1
    }
    if stayCount == part.count && stayCount == oldPart.count {
      permute(i, children, part)
    } else {
      letGo(i, oldPart)
      // May move blocks, but not this one, whose children have all been looked at.
      for index in part where !records[Int(children[index].raw)].flags.contains(.stays) {
        precondition(
          records[Int(children[index].raw)].kind != .free, "child \(children[index].raw) is not in use")
        detach(children[index].raw)
      }
      if stayCount > 0 || !hasRoom(i, for: children.count) {
        moveBlock(i, children, part, oldPart, oldCount)
      } else {
        moveEnd(i, from: oldPart.upperBound, to: part.upperBound, count: last)
      }
      for index in part { takeIn(children[index].raw, by: i, at: index) }
    }
    records[i].childCount = Int32(children.count)
    if records[i].kind == .layered { noteOrientation(children) }
    records[i].flags.formUnion([.rearranged, .recount])
    structureDidChange()
    markStale(id.raw)
  }

  /// What is first in a layered record belongs to the stack around, the rest does not.
  private func noteOrientation(_ children: [LayoutID]) {
    for child in children { markOrientedLeaf(child.raw) }
  }

  /// Lets children of a part change places with each other.
  private func permute(_ i: Int, _ children: [LayoutID], _ part: Range<Int>) {
    let start = Int(records[i].childStart)
    let spare = slots.allocateBlock(0)
    for index in part {
      records[Int(children[index].raw)].flags.remove(.stays)
      var free = start + index
      let displaced = slots.infos[free].id
      if displaced == children[index].raw { continue }
      // Around the circle of those that take each other's places, with the first of them set aside.
      slots.move(Int32(free), to: spare)
      while true {
        let next = children[free - start].raw
        if next == displaced { break }
        let place = records[Int(next)].slot
        slots.move(place, to: Int32(free))
        records[Int(next)].slot = Int32(free)
        free = Int(place)
      }
      slots.move(spare, to: Int32(free))
      records[Int(displaced)].slot = Int32(free)
    }
    slots.freeBlock(spare, 0)
  }

  /// Sends those children of a part away that are not to stay.
  private func letGo(_ i: Int, _ part: Range<Int>) {
    for index in part {
      let child = slots.infos[Int(records[i].childStart) + index].id
      if !records[Int(child)].flags.contains(.stays) { moveToOwnSlot(child) }
    }
  }

  private func hasRoom(_ i: Int, for count: Int) -> Bool {
    records[i].childStart >= 0 && records[i].blockClass >= SlotStorage.blockClass(for: count)
  }

  /// Moves all children into another block: each to where it belongs.
  private func moveBlock(
    _ i: Int, _ children: [LayoutID], _ part: Range<Int>, _ oldPart: Range<Int>, _ oldCount: Int
  ) {
    let needed = SlotStorage.blockClass(for: children.count)
    let old = records[i].childStart
    let block = slots.allocateBlock(needed)
    slots.move(old, to: block, count: part.lowerBound)
    for index in part where records[Int(children[index].raw)].flags.contains(.stays) {
      slots.move(records[Int(children[index].raw)].slot, to: block + Int32(index))
    }
    slots.move(
      old + Int32(oldPart.upperBound), to: block + Int32(part.upperBound),
      count: oldCount - oldPart.upperBound)
    for index in children.indices
    where !part.contains(index) || records[Int(children[index].raw)].flags.contains(.stays) {
      records[Int(children[index].raw)].slot = block + Int32(index)
    }
    if old >= 0 { slots.freeBlock(old, records[i].blockClass) }
    records[i].childStart = block
    records[i].blockClass = needed
  }

  /// Moves the last children along in their block.
  private func moveEnd(_ i: Int, from: Int, to: Int, count: Int) {
    if from == to || count == 0 { return }
    let start = records[i].childStart
    slots.move(start + Int32(from), to: start + Int32(to), count: count)
    for index in 0..<count {
      let slot = start + Int32(to + index)
      records[Int(slots.infos[Int(slot)].id)].slot = slot
    }
  }

  /// Makes a record the child at an index, whose slot nobody has any more.
  private func takeIn(_ child: Int32, by i: Int, at index: Int) {
    let c = Int(child)
    if records[c].flags.contains(.stays) {
      records[c].flags.remove(.stays)
      return
    }
    let target = records[i].childStart + Int32(index)
    slots.move(records[c].slot, to: target)
    slots.freeBlock(records[c].slot, 0)
    records[c].slot = target
    records[c].parent = Int32(i)
    slots.infos[Int(target)].facts.insert(.unplaced)
    markOrientedLeaf(child)
  }

  /// Moves a record from its parent's block to a block of one; it has no parent any more.
  func moveToOwnSlot(_ child: Int32) {
    let c = Int(child)
    let own = slots.allocateBlock(0)
    let old = records[c].slot
    slots.move(old, to: own)
    slots.infos[Int(old)].id = -1
    records[c].slot = own
    unlinkChanged(child)
    records[c].parent = -1
    links[c].pending = 0
    slots.infos[Int(own)].facts.insert(.unplaced)
  }

  /// Takes a record out of its parent, leaving a hole that the next pass closes.
  private func detach(_ id: Int32) {
    let parent = records[Int(id)].parent
    guard parent >= 0 else { return }
    separate(Int(parent))
    moveToOwnSlot(id)
    noteHole(parent)
  }

  /// The same for a record that is gone.
  func leaveHole(_ id: Int32) {
    slots.infos[Int(records[Int(id)].slot)].id = -1
    noteHole(records[Int(id)].parent)
  }

  private func noteHole(_ parent: Int32) {
    records[Int(parent)].flags.formUnion([.hasHoles, .rearranged, .recount])
    structureDidChange()
    markStale(parent)
  }

  /// Closes the holes that removed children left.
  func closeHoles(_ i: Int) {
    var target = Int(records[i].childStart)
    for slot in childSlots(i) where slots.infos[slot].id >= 0 {
      if slot != target {
        slots.move(Int32(slot), to: Int32(target))
        records[Int(slots.infos[target].id)].slot = Int32(target)
      }
      target += 1
    }
    records[i].childCount = Int32(target) - records[i].childStart
    records[i].flags.remove(.hasHoles)
  }

  /// A spacer or divider takes its direction from the stack around it: a new place makes it stale.
  func markOrientedLeaf(_ id: Int32) {
    var i = Int(id)
    while records[i].kind.isUnary || records[i].kind == .layered, records[i].childCount > 0 {
      i = Int(slots.infos[Int(records[i].childStart)].id)
      if i < 0 { return }
    }
    if records[i].kind == .spacer || records[i].kind == .divider { markStale(Int32(i)) }
  }
}

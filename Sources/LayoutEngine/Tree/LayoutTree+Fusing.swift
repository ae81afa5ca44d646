// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A fill that is the only child of a frame has the frame's size at its origin, whatever is proposed: what it is
/// offered is what it answers, and 10 points for nil are what the frame takes over (L-22, L-30, L-34). So the two
/// are fused: the frame counts as a leaf, and the fill's slot is left alone until the two part.
extension LayoutTree {
  @inline(__always)
  func isFused(_ i: Int) -> Bool { slots.infos[Int(records[i].slot)].facts.contains(.fused) }

  /// Whether a record is at the end of its branch, with an answer that its arguments alone decide.
  @inline(__always)
  func isConstant(_ i: Int) -> Bool {
    let kind = records[i].kind
    return kind.isLeaf ? kind != .text : kind.isFrame && isFused(i)
  }

  /// Whether a record is, or will be, fused with its child.
  func canFuse(_ i: Int) -> Bool {
    guard records[i].kind.isFrame, records[i].childCount == 1 else { return false }
    let child = slots.infos[Int(records[i].childStart)].id
    return child >= 0 && records[Int(child)].kind == .fill
  }

  /// Fuses a frame that was just summarized with its child, or parts them.
  func settleFusing(_ i: Int) {
    let slot = Int(records[i].slot)
    let facts = slots.infos[slot].facts
    if facts.contains(.fused) {
      if !facts.contains(.exact) { separate(i) }
      return
    }
    guard facts.contains(.exact), records[i].childCount == 1 else { return }
    let child = slots.infos[Int(records[i].childStart)]
    let isPlaced = !facts.contains(.unplaced)
    guard isPlaced != child.facts.contains(.unplaced), records[Int(child.id)].kind == .fill,
      !records[Int(child.id)].flags.contains(.stale)
    else { return }
    // Something else until now: the fill still has to move to where it belongs.
    let frame = SlotFrame(origin: SIMD2(0, 0), size: slots.frames[slot].size)
    if isPlaced && !(slots.frames[Int(records[i].childStart)] == frame) { return }
    slots.infos[slot].facts.insert(.fused)
    orderIsValid = false
  }

  /// Parts a frame and its fill, if they are fused: the fill gets the frame it has had all the time.
  func separate(_ i: Int) {
    if !isFused(i) { return }
    let slot = Int(records[i].slot)
    slots.infos[slot].facts.remove(.fused)
    let size = slots.frames[slot].size
    slots.frames[Int(records[i].childStart)] = SlotFrame(origin: SIMD2(0, 0), size: size)
    slots.proposals[Int(records[i].childStart)] = size
    orderIsValid = false
  }

  /// The record's frame relative to its parent.
  @inline(__always)
  func currentFrame(_ i: Int) -> SlotFrame {
    let parent = Int(records[i].parent)
    if parent >= 0 && isFused(parent) {
      return SlotFrame(origin: SIMD2(0, 0), size: slots.frames[Int(records[parent].slot)].size)
    }
    return slots.frames[Int(records[i].slot)]
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A fill that is the only child of a frame always has the frame's size, at the frame's origin. It answers each offer
/// with the offer itself, and the 10 points that it answers to nil are the frame's length then, too (L-22, L-30,
/// L-34). So the two are fused: the frame counts as a leaf, and the slot of the fill is not written until the two
/// part.
extension LayoutTree {
  @inline(__always)
  func isFused(_ id: LayoutID) -> Bool { slots.infos[records[id].slot].facts.contains(.fused) }

  /// Whether a record is a leaf, or a fused frame, and its arguments alone decide its answers.
  @inline(__always)
  func isConstant(_ id: LayoutID) -> Bool {
    let kind = records[id].kind
    return kind.isLeaf ? kind != .text : kind.isFrame && isFused(id)
  }

  /// Fuses a frame that was just summarized with its child, or parts them.
  func settleFusing(_ id: LayoutID) {
    let slot = records[id].slot
    let facts = slots.infos[slot].facts
    if facts.contains(.fused) {
      if !facts.contains(.exact) { separate(id) }
      return
    }
    // Most frames are around something else.
    guard records[id].childCount == 1 else { return }
    let child = slots.infos[records[id].firstChild]
    guard records[child.id].kind == .fill else { return }
    let isPlaced = !facts.contains(.unplaced)
    guard facts.contains(.exact), isPlaced != child.facts.contains(.unplaced),
      !records[child.id].flags.contains(.stale)
    else { return }
    // The fill stood elsewhere until now: it still has to move to the frame's origin.
    let frame = SlotFrame(origin: SIMD2(0, 0), size: slots.frames[slot].size)
    if isPlaced && !(slots.frames[records[id].firstChild] == frame) { return }
    slots.infos[slot].facts.insert(.fused)
    summaries.invalidateOrder()
  }

  /// Parts a frame and its fill, if they are fused: the fill gets the frame it has had all the time.
  @inline(__always)
  func separate(_ id: LayoutID) {
    if isFused(id) { separateFused(id) }
  }

  private func separateFused(_ id: LayoutID) {
    let slot = records[id].slot
    slots.infos[slot].facts.remove(.fused)
    let size = slots.frames[slot].size
    slots.frames[records[id].firstChild] = SlotFrame(origin: SIMD2(0, 0), size: size)
    slots.proposals[records[id].firstChild] = size
    summaries.invalidateOrder()
  }

  /// The record's frame relative to its parent.
  @inline(__always)
  func currentFrame(_ id: LayoutID) -> SlotFrame {
    let parent = records[id].parent
    if parent.isRecord && isFused(parent) {
      return SlotFrame(origin: SIMD2(0, 0), size: slots.frames[records[parent].slot].size)
    }
    return slots.frames[records[id].slot]
  }
}

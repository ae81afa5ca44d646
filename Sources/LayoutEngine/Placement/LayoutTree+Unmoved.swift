// SPDX-License-Identifier: Apache-2.0
import Foundation

/// When everything is laid out anew, most records stay where they are, and most parents of leaves are plain stacks. Such a
/// stack is not placed: its children's frames are worked out and compared with those that they have (`UnmovedLeaf`). The
/// loop that does this calls no function, so the processor saves no registers for a call.
extension LayoutTree {
  /// Whether it is worth trying to compare a record's children instead of placing the record: it is a plain stack, and
  /// its first child is a leaf. The other children are looked at while they are compared.
  @inline(__always)
  func mayStay(_ slot: SlotIndex) -> Bool {
    let infos = slots.infos
    let info = infos[slot]
    // A mirrored stack has its children elsewhere. Only the general way asks whether a stack is mirrored.
    return !hasMirrors && info.facts.intersection([.plain, .unplaced, .misplaced]) == .plain
      && !infos[records[info.id].firstChild].facts.isDisjoint(with: .ends)
      && !records[info.id].flags.contains(.hasChanged)
  }

  /// Counts a plain stack and its leaves as placed, if all of them keep their frames.
  /// - Returns: False if one of them does not. Then the caller places the stack the general way.
  @inline(__always)
  func placeUnmoved(_ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame) -> Bool {
    if !slots.frames[slot].isIdentical(to: frame) { return false }
    let id = slots.infos[slot].id
    if !leavesStay(id, slots.infos[slot].facts, proposal, frame.size) { return false }
    counters.placements += records[id].childCount
    counters.wastedLayouts += 1
    if records[id].flags.contains(.mustArrange) { records[id].flags.remove(.mustArrange) }
    if !sameProposal(slots.proposals[slot], proposal) { slots.proposals[slot] = proposal }
    return true
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where everything is laid out anew, most records stay where they are, and most containers right above the leaves are
/// plain stacks. Such a stack places its leaves in a loop of its own: nothing in that loop is a call, so nothing is kept
/// for one.
extension LayoutTree {
  /// Whether a record that stands still can be placed with all of its children at once, as far as that is seen at a
  /// glance: it is a plain stack, and its first child ends the subtree.
  @inline(__always)
  func mayStay(_ slot: SlotIndex) -> Bool {
    let infos = slots.infos
    let info = infos[slot]
    // Whether a stack is mirrored is looked at with its children.
    return !hasMirrors && info.facts.intersection([.plain, .unplaced, .misplaced]) == .plain
      && !infos[records[info.id].firstChild].facts.isDisjoint(with: .ends)
      && !records[info.id].flags.contains(.hasChanged)
  }

  /// Places a plain stack and its leaves, if all of them stay.
  /// - Returns: False if one of them does not. Then the stack is to be placed the general way.
  @inline(__always)
  func placeStaying(_ slot: SlotIndex, _ proposal: SIMD2<Double>, _ frame: SlotFrame) -> Bool {
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

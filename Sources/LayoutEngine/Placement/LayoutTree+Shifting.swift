// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Whether every child is to be placed: everything is laid out anew, or the record's own arguments or the list of its
  /// children changed.
  @inline(__always)
  func mustPlaceAll(_ id: LayoutID) -> Bool {
    placements.isPlacingAll || records[id].flags.contains(.mustArrange)
  }

  /// Whether the record in a slot has been placed by its parent before.
  @inline(__always)
  func isPlaced(_ slot: SlotIndex) -> Bool { !slots.infos[slot].facts.contains(.unplaced) }

  /// Moves the children after `slot` along a stack; they keep their sizes.
  func shift(
    _ id: LayoutID, _ isRow: Bool, after slot: SlotIndex, _ end: Double, _ context: inout PlacementContext
  ) {
    let axis = isRow ? 0 : 1
    let base = context.newOrigin[axis]
    let infos = slots.infos
    let frames = slots.frames
    let distance = arguments[id].spacing
    let children = (slot + 1)..<records[id].children.upperBound
    store.noteShift(id, from: children.lowerBound - records[id].firstChild, in: placements.pass)
    context.changed = true
    var position = end
    var moved = 0
    for child in children {
      if distance != 0 { position += spacing(id, before: child) }
      let origin = frames[child].origin[axis]
      let isMoved = base + origin != base + position
      if context.isStill && isMoved
        && infos[child].facts.isDisjoint(with: .marks.subtracting(.fused).union(.anchored))
      {
        // The shifted children get no stamps of their own: `didMove` asks the stack.
        counters.placements += 1
        frames[child].origin[axis] = position
        moved += Int(infos[child].weight)
      } else {
        infos[child].stamp = placements.pass << 2
        var frame = frames[child]
        frame.origin[axis] = position
        place(child, slots.proposals[child], frame, &context)
      }
      position += frames[child].size[axis]
    }
    movedItems += moved
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a stack asks and tells of the way down: which of its children are to be placed at all, and that some move along
/// with one before them.
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

  /// Notes that the children of a stack from the one in `first` on are moved along it (`moveAlong`).
  func beginMoving(from first: SlotIndex, in id: LayoutID, _ context: inout PlacementContext) {
    store.noteShift(id, from: first - records[id].firstChild, in: placements.pass)
    context.changed = true
  }

  /// Moves a child along a stack; it keeps its size.
  @inline(__always)
  func moveAlong(
    _ child: SlotIndex, _ frame: SlotFrame, _ axis: Axis, _ context: inout PlacementContext
  ) {
    let infos = slots.infos
    let frames = slots.frames
    let base = context.newOrigin[axis]
    let isMoved = base + frames[child].origin[axis] != base + frame.origin[axis]
    if context.isStill && isMoved
      && infos[child].facts.isDisjoint(with: .marks.subtracting(.fused).union(.anchored))
    {
      // The child gets no stamp of its own: `didMove` asks the stack.
      counters.placements += 1
      frames[child].origin[axis] = frame.origin[axis]
      movedItems += Int(infos[child].weight)
      return
    }
    infos[child].stamp = placements.pass << 2
    place(child, slots.proposals[child], frame, &context)
  }
}

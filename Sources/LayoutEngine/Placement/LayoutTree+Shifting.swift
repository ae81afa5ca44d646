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

  /// Moves the children after `slot` along a stack; they keep their sizes.
  ///
  /// A loop of its own, and not the one that places the children of a stack (`lineUp`): in that loop, a row that becomes
  /// higher takes 1.10 times the instructions (`layout.row-height` at 1,000 rows).
  func shift(
    _ id: LayoutID, _ axis: Axis, after slot: SlotIndex, _ end: Double, _ context: inout PlacementContext
  ) {
    // The number of the axis picks a part of a pair by its address; the axis itself would be compared each time.
    let part = Int(axis.rawValue)
    let base = context.newOrigin[part]
    let infos = slots.infos
    let frames = slots.frames
    let distance = arguments[id].spacing
    let children = (slot + 1)..<records[id].children.upperBound
    store.noteShift(id, from: children.lowerBound - records[id].firstChild, in: placements.pass)
    context.changed = true
    var position = end
    var moved = 0
    for child in children {
      if distance != 0 { position += spacing(distance, axis, before: child) }
      let origin = frames[child].origin[part]
      let isMoved = base + origin != base + position
      if context.isStill && isMoved
        && infos[child].facts.isDisjoint(with: .marks.subtracting(.fused).union(.anchored))
      {
        // The shifted children get no stamps of their own: `didMove` asks the stack.
        counters.placements += 1
        frames[child].origin[part] = position
        moved += Int(infos[child].weight)
      } else {
        infos[child].stamp = placements.pass << 2
        var frame = frames[child]
        frame.origin[part] = position
        place(child, slots.proposals[child], frame, &context)
      }
      position += frames[child].size[part]
    }
    movedItems += moved
  }
}

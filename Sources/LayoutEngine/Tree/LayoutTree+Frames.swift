// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// The record's frame after the last `layout`, in points, relative to its parent record.
  package func frame(_ id: LayoutID) -> CGRect {
    let frame = currentFrame(id)
    return CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.size.x, height: frame.size.y)
  }

  /// The record's frame in the coordinates the root was laid out in.
  /// - Complexity: O(depth).
  package func absoluteFrame(_ id: LayoutID) -> CGRect {
    var path: [LayoutID] = []
    var current = id
    while current.isRecord {
      path.append(current)
      current = records[current].parent
    }
    // Added up from the root down, as placement does, so that equal frames are equal to the last bit.
    var origin = SIMD2<Double>(0, 0)
    for record in path.reversed() { origin += currentFrame(record).origin }
    let size = currentFrame(id).size
    return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  /// Whether the last `layout` changed the record's absolute frame; false for one placed the first time.
  /// - Complexity: O(depth).
  @inline(__always)
  package func didMove(_ id: LayoutID) -> Bool { !placements.isPassedOver && didMoveInPass(id) }

  @inline(never)
  private func didMoveInPass(_ id: LayoutID) -> Bool {
    var id = id
    var slot = records[id].slot
    if slots.infos[slot].stamp >> 2 == placements.pass { return slots.infos[slot].stamp & 1 != 0 }
    while records[id].parent.isRecord {
      let parent = records[id].parent
      if let first = store.firstShifted(parent, in: placements.pass),
        slot - records[parent].firstChild >= first
      {
        return true
      }
      id = parent
      slot = records[id].slot
      if slots.infos[slot].stamp >> 2 == placements.pass { return slots.infos[slot].stamp & 2 != 0 }
    }
    return false
  }
}

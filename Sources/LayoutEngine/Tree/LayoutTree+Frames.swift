// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// The record's frame after the last `layout`, in points, relative to its parent record.
  package func frame(_ id: LayoutID) -> CGRect {
    let frame = currentFrame(Int(id.raw))
    return CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.size.x, height: frame.size.y)
  }

  /// The record's frame in the coordinates the root was laid out in.
  /// - Complexity: O(depth).
  package func absoluteFrame(_ id: LayoutID) -> CGRect {
    var path: [Int32] = []
    var current = id.raw
    while current >= 0 {
      path.append(current)
      current = records[Int(current)].parent
    }
    // Added up from the root down, as placement does, so that equal frames are equal to the last bit.
    var origin = SIMD2<Double>(0, 0)
    for record in path.reversed() { origin += currentFrame(Int(record)).origin }
    let size = currentFrame(Int(id.raw)).size
    return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  /// Whether the last `layout` changed the record's absolute frame; false for one placed the first time.
  /// - Complexity: O(depth).
  package func didMove(_ id: LayoutID) -> Bool {
    var i = Int(id.raw)
    var slot = Int(records[i].slot)
    if slots.infos[slot].stamp >> 2 == pass { return slots.infos[slot].stamp & 1 != 0 }
    while records[i].parent >= 0 {
      let parent = Int(records[i].parent)
      if links[parent].shiftPass == pass
        && slot - Int(records[parent].childStart) >= Int(links[parent].firstShifted)
      {
        return true
      }
      i = parent
      slot = Int(records[i].slot)
      if slots.infos[slot].stamp >> 2 == pass { return slots.infos[slot].stamp & 2 != 0 }
    }
    return false
  }
}

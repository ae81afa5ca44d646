// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// The record's frame after the last `layout`, in points, relative to its parent record.
  package func frame(_ id: LayoutID) -> CGRect {
    let frame = slots.frames[Int(records[Int(id.raw)].slot)]
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
    for record in path.reversed() { origin += slots.frames[Int(records[Int(record)].slot)].origin }
    let size = slots.frames[Int(records[Int(id.raw)].slot)].size
    return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  /// Whether the last `layout` changed the record's absolute frame; false for one placed the first time.
  /// - Complexity: O(depth).
  package func didMove(_ id: LayoutID) -> Bool {
    var slot = Int(records[Int(id.raw)].slot)
    var stamp = slots.infos[slot].stamp
    if stamp >> 2 == pass { return stamp & 1 != 0 }
    var parent = records[Int(id.raw)].parent
    while parent >= 0 {
      slot = Int(records[Int(parent)].slot)
      stamp = slots.infos[slot].stamp
      if stamp >> 2 == pass { return stamp & 2 != 0 }
      parent = records[Int(parent)].parent
    }
    return false
  }
}

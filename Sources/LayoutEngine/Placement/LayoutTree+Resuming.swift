// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Places the records that a way down has left in the queue.
extension LayoutTree {
  /// Places the records that wait, and the records below them.
  func placePending() {
    while true {
      while let next = placements.nextDeferred() {
        placeChildren(next.id, next.traits, next.oldOrigin, next.newOrigin, depth: 0)
      }
      if placements.waitingReaders.isEmpty { return }
      placeReaders()
    }
  }

  /// Places the misplaced records that the way down did not reach, those further up first.
  func placeMisplaced(_ root: LayoutID) {
    var elsewhere: [LayoutID] = []
    while true {
      guard let id = placements.nextMisplaced else {
        // The contents of readers may add to the queue.
        if placements.waitingReaders.isEmpty { break }
        placePending()
        continue
      }
      guard records[id].kind != .free,
        slots.infos[records[id].slot].facts.contains(.misplaced)
      else {
        placements.removeNextMisplaced()
        continue
      }
      let isReader = records[id].kind == .reader
      // Readers side by side are placed together. A record that is no reader, or stands inside of one, comes after
      // them.
      if !placements.waitingReaders.isEmpty && !(isReader && !isInsideReader(id)) {
        placePending()
        continue
      }
      placements.removeNextMisplaced()
      guard let resumed = resumedContext(id, root) else {
        elsewhere.append(id)
        continue
      }
      if isReader {
        placements.addReader(resumed)
      } else {
        placeChildren(id, resumed.traits, resumed.oldOrigin, resumed.newOrigin, depth: 0)
        placePending()
      }
    }
    placements.putBack(elsewhere)
  }

  private func isInsideReader(_ id: LayoutID) -> Bool {
    var id = records[id].parent
    while id.isRecord && records[id].kind != .reader { id = records[id].parent }
    return id.isRecord
  }

  /// The placement context of a record whose ancestors are in place; nil when the record is not in the root's tree.
  private func resumedContext(_ id: LayoutID, _ root: LayoutID) -> PlacementContext? {
    placements.path.removeAll(keepingCapacity: true)
    var current = id
    while current.isRecord {
      placements.path.append(current)
      if current == root { break }
      current = records[current].parent
    }
    if !current.isRecord { return nil }
    var item = PlacementContext(id: id)
    var isFresh = false
    var isCounted = false
    for id in placements.path.reversed() {
      let origin = slots.frames[records[id].slot].origin
      item.newOrigin += origin
      item.oldOrigin += origin
      if let shifted = placements.shift(of: id) {
        item.oldOrigin = shifted.oldOrigin
        isFresh = shifted.isFresh
        isCounted = shifted.isCounted
      }
    }
    if isFresh { item.traits.insert(.fresh) }
    if isCounted { item.traits.insert(.counted) }
    if isFresh || isCounted || !isSame(item.oldOrigin, item.newOrigin) { item.traits.remove(.still) }
    return item
  }
}

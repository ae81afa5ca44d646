// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Records that go away.
extension RecordStore {
  /// Whether a record goes away together with its parent.
  @inline(__always)
  func leavesWithParent(_ id: LayoutID) -> Bool {
    let parent = records[id].parent
    return parent.isRecord && records[parent].flags.contains(.leaves)
  }

  /// Empties a record and all records below it that leave with it. Other children stay, without parent.
  ///
  /// The first record leaves a hole in its parent's block, or gives the block back that it had alone. What is below it
  /// gives whole blocks back.
  mutating func remove(_ first: LayoutID) {
    if records[first].parent.isRecord {
      unlinkChanged(first)
      slots.infos[records[first].slot].id = .none
    } else if records[first].slot != .unattached {
      slots.freeBlock(records[first].slot, 0)
    }
    remove(oneOf: first)
    while let id = leaving.popLast() { remove(oneOf: id) }
  }

  @inline(__always)
  private mutating func remove(oneOf id: LayoutID) {
    if records[id].firstChild.isSlot {
      clearChanged(id)
      for slot in records[id].children {
        let child = slots.infos[slot].id
        if !child.isRecord { continue }
        if !records[child].flags.contains(.leaves) {
          moveToOwnSlot(child)
        } else if records[child].firstChild.isSlot {
          leaving.append(child)
        } else {
          empty(child)
        }
      }
      slots.freeBlock(records[id].firstChild, records[id].blockClass)
    }
    empty(id)
  }

  /// Empties a record that has neither parent nor children any more. While the record stands in the list of stale
  /// records, its number is not used again; see `free`.
  @inline(__always)
  private mutating func empty(_ id: LayoutID) {
    releaseExtra(id)
    if links[id].rare >= 0 { releaseRareLinks(id) }
    if hasLayoutValues { dropLayoutValues(id) }
    if records[id].slot == .unattached { unattachedCount -= 1 }
    let wasListed = records[id].flags.contains(.listed)
    records[id] = LayoutRecord(kind: .free)
    if wasListed { records[id].flags.insert(.listed) } else { free(id) }
  }
}

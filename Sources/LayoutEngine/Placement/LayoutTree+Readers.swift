// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// The reader's content must be made again although its size is the same.
  package func invalidateReader(_ id: LayoutID) {
    records[id].flags.insert(.readerStale)
    markStale(id)
  }

  /// Places the readers that wait. First the contents of all of them are made. Then one way up updates their sizes.
  /// Then the contents are placed. Readers inside of those contents wait for the next call.
  func placeReaders() {
    placements.beginReaders()
    for index in placements.readersInPlace.indices {
      let id = placements.readersInPlace[index].id
      let isStale = records[id].flags.contains(.readerStale)
      if isStale { records[id].flags.remove(.readerStale) }
      if let size = ReaderRole.takeNewSize(self, id, isStale: isStale) {
        placements.addResized(PlacedReader(id: id, size: size))
      }
    }
    if !placements.resizedReaders.isEmpty {
      delegate?.readersPlaced(placements.resizedReaders)
      placements.clearResized()
      bringUpToDate(root: .none, below: placements.readersInPlace)
    }
    for index in placements.readersInPlace.indices {
      let next = placements.readersInPlace[index]
      placeChildren(next.id, next.traits, next.oldOrigin, next.newOrigin, depth: 0)
    }
    placements.endReaders()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Places the readers that wait. First the contents of all of them are made. Then one way up updates their sizes.
  /// Then the contents are placed. Readers inside of those contents wait for the next call.
  func placeReaders() {
    placements.beginReaders()
    for index in placements.readersInPlace.indices {
      let id = placements.readersInPlace[index].id
      if let size = ReaderRole.takeNewSize(self, id) {
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

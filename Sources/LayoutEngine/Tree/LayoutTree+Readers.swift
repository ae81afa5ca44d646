// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Readers have their content made for their size (L-70, L-71), in the middle of the way down. Those that are
/// reached on one way have it made first, all of them; then one way up brings sizes up to date; then they are placed.
extension LayoutTree {
  /// Places the readers that wait. Those in their contents wait for the next time.
  func placeReaders() {
    swap(&waitingReaders, &readersInPlace)
    for index in readersInPlace.indices { noteSize(Int(readersInPlace[index].id)) }
    if !resizedReaders.isEmpty {
      delegate?.readersPlaced(resizedReaders)
      resizedReaders.removeAll(keepingCapacity: true)
      bringUpToDate(root: -1, below: readersInPlace)
    }
    for index in readersInPlace.indices {
      let next = readersInPlace[index]
      placeChildren(next.id, next.traits, next.oldOrigin, next.newOrigin, depth: 0)
    }
    readersInPlace.removeAll(keepingCapacity: true)
  }

  /// Takes note of a reader's size if it is another one, or the content is stale.
  private func noteSize(_ i: Int) {
    let size = slots.frames[Int(records[i].slot)].size
    let isStale = records[i].flags.contains(.readerStale)
    guard isStale || records[i].a != size.x || records[i].b != size.y else { return }
    records[i].flags.remove(.readerStale)
    records[i].a = size.x
    records[i].b = size.y
    resizedReaders.append(
      PlacedReader(id: LayoutID(raw: Int32(i)), size: CGSize(width: size.x, height: size.y)))
  }

  /// The content is offered the reader's size, and put at the top-leading corner.
  func placeInReader(_ i: Int, _ size: SIMD2<Double>, _ context: inout PlacementContext) {
    for slot in childSlots(i) {
      place(slot, size, SlotFrame(origin: SIMD2(0, 0), size: measure(slot, size)), &context)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Readers have their content made for their size (L-70, L-71), in the middle of the way down. Those that are
/// reached on one way have it made first, all of them; then one way up brings sizes up to date; then they are placed.
extension LayoutTree {
  /// Places the readers that wait. Those in their contents wait for the next time.
  func placeReaders() {
    swap(&waitingReaders, &readersInPlace)
    var isStale = false
    for index in readersInPlace.indices where makeContent(Int(readersInPlace[index].id)) { isStale = true }
    if isStale { bringUpToDate(root: -1) }
    for index in readersInPlace.indices {
      let next = readersInPlace[index]
      placeChildren(next.id, next.traits, next.oldOrigin, next.newOrigin, depth: 0)
    }
    readersInPlace.removeAll(keepingCapacity: true)
  }

  /// Has the content of a reader made if it has another size, or its content is stale.
  private func makeContent(_ i: Int) -> Bool {
    let size = slots.frames[Int(records[i].slot)].size
    let isStale = records[i].flags.contains(.readerStale)
    guard isStale || records[i].a != size.x || records[i].b != size.y, let delegate else { return false }
    records[i].flags.remove(.readerStale)
    records[i].a = size.x
    records[i].b = size.y
    delegate.readerPlaced(LayoutID(raw: Int32(i)), size: CGSize(width: size.x, height: size.y))
    return true
  }

  /// The content is offered the reader's size, and put at the top-leading corner.
  func placeInReader(_ i: Int, _ size: SIMD2<Double>, _ context: inout PlacementContext) {
    for slot in childSlots(i) {
      place(slot, size, SlotFrame(origin: SIMD2(0, 0), size: measure(slot, size)), &context)
    }
  }
}

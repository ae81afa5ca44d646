// SPDX-License-Identifier: Apache-2.0

/// Which old item each new one is, by their ids (I-9).
///
/// Most changes leave almost every item behind the same item as before. So the old items are walked along with the
/// new ones. Only items that are left over on both sides are looked up: those that moved, came or went.
@usableFromInline
struct ItemMatching {
  /// The old position of each new item, or -1 for one that is new.
  @usableFromInline var origins: ContiguousArray<Int>
  /// The positions of the old items that are not among the new ones, in ascending order.
  @usableFromInline var gone: ContiguousArray<Int> = []
  /// The positions of the new items that are not among the old ones, in ascending order.
  @usableFromInline var fresh: ContiguousArray<Int> = []

  /// - Parameters:
  ///   - oldRange: The old items that are looked at, as positions in `old`.
  ///   - newRange: The new ones; their ids stand in `new`, which begins with that of `newRange.lowerBound`.
  @inlinable
  init<ID: Hashable>(
    _ old: ContiguousArray<ID>, _ oldRange: Range<Int>, _ new: ContiguousArray<ID>, _ newRange: Range<Int>
  ) {
    origins = ContiguousArray(repeating: -1, count: newRange.count)
    let start = newRange.lowerBound
    var next = oldRange.lowerBound
    for position in newRange {
      if next < oldRange.upperBound {
        if old[next] == new[position - start] {
          origins[position - start] = next
          next += 1
          continue
        }
        // One is missing between two that follow each other: the most frequent gap.
        if next + 1 < oldRange.upperBound, old[next + 1] == new[position - start] {
          gone.append(next)
          origins[position - start] = next + 1
          next += 2
          continue
        }
      }
      fresh.append(position)
    }
    gone.append(contentsOf: next..<oldRange.upperBound)
    if gone.isEmpty || fresh.isEmpty { return }
    lookUp(old, new, start)
  }

  /// Finds what moved among what is left over.
  @inlinable
  mutating func lookUp<ID: Hashable>(_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>, _ start: Int) {
    // Of several old items with one id the first is found.
    var places: [ID: Int] = [:]
    let isLarge = gone.count * fresh.count > 64
    if isLarge {
      places.reserveCapacity(gone.count)
      for place in gone.indices.reversed() { places[old[gone[place]]] = place }
    }
    var stillFresh = 0
    for position in fresh {
      let id = new[position - start]
      let place = isLarge ? places[id] : gone.firstIndex { $0 >= 0 && old[$0] == id }
      if let place, gone[place] >= 0 {
        origins[position - start] = gone[place]
        gone[place] = -1
      } else {
        fresh[stillFresh] = position
        stillFresh += 1
      }
    }
    fresh.removeLast(fresh.count - stillFresh)
    gone.removeAll { $0 < 0 }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Which old item each new one is, by their ids (I-9).
///
/// After most changes, almost every item still follows the same item. So the old and the new items are walked through
/// together. Only items that remain on both sides are looked up: those that moved, are new, or are gone.
///
/// Nothing of it is inlined: the compiler makes it once for each type of ids, and not once more for each list.
@usableFromInline
struct ItemMatching<ID: Hashable> {
  /// The old position of each new item, or -1 for one that is new.
  @usableFromInline var origins: ContiguousArray<Int>
  /// The positions of the old items that are not among the new ones, in ascending order.
  @usableFromInline var gone: ContiguousArray<Int> = []
  /// The positions of the new items that are not among the old ones, in ascending order.
  @usableFromInline var fresh: ContiguousArray<Int> = []
  /// The first position of each id among the items that were looked up, if they were many.
  @usableFromInline var places: [ID: Int] = [:]
  /// The positions of these items, in ascending order.
  @usableFromInline var lookedUp: ContiguousArray<Int> = []
  /// Whether two of them have one id.
  @usableFromInline var repeatsLookedUp = false

  /// - Parameters:
  ///   - oldRange: The old items that are looked at, as positions in `old`.
  ///   - newRange: The new ones; their ids stand in `new`, which begins with that of `newRange.lowerBound`.
  @inlinable @inline(never)
  init(_ old: ContiguousArray<ID>, _ oldRange: Range<Int>, _ new: ContiguousArray<ID>, _ newRange: Range<Int>)
  {
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
        // One item is missing between two others, which is the most frequent gap.
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
    findMoved(old, new, start)
  }

  // Loops, because in code that is not specialised a closure for the library's functions costs time for each id.

  /// Finds the items that moved among the remaining ones. Of several items with one id, the first old one becomes the
  /// first new one.
  @inlinable
  mutating func findMoved(_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>, _ start: Int) {
    let isLarge = gone.count * fresh.count > 64
    if isLarge { lookUp(fresh, new, start) }
    var stillGone = 0
    for index in gone.indices {
      let place = gone[index]
      let position = isLarge ? places[old[place]] : firstFresh(old[place], new, start)
      if let position, origins[position - start] < 0 {
        origins[position - start] = place
      } else {
        if stillGone < index { gone[stillGone] = place }
        stillGone += 1
      }
    }
    gone.removeLast(gone.count - stillGone)
    findStillFresh(start)
  }

  // The list of items that were looked up shares its memory with `fresh`: if nothing moved, nothing is written, and an
  // empty list needs no copy.
  @inlinable
  mutating func findStillFresh(_ start: Int) {
    var stillFresh = 0
    for index in fresh.indices where origins[fresh[index] - start] < 0 {
      if stillFresh < index { fresh[stillFresh] = fresh[index] }
      stillFresh += 1
    }
    if stillFresh == 0 { fresh = [] } else { fresh.removeLast(fresh.count - stillFresh) }
  }

  @inlinable
  func firstFresh(_ id: ID, _ new: ContiguousArray<ID>, _ start: Int) -> Int? {
    for position in fresh where new[position - start] == id { return position }
    return nil
  }

  @inlinable
  mutating func lookUp(_ positions: ContiguousArray<Int>, _ new: ContiguousArray<ID>, _ start: Int) {
    lookedUp = positions
    places.reserveCapacity(positions.count)
    for position in positions.reversed() {
      if places.updateValue(position, forKey: new[position - start]) != nil { repeatsLookedUp = true }
    }
  }

  /// Whether an item that is new has the id of another item, given that the old ids were all different.
  ///
  /// - Parameters:
  ///   - ids: Begins with the ids of the items before the new ones.
  ///   - new: The ids of these.
  ///   - start: Where they begin.
  @inlinable @inline(never)
  mutating func hasRepeated(_ ids: ContiguousArray<ID>, _ new: ContiguousArray<ID>, _ start: Int) -> Bool {
    if fresh.isEmpty { return false }
    if lookedUp.isEmpty {
      if fresh.count <= 4 { return hasRepeatedFew(ids, new, start) }
      lookUp(fresh, new, start)
    }
    if repeatsLookedUp { return true }
    for position in 0..<start where places[ids[position]] != nil { return true }
    var next = 0
    for index in new.indices {
      if next < lookedUp.count, lookedUp[next] - start == index {
        next += 1
      } else if places[new[index]] != nil {
        return true
      }
    }
    return false
  }

  /// The same for few items: each is compared with all others.
  @inlinable
  func hasRepeatedFew(_ ids: ContiguousArray<ID>, _ new: ContiguousArray<ID>, _ start: Int) -> Bool {
    for position in fresh {
      let id = new[position - start]
      for other in 0..<start where ids[other] == id { return true }
      for other in new.indices where other != position - start && new[other] == id { return true }
    }
    return false
  }

  /// The ids of the items that are gone, among all old ones.
  @inlinable @inline(never)
  func goneIDs(_ ids: ContiguousArray<ID>) -> [AnyHashable] {
    gone.map { AnyHashable(ids[$0]) }
  }

  /// Writes the first of the new ids over a part of the old ones.
  @inlinable @inline(never)
  static func replace(
    _ ids: inout ContiguousArray<ID>, _ old: Range<Int>, with newIDs: ContiguousArray<ID>, _ count: Int
  ) {
    ids.replaceSubrange(old, with: newIDs.prefix(count))
  }

  /// Whether some of all ids stand there twice.
  @inlinable @inline(never)
  static func haveRepeated(_ ids: ContiguousArray<ID>) -> Bool {
    var seen = Set<ID>(minimumCapacity: ids.count)
    // A loop, because in code that is not specialised the library's search allocates for each id.
    for id in ids where !seen.insert(id).inserted { return true }
    return false
  }
}

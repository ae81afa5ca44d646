// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

import HeadlessViews
@testable import ViewEngine

@Suite struct ItemMatchingTests {
  private struct Lists {
    var old: ContiguousArray<Int>
    var new: ContiguousArray<Int>
    /// How many items are in their place.
    var start: Int

    /// Old ids are all different; new ones are, with chances of a third.
    init(_ generator: inout SeededGenerator) {
      let count = Int.random(in: 0...40, using: &generator)
      old = ContiguousArray((0..<count).shuffled(using: &generator))
      new = old
      start = count == 0 ? 0 : Int.random(in: 0...count, using: &generator)
      var rest = Array(old.dropFirst(start))
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: rest.shuffle(using: &generator)
        case 1: rest.removeAll { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        case 2:
          rest.insert(contentsOf: 100..<Int.random(in: 101...130, using: &generator), at: rest.count / 2)
        case 3: rest = Array(200..<(200 + count))
        default: rest.insert(Int.random(in: 0...count, using: &generator), at: 0)
        }
      }
      new = ContiguousArray(old.prefix(start)) + rest
    }
  }

  @Test(
    "I-9, I-10: items are found again by their ids, and an id that stands twice is seen", arguments: 1...20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let lists = Lists(&generator)
      let (old, new, start) = (lists.old, lists.new, lists.start)
      let newIDs = ContiguousArray(new.dropFirst(start))
      var matching = ItemMatching(old, start..<old.count, newIDs, start..<new.count)
      var found: Set<Int> = []
      for (index, origin) in matching.origins.enumerated() where origin >= 0 {
        #expect(old[origin] == newIDs[index])
        #expect(found.insert(origin).inserted)
      }
      // Each old item is found if its id is still there.
      #expect(found == Set((start..<old.count).filter { newIDs.contains(old[$0]) }))
      #expect(Array(matching.gone) == (start..<old.count).filter { !found.contains($0) })
      #expect(Array(matching.fresh) == (start..<new.count).filter { matching.origins[$0 - start] < 0 })
      #expect(matching.hasRepeated(old, newIDs, start) == (Set(new).count < new.count), "\(lists)")
    }
  }
}

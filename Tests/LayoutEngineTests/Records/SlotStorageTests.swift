// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutEngine

@Suite struct SlotStorageTests {
  @Test("A block has room for as many slots as were asked for, and is the smallest that has")
  func classes() {
    #expect((0..<9).map { SlotStorage.blockSize($0) } == [1, 2, 3, 4, 6, 8, 12, 16, 24])
    for count in 1...5_000 {
      let needed = SlotStorage.blockClass(for: count)
      #expect(SlotStorage.blockSize(needed) >= count)
      if needed > 0 { #expect(SlotStorage.blockSize(needed - 1) < count) }
      let fitting = SlotStorage.blockClass(within: count)
      #expect(SlotStorage.blockSize(fitting) <= count)
      #expect(SlotStorage.blockSize(fitting + 1) > count)
    }
  }

  @Test("A block that came free is used again for as many slots, and for no more")
  func reuse() {
    var storage = SlotStorage()
    defer { storage.deallocate() }
    let three = storage.allocateBlock(SlotStorage.blockClass(for: 3))
    let four = storage.allocateBlock(SlotStorage.blockClass(for: 4))
    #expect(four - three == 3)
    storage.freeBlock(three, SlotStorage.blockClass(for: 3))
    #expect(storage.allocateBlock(SlotStorage.blockClass(for: 4)) != three)
    #expect(storage.allocateBlock(SlotStorage.blockClass(for: 3)) == three)
  }

  @Test("The slot of records that have none yet is handed out to none")
  func unattached() {
    var storage = SlotStorage()
    defer { storage.deallocate() }
    #expect((0..<200).allSatisfy { _ in storage.allocateBlock(0) != .unattached })
    #expect(!storage.infos[.unattached].id.isRecord)
  }
}

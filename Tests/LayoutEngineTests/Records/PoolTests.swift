// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutEngine

@Suite struct PoolTests {
  @Test("A number that came free is used again, and others keep their values")
  func reuse() {
    var pool = Pool<Int>()
    defer { pool.deallocate() }
    let numbers = (0..<4).map { pool.add($0 * 10) }
    pool.remove(numbers[1])
    #expect(pool.count == 3)
    #expect(pool.add(70) == numbers[1])
    #expect(numbers.map { pool[$0] } == [0, 70, 20, 30])
    #expect(pool.add(80) == 4)
  }

  @Test("A list that has grown gives its room back, and one that is about full keeps it")
  func trim() {
    var list = ContiguousArray(0..<10)
    list.reserveCapacity(5_000)
    list.trim()
    #expect(list == ContiguousArray(0..<10))
    #expect(list.capacity < 100)
    var full = ContiguousArray(0..<1_000)
    let room = full.capacity
    full.trim()
    #expect(full.capacity == room)
  }
}

// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct FreeNumbersTests {
  private func taken(_ numbers: inout FreeNumbers, _ count: Int) -> [Int32] {
    (0..<count).compactMap { _ in numbers.take() }
  }

  @Test("The lowest number is used first, each once")
  func lowestFirst() {
    var numbers = FreeNumbers()
    defer { numbers.deallocate() }
    for number: Int32 in [3, 9, 64, 5] { numbers.add(number) }
    #expect(numbers.count == 4)
    #expect(taken(&numbers, 2) == [3, 5])
    numbers.add(3)
    #expect(taken(&numbers, 4) == [3, 9, 64])
    #expect(numbers.count == 0)
  }

  @Test("So are many that came free in any order")
  func many() {
    var numbers = FreeNumbers()
    defer { numbers.deallocate() }
    let all = (0..<Int32(50_000)).map { ($0 * 2_477) % 50_000 }
    for number in all { numbers.add(number) }
    #expect(taken(&numbers, 20_000) == Array(0..<20_000))
    for number: Int32 in [7, 3] { numbers.add(number) }
    #expect(taken(&numbers, 30_003) == [3, 7] + Array(20_000..<50_000))
    #expect(numbers.take() == nil)
  }

  @Test("Numbers that come and go at random are those of a set", arguments: 1...20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (numbers, model) = (FreeNumbers(), Set<Int32>())
    defer { numbers.deallocate() }
    for _ in 0..<2_000 {
      let number = Int32.random(in: 0..<9_000, using: &generator)
      if Bool.random(using: &generator), model.insert(number).inserted {
        numbers.add(number)
      } else {
        let lowest = model.min()
        #expect(numbers.take() == lowest)
        if let lowest { model.remove(lowest) }
      }
      #expect(numbers.count == model.count)
    }
  }
}

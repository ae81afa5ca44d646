// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutEngine

@Suite struct FreeNumbersTests {
  private func taken(_ numbers: inout FreeNumbers, _ count: Int) -> [Int32] {
    (0..<count).compactMap { _ in numbers.take() }
  }

  @Test("A number that came free last is used again first")
  func few() {
    var numbers = FreeNumbers()
    for number: Int32 in [3, 9, 5] { numbers.add(number) }
    #expect(numbers.count == 3)
    #expect(taken(&numbers, 4) == [5, 9, 3])
    #expect(numbers.count == 0)
  }

  @Test("Of many that came free, the lowest are used first, each once")
  func many() {
    var numbers = FreeNumbers()
    let all = (0..<Int32(5_000)).map { ($0 * 2_477) % 5_000 }
    for number in all { numbers.add(number) }
    #expect(taken(&numbers, 2_000) == Array(0..<2_000))
    for number: Int32 in [7, 3] { numbers.add(number) }
    #expect(taken(&numbers, 3_003) == [3, 7] + Array(2_000..<5_000))
    #expect(numbers.take() == nil)
  }

  @Test("A few among many that are sorted are not sorted again")
  func fewAmongMany() {
    var numbers = FreeNumbers()
    for number in 0..<Int32(9_000) { numbers.add(number) }
    _ = numbers.take()
    for number in (9_000..<Int32(10_500)) { numbers.add(number) }
    #expect(taken(&numbers, 2) == [10_499, 10_498])
  }
}

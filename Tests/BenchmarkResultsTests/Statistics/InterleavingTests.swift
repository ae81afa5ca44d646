// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct InterleavingTests {
  @Test func everyOrderComesOnceBeforeOneComesAgain() {
    var generator = SeededGenerator(seed: 3)
    let orders = Interleaving.orders(lanes: 3, rounds: 12, using: &generator)
    #expect(Set(orders.prefix(6)).count == 6)
    #expect(Set(orders.suffix(6)).count == 6)
    for place in 0..<3 {
      for lane in 0..<3 { #expect(orders.count { $0[place] == lane } == 4) }
    }
  }

  @Test func theSeedDrawsTheOrders() {
    func draw(_ seed: UInt64) -> [[Int]] {
      var generator = SeededGenerator(seed: seed)
      return Interleaving.orders(lanes: 3, rounds: 10, using: &generator)
    }
    #expect(draw(1) == draw(1))
    #expect((2...9).contains { draw($0) != draw(1) })
    #expect(draw(1).count == 10)
  }
}

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

  @Test(arguments: [5, 6, 7, 8, 9])
  func manyLanesAreBalancedToo(lanes: Int) {
    var generator = SeededGenerator(seed: 5)
    let rounds = lanes % 2 == 0 ? lanes : 2 * lanes
    let orders = Interleaving.orders(lanes: lanes, rounds: rounds, using: &generator)
    for order in orders { #expect(order.sorted() == Array(0..<lanes)) }
    for place in 0..<lanes {
      for lane in 0..<lanes { #expect(orders.count { $0[place] == lane } == rounds / lanes) }
    }
    // Each is as often right behind each other one.
    var pairs: [[Int]: Int] = [:]
    for order in orders {
      for (one, other) in zip(order, order.dropFirst()) { pairs[[one, other], default: 0] += 1 }
    }
    #expect(pairs.count == lanes * (lanes - 1))
    #expect(Set(pairs.values).count == 1)
  }
}

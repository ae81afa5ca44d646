// SPDX-License-Identifier: Apache-2.0

/// In which order the lanes of a comparison run in each round.
///
/// A fixed order favours one side: what runs second finds a warmer machine, or a throttled one. Orders drawn
/// freely would be unbalanced in few rounds. So orders are dealt out in shuffled sets in which each lane is as often
/// first, second and last, and as often right behind each other lane, before the next set begins.
public enum Interleaving {
  /// The orders, one per round; each is a permutation of `0..<lanes`.
  ///
  /// - Parameters:
  ///   - lanes: 1 or more.
  ///   - rounds: How many orders.
  ///   - generator: Draws the orders.
  public static func orders(
    lanes: Int, rounds: Int, using generator: inout some RandomNumberGenerator
  ) -> [[Int]] {
    if lanes < 1 { fatalError("an order needs a lane") }
    var orders: [[Int]] = []
    while orders.count < rounds {
      let set =
        lanes <= 4
        ? permutations(of: Array(0..<lanes))
        : square(Array(0..<lanes).shuffled(using: &generator))
      orders += set.shuffled(using: &generator)
    }
    return Array(orders.prefix(rounds))
  }

  /// Every order of few lanes.
  private static func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[Int]] in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(of: rest).map { [item] + $0 }
    }
  }

  /// As many orders as there are lanes, or twice as many for an odd number: fewer would not be balanced.
  ///
  /// - Source: Williams, "Experimental designs balanced for the estimation of residual effects of treatments",
  ///   Australian Journal of Scientific Research 2, 1949.
  private static func square(_ lanes: [Int]) -> [[Int]] {
    let count = lanes.count
    // 0, 1, n-1, 2, n-2 …: every step between neighbours is there once.
    let first = (0..<count).map { $0 % 2 == 1 ? ($0 + 1) / 2 : (count - $0 / 2) % count }
    let rows = (0..<count).map { shift in first.map { lanes[($0 + shift) % count] } }
    return count % 2 == 0 ? rows : rows + rows.map { $0.reversed() }
  }
}

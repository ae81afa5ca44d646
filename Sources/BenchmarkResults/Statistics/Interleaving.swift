// SPDX-License-Identifier: Apache-2.0

/// In which order the lanes of a comparison run in each round.
///
/// A fixed order favours one side: what runs second finds a warmer machine, or a throttled one. Orders drawn
/// freely would be unbalanced in few rounds. So every order is dealt out once, shuffled, before one comes again:
/// each lane is as often first, second and last, and as often behind each other lane, as the rounds allow.
public enum Interleaving {
  /// The orders, one per round; each is a permutation of `0..<lanes`.
  ///
  /// - Parameter lanes: From 1 to 5: there are *lanes*! orders.
  public static func orders(
    lanes: Int, rounds: Int, using generator: inout some RandomNumberGenerator
  ) -> [[Int]] {
    if !(1...5).contains(lanes) { fatalError("orders are listed in full") }
    let all = permutations(of: Array(0..<lanes))
    var orders: [[Int]] = []
    while orders.count < rounds { orders += all.shuffled(using: &generator) }
    return Array(orders.prefix(rounds))
  }

  private static func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[Int]] in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(of: rest).map { [item] + $0 }
    }
  }
}

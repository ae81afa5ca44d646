// SPDX-License-Identifier: Apache-2.0

/// Learns from a machine what its quiet moments look like.
///
/// How fast the reference work can be is not what it usually is: clocks rise for a moment, and some machines never
/// come near their best again. So the limit is taken from what turns have met so far: a fiftieth above the fastest
/// twentieth of them, or what the quietest quarter meets, but never a tenth above: that is a neighbour.
nonisolated struct QuietLevel {
  /// Turns that are remembered.
  private static let memory = 600

  private var levels: [UInt64] = []
  private var next = 0
  private var knownLimit: (limit: UInt64, floor: UInt64, turns: Int) = (0, 0, 0)
  /// The share of turns that were quiet, the latest ones counting most.
  private(set) var share = 1.0

  init() {}

  /// What the reference work may take beside an undisturbed sample, in nanoseconds; 0 before the first turn.
  var limit: UInt64 { knownLimit.limit }

  /// What the reference work takes in quiet moments, in nanoseconds; 0 before the first turn.
  var floor: UInt64 { knownLimit.floor }

  /// By how much a level is above that of quiet moments, as a share.
  func slowdown(_ level: UInt64) -> Double {
    guard knownLimit.floor > 0, level > knownLimit.limit else { return 0 }
    return Double(level) / Double(knownLimit.floor) - 1
  }

  /// Notes what a turn of all lanes met.
  mutating func add(_ turns: [Turn], isQuiet: Bool) {
    for turn in turns {
      if levels.count < Self.memory { levels.append(turn.level) } else { levels[next] = turn.level }
      next = (next + 1) % Self.memory
    }
    share += (isQuiet ? 1 - share : -share) / 50
    knownLimit.turns += 1
    // Sorting costs as much as a sample.
    guard knownLimit.turns < 20 || knownLimit.turns.isMultiple(of: 10) else { return }
    let sorted = levels.sorted()
    let floor = sorted[sorted.count / 20]
    let quarter = sorted[sorted.count / 4]
    knownLimit.floor = floor
    knownLimit.limit = max(floor + floor / 50, min(quarter, floor + floor / 10))
  }
}

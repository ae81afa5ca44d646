// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkHarness

struct QuietLevelTests {
  private func level(_ levels: [UInt64], isQuiet: Bool = true) -> QuietLevel {
    var level = QuietLevel()
    for value in levels { level.add([Turn(times: [1, 1], quiet: 1, level: value)], isQuiet: isQuiet) }
    return level
  }

  @Test func aQuietMachineHasANarrowLimit() {
    #expect(level(Array(repeating: 1_000, count: 100)).limit == 1_020)
  }

  /// A clock that once rose for a moment is no measure of the rest.
  @Test func oneFastMomentIsNotWhatIsUsual() {
    let level = level([500] + Array(repeating: 1_000, count: 199))
    #expect(level.limit == 1_020)
    #expect(level.slowdown(1_015) == 0)
  }

  /// A machine whose levels wander by some percent has quiet moments too.
  @Test func theLimitIsLearntFromWhatTheMachineDoes() {
    let levels = (0..<200).map { UInt64(1_000 + $0 % 20 * 10) }
    let level = level(levels.map { $0 })
    #expect(level.limit >= 1_040)
    #expect(level.limit <= 1_110)
  }

  @Test func aNeighbourIsNoQuietMomentHoweverLongHeStays() {
    let level = level((0..<200).map { $0 % 10 == 0 ? 1_000 : 1_500 })
    #expect(level.limit <= 1_100)
    #expect(level.slowdown(1_500) > 0.3)
  }

  @Test func rareQuietMomentsAreKnownToBeRare() {
    #expect(level(Array(repeating: 1_000, count: 300), isQuiet: false).share < 0.01)
    #expect(level(Array(repeating: 1_000, count: 300)).share == 1)
  }
}

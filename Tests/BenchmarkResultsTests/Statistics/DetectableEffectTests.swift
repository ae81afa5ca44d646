// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct DetectableEffectTests {
  private static func noisy(_ spread: Double, count: Int = 20) -> [Double] {
    var generator = SeededGenerator(seed: 11)
    return (0..<count).map { _ in 1_000 * (1 + spread * Double.random(in: -1...1, using: &generator)) }
  }

  @Test func withoutNoiseTheThresholdIsAllThatIsNeeded() throws {
    let effect = DetectableEffect(rounds: 10, level: 0.01, threshold: 0.005)
    let smallest = try #require(effect.smallest(for: [Double](repeating: 100, count: 20)))
    #expect(smallest > 0.005 && smallest < 0.006)
  }

  @Test func moreNoiseHidesMoreAndMoreRoundsHideLess() throws {
    let ten = DetectableEffect(rounds: 10, level: 0.01, threshold: 0.005)
    let twenty = DetectableEffect(rounds: 20, level: 0.01, threshold: 0.005)
    let quiet = try #require(ten.smallest(for: Self.noisy(0.005)))
    let loud = try #require(ten.smallest(for: Self.noisy(0.05)))
    let longer = try #require(twenty.smallest(for: Self.noisy(0.05)))
    #expect(quiet < loud)
    #expect(longer < loud)
  }

  @Test func tooFewRoundsFindNothing() {
    let effect = DetectableEffect(rounds: 3, level: 0.01, threshold: 0.005)
    #expect(effect.smallest(for: Self.noisy(0.01)) == nil)
    #expect(!effect.isFound([1, 2, 3], [100, 200, 300]))
  }
}

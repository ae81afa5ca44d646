// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct PairedLanesTests {
  @Test func lanesWithoutNoiseDoNotDiffer() {
    #expect(PairedLanes.difference99([5, 5, 5], [5, 5, 5]) == 0)
    #expect(PairedLanes.difference99([], []) == 0)
  }

  @Test func oneRoundDiffersByItsTwoValues() {
    // Dealt out one way or the other: 110 against 100 or 100 against 110.
    #expect(abs(PairedLanes.difference99([100], [110]) - 0.1) < 1e-12)
  }

  @Test func whatARoundHasInCommonIsDividedOut() {
    let slow = [1.0, 1.4, 1, 1.5, 1.45]
    let lanes = PairedLanes(
      slow.map { $0 * 100 }, slow.map { $0 * 101 }, reference: slow.map { $0 * 50 })
    #expect(lanes.first.allSatisfy { abs($0 / lanes.first[0] - 1) < 1e-12 })
    #expect(lanes.noise.allSatisfy { abs($0 - 1) < 1e-12 })
    #expect(abs(lanes.change - 0.01) < 1e-12)
    #expect(PairedLanes.difference99(slow, slow.map { $0 * 1.001 }) < 0.002)
  }

  @Test func aReferenceThatOnlyHasNoiseOfItsOwnIsLeftOut() {
    let lanes = PairedLanes([100, 101, 100, 101], [102, 103, 102, 103], reference: [50, 50, 60, 60])
    #expect(zip(lanes.first, [100, 101, 100, 101]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(zip(lanes.second, [102, 103, 102, 103]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func aSwapOfTheLanesChangesNothingButTheNames() {
    let first = [100.0, 103, 99, 101, 104, 98, 100, 102, 97, 101]
    let again = [101.0, 99, 100, 104, 98, 100, 103, 97, 102, 100]
    let difference = PairedLanes.difference99(first, again)
    #expect(difference > 0 && difference < 0.05)
  }
}

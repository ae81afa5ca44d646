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

  @Test func aSwapOfTheLanesChangesNothingButTheNames() {
    let first = [100.0, 103, 99, 101, 104, 98, 100, 102, 97, 101]
    let again = [101.0, 99, 100, 104, 98, 100, 103, 97, 102, 100]
    let difference = PairedLanes.difference99(first, again)
    #expect(difference > 0 && difference < 0.05)
  }
}

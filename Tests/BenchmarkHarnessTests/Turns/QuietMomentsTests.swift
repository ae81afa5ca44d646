// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkHarness

struct QuietMomentsTests {
  /// Moments on a machine whose reference work takes what the list says, one after the other.
  private func moments(_ works: [UInt64]) -> QuietMoments {
    var rest = works[...]
    return QuietMoments { rest.removeFirst() }
  }

  @Test func theFastestUndisturbedSampleCounts() {
    // The second sample is the fastest, but somebody came while it ran.
    var moments = moments([1_000, 1_000, 1_400, 1_010, 1_000])
    moments.begin(limit: 1_020)
    for time in [50.0, 40, 70, 60] { moments.add(wall: time, cpu: time - 1) }
    #expect(moments.summary == Turn(times: [50, 49], quiet: 0.5, level: 1_400))
  }

  @Test func withoutAnUndisturbedSampleTheFastestOfAllCountsAndTheTurnSaysSo() {
    var moments = moments([1_400, 1_400, 1_400])
    moments.begin(limit: 1_020)
    moments.add(wall: 60, cpu: 9)
    moments.add(wall: 50, cpu: 8)
    #expect(moments.summary == Turn(times: [50, 8], quiet: 0, level: 1_400))
  }

  @Test func aTurnKnowsNothingOfTheOneBefore() {
    var moments = moments([1_000, 1_000, 1_400, 1_400])
    moments.begin(limit: 1_020)
    moments.add(wall: 40, cpu: 40)
    moments.begin(limit: 1_020)
    moments.add(wall: 70, cpu: 70)
    #expect(moments.summary == Turn(times: [70, 70], quiet: 0, level: 1_400))
  }
}

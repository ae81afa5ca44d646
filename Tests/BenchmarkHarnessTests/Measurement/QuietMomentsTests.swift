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
    moments.begin(reference: 0)
    for time in [50.0, 40, 70, 60] { moments.add(time) }
    #expect(moments.summary == Turn(time: 50, quiet: 0.5, reference: 1_000))
  }

  @Test func whatOtherProcessesKnowDecides() {
    var moments = moments([1_400, 1_400, 1_400])
    moments.begin(reference: 1_000)
    moments.add(60)
    moments.add(50)
    // Nothing is undisturbed: the fastest of all, and the turn says so.
    #expect(moments.summary == Turn(time: 50, quiet: 0, reference: 1_000))
  }

  @Test func aFasterMomentUnmasksTheOnesBefore() {
    var moments = moments([1_400, 1_400, 1_000, 1_000])
    moments.begin(reference: 0)
    moments.add(40)
    moments.add(45)
    moments.add(30)
    #expect(moments.summary == Turn(time: 30, quiet: 1.0 / 3, reference: 1_000))
  }

  @Test func aTurnRemembersTheReferenceOfTheOneBefore() {
    var moments = moments([1_000, 1_000, 1_400, 1_400])
    moments.begin(reference: 0)
    moments.add(40)
    moments.begin(reference: 0)
    moments.add(70)
    #expect(moments.summary == Turn(time: 70, quiet: 0, reference: 1_000))
  }
}

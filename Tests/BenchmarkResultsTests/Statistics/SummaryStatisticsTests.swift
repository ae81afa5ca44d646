// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct SummaryStatisticsTests {
  @Test func theMedianOfCountsIsACount() {
    #expect(ExactSummary(of: [4, 1, 3, 2]) == ExactSummary(median: 2, min: 1, max: 4))
    #expect(ExactSummary(of: [9, 1, 5]) == ExactSummary(median: 5, min: 1, max: 9))
    #expect(ExactSummary(of: [.max, .max]) == ExactSummary(median: .max, min: .max, max: .max))
  }

  @Test(arguments: SciPyFixtures.summaries.indices)
  func samplesAreSummarisedAsBySciPy(_ index: Int) {
    let expected = SciPyFixtures.summaries[index]
    let summary = SampledSummary(of: expected.values)
    func isClose(_ value: Double, _ other: Double) -> Bool {
      abs(value - other) <= 1e-12 * max(1, abs(other))
    }
    #expect(summary.median == expected.median)
    #expect(isClose(summary.mad, expected.mad))
    #expect(isClose(summary.mean, expected.mean))
    #expect(isClose(summary.stddev, expected.stddev))
    #expect(summary.min == expected.values.min())
    #expect(summary.max == expected.values.max())
  }

  @Test func aDigitFarBehindTheFirstIsNotLost() {
    // Sums of squares would cancel: 1e15 squared has no room for a spread of 1.
    let summary = SampledSummary(of: [1e15, 1e15 + 1, 1e15 + 2])
    #expect(summary.mean == 1e15 + 1)
    #expect(summary.stddev == 1)
  }

  @Test func ratiosHaveAGeometricMean() {
    #expect(abs(Statistics.geometricMean(of: [2, 8]) - 4) < 1e-12)
    #expect(Statistics.geometricMean(of: [1, .infinity]) == .infinity)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import ViewEngine

@Suite struct FrameReportTests {
  /// A count that was not added up would be lost from the report of several frames.
  @Test func everyCountIsAddedUp() {
    for (metric, count) in FrameReport.counts {
      var (report, other) = (FrameReport(), FrameReport())
      report[keyPath: count] = 2
      other[keyPath: count] = 3
      report.add(other)
      var expected = FrameReport()
      expected[keyPath: count] = 5
      #expect(report == expected, "\(metric)")
    }
    for (metric, counts) in FrameReport.countsByType {
      var (report, other) = (FrameReport(), FrameReport())
      report[keyPath: counts].add(type: 0, count: 2)
      other[keyPath: counts].add(type: 0, count: 3)
      report.add(other)
      #expect(report[keyPath: counts].total == 5, "\(metric)")
    }
  }
}

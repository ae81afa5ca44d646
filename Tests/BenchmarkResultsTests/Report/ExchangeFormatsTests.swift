// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ExchangeFormatsTests {
  private static func table() throws -> ResultTable {
    try ResultTable([
      Samples.time(.frameTime, 100, 110, 120), Samples.exact(.bodyEvaluations, 2),
      Samples.exact(.bodyEvaluations, 1, view: "Row"), Samples.exact(.freedBytes, 16),
      ResultRow(unmeasured: .instructions, in: Samples.key, error: ResultError(.unavailable)),
    ])
  }

  @Test func bencherMetricFormat() throws {
    #expect(
      ExchangeFormats.bencher(try Self.table()).text == """
        {
          "list.toggle/binding/100": {
            "body_evaluations": {"value": 2, "lower_value": 2, "upper_value": 2},
            "frame_time": {"value": 110, "lower_value": 100, "upper_value": 120},
            "freed_bytes": {"value": 16, "lower_value": 16, "upper_value": 16}
          }
        }

        """)
  }

  @Test func gitHubActionTakesWhatShouldBeSmall() throws {
    #expect(
      ExchangeFormats.gitHubAction(try Self.table()).text == """
        [
          {"name": "list.toggle/binding/100 body_evaluations", "unit": "count", "value": 2},
          {"name": "list.toggle/binding/100 frame_time", "unit": "ns", "value": 110, "range": "± 10"}
        ]

        """)
  }
}

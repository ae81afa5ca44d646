// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct OpenMetricsTextTests {
  @Test("A family a metric in base units, names that end in their unit, the end marked")
  func exposition() throws {
    let table = try ResultTable([
      Samples.time(.frameTime, 100, 110.5, 120), Samples.exact(.bodyEvaluations, 2),
      Samples.exact(.bodyEvaluations, 1, view: "Row"), Samples.exact(.freedBytes, 16),
      ResultRow(unmeasured: .instructions, in: Samples.key, error: ResultError(.unavailable)),
    ])
    let labels = "{scenario=\"list.toggle\",variant=\"binding\",size=\"100\"}"
    #expect(
      OpenMetricsText(ResultFile(name: "a.csv", table: table, record: nil)).text == """
        # TYPE view_benchmark_frame_time_seconds gauge
        # UNIT view_benchmark_frame_time_seconds seconds
        # HELP view_benchmark_frame_time_seconds the whole of a step
        view_benchmark_frame_time_seconds\(labels) 0.0000001105
        # TYPE view_benchmark_body_evaluations gauge
        # HELP view_benchmark_body_evaluations \(Metric.bodyEvaluations.meaning)
        view_benchmark_body_evaluations\(labels) 2
        # TYPE view_benchmark_freed_bytes gauge
        # UNIT view_benchmark_freed_bytes bytes
        # HELP view_benchmark_freed_bytes bytes given back to the allocator, rounded likewise
        view_benchmark_freed_bytes\(labels) 16
        # EOF

        """)
  }

  @Test("Labels are escaped, whatever a foreign file holds")
  func labels() throws {
    let key = CaseKey(scenario: "a.b", variant: "x\"\\\n", size: 1)
    let table = try ResultTable([ResultRow(exact: [3], of: .frames, in: key)])
    let text = OpenMetricsText(ResultFile(name: "a.csv", table: table, record: nil)).text
    #expect(text.contains("variant=\"x\\\"\\\\\\\\n\""))
    #expect(text.hasSuffix("# EOF\n"))
  }
}

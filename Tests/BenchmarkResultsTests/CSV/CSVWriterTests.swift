// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct CSVWriterTests {
  @Test func aFileLooksLikeThis() throws {
    let failed = CaseKey(scenario: "list.toggle", variant: "whole-array", size: 100)
    let table = try ResultTable([
      Samples.exact(.bodyEvaluations, 3, 1, 2, 9),
      Samples.exact(.bodyEvaluations, 1, view: "Row<Int, String>"),
      Samples.exact(.liveBytesGrowth, -64),
      Samples.exact(.allocations, 7, 8, error: ResultError(.nondeterministic, "7 and 8")),
      Samples.time(.frameTime, 1200.25, 1000, 1500),
      ResultRow(unmeasured: .instructions, in: Samples.key, error: ResultError(.unavailable, "no \"perf\"")),
      ResultRow(failed: failed, error: ResultError(.crashed, "signal 4")),
    ])
    #expect(
      CSVWriter.text(of: table) == """
        scenario,variant,size,view,metric,unit,kind,samples,median,mad,min,max,mean,stddev,error
        list.toggle,binding,100,,allocations,count,exact,2,7,,7,8,,,nondeterministic: 7 and 8
        list.toggle,binding,100,,body_evaluations,count,exact,4,2,,1,9,,,
        list.toggle,binding,100,,frame_time,ns,sampled,3,1200.3,200.3,1000,1500,1233.4,251.6,
        list.toggle,binding,100,,instructions,count,exact,0,,,,,,,"unavailable: no ""perf""\"
        list.toggle,binding,100,,live_bytes_growth,bytes,exact,1,-64,,-64,-64,,,
        list.toggle,binding,100,"Row<Int, String>",body_evaluations,count,exact,1,1,,1,1,,,
        list.toggle,whole-array,100,,,count,exact,0,,,,,,,crashed: signal 4

        """)
  }

  @Test(arguments: [
    (0, "0"), (0.04, "0"), (0.05, "0.1"), (-0.04, "0"), (-1.25, "-1.3"), (10, "10"),
    (123456789012.34, "123456789012.3"),
    (1e15, "1000000000000000"), (1e18, "1000000000000000000"), (2.5e300, "9223372036854775807"),
  ])
  func decimalsArePlain(_ value: Double, _ text: String) {
    #expect(CSVWriter.decimal(value) == text)
  }
}

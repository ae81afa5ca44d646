// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct EventTraceTests {
  @Test func stretchesAndInstantsInMicrosecondsFromTheFirst() {
    var trace = EventTrace()
    trace.name = "a.b/c/1"
    trace.addSlice("commit", "phase", 1_500, 2_000)
    trace.addSlice("step 4", "step", 1_500, 9_000, [("frames", 1)])
    trace.addInstant("Row", 1_750, [("path", "Root/Row")])
    #expect(
      trace.json.text == """
        {
          "displayTimeUnit": "ns",
          "traceEvents": [
            {
              "name": "process_name",
              "ph": "M",
              "pid": 1,
              "tid": 1,
              "args": {"name": "a.b/c/1"}
            },
            {
              "name": "step 4",
              "cat": "step",
              "ph": "X",
              "pid": 1,
              "tid": 1,
              "ts": 0.000,
              "dur": 7.500,
              "args": {"frames": 1}
            },
            {"name": "commit", "cat": "phase", "ph": "X", "pid": 1, "tid": 1, "ts": 0.000, "dur": 0.500},
            {
              "name": "Row",
              "cat": "body",
              "ph": "i",
              "pid": 1,
              "tid": 1,
              "ts": 0.250,
              "s": "t",
              "args": {"path": "Root/Row"}
            }
          ]
        }

        """)
  }
}

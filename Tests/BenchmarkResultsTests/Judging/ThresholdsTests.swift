// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ThresholdsTests {
  private func read(_ exception: String) throws -> Thresholds {
    try Thresholds(json: Array("{\"schema\": 1, \"exceptions\": [\n\(exception)\n]}".utf8), file: "t.json")
  }

  @Test func anExceptionWidensEqualityForWhatItNames() throws {
    let thresholds = try read(
      """
      {"case": "list.*/binding", "metric": "allocations", "absolute": 2, "percent": 1, "reason": "r"},
      {"case": "*", "metric": "allocations", "absolute": 50, "reason": "the first that fits holds"}
      """)
    let key = ResultKey(Samples.key, metric: "allocations")
    #expect(thresholds.tolerance(for: key) == Tolerance(absolute: 2, percent: 1))
    #expect(thresholds.tolerance(for: ResultKey(Samples.key, metric: "frames")) == .none)
    let other = ResultKey(scenario: "x.y", variant: "v", size: 1, metric: "allocations")
    #expect(thresholds.tolerance(for: other) == Tolerance(absolute: 50))
  }

  @Test func theLargerAmountHoldsInBothDirections() {
    let tolerance = Tolerance(absolute: 2, percent: 1)
    #expect([97, 98, 102, 103].map { tolerance.direction(from: 100, to: $0) } == [-1, 0, 0, 1])
    #expect(
      [9_899, 9_900, 10_100, 10_101].map { tolerance.direction(from: 10_000, to: $0) } == [-1, 0, 0, 1])
    #expect(Tolerance.none.direction(from: .min, to: .max) == 1)
    #expect(Tolerance.none.direction(from: .max, to: .min) == -1)
  }

  @Test(arguments: [
    (
      "{\"metric\": \"frames\", \"absolute\": 1, \"reason\": \"r\"}",
      "t.json:2:1: \"case\" is missing; add it"
    ),
    (
      "{\"case\": \"a/b/c/d\", \"metric\": \"frames\", \"absolute\": 1, \"reason\": \"r\"}",
      "t.json:2:10: case 'a/b/c/d' has more than three parts; write scenario/variant/size"
    ),
    (
      "{\"case\": \"*\", \"metric\": \"frame_time\", \"absolute\": 1, \"reason\": \"r\"}",
      "t.json:2:25: \"metric\" is not an exact metric; 'frame_time' is not one; "
        + "write an exact metric; 'frame_time' is not one"
    ),
    (
      "{\"case\": \"*\", \"metric\": \"frames\", \"reason\": \"r\"}",
      "t.json:2:1: an exception without an amount; add \"absolute\" or \"percent\""
    ),
    (
      "{\"case\": \"*\", \"metric\": \"frames\", \"absolute\": 1, \"reason\": \"\"}",
      "t.json:2:60: \"reason\" is not a sentence; write a sentence"
    ),
    (
      "{\"case\": \"*\", \"metric\": \"frames\", \"absolute\": -1, \"reason\": \"r\"}",
      "t.json:2:47: \"absolute\" is not a whole number, 0 or more; write a whole number, 0 or more"
    ),
    (
      "{\"case\": \"*\", \"metric\": \"frames\", \"percent\": 101, \"reason\": \"r\"}",
      "t.json:2:46: \"percent\" is not a number from 0 to 100; write a number from 0 to 100"
    ),
    (
      "{\"case\": \"*\", \"metric\": \"frames\", \"percentage\": 1, \"reason\": \"r\"}",
      "t.json:2:49: unknown member \"percentage\"; known are case, metric, absolute, percent, reason"
    ),
  ])
  func saysWhereAndWhat(_ exception: String, _ message: String) {
    #expect(Samples.message { try read(exception) } == message)
  }
}

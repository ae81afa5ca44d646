// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct TimeSpanTests {
  @Test(arguments: [("90s", 90.0), ("2m", 120), ("500ms", 0.5), ("1.5s", 1.5), ("1h", 3_600)])
  func spansAreRead(text: String, seconds: Double) throws {
    #expect(try TimeSpan(text, option: "budget").seconds == seconds)
  }

  @Test(arguments: ["", "60", "s", "0s", "-1s", "1d", "1 s x", "infs", "nans", "1e9s"])
  func otherTextIsRefused(text: String) {
    #expect(throws: InputError.self) { try TimeSpan(text, option: "budget") }
  }
}

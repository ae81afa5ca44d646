// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

struct ResultErrorTests {
  @Test(arguments: ResultError.Cause.allCases, ["", "signal 11: segmentation fault"])
  func cellsAreReadAsWritten(_ cause: ResultError.Cause, _ detail: String) {
    let error = ResultError(cause, detail)
    #expect(ResultError(cell: error.description) == error)
  }

  @Test func anUnknownTextIsAFailureOfItsOwn() {
    #expect(ResultError(cell: "disk full").cause == .other)
    #expect(ResultError(cell: "crashedly").cause == .other)
    #expect(ResultError(cell: "crashed: ").cause == .other)
  }
}

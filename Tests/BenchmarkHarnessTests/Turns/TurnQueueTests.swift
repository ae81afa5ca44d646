// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkHarness

struct TurnQueueTests {
  @Test(arguments: [[1_234.5678901, 7], [1, 2, 3, 4, 5, 6, 7, 8]])
  func aTurnTravelsAsALine(times: [Double]) {
    let turn = Turn(times: times, quiet: 1.0 / 3, level: 7_681)
    #expect(Turn(line: turn.line) == turn)
    #expect(!turn.line.contains("\n"))
  }

  @Test(arguments: [
    "", "turn 1 2", "turn 1 2 x", "turn 1 2 3 4 5 6 7 8 9 10 11", "case-report - -", "1 2 3 4",
  ])
  func otherLinesAreRefused(line: String) {
    #expect(Turn(line: line) == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkHarness

struct TurnQueueTests {
  @Test func aTurnTravelsAsALine() {
    let turn = Turn(time: 1_234.5678901, quiet: 1.0 / 3, reference: 7_681)
    #expect(Turn(line: turn.line) == turn)
    #expect(!turn.line.contains("\n"))
  }

  @Test(arguments: ["", "1 2", "1 2 x", "1 2 3 4", "case-report - -"])
  func otherLinesAreRefused(line: String) {
    #expect(Turn(line: line) == nil)
  }
}

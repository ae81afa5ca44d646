// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkCommands

@Suite struct RunBudgetTests {
  @Test("What checks and counts cost is taken off what is sampled, so that the run ends in time")
  func wholeRun() {
    var budget = RunBudget(total: 60, count: 100)
    var elapsed = 0.0
    for index in 0..<100 {
      // Every tenth case is dear to set up.
      let seconds = budget.share + (index % 10 == 0 ? 1.5 : 0.1)
      budget.finish(after: seconds)
      elapsed += seconds
    }
    #expect(abs(elapsed - 60) < 2)
  }

  @Test("A case gets a few samples even when the time is used up, and no more than two seconds of them")
  func bounds() {
    var short = RunBudget(total: 1, count: 3)
    short.finish(after: 10)
    #expect(short.share == 0.005)
    #expect(RunBudget(total: 60, count: 1).share == 2)
  }
}

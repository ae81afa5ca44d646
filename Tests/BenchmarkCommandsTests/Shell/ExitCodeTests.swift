// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkCommands

struct ExitCodeTests {
  @Test func theNumbersAreFixed() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 130, 143])
  }

  @Test func fourComesBeforeOneThreeFiveAndNothing() {
    let order: [ExitCode] = [.crashed, .regression, .undecided, .improved, .fine]
    for index in order.indices {
      #expect(ExitCode.worst(order[index...].reversed()) == order[index])
      #expect(ExitCode.worst(order[index...]) == order[index])
    }
    #expect(ExitCode.worst([]) == .fine)
    #expect(ExitCode.worst(order + [.badInput]) == .badInput)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkHarness

struct InstructionCounterTests {
  @Test func withoutValgrindThereIsNoCallgrind() {
    #expect(throws: CheckFailure.self) { try InstructionCounter(dumps: CallgrindDumps(path: "/nowhere")) }
  }
}

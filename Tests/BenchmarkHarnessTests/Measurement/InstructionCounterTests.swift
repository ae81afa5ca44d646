// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkHarness

struct InstructionCounterTests {
  @Test func totalsAreReadFromADump() {
    let dump = """
      # callgrind format
      version: 1
      events: Ir
      summary: 17

      fn=(1)
      0 17
      totals: 4711
      """
    #expect(CallgrindDumps.total(in: dump) == 4_711)
    #expect(CallgrindDumps.total(in: "version: 1\nsummary: 17\n") == 17)
    #expect(CallgrindDumps.total(in: "version: 1\n") == nil)
    #expect(CallgrindDumps.total(in: "totals: x\n") == nil)
  }

  @Test func dumpsAreTakenInTurnAndRemoved() throws {
    try Fixture.inDirectory { directory in
      let path = directory + "/out"
      try Data("totals: 1\n".utf8).write(to: URL(fileURLWithPath: path + ".1"))
      try Data("totals: 2\n".utf8).write(to: URL(fileURLWithPath: path + ".2"))
      var dumps = CallgrindDumps(path: path)
      #expect(try dumps.takeNext() == 1)
      #expect(try dumps.takeNext() == 2)
      #expect(throws: CheckFailure.self) { try dumps.takeNext() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }

  @Test func withoutValgrindThereIsNoCallgrind() {
    #expect(throws: CheckFailure.self) { try InstructionCounter(dumps: CallgrindDumps(path: "/nowhere")) }
  }
}

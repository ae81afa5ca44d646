// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import BenchmarkHarness

struct CallgrindDumpTests {
  @Test func totalsAreRead() {
    let dump = """
      # callgrind format
      version: 1
      events: Ir
      summary: 17

      fn=(1)
      0 17
      totals: 4711
      """
    #expect(CallgrindDump(dump)?.instructions == 4_711)
    #expect(CallgrindDump("version: 1\nsummary: 17\n")?.instructions == 17)
    #expect(CallgrindDump("version: 1\n") == nil)
    #expect(CallgrindDump("totals: x\n") == nil)
  }

  @Test func whatOneOfTheRuntimesFunctionsCallsOfTheOthersIsPartOfIt() {
    let dump = """
      summary: 1

      fn=(1) main
      0 17
      cob=(15)
      cfi=(262)
      cfn=(2) swift_retain
      calls=3 0
      0 4
      cfn=(3) swift_bridgeObjectRelease_n
      calls=2 0
      0 4
      cfn=(4) swift_retainCount
      calls=9 0
      0 4
      cfn=(5) swift_allocObject
      calls=9 0
      0 4

      fn=(3)
      cfn=(6) swift_release
      calls=2 0
      0 4

      fn=(5)
      cfn=(2)
      calls=5 0
      0 4

      fn=(7) dealloc
      cfn=(8) swift_release'2
      calls=1 0
      0 4
      cfn=(9) swift_nonatomic_retain_n
      calls=1 0
      0 4
      """
    #expect(CallgrindDump(dump)?.references == CallgrindDump.References(retains: 9, releases: 3))
  }

  @Test func dumpsAreTakenInTurnAndRemoved() throws {
    try Fixture.inDirectory { directory in
      let path = directory + "/out"
      for number in 1...2 {
        try Data("totals: \(number)\n".utf8).write(to: URL(fileURLWithPath: "\(path).\(number)"))
      }
      var dumps = CallgrindDumps(path: path)
      #expect(try dumps.takeNext().instructions == 1)
      #expect(try dumps.takeNext().instructions == 2)
      #expect(throws: CheckFailure.self) { try dumps.takeNext() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }
}

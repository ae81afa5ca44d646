// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkHarness

struct NewCommandTests {
  /// The file is a source of the fixture, so it compiles; the fixture's catalogue has it, so it holds.
  @Test func whatIsWrittenCompilesAndHolds() throws {
    try Fixture.inDirectory { directory in
      let answer = try Fixture.call(["new", "fixture.from-template", "--directory", "."], in: directory)
      #expect(answer.code == 0)
      #expect(answer.output == "./Fixture/FromTemplate.swift\n")
      #expect(answer.talk.contains("AnyScenario(FromTemplate.self),"))
      let compiled = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../HarnessFixture/FromTemplate.swift")
      #expect(
        try String(contentsOfFile: directory + "/Fixture/FromTemplate.swift", encoding: .utf8)
          == String(contentsOf: compiled, encoding: .utf8))
    }
    #expect(try Fixture.call(["verify", "fixture.from-template", "--size", "10"]).code == 0)
  }

  @Test func nothingIsOverwritten() throws {
    try Fixture.inDirectory { directory in
      let words = ["new", "a.b", "--directory", "."]
      #expect(try Fixture.call(words, in: directory).code == 0)
      let again = try Fixture.call(words, in: directory)
      #expect(again.code == 2)
      #expect(again.talk == "./A/B.swift: is there already; choose another name\n")
    }
  }

  @Test func aDirectoryMustBeThere() throws {
    try Fixture.inDirectory { directory in
      let answer = try Fixture.call(["new", "a.b"], in: directory)
      #expect(answer.code == 2)
      #expect(answer.talk == "Benchmarks/Scenarios: no such directory; name it with --directory\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import TestSupport
import Testing

struct NewCommandTests {
  /// The file is a source of the fixture, so it compiles; the fixture's catalogue has it, so it holds.
  @Test func whatIsWrittenCompilesAndHolds() throws {
    try Fixture.inDirectory { directory in
      let answer = try Fixture.call(["new", "fixture.from-template", "--directory", "."], in: directory)
      #expect(answer.code == 0)
      #expect(answer.output == "./Fixture/FromTemplateScenario.swift\n")
      #expect(answer.talk.contains("AnyScenario(FromTemplateScenario.self),"))
      let compiled = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../HarnessFixture/FromTemplateScenario.swift")
      #expect(
        try String(contentsOfFile: directory + "/Fixture/FromTemplateScenario.swift", encoding: .utf8)
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
      #expect(again.talk == "./A/BScenario.swift: is there already; choose another name\n")
    }
  }

  @Test func aFamilyWithACatalogueOfItsOwnGetsTheLine() throws {
    try Fixture.inDirectory { directory in
      let words = ["new", "a.b", "--directory", "."]
      #expect(try Fixture.call(words, in: directory).talk.contains("to ./Catalog.swift:"))
      try "".write(toFile: directory + "/A/Catalog.swift", atomically: true, encoding: .utf8)
      let answer = try Fixture.call(["new", "a.c", "--directory", "."], in: directory)
      #expect(answer.talk.contains("to ./A/Catalog.swift:"))
    }
  }

  @Test func aFamilyInAModuleOfSeveralGoesOnThere() throws {
    try Fixture.inDirectory { directory in
      try FileManager.default.createDirectory(
        atPath: directory + "/Several/A", withIntermediateDirectories: true)
      try "".write(toFile: directory + "/Several/Catalog.swift", atomically: true, encoding: .utf8)
      let answer = try Fixture.call(["new", "a.b", "--directory", "."], in: directory)
      #expect(answer.output == "./Several/A/BScenario.swift\n")
      #expect(answer.talk.contains("to ./Several/Catalog.swift:"))
    }
  }

  @Test func aDirectoryMustBeThere() throws {
    try Fixture.inDirectory { directory in
      let answer = try Fixture.call(["new", "a.b"], in: directory)
      #expect(answer.code == 2)
      #expect(
        answer.talk
          == "Benchmarks/Scenarios: no such directory; name it with --directory, or begin a package with --package DIR\n"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }

  @Test func aPackageIsWrittenWholeOrNotAtAll() throws {
    try Fixture.inDirectory { directory in
      let words = ["new", "a.b", "--package", "Mine"]
      let first = try Fixture.call(words, in: directory)
      #expect(first.code == 0)
      #expect(first.talk == "now: cd Mine && swift run -c release benchmarks verify\n")
      #expect(
        try String(contentsOfFile: directory + "/Mine/Package.swift", encoding: .utf8).contains(
          "name: \"Mine\""))
      // In the new package, the next scenario needs no option.
      let inside = try Fixture.call(["new", "a.c"], in: directory + "/Mine")
      #expect(inside.output == "Benchmarks/Scenarios/A/CScenario.swift\n")

      try FileManager.default.removeItem(atPath: directory + "/Mine/Benchmarks")
      let second = try Fixture.call(words, in: directory)
      #expect(second.code == 2)
      #expect(second.talk == "Mine/Package.swift: is there already; choose another name\n")
      #expect(!FileManager.default.fileExists(atPath: directory + "/Mine/Benchmarks"))
    }
  }

  @Test(arguments: [
    (["--from", "."], "harness-fixture: --from goes with --package; add --package DIR, or leave it out\n"),
    (["--package", "P", "--from", "none"], "none: no Package.swift in it; name the package's folder\n"),
  ])
  func optionsThatDoNotFitAreBadInput(options: [String], talk: String) throws {
    try Fixture.inDirectory { directory in
      let answer = try Fixture.call(["new", "a.b"] + options, in: directory)
      #expect(answer.code == 2)
      #expect(answer.talk == talk)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct ArgumentsTests {
  private static let quick = Option("quick", letter: "q", brief: "")
  private static let quiet = Option("quiet", letter: "s", brief: "")
  private static let output = Option("output", letter: "o", value: "DIR", brief: "")
  private static let filter = Option("filter", letter: "f", value: "CASE", isRepeatable: true, brief: "")
  private static let format = Option("format", choices: ["table", "csv"], brief: "")

  private func parse(_ words: String...) throws(InputError) -> Arguments {
    try Arguments(
      words, options: [Self.quick, Self.quiet, Self.output, Self.filter, Self.format], helpHint: "see help")
  }

  @Test func valuesAreTakenInEverySpelling() throws {
    for words in [["--output", "d"], ["--output=d"], ["-o", "d"], ["-od"], ["-qod"]] {
      let arguments = try Arguments(words, options: [Self.quick, Self.output])
      #expect(arguments.value(Self.output) == "d")
      #expect(arguments.operands.isEmpty)
    }
    #expect(try parse("--output=a=b").value(Self.output) == "a=b")
    #expect(try parse("--output", "-").value(Self.output) == "-")
  }

  @Test func flagsOperandsAndRepeatedOptions() throws {
    let arguments = try parse("a", "-qs", "--filter", "x", "-", "-fy", "--", "--quick", "b")
    #expect(arguments.operands == ["a", "-", "--quick", "b"])
    #expect(arguments.has(Self.quick) && arguments.has(Self.quiet) && !arguments.has(Self.output))
    #expect(arguments.values(Self.filter) == ["x", "y"])
  }

  @Test(arguments: [
    (["--heat"], "bodies", []), (["--heat", "time"], "time", []), (["--heat=time"], "time", []),
    (["--heat", "case"], "bodies", ["case"]), (["--heat", "-q"], "bodies", []), (["-htime"], "time", []),
    (["-h", "t", "x"], "t", ["x"]), (["--heat", "--", "time"], "bodies", ["time"]),
  ])
  func aValueThatIsImpliedMayBeLeftOut(words: [String], value: String, operands: [String]) throws {
    let heat = Option(
      "heat", letter: "h", value: "FIGURE", choices: ["bodies", "time", "t"], impliedValue: "bodies",
      brief: "")
    let arguments = try Arguments(words, options: [heat, Self.quick])
    #expect(arguments.value(heat) == value)
    #expect(arguments.operands == operands)
    #expect(arguments.has(Self.quick) == words.contains("-q"))
    #expect(heat.usage == "-h, --heat [bodies|time|t]")
  }

  @Test(arguments: [
    (["--outptu", "d"], "unknown option --outptu; did you mean --output? see help"),
    (["--zzz"], "unknown option --zzz; see help"),
    (["-x"], "unknown option -x; see help"),
    (["-qx"], "unknown option -x; see help"),
    (["--output"], "--output needs a value; give --output DIR"),
    (["--output="], "--output needs a value; give --output DIR"),
    (["-o"], "-o needs a value; give -o DIR"),
    (["--quick=yes"], "--quick takes no value; leave out what is behind '='"),
    (["-q", "--quick"], "--quick is given twice; leave out one of the two"),
    (["--format", "tble"], "--format is 'tble'; choose one of table, csv"),
  ])
  func mistakesAreNamed(_ words: [String], _ message: String) {
    do throws(InputError) {
      _ = try Arguments(
        words, options: [Self.quick, Self.quiet, Self.output, Self.filter, Self.format], helpHint: "see help")
      Issue.record("accepted")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func numbersAreChecked() throws {
    #expect(try parse("--output", "12").integer(Self.output, in: 1...20) == 12)
    #expect(try parse().integer(Self.output, in: 1...20) == nil)
    #expect(throws: InputError("--output is 'x'", advice: "give a whole number, from 1 to 20")) {
      try parse("--output", "x").integer(Self.output, in: 1...20)
    }
    #expect(throws: InputError("--output is '0'", advice: "give a whole number, 1 or more")) {
      try parse("--output", "0").integer(Self.output, in: 1...Int.max)
    }
  }

  @Test func operandsAreCounted() throws {
    try parse("a", "b").requireOperands(2...2, "OLD NEW")
    #expect(throws: InputError("OLD NEW expected, 1 given", advice: "name what to read")) {
      try parse("a").requireOperands(2...2, "OLD NEW")
    }
    #expect(throws: InputError("unexpected argument 'c'", advice: "OLD NEW expected")) {
      try parse("a", "b", "c").requireOperands(2...2, "OLD NEW")
    }
  }
}

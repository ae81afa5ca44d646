// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkCommands

struct BenchmarkCommandTests {
  @Test func withoutArgumentsTheUsageIsTalkAndBadInput() async throws {
    let outcome = await (try TestShell()).run("")
    #expect(outcome.code == .badInput)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.talk.hasPrefix(
        "Measures views, compares the results and judges them.\n\nUsage: view-benchmark COMMAND"))
  }

  @Test func helpIsData() async throws {
    let shell = try TestShell()
    let overview = await shell.run("--help")
    #expect(overview.code == .fine)
    #expect(overview.talk.isEmpty)
    for command in BenchmarkCommand.fileCommands {
      #expect(overview.output.contains("  \(command.name) "))
      let short = await shell.run("\(command.name) -h")
      let long = await shell.run("\(command.name) --help")
      #expect(short.code == .fine && long.code == .fine)
      #expect(await shell.run("help \(command.name)").output == long.output)
      #expect(long.output.contains(command.discussion))
      #expect(!short.output.contains(command.discussion))
      for option in command.options {
        #expect(short.output.contains("--\(option.name)"))
        #expect(long.output.contains("--\(option.name)"))
      }
    }
  }

  @Test func helpLinesFitATerminal() async throws {
    let shell = try TestShell()
    var texts = [await shell.run("--help").output]
    for command in BenchmarkCommand.fileCommands {
      texts.append(await shell.run("\(command.name) -h").output)
      texts.append(await shell.run("\(command.name) --help").output)
    }
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 110) }
  }

  @Test func theVersionIsData() async throws {
    let shell = try TestShell()
    #expect(await shell.run("--version").output == "view-benchmark 0.1.0\n")
    #expect(await shell.run("-V").code == .fine)
  }

  @Test func theChangelogBeginsWithThisVersion() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let text = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ").dropFirst().first.map(String.init) == BenchmarkCommand.version)
  }

  @Test(arguments: [
    (
      "cmpare a b",
      "view-benchmark: unknown command 'cmpare'; did you mean 'compare'? 'view-benchmark --help' lists the commands\n"
    ),
    (
      "frobnicate",
      "view-benchmark: unknown command 'frobnicate'; 'view-benchmark --help' lists the commands\n"
    ),
    (
      "--frob",
      "view-benchmark: unknown option --frob before the command; 'view-benchmark --help' lists the commands\n"
    ),
    (
      "compare --al a b",
      "view-benchmark: unknown option --al; did you mean --all? 'view-benchmark compare --help' lists the options\n"
    ),
    ("compare a", "view-benchmark: OLD NEW expected, 1 given; name what to read\n"),
    ("compare a b", "a: no such file or folder; name a CSV, a record folder, or -\n"),
    ("rank a --metric frame_tme", "view-benchmark: unknown metric 'frame_tme'; did you mean frame_time?\n"),
    ("rank a --size ten", "view-benchmark: --size is 'ten'; give a whole number, 0 or more\n"),
    ("rank a --filter {x", "view-benchmark: case '{x' has a brace that is not closed; write {a,b}\n"),
  ])
  func badUsageIsOneLineAndTwo(_ line: String, _ talk: String) async throws {
    let outcome = await (try TestShell()).run(line)
    #expect(outcome.code == .badInput)
    #expect(outcome.output.isEmpty)
    #expect(outcome.talk == talk)
  }

  @Test func everyCommandHasAnOwnNameAndDescribesItself() {
    let commands = BenchmarkCommand.fileCommands
    #expect(Set(commands.map(\.name)).count == commands.count)
    for command in commands {
      #expect(command.summary.hasSuffix("."))
      let letters = command.options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
      #expect(!letters.contains("h"))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkHarness
import Foundation
import TestSupport
import Testing

/// What the completion scripts and the manual page say, with bash itself where it is there.
struct CompletionsTests {
  private static func commands() throws -> [any Command] {
    try BenchmarkCommand.commands(for: Catalog([])).filter { !$0.isHidden }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyOptionOfEveryCommandIsOffered(shell: String) throws {
    let script = try Fixture.call(["completions", shell])
    #expect(script.code == 0 && script.talk.isEmpty)
    for command in try Self.commands() {
      #expect(script.output.contains(command.name))
      for option in command.options {
        let spelling = shell == "fish" ? "-l \(option.name) " : "--\(option.name)"
        #expect(script.output.contains(spelling), "\(command.name) \(option.name)")
      }
    }
  }

  @Test func anotherShellIsBadInput() throws {
    let answer = try Fixture.call(["completions", "tcsh"])
    #expect(answer.code == 2)
    #expect(answer.talk == "harness-fixture: no completions for 'tcsh'; choose one of bash, zsh, fish\n")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["harness-fixture", "expl"], "explain"),
      (["harness-fixture", "run", "--budg"], "--budget"),
      (["harness-fixture", "rank", "--metric", "body_ev"], "body_evaluations"),
      (["harness-fixture", "list", "--format", "mark"], "markdown"),
      (["harness-fixture", "completions", "fi"], "fish"),
      (["harness-fixture", "snapshot", "--heat", "ti"], "time"),
      (["harness-fixture", "snapshot", "--heat", "fixture.mo"], "fixture.mount/state/10"),
      (["harness-fixture", "explain", "fixture.from-template/rows/10"], "fixture.from-template/rows/10"),
    ])
  func bashCompletesAWord(words: [String], expected: String) throws {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent().path
    let answers = try Self.bash(
      """
      PATH='\(folder)':$PATH
      eval "$(harness-fixture completions bash)"
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _harness_fixture
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(answers.split(separator: "\n").contains(Substring(expected)))
  }

  @Test func theManualHasEveryCommandOptionAndExitCode() throws {
    let page = try Fixture.call(["manual"])
    #expect(page.code == 0)
    #expect(page.output.hasPrefix(".TH HARNESS\\-FIXTURE 1 "))
    for command in try Self.commands() {
      #expect(page.output.contains(".SS \"\\fB\(command.name.replacing("-", with: "\\-"))\\fR [OPTIONS]"))
      for option in command.options {
        #expect(page.output.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
      }
    }
    for code in ExitCode.allCases { #expect(page.output.contains(".B \(code.rawValue)\n")) }
    // A line that begins with a quote or an unknown dot is a macro to the typesetter.
    for line in page.output.split(separator: "\n") where line.hasPrefix(".") {
      #expect(
        [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".B", ".I"].contains(line.split(separator: " ")[0]))
    }
  }

  private static func bash(_ script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct ReportCommandTests {
  private let commands: [any Command] = [ReportCommand(notes: ScenarioNotes())]

  @Test func theNewestRunIsShownWhateverTheOrder() async throws {
    let shell = try TestShell()
    let old = try shell.record([TestShell.row("a.b/c/1", 1)], start: 1_800_000_000)
    let new = try shell.record([TestShell.row("a.b/c/1", 2)], start: 1_800_100_000)
    let outcome = await shell.run("report \(new) \(old) --format json", commands: commands)
    #expect(outcome.code == .fine)
    #expect(outcome.output.contains("\"body_evaluations\": {\"value\": 2,"))
  }

  @Test func aCommentSaysWhatDiffersAndFoldsTheRest() async throws {
    let shell = try TestShell()
    let old = try shell.record([TestShell.row("a.b/c/1", 1)], start: 1_800_000_000)
    let new = try shell.record([TestShell.row("a.b/c/1", 2)], start: 1_800_100_000)
    let text = await shell.run("report \(old) \(new) --format markdown", commands: commands).output
    #expect(text.hasPrefix("## View benchmark\n\ncommit `0123456789`, Test CPU\n\n1 regressed\n"))
    #expect(text.contains("<details><summary>All figures</summary>"))
  }

  @Test func aPageIsWrittenWhole() async throws {
    let shell = try TestShell()
    let run = try shell.record([TestShell.row("a.b/c/1", 1)])
    let outcome = await shell.run("report \(run) --output page.html", commands: commands)
    #expect(outcome.code == .fine)
    #expect(outcome.output == "")
    let page = try shell.read("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
  }

  @Test func badInputWritesNothing() async throws {
    let shell = try TestShell()
    try shell.write("broken.csv", text: "scenario\n")
    let outcome = await shell.run("report broken.csv --output page.html", commands: commands)
    #expect(outcome.code == .badInput)
    #expect(outcome.talk.hasPrefix("broken.csv:1:"))
    #expect(throws: InputError.self) { try shell.read("page.html") }
    #expect(await shell.run("report --format html", commands: commands).code == .badInput)
    #expect(await shell.run("report a --format pdf", commands: commands).code == .badInput)
  }
}

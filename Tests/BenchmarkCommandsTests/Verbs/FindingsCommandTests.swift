// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct FindingsCommandTests {
  private static let scenario = "identity.any-view"

  private func record(_ shell: TestShell, anyView: Int64, in parent: String) throws -> String {
    try shell.record(
      [
        TestShell.row("\(Self.scenario)/builder/100", 2), TestShell.row("\(Self.scenario)/group/100", 2),
        TestShell.row("\(Self.scenario)/any-view/100", anyView),
      ], in: parent)
  }

  @Test func aPageIsComposedAndChecked() async throws {
    let shell = try TestShell()
    let first = try record(shell, anyView: 2, in: "first")
    let page = await shell.run("findings \(first)")
    #expect(page.code == .fine)
    #expect(page.output.contains("`body_evaluations`: 2 for all."))
    #expect(await shell.run("findings \(first) --output PAGE.md").code == .fine)
    let written = try shell.read("PAGE.md")
    #expect(written == page.output)
    #expect(await shell.run("findings \(first) --check PAGE.md").code == .fine)

    let second = try record(shell, anyView: 102, in: "second")
    let check = await shell.run("findings \(second) --check PAGE.md")
    #expect(check.code == .regression)
    #expect(check.output.contains("102 for `any-view`"))
    #expect(check.talk.hasPrefix("PAGE.md:"))
  }

  @Test func aRecordOnTheGridIsNoneOfShapedTexts() async throws {
    let shell = try TestShell()
    let grid = try record(shell, anyView: 2, in: "grid")
    let outcome = await shell.run("findings \(grid) --shaped \(grid)")
    #expect(outcome.code == .badInput)
    #expect(outcome.talk.contains("is no record of a run with --text shaped; measure one"))
  }

  @Test func aRecordWithoutAnyAnswerIsRefused() async throws {
    let shell = try TestShell()
    let other = try shell.record([TestShell.row("shop.list/a/1", 1)])
    let outcome = await shell.run("findings \(other)")
    #expect(outcome.code == .badInput)
    #expect(outcome.talk.contains("has the rows of no question"))
  }
}

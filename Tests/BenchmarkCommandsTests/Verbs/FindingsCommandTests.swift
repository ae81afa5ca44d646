// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct FindingsCommandTests {
  private static let scenario = "identity.any-view"

  /// A directory with the sources of one question.
  private func shell() throws -> TestShell {
    let shell = try TestShell()
    for folder in ["Benchmarks/Scenarios", "Sources/HeadlessViews"] {
      try AtomicFile.makeDirectories("\(shell.directory)/\(folder)")
    }
    try shell.write(
      "Benchmarks/Scenarios/Rows.swift",
      text: "// shown: \(Self.scenario)/builder\nlet a = 1\n// end\n"
        + "// shown: \(Self.scenario)/any-view\nlet b = 1\n// end\n")
    try shell.write(
      "Sources/HeadlessViews/SEMANTICS.md",
      text: "- **I-16** AnyView. *Apple; read*\n- **R-66** Rows. *recorded*\n")
    return shell
  }

  private func record(_ shell: TestShell, anyView: Int64, in parent: String) throws -> String {
    try shell.record(
      [
        TestShell.row("\(Self.scenario)/builder/100", 2), TestShell.row("\(Self.scenario)/group/100", 2),
        TestShell.row("\(Self.scenario)/any-view/100", anyView),
      ], in: parent)
  }

  @Test func pagesAreComposedAndChecked() async throws {
    let shell = try shell()
    let first = try record(shell, anyView: 2, in: "first")
    let index = await shell.run("findings \(first)")
    #expect(index.code == .fine)
    #expect(index.output.contains("- [What does AnyView cost?](07-any-view.md) AnyView runs no body more"))
    #expect(index.talk.contains("left out: When does Equatable pay? It needs"))
    #expect(await shell.run("findings \(first) --output Book").code == .fine)
    #expect(try shell.read("Book/07-any-view.md").contains("```swift\nlet b = 1\n```"))
    #expect(await shell.run("findings \(first) --check Book").code == .fine)

    let second = try record(shell, anyView: 102, in: "second")
    let check = await shell.run("findings \(second) --check Book")
    #expect(check.code == .regression)
    #expect(check.output == "\(Self.scenario)/any-view/100 body_evaluations: 102 now, 2 in the findings\n")
    #expect(
      await shell.run("findings \(second)").output.contains("Counted: `identity.any-view/any-view/100` 102"))
  }

  @Test func aChangedSourceIsADifference() async throws {
    let shell = try shell()
    let record = try record(shell, anyView: 2, in: "record")
    #expect(await shell.run("findings \(record) --output Book").code == .fine)
    let source = try shell.read("Benchmarks/Scenarios/Rows.swift")
    try shell.write("Benchmarks/Scenarios/Rows.swift", text: source.replacing("let b = 1", with: "let b = 2"))
    let check = await shell.run("findings \(record) --check Book")
    #expect(check.code == .regression)
    #expect(check.output == "should be: let b = 2\n")
    #expect(check.talk.hasPrefix("Book/07-any-view.md:"))
  }

  @Test func markedFiguresAreFilledInAndChecked() async throws {
    let shell = try shell()
    let record = try record(shell, anyView: 2, in: "record")
    let mark = "<!-- figure: Book/record \(Self.scenario)/any-view/100 body_evaluations -->"
    try shell.write("PAGE.md", text: "It runs \(mark)9<!-- end --> bodies.\n")
    #expect(await shell.run("findings \(record) --output Book --marks PAGE.md").code == .fine)
    #expect(try shell.read("PAGE.md") == "It runs \(mark)2<!-- end --> bodies.\n")
    #expect(await shell.run("findings \(record) --check Book --marks PAGE.md").code == .fine)
    try shell.write("PAGE.md", text: "\nIt runs \(mark)3<!-- end --> bodies.\n")
    let check = await shell.run("findings \(record) --check Book --marks PAGE.md")
    #expect(check.code == .regression)
    #expect(check.talk.hasPrefix("PAGE.md:2: a marked figure is not what its record says"))
  }

  @Test func aRecordOnTheGridIsNoneOfShapedTexts() async throws {
    let shell = try shell()
    let grid = try record(shell, anyView: 2, in: "grid")
    let outcome = await shell.run("findings \(grid) --shaped \(grid)")
    #expect(outcome.code == .badInput)
    #expect(outcome.talk.contains("is no record of a run with --text shaped; measure one"))
  }

  @Test func aRecordWithoutAnyAnswerIsRefused() async throws {
    let shell = try shell()
    let other = try shell.record([TestShell.row("shop.list/a/1", 1)])
    let outcome = await shell.run("findings \(other)")
    #expect(outcome.code == .badInput)
    #expect(outcome.talk.contains("has the rows of no question"))
  }
}

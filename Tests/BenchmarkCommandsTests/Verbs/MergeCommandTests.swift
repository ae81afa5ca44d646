// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct MergeCommandTests {
  private func part(_ shell: TestShell, _ index: Int, of count: Int) throws -> String {
    try shell.record(
      [TestShell.row("a.b/x/\(index)", 1)], in: "parts", shard: RunRecord.Shard(index: index, count: count))
  }

  @Test func partsAreWrittenAsOne() async throws {
    let shell = try TestShell()
    let parts = [try part(shell, 2, of: 2), try part(shell, 1, of: 2)].joined(separator: " ")
    let rows = await shell.run("merge \(parts)")
    #expect(rows.code == .fine)
    #expect(rows.talk.isEmpty)
    let table = try CSVReader.table(from: Array(rows.output.utf8), file: "-")
    #expect(table.cases.map(\.size) == [1, 2])
    let folder = await shell.run("merge \(parts) --output whole")
    #expect(folder.code == .fine)
    let path = folder.output.trimmingSuffix(while: \.isNewline)
    #expect(try ResultFile(named: "whole", at: String(path)).record?.shard == nil)
  }

  @Test func aMissingPartEndsWithOneAndWritesNothing() async throws {
    let shell = try TestShell()
    let outcome = await shell.run("merge \(try part(shell, 1, of: 2)) --output whole")
    #expect(outcome.code == .regression)
    #expect(outcome.output.isEmpty)
    #expect(outcome.talk == "missing: shard 2/2; run it and merge again\n")
    #expect(InputFile.kind(of: shell.directory + "/whole") == .missing)
  }

  @Test func theSamePartTwiceIsRefused() async throws {
    let shell = try TestShell()
    let path = try part(shell, 1, of: 2)
    let outcome = await shell.run("merge \(path) \(path)")
    #expect(outcome.code == .badInput)
    #expect(outcome.talk == "\(path): a.b/x/1 body_evaluations is in \(path) too; give each part once\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(while holds: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, holds(last) { text.removeLast() }
    return text
  }
}

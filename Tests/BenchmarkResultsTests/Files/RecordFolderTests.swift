// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct RecordFolderTests {
  private var rows: [ResultRow] {
    [
      Samples.exact(.bodyEvaluations, 1), Samples.time(.frameTime, 100.5),
      ResultRow(
        failed: CaseKey(scenario: "z.z", variant: "v", size: 1), error: ResultError(.crashed, "signal 4")),
    ]
  }

  @Test func aFolderHoldsFourFilesAndIsReadAgain() throws {
    let directory = try TemporaryDirectory()
    let table = try ResultTable(rows)
    let path = try RecordFolder.write(table, Samples.record(), under: directory.path + "/results/record")
    #expect(path == directory.path + "/results/record/2027-01-15-0123456789")
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["README.md", "exact.csv", "results.csv", "run.json"])
    let file = try ResultFile(named: "record", at: path)
    #expect(file.table == table)
    #expect(file.record == Samples.record())
    #expect(try ResultFile(named: "exact", at: path + "/exact.csv").table == table.exactRows)
    #expect(try ResultFile(named: "exact", at: path + "/exact.csv").record == Samples.record())
    let readme = String(decoding: try InputFile.bytes(at: path + "/README.md"), as: UTF8.self)
    #expect(readme.contains("- z.z/v/1: crashed: signal 4"))
  }

  @Test func nothingIsOverwritten() throws {
    let directory = try TemporaryDirectory()
    for _ in 0..<3 {
      _ = try RecordFolder.write(try ResultTable(rows), Samples.record(), under: directory.path)
    }
    #expect(
      try directory.names == ["2027-01-15-0123456789", "2027-01-15-0123456789-2", "2027-01-15-0123456789-3"])
  }

  @Test func aParentThatCannotBeWrittenIsNamedAndLeftAlone() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("file", "")
    #expect(
      Samples.message { try RecordFolder.write(ResultTable(), Samples.record(), under: file) }
        == "\(file): is not a directory; name a directory")
    #expect(try directory.names == ["file"])
  }

  @Test func recordsAreListedOldestFirst() throws {
    let directory = try TemporaryDirectory()
    let table = try ResultTable(rows)
    for (commit, start) in [("bbbb", 2_000.0), ("aaaa", 3_000.0), ("cccc", 1_000.0)] {
      _ = try RecordFolder.write(table, Samples.record(commit: commit, start: start), under: directory.path)
    }
    _ = try directory.file("notes.txt", "no record")
    let runs = try RecordFolder.records(in: directory.path, named: "record")
    #expect(runs.map(\.record.commit) == ["cccc", "bbbb", "aaaa"])
    #expect(
      Samples.message { try RecordFolder.records(in: directory.path + "/none", named: "none").count }
        == "none: cannot be read: No such file or directory; name a directory of records")
  }

  @Test func aFileThatIsNoRecordIsNamed() throws {
    let directory = try TemporaryDirectory()
    #expect(
      Samples.message { try ResultFile(named: "d", at: directory.path) }
        == "d: no results.csv and no exact.csv in this folder; name a folder that 'run --output' wrote")
    #expect(
      Samples.message { try ResultFile(named: "none", at: directory.path + "/none") }
        == "none: no such file or folder; name a CSV, a record folder, or -")
    let path = try RecordFolder.write(ResultTable(), Samples.record(), under: directory.path)
    try AtomicFile.write("{", to: path + "/run.json")
    #expect(
      Samples.message { try ResultFile(named: "r", at: path) }
        == "r/run.json:1:2: the file ends too early: it is cut short or a bracket is missing; complete it or write it again"
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
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
    #expect(Samples.described(file.record) == Samples.record())
    #expect(file.record != nil)
    #expect(try ResultFile(named: "exact", at: path + "/exact.csv").table == table.exactRows)
    #expect(
      Samples.described(try ResultFile(named: "exact", at: path + "/exact.csv").record) == Samples.record())
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

  @Test func rowsThatWereCutOrChangedAreRefused() throws {
    let directory = try TemporaryDirectory()
    let path = try RecordFolder.write(try ResultTable(rows), Samples.record(), under: directory.path)
    let text = String(decoding: try InputFile.bytes(at: path + "/results.csv"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func message(_ changed: String) throws -> String {
      try AtomicFile.write(changed, to: path + "/results.csv")
      return Samples.message { try ResultFile(named: "r", at: path) }
    }
    let cut = "r/results.csv: 2 rows where run.json says 3: the file was cut or changed; "
    #expect(try message(lines.dropLast(2).joined(separator: "\n") + "\n").hasPrefix(cut))
    let changed = "r/results.csv: its checksum is not the one in run.json: the file was changed; "
    #expect(
      try message(text.replacing(",100.5,", with: ",100.4,", maxReplacements: 1)).hasPrefix("r/results"))
    #expect(try message(text.replacing("signal 4", with: "signal 5")).hasPrefix(changed))
    // Alone, a file has nobody to vouch for it.
    try AtomicFile.write(lines.dropLast(2).joined(separator: "\n") + "\n", to: directory.path + "/alone.csv")
    #expect(try ResultFile(named: "alone", at: directory.path + "/alone.csv").record == nil)
  }

  @Test(arguments: ["results.csv", "exact.csv", "screens.json"])
  func everyFileThatTheRecordListsMustBeThereAndTheSame(file: String) throws {
    let directory = try TemporaryDirectory()
    let path = try RecordFolder.write(
      try ResultTable(rows), Samples.record(), under: directory.path, screens: [Samples.strip])
    let whole = try InputFile.bytes(at: "\(path)/\(file)")
    for read in ["", "/exact.csv"] where FileManager.default.fileExists(atPath: path + read) {
      func message() -> String { Samples.message { try ResultFile(named: "r\(read)", at: path + read) } }
      #expect(message().hasPrefix("no error"))
      try AtomicFile.write(whole.dropLast(1) + [UInt8(ascii: " ")], to: "\(path)/\(file)")
      #expect(message().hasPrefix("r/\(file):"), "\(message())")
      try AtomicFile.write([], to: "\(path)/\(file)")
      #expect(message().hasPrefix("r/\(file):"), "\(message())")
      try FileManager.default.removeItem(atPath: "\(path)/\(file)")
      #expect(!message().hasPrefix("no error"), "\(file) is gone, read as r\(read)")
      try AtomicFile.write(whole, to: "\(path)/\(file)")
    }
  }

  @Test(arguments: ["../results.csv", "/etc/passwd", "notes.txt", "README.md", ""])
  func aRecordThatListsOtherFilesIsRefused(name: String) throws {
    let directory = try TemporaryDirectory()
    let path = try RecordFolder.write(try ResultTable(rows), Samples.record(), under: directory.path)
    let json = String(decoding: try InputFile.bytes(at: path + "/run.json"), as: UTF8.self)
    try AtomicFile.write(json.replacing("\"exact.csv\"", with: "\"\(name)\""), to: path + "/run.json")
    let message = Samples.message { try ResultFile(named: "r", at: path) }
    #expect(message.hasPrefix("r/run.json:"))
    #expect(message.contains("\"\(name)\" is not one of results.csv, exact.csv, screens.json"))
  }

  /// A process's number is given again, and the one before may have been killed.
  @Test func whatAKilledProcessLeftBehindIsInNobodysWay() throws {
    let directory = try TemporaryDirectory()
    _ = try directory.file(".results.csv.\(getpid()).partial", "")
    try FileManager.default.createDirectory(
      atPath: "\(directory.path)/.2027-01-15-0123456789.\(getpid()).partial",
      withIntermediateDirectories: false)
    try AtomicFile.write("text", to: directory.path + "/results.csv")
    _ = try RecordFolder.write(try ResultTable(rows), Samples.record(), under: directory.path)
    #expect(try directory.names.count == 4)
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

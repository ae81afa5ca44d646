// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// The finished rows of a run that writes a record, kept beside it until the record is there, so that not even a
/// killed run is lost.
@MainActor struct RunCheckpoint {
  private let folder: String
  private let record: () -> RunRecord
  private var lastWrite: UInt64 = 0

  /// Makes the folder and writes an empty checkpoint: a directory that cannot be written is found out now.
  ///
  /// - Parameters:
  ///   - directory: Where the record will go.
  ///   - record: Describes the run so far.
  /// - Throws: `InputError` when the directory cannot be written.
  init(in directory: String, rows: [ResultRow], record: @escaping () -> RunRecord) throws {
    folder = Self.folder(in: directory)
    self.record = record
    try AtomicFile.makeDirectories(folder)
    try write(rows)
  }

  /// Where the checkpoint of a directory is. Hidden: it is no record.
  static func folder(in directory: String) -> String { "\(directory)/.unfinished" }

  /// Writes the rows, at most once a second.
  mutating func update(_ rows: [ResultRow]) throws {
    let now = Clock.monotonic
    guard now &- lastWrite > 1_000_000_000 else { return }
    try write(rows)
    lastWrite = now
  }

  /// Takes the checkpoint away, the record being there.
  func remove() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ rows: [ResultRow]) throws {
    try AtomicFile.write(
      CSVWriter.text(of: try ResultTable(rows)), to: "\(folder)/\(RecordFolder.resultsName)")
    try AtomicFile.write(record().json.text, to: "\(folder)/\(RecordFolder.runName)")
  }
}

/// What `--resume` goes on with.
@MainActor struct ResumedRun {
  /// The cases that have a result.
  let rows: [ResultRow]
  /// When that run began; `nil` when there is nothing to go on with.
  let start: Date?

  /// Finds the checkpoint of a killed run, else the newest record of this commit.
  ///
  /// Failed cases are left out: they are run again.
  ///
  /// - Throws: `InputError` when what is there cannot be read or comes from another build.
  init(in directory: String, for record: RunRecord) throws {
    guard let file = try Self.file(in: directory, record), let old = file.record else {
      rows = []
      start = nil
      return
    }
    var reasons = old.differences(from: record)
    if old.commit != record.commit {
      reasons.append("commit was \(old.shortCommit), is \(record.shortCommit)")
    }
    guard reasons.isEmpty else {
      throw InputError(
        "cannot be gone on with: \(reasons.joined(separator: ", "))",
        advice: "leave out --resume to begin again", file: file.name)
    }
    let failed = Set(file.table.rows.filter { $0.error != nil }.map(\.key.caseKey))
    rows = file.table.rows.filter { !failed.contains($0.key.caseKey) }
    start = old.start
  }

  private static func file(in directory: String, _ record: RunRecord) throws -> ResultFile? {
    let checkpoint = RunCheckpoint.folder(in: directory)
    if InputFile.kind(of: "\(checkpoint)/\(RecordFolder.runName)") == .file {
      return try ResultFile(named: checkpoint, at: checkpoint)
    }
    guard InputFile.kind(of: directory) == .directory else { return nil }
    let records = try? RecordFolder.records(in: directory, named: directory)
    return records?.last { $0.record.commit == record.commit }?.file
  }
}

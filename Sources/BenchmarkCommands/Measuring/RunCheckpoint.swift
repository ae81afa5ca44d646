// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// The finished rows of a run that writes a record, kept beside it until the record is there, so that not even a
/// killed run is lost.
///
/// Each run has a folder of its own, and a lock on it as long as it lives: two runs may write into one directory.
@MainActor struct RunCheckpoint {
  /// What is known of the run so far.
  let record: RunRecord
  private let folder: CheckpointFolder
  /// The record of the rows so far; `nil` before there is one.
  private var written: String?
  private var lastWrite: UInt64 = 0

  /// Makes the folder and writes a first checkpoint: a directory that cannot be written is found out now.
  ///
  /// - Parameters:
  ///   - directory: Where the record will go.
  ///   - record: Describes the run so far.
  /// - Throws: `InputError` when the directory cannot be written.
  init(in directory: String, rows: [ResultRow], record: RunRecord) throws {
    folder = try CheckpointFolder(in: directory)
    self.record = record
    try write(rows)
  }

  /// Writes the rows, at most once a second.
  mutating func update(_ rows: [ResultRow]) throws {
    let now = Clock.monotonic
    guard now &- lastWrite > 1_000_000_000 else { return }
    try write(rows)
    lastWrite = now
  }

  /// Takes the checkpoint away, the record being there.
  func remove() { folder.remove() }

  /// Writes a whole new record beside the last one, which goes then: a run may be killed at any moment.
  private mutating func write(_ rows: [ResultRow]) throws {
    let last = written
    written = try RecordFolder.write(try ResultTable(rows), record, under: folder.path)
    if let last { CheckpointFolder.remove(last) }
  }
}

/// What `--resume` goes on with.
@MainActor struct ResumedRun {
  /// The cases that have a result.
  let rows: [ResultRow]
  /// When that run began; `nil` when there is nothing to go on with.
  let start: Date?
  private let folder: CheckpointFolder?

  /// Finds the checkpoint of the last killed run of the same code, else the newest record of this commit.
  ///
  /// Failed cases are left out: they are run again.
  ///
  /// - Throws: `InputError` when what is there cannot be read, or all of it comes from another build.
  init(in directory: String, for record: RunRecord) throws {
    let killed = try CheckpointFolder.abandoned(in: directory).compactMap { folder in
      try Self.newest(in: folder.path).map { (folder: folder, file: $0.file, record: $0.record) }
    }
    .sorted { $0.record.start < $1.record.start }
    let fitting = killed.last { Self.differences($0.record, record).isEmpty }
    if fitting == nil, let last = killed.last {
      throw InputError(
        "cannot be gone on with: \(Self.differences(last.record, record).joined(separator: ", "))",
        advice: "leave out --resume to begin again", file: last.folder.path)
    }
    folder = fitting?.folder
    let file = try fitting?.file ?? Self.record(of: record, in: directory)
    start = file?.record?.start
    let table = file?.table ?? ResultTable()
    let failed = Set(table.rows.filter { $0.error != nil }.map(\.key.caseKey))
    rows = table.rows.filter { !failed.contains($0.key.caseKey) }
  }

  /// Takes the old checkpoint away: the new one has its rows.
  func removeCheckpoint() { folder?.remove() }

  private static func differences(_ old: RunRecord, _ new: RunRecord) -> [String] {
    let commits =
      old.commit == new.commit ? [] : ["commit was \(old.shortCommit), is \(new.shortCommit)"]
    return new.differences(from: old) + commits
  }

  /// The record with the most rows in a checkpoint: there are two when a run was killed between writing one and
  /// removing the other.
  private static func newest(in folder: String) throws -> (file: ResultFile, record: RunRecord)? {
    guard RecordFolder.isDirectoryOfRecords(folder) else { return nil }
    return try RecordFolder.records(in: folder, named: folder)
      .max { $0.file.table.rows.count < $1.file.table.rows.count }
  }

  /// The newest record of this commit and build.
  private static func record(of record: RunRecord, in directory: String) throws -> ResultFile? {
    guard RecordFolder.isDirectoryOfRecords(directory) else { return nil }
    let own = try RecordFolder.records(in: directory, named: directory)
      .filter { $0.record.commit == record.commit }
    guard let last = own.last else { return nil }
    let differences = differences(last.record, record)
    guard differences.isEmpty else {
      throw InputError(
        "cannot be gone on with: \(differences.joined(separator: ", "))",
        advice: "leave out --resume to begin again", file: last.file.name)
    }
    return last.file
  }
}

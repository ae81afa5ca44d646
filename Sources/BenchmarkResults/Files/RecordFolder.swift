// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run on disk: `results.csv`, `exact.csv`, `run.json` and a README. Never overwritten.
public enum RecordFolder {
  public static let resultsName = "results.csv"
  public static let exactName = "exact.csv"
  public static let runName = "run.json"
  public static let readmeName = "README.md"

  /// Writes a run into a fresh folder `<UTC date>-<commit>[-2]` inside `parent`.
  ///
  /// The folder is filled under another name and renamed when its files are on disk: it is there as a whole or
  /// not at all.
  ///
  /// - Parameters:
  ///   - table: Every row.
  ///   - record: What the rows were measured on; how many they are is added.
  ///   - parent: The directory in which the folder is made.
  ///   - notes: What the README's answers say beyond the rows.
  ///   - screens: A screen of each scenario, as far as there are any.
  /// - Returns: The path of the folder.
  /// - Throws: ``InputError`` when `parent` cannot be made or written.
  public static func write(
    _ table: ResultTable, _ record: RunRecord, under parent: String, notes: ScenarioNotes = ScenarioNotes(),
    screens: [PictureStrip] = []
  ) throws(InputError) -> String {
    try AtomicFile.makeDirectories(parent)
    let name = "\(UTC.day(of: record.start))-\(record.commit.prefix(10))"
    guard let partial = AtomicFile.unused(name, in: parent, make: { mkdir($0, 0o755) == 0 }) else {
      throw AtomicFile.unwritable(parent)
    }
    do throws(InputError) {
      try writeFiles(table, record, notes, screens, in: partial)
      return try rename(partial, toFresh: name, in: parent)
    } catch {
      for file in [resultsName, exactName, runName, readmeName, RecordedScreens.name] {
        unlink("\(partial)/\(file)")
      }
      rmdir(partial)
      throw error
    }
  }

  private static func writeFiles(
    _ table: ResultTable, _ record: RunRecord, _ notes: ScenarioNotes, _ screens: [PictureStrip],
    in folder: String
  ) throws(InputError) {
    var record = record
    record.files = [:]
    if !screens.isEmpty {
      let text = RecordedScreens.text(of: screens)
      record.files[RecordedScreens.name] = FileDigest(of: Array(text.utf8), rows: screens.count)
      try AtomicFile.write(text, to: "\(folder)/\(RecordedScreens.name)")
    }
    try writeRows([resultsName: table, exactName: table.exactRows], record, in: folder, named: folder)
    try AtomicFile.write(RecordReadme.text(of: table, record, notes), to: "\(folder)/\(readmeName)")
  }

  /// Writes tables under their names and the `run.json` that vouches for them.
  static func writeRows(
    _ tables: [String: ResultTable], _ record: RunRecord, in folder: String, named name: String
  ) throws(InputError) {
    var record = record
    for (file, table) in tables {
      let text = CSVWriter.text(of: table)
      record.files[file] = FileDigest(of: Array(text.utf8), rows: table.rows.count)
      try AtomicFile.write(text, to: "\(folder)/\(file)", named: "\(name)/\(file)")
    }
    try AtomicFile.write(record.json.text, to: "\(folder)/\(runName)", named: "\(name)/\(runName)")
  }

  /// A rename onto a folder that holds files fails, so two runs that end together cannot take the same name.
  private static func rename(
    _ partial: String, toFresh name: String, in parent: String
  ) throws(InputError) -> String {
    var number = 1
    while true {
      let path = number == 1 ? "\(parent)/\(name)" : "\(parent)/\(name)-\(number)"
      number += 1
      if InputFile.kind(of: path) != .missing { continue }
      if systemRename(partial, path) == 0 {
        AtomicFile.synchronize(directory: parent)
        return path
      }
      guard errno == ENOTEMPTY || errno == EEXIST else { throw AtomicFile.unwritable(path) }
    }
  }

  private static func systemRename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(old, new)
    #else
      Darwin.rename(old, new)
    #endif
  }
}

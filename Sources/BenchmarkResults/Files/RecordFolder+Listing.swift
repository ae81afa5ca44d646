// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RecordFolder {
  /// Whether a directory is there and has a run in it.
  public static func isDirectoryOfRecords(_ directory: String) -> Bool {
    guard let stream = opendir(directory) else { return false }
    defer { closedir(stream) }
    while let name = nextRun(stream) {
      if InputFile.kind(of: "\(directory)/\(name)/\(runName)") == .file { return true }
    }
    return false
  }

  /// The runs recorded in a directory, oldest first.
  ///
  /// Folders without a `run.json`, and hidden ones, are not runs.
  ///
  /// - Parameters:
  ///   - directory: What holds the record folders.
  ///   - name: The directory as the user named it, for messages.
  /// - Throws: ``InputError`` when the directory or a run in it cannot be read, or when it has none.
  public static func records(
    in directory: String, named name: String
  ) throws(InputError) -> [(file: ResultFile, record: RunRecord)] {
    guard let stream = opendir(directory) else {
      throw InputError(
        "cannot be read: \(String(cString: strerror(errno)))", advice: "name a directory of records",
        file: name)
    }
    defer { closedir(stream) }
    var runs: [(file: ResultFile, record: RunRecord)] = []
    while let folder = nextRun(stream) {
      guard InputFile.kind(of: "\(directory)/\(folder)/\(runName)") == .file else { continue }
      let file = try ResultFile(named: "\(name)/\(folder)", at: "\(directory)/\(folder)")
      if let record = file.record { runs.append((file, record)) }
    }
    guard !runs.isEmpty else {
      throw InputError(
        "no recorded run in this directory", advice: "write one with 'run --output'", file: name)
    }
    return runs.sorted { ($0.record.start, $0.file.name) < ($1.record.start, $1.file.name) }
  }

  /// The next name in a directory that is not hidden.
  private static func nextRun(_ stream: OpaquePointer) -> String? {
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { return name }
    }
    return nil
  }
}

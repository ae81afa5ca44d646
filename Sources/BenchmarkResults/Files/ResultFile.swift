// SPDX-License-Identifier: Apache-2.0

/// What a FILE on the command line names: a CSV, a record folder, or `-`.
public struct ResultFile: Sendable {
  /// As the user named it.
  public let name: String
  public let table: ResultTable
  /// The `run.json` beside the rows, which vouches for them: they are as many as were written, and the same. `nil` when
  /// there is none.
  public let record: RunRecord?

  /// Joins rows and record.
  public init(name: String, table: ResultTable, record: RunRecord?) {
    self.name = name
    self.table = table
    self.record = record
  }

  /// Reads a CSV or a record folder.
  ///
  /// In a folder `results.csv` is read, or `exact.csv` where there is only that. A `run.json` beside either is
  /// read too, and every file that it lists must be there and be the one that it was written for; a CSV of another
  /// name stands alone, because nothing says that the record is its own.
  ///
  /// - Parameters:
  ///   - name: The file as the user named it, for messages.
  ///   - path: Where it is.
  /// - Throws: ``InputError`` for a file that is missing, unreadable, malformed, cut or changed.
  public init(named name: String, at path: String) throws(InputError) {
    var csv = ""
    var run: ((String) -> String)?
    switch InputFile.kind(of: path) {
    case .missing:
      throw InputError("no such file or folder", advice: "name a CSV, a record folder, or -", file: name)
    case .directory:
      let slash = path.hasSuffix("/") ? "" : "/"
      let names = [RecordFolder.resultsName, RecordFolder.exactName]
      guard let found = names.first(where: { InputFile.kind(of: path + slash + $0) == .file }) else {
        throw InputError(
          "no \(RecordFolder.resultsName) and no \(RecordFolder.exactName) in this folder",
          advice: "name a folder that 'run --output' wrote", file: name)
      }
      csv = slash + found
      run = { $0 + slash + RecordFolder.runName }
    case .file:
      if [RecordFolder.resultsName, RecordFolder.exactName].contains(AtomicFile.lastComponent(of: path)) {
        run = { "\(AtomicFile.directory(of: $0))/\(RecordFolder.runName)" }
      }
    }
    let bytes = try InputFile.bytes(at: path + csv, named: name + csv)
    let table = try CSVReader.table(from: bytes, file: name + csv)
    var record: RunRecord?
    if let run, InputFile.kind(of: run(path)) == .file {
      let json = try InputFile.bytes(at: run(path), named: run(name), limit: JSONReader.highestSize)
      record = try RunRecord(json: json, file: run(name))
    }
    if let run, let files = record?.files {
      let file = AtomicFile.lastComponent(of: path + csv)
      guard let digest = files[file] else {
        throw InputError("says nothing of \(file)", advice: FileDigest.advice, file: run(name))
      }
      try digest.check(bytes, rows: table.rows.count, file: name + csv)
      let (folder, shown) = (AtomicFile.directory(of: run(path)), AtomicFile.directory(of: run(name)))
      for (other, digest) in files.sorted(by: { $0.key < $1.key }) where other != file {
        let bytes = try InputFile.bytes(at: "\(folder)/\(other)", named: "\(shown)/\(other)")
        try digest.check(bytes, file: "\(shown)/\(other)")
      }
    }
    self.init(name: name, table: table, record: record)
  }

  /// Makes sure that both runs measured their texts by the same: other letters make another layout.
  ///
  /// A file without a record is trusted.
  ///
  /// - Throws: ``InputError`` when they did not.
  public func requireSameText(as old: ResultFile) throws(InputError) {
    guard let text = record?.text, let other = old.record?.text, text != other else { return }
    throw InputError(
      "its texts were measured by \(text), those of \(old.name) by \(other): nothing can be compared",
      advice: "run both with the same --text", file: name)
  }

  /// Reads rows that came through a pipe.
  ///
  /// - Throws: ``InputError`` for text that is no result file.
  public init(input bytes: [UInt8]) throws(InputError) {
    self.init(name: "-", table: try CSVReader.table(from: bytes, file: "-"), record: nil)
  }
}

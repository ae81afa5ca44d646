// SPDX-License-Identifier: Apache-2.0

/// What `run.json` says of a file beside it, so that a file that was cut or changed is noticed.
public struct FileDigest: Hashable, Sendable {
  public var rows: Int
  /// In hexadecimal digits, as `sha256sum` prints it.
  public var sha256: String

  /// What to do about a record that is not whole.
  static let advice = "copy the whole record again, or restore it from git"

  /// As read.
  init(rows: Int, sha256: String) {
    self.rows = rows
    self.sha256 = sha256
  }

  /// Of a file with so many rows.
  init(of bytes: [UInt8], rows: Int) {
    self.init(rows: rows, sha256: SHA256.hexadecimal(of: bytes))
  }

  /// Compares with what was read.
  ///
  /// - Throws: ``InputError`` when the file is not the one that this was taken of.
  func check(_ bytes: [UInt8], rows found: Int, file: String) throws(InputError) {
    guard found == rows else {
      let numbers = [found, rows].map { HumanFigure.grouped(Int64($0)) }
      throw InputError(
        "\(numbers[0]) rows where \(RecordFolder.runName) says \(numbers[1]): the file was cut or changed",
        advice: Self.advice, file: file)
    }
    try check(bytes, file: file)
  }

  /// The same for a file whose rows nobody has asked for.
  func check(_ bytes: [UInt8], file: String) throws(InputError) {
    guard SHA256.hexadecimal(of: bytes) == sha256 else {
      throw InputError(
        "its checksum is not the one in \(RecordFolder.runName): the file was changed", advice: Self.advice,
        file: file)
    }
  }
}

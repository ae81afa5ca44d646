// SPDX-License-Identifier: Apache-2.0

/// Reads a result file, whole or not at all.
public enum CSVReader {
  /// The most cells of a row, some more than there are columns, so that a few too many are counted in the message.
  static let highestCellCount = 100

  /// Reads the bytes of a result file.
  ///
  /// - Parameters:
  ///   - bytes: All of the file.
  ///   - file: The name for messages, as the user gave it.
  /// - Throws: ``InputError`` with the place of the first mistake: a wrong header, a cell that is no number, a
  ///   row cut short, a key that stands twice.
  /// - Complexity: O(*n*) in the bytes for a file in its own order.
  public static func table(from bytes: [UInt8], file: String) throws(InputError) -> ResultTable {
    let rows: Result<[(row: ResultRow, start: Int)], InputError> = bytes.withUnsafeBufferPointer { buffer in
      do throws(InputError) {
        return .success(try readRows(buffer, file: file))
      } catch {
        return .failure(error)
      }
    }
    let read = try rows.get()
    do throws(ResultTable.DuplicateRow) {
      return try ResultTable(read.map(\.row))
    } catch {
      let places = bytes.withUnsafeBufferPointer { buffer in
        error.indices.map { CSVRowReader(buffer, file: file).place(of: read[$0].start) }
      }
      throw InputError(
        "a second row for \(error.key), first on line \(places[0].line)",
        advice: "remove one of the two, or write the file again", file: file, at: places[1])
    }
  }

  private static func readRows(
    _ buffer: UnsafeBufferPointer<UInt8>, file: String
  ) throws(InputError) -> [(row: ResultRow, start: Int)] {
    let reader = CSVRowReader(buffer, file: file)
    var scanner = CSVScanner(buffer, from: reader.firstByte)
    guard !scanner.isAtEnd else {
      throw InputError("the file is empty", advice: "write it again with 'run'", file: file)
    }
    var cells: [CSVScanner.Cell] = []
    cells.reserveCapacity(ResultColumn.count)
    var rows: [(row: ResultRow, start: Int)] = []
    // A guess from the usual length of a line; a file of one long line is not worth more.
    rows.reserveCapacity(min(buffer.count / 80, 1 << 20))
    do throws(CSVScanner.Mistake) {
      try scanner.readRow(into: &cells, limit: highestCellCount)
    } catch {
      throw reader.describe(error)
    }
    try reader.checkHeader(cells)
    while !scanner.isAtEnd {
      let start = scanner.position
      do throws(CSVScanner.Mistake) {
        try scanner.readRow(into: &cells, limit: highestCellCount)
      } catch {
        throw reader.describe(error)
      }
      rows.append((try reader.row(from: cells, start: start), start))
    }
    return rows
  }
}

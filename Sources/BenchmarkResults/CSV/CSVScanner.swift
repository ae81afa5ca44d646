// SPDX-License-Identifier: Apache-2.0

/// Splits the bytes of an RFC 4180 text into cells. Line ends may be `\n` or `\r\n`.
struct CSVScanner {
  /// Where a cell's text stands in the file.
  struct Cell {
    var bytes: Range<Int>
    /// Some quotes inside are doubled.
    var hasDoubledQuotes: Bool
    /// The first byte of the cell, its opening quote included; for messages.
    var start: Int
  }

  enum Mistake: Error {
    case quoteInPlainCell(at: Int)
    case textAfterQuote(at: Int)
    case unclosedQuote(at: Int)
    case tooManyCells(at: Int)
    /// The file ends without a line end: its tail is missing.
    case truncated(at: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads the cells of the next row into `cells`, whose old content is dropped.
  ///
  /// - Parameter limit: The most cells of a row: a line of commas must not fill the memory.
  mutating func readRow(into cells: inout [Cell], limit: Int) throws(Mistake) {
    cells.removeAll(keepingCapacity: true)
    while true {
      guard cells.count < limit else { throw .tooManyCells(at: position) }
      cells.append(try readCell())
      guard position < bytes.count else { throw .truncated(at: bytes.count) }
      let end = bytes[position]
      position += 1
      if end == UInt8(ascii: ",") { continue }
      if end == UInt8(ascii: "\r") { position += 1 }
      return
    }
  }

  /// Stops on the comma or line end behind the cell.
  private mutating func readCell() throws(Mistake) -> Cell {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try readQuotedCell() }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || isLineEnd(at: position) { break }
      if byte == UInt8(ascii: "\"") { throw .quoteInPlainCell(at: position) }
      position += 1
    }
    return Cell(bytes: start..<position, hasDoubledQuotes: false, start: start)
  }

  private mutating func readQuotedCell() throws(Mistake) -> Cell {
    let start = position
    var hasDoubledQuotes = false
    position += 1
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") {
        hasDoubledQuotes = true
        position += 2
        continue
      }
      let text = start + 1..<position
      position += 1
      if position < bytes.count {
        let byte = bytes[position]
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || isLineEnd(at: position) else {
          throw .textAfterQuote(at: position)
        }
      }
      return Cell(bytes: text, hasDoubledQuotes: hasDoubledQuotes, start: start)
    }
    throw .unclosedQuote(at: start)
  }

  private func isLineEnd(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
  }
}

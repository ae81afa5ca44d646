// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// How a report travels through the pipe: a line with the digest, the length of the display text and, where
/// there is one, the batch; the text; and the rows as a result file.
extension CaseReport {
  private nonisolated static let mark = "case-report"

  /// The bytes a child writes.
  nonisolated func encoded() throws -> [UInt8] {
    let digest = displayDigest.map { String($0, radix: 16) } ?? "-"
    let text = displayText.map { Array($0.utf8) }
    let steps = batch.map { " \($0)" } ?? ""
    var bytes = Array("\(Self.mark) \(digest) \(text.map { String($0.count) } ?? "-")\(steps)\n".utf8)
    bytes += text ?? []
    bytes += Array(CSVWriter.text(of: try ResultTable(rows)).utf8)
    return bytes
  }

  /// Reads what a child wrote; `nil` when it is cut short.
  nonisolated init?(decoding bytes: [UInt8]) {
    guard let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")), bytes.last == UInt8(ascii: "\n") else {
      return nil
    }
    let words = String(decoding: bytes[..<lineEnd], as: UTF8.self).split(separator: " ")
    guard words.count == 3 || words.count == 4, words[0] == Self.mark else { return nil }
    var rest = bytes[(lineEnd + 1)...]
    var text: String?
    if words[2] != "-" {
      guard let length = Int(words[2]), length >= 0, length <= rest.count else { return nil }
      text = String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
    }
    guard let table = try? CSVReader.table(from: Array(rest), file: "child") else { return nil }
    self.init(
      rows: table.rows, displayDigest: UInt64(words[1], radix: 16), displayText: text,
      batch: words.dropFirst(3).first.flatMap { Int($0) })
  }
}

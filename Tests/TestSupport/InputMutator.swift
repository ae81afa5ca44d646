// SPDX-License-Identifier: Apache-2.0

/// Damages texts as disks, editors and people do, and as somebody would who wants to break a reader.
package struct InputMutator {
  /// What stands for a number, a name or a sign in the texts, and what readers stumble over.
  private static let words = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "99999999999999999999999", "-1",
    "0",
    "00", "1e999", "1e-999", "-0.0", "0.1", "nan", "inf", "0x1p3", "1.", ".5", "+1", "1_000", "null", "true",
    "{}", "[]", "{", "}", "[", "]", "\"", "\"\"", ",", ":", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800",
    "\n",
    "\r\n", "\r", "\t", "\u{0}", "\u{1b}[2J", "\u{600}", "\u{301}", "\u{200d}", "\u{202e}", "\u{feff}",
    "=1+1",
    "@x", "'", "''", "<script>", "$(id)", "`id`", "{a,b}", "{a,{b}}", "*", "?", "/", "//", "é", "🧪", "exact",
    "sampled", "count", "ns", "ratio", "crashed: x", "2026-02-30T25:61:61Z", "schema", "files", "sha256",
    "rows",
  ]

  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number below a bound.
  package mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &generator)
  }

  /// One of several.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// The text with one damage, or up to four.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<pick([1, 1, 1, 2, 4]) { damage(&bytes) }
    return bytes
  }

  /// A text of words, and of pieces of what is given.
  package mutating func text(_ pieces: [String], length: Int) -> String {
    (0..<number(below: length + 1)).map { _ in number(below: 3) == 0 ? pick(Self.words) : pick(pieces) }
      .joined()
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = number(below: bytes.count + 1)
    let end = min(bytes.count, place + number(below: 40))
    switch number(below: 12) {
    case 0: bytes.removeSubrange(place...)
    case 1: cutAtALineEnd(&bytes)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: number(below: bytes.count + 1))
    case 4: if place < bytes.count { bytes[place] ^= 1 << UInt8(number(below: 8)) }
    case 5: if place < bytes.count { bytes[place] = UInt8(number(below: 256)) }
    case 6: exchangeLines(&bytes)
    case 7: repeatPiece(&bytes, place, end)
    case 8: bytes.insert(contentsOf: pick(Self.words).utf8, at: place)
    default: replaceWord(&bytes, near: place)
    }
  }

  private mutating func cutAtALineEnd(_ bytes: inout [UInt8]) {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    guard !ends.isEmpty else { return }
    bytes.removeSubrange((pick(ends) + 1)...)
  }

  private mutating func exchangeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (first, second) = (number(below: lines.count), number(below: lines.count))
    if number(below: 2) == 0 { lines.swapAt(first, second) } else { lines.insert(lines[first], at: second) }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Deep nesting, long runs.
  private mutating func repeatPiece(_ bytes: inout [UInt8], _ place: Int, _ end: Int) {
    guard place < end else { return }
    let piece = Array(bytes[place..<min(end, place + 4)])
    bytes.insert(contentsOf: (0..<pick([3, 30, 3_000])).flatMap { _ in piece }, at: place)
  }

  /// Puts something else in place of what stands between two signs.
  private mutating func replaceWord(_ bytes: inout [UInt8], near place: Int) {
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "z") ~= byte
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard let start = bytes[place...].firstIndex(where: isWord) else { return }
    let end = bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(pick(Self.words).utf8))
  }
}

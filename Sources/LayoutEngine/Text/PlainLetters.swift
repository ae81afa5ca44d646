// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an ASCII string of one line is measured by.
struct PlainLetters {
  /// The number of Characters.
  private(set) var count: Int

  private static var spaces: UInt64 { 0x2020_2020_2020_2020 }

  /// Looks at eight bytes at once: most texts are a few words, and every one is measured when it comes.
  /// - Parameter start: What stands before this byte is known to be ASCII of one line.
  /// - Returns: nil for other strings.
  init?(_ string: __shared String, from start: Int = 0) {
    count = 0
    let isPlain = string.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      var offset = start
      while offset < bytes.count {
        var word = Self.spaces
        if offset + 8 <= bytes.count {
          word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        } else {
          word = Self.lastWord(UnsafeRawBufferPointer(bytes), from: offset)
        }
        // The highest bit of each byte, where the byte is larger than a bound.
        let isAbove9 = word &+ 0x7676_7676_7676_7676
        let isAbove13 = word &+ 0x7272_7272_7272_7272
        if (word | (isAbove9 & ~isAbove13)) & 0x8080_8080_8080_8080 != 0 { return false }
        offset += 8
      }
      count = bytes.count
      return true
    }
    guard isPlain == true else { return nil }
  }

  /// The last bytes, which are less than eight, and spaces in front of them. They stand in any order.
  @inline(__always)
  private static func lastWord(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    var (word, offset) = (spaces, start)
    let count = bytes.count - start
    if count & 4 != 0 {
      word = word << 32 | UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      offset += 4
    }
    if count & 2 != 0 {
      word = word << 16 | UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      offset += 2
    }
    if count & 1 != 0 { word = word << 8 | UInt64(bytes[offset]) }
    return word
  }

  /// The metrics on one line.
  func metrics(_ fontSize: CGFloat) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: CGFloat(count) * fontSize / 2, height: fontSize), firstBaseline: 0.8 * fontSize,
      lastBaseline: 0.8 * fontSize)
  }
}

/// The lines of an ASCII string in one font size: every letter is as wide as any other, so letters are counted, and nothing is
/// kept of them. The rules are those of ``LineBreaker``.
struct PlainLines {
  /// The most letters on a line.
  private let limit: Int
  /// How many lines there are, and the letters on the longest of them; of the first lines alone where there is a line limit.
  private(set) var count = 0
  private(set) var longest = 0
  private let lineLimit: Int

  private var line = 0
  private var gap = 0
  private var isAtWrappedStart = false

  /// No lines yet.
  /// - Returns: nil for a font without size, and for a width that is no number.
  init?(fontSize: CGFloat, width: CGFloat?, lineLimit: Int?) {
    guard fontSize > 0, width?.isNaN != true else { return nil }
    self.lineLimit = lineLimit.map { max(1, $0) } ?? .max
    limit = Self.letters(in: width, fontSize / 2)
  }

  /// - Returns: nil for other strings as well.
  init?(_ string: __shared String, fontSize: CGFloat, width: CGFloat?, lineLimit: Int?) {
    self.init(fontSize: fontSize, width: width, lineLimit: lineLimit)
    let isPlain = string.utf8.withContiguousStorageIfAvailable { add($0, from: 0) { _, _ in } }
    guard isPlain == true else { return nil }
  }

  /// Whether lines are as long in both, and as many count.
  func hasLimits(of other: PlainLines) -> Bool { limit == other.limit && lineLimit == other.lineLimit }

  /// How many letters have room in a width.
  private static func letters(in width: CGFloat?, _ advance: CGFloat) -> Int {
    guard let width else { return .max }
    let room = width + TextMetrics.roundingError
    let quotient = (room / advance).rounded(.down)
    guard quotient < 1e9 else { return .max }
    guard quotient > 0 else { return 0 }
    // The quotient is rounded before it is rounded down.
    let letters = Int(quotient)
    if CGFloat(letters) * advance > room { return letters - 1 }
    return CGFloat(letters + 1) * advance <= room ? letters + 1 : letters
  }

  /// Adds a whole text.
  ///
  /// - Parameters:
  ///   - start: The first byte of a word; what stands before it has been added.
  ///   - wordWillBegin: Called with the first byte of each further word, and the lines of what stands before it.
  /// - Returns: False for a text with other letters.
  @inline(__always)
  mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ wordWillBegin: (Int, PlainLines) -> Void
  ) -> Bool {
    var start = start
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte > 0x20, byte < 0x80 { continue }
      if byte == 0x20 {
        addWord(index - start)
        gap += 1
      } else if byte == 0x0A {
        addWord(index - start)
        endParagraph()
      } else if byte >= 0x80 || (0x0B...0x0D).contains(byte) {
        return false
      } else {
        // Others are letters like any.
        continue
      }
      start = index + 1
      wordWillBegin(start, self)
    }
    addWord(bytes.count - start)
    endParagraph()
    return true
  }

  @inline(__always)
  private mutating func addWord(_ word: Int) {
    if word == 0 { return }
    if !isAtWrappedStart || line > 0 {
      if line + gap + word <= limit {
        line += gap
      } else if line > 0 {
        endLine(isWrap: true)
      }
    }
    gap = 0
    // Of a longer word the line is empty now. A letter that has no room has a line of its own.
    let full = max(1, limit)
    if word <= full {
      line += word
      return
    }
    for _ in 0..<((word - 1) / full) {
      line = full
      endLine(isWrap: true)
    }
    line = (word - 1) % full + 1
  }

  /// Spaces at the end count while they have room.
  private mutating func endParagraph() {
    line += max(0, min(gap, limit - line))
    gap = 0
    endLine(isWrap: false)
  }

  private mutating func endLine(isWrap: Bool) {
    if count < lineLimit {
      count += 1
      longest = max(longest, line)
    }
    line = 0
    isAtWrappedStart = isWrap
  }

  func metrics(_ fontSize: CGFloat) -> TextMetrics {
    let height = CGFloat(count) * fontSize
    return TextMetrics(
      size: CGSize(width: CGFloat(longest) * fontSize / 2, height: height), firstBaseline: 0.8 * fontSize,
      lastBaseline: height - 0.2 * fontSize)
  }
}

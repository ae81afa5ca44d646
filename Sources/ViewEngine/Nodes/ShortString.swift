// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A string of up to fifteen ASCII letters, as the two words in which Swift stores it.
///
/// The letters begin in the lowest byte of the first word. The highest byte of the second word holds how many they are, and
/// the bits 0xE0. Source: the Swift standard library, "StringObject.swift", section on small strings.
@usableFromInline
package struct ShortString {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// - Returns: nil for a string that is longer or has other letters, and wherever strings are stored in another way.
  @inlinable @inline(__always)
  package init?(_ string: borrowing String) {
    self.init(wordsOf: string)
    if !isShort { return nil }
  }

  @inlinable @inline(__always)
  init(wordsOf string: borrowing String) {
    (low, high) = unsafeBitCast(copy string, to: (UInt64, UInt64).self)
  }

  @inlinable @inline(__always)
  var isShort: Bool { high >> 60 == 0xE && Self.isLayoutKnown }

  @inlinable
  static var isLayoutKnown: Bool { layoutIsKnown.load(ordering: .relaxed) }

  // Set by the first host: a constant that works itself out is asked at each use whether it was worked out.
  @usableFromInline static let layoutIsKnown = Atomic(false)

  /// Finds out whether strings of every length are stored as described. Before, none is taken for a short one.
  static func learnLayout() {
    if !isLayoutKnown { layoutIsKnown.store(storesAsDescribed, ordering: .relaxed) }
  }

  private static var storesAsDescribed: Bool {
    let letters = Array("some 15 letters".utf8)
    return MemoryLayout<String>.size == 16
      && (0...letters.count).allSatisfy { count in
        var words = [UInt64(0), UInt64(0xE0 + count) << 56]
        for index in 0..<count { words[index / 8] |= UInt64(letters[index]) << (index % 8 * 8) }
        let stored = ShortString(wordsOf: String(decoding: letters.prefix(count), as: UTF8.self))
        return [stored.low, stored.high] == words
      }
  }

  /// The letters, the first one in the lowest byte of the first word, and zeros behind them.
  @inlinable @inline(__always)
  package var letters: (UInt64, UInt64) { (low, high & 0x00FF_FFFF_FFFF_FFFF) }

  /// Adds the decimal digits of a number to a short text. The words are written where the text is stored: no short text holds
  /// a reference, so none is counted.
  ///
  /// - Returns: where the digits stand, by offsets in UTF-8; nil, and the text as it was, if it is or would become longer, or if
  ///   the number is negative or has more than eight digits.
  @inlinable @inline(__always)
  package static func append(_ number: Int, to text: inout String) -> Range<Int>? {
    withUnsafeMutableBytes(of: &text) { bytes in
      var words = bytes.load(as: ShortString.self)
      guard words.isShort, let digits = words.append(number) else { return nil }
      bytes.storeBytes(of: words, as: ShortString.self)
      return digits
    }
  }

  @inlinable @inline(__always)
  mutating func append(_ number: Int) -> Range<Int>? {
    guard 0..<100_000_000 ~= number else { return nil }
    let eight = Self.eightDigits(of: UInt64(truncatingIfNeeded: number))
    let zeros = min(eight.trailingZeroBitCount / 8, 7)
    let digits = (eight | 0x3030_3030_3030_3030) &>> UInt64(8 * zeros)
    let (count, added) = (Int(high >> 56 & 0xF), 8 &- zeros)
    if count &+ added > 15 { return nil }
    if count < 8 {
      low |= digits << (8 * count)
      high |= digits >> (64 - 8 * count)
    } else {
      high |= digits << (8 * count - 64)
    }
    high &+= UInt64(truncatingIfNeeded: added) << 56
    return Range(uncheckedBounds: (count, count &+ added))
  }

  /// The eight digits of a number below 100,000,000, the first one in the lowest byte. They are worked out side by side: two
  /// parts of four digits, then four of two, then eight of one. 10,486 / 2^20 and 103 / 2^10 stand for 1 / 100 and 1 / 10.
  @inlinable @inline(__always)
  static func eightDigits(of number: UInt64) -> UInt64 {
    var parts = number / 10_000 | (number % 10_000) << 32
    let hundreds = (parts &* 10_486) >> 20 & 0x0000_007F_0000_007F
    parts = (parts &- hundreds &* 100) << 16 | hundreds
    let tens = (parts &* 103) >> 10 & 0x000F_000F_000F_000F
    return (parts &- tens &* 10) << 8 | tens
  }
}

extension String {
  /// Whether two strings are stored in the same two words, and so are equal. Of others that says nothing.
  @inlinable @inline(__always)
  package borrowing func isStored(like other: borrowing String) -> Bool {
    let (words, others) = (ShortString(wordsOf: self), ShortString(wordsOf: other))
    return words.low == others.low && words.high == others.high
  }
}

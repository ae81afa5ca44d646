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

  /// Adds the decimal digits of a number to a short text, with a comma between each three of them. The words are written
  /// where the text is stored: no short text holds a reference, so none is counted.
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
    let count = Int(high >> 56 & 0xF)
    let added = number < 1_000 ? append(digits, 8 &- zeros) : append(grouping: digits, 8 &- zeros)
    return added ? Range(uncheckedBounds: (count, Int(high >> 56 & 0xF))) : nil
  }

  /// Adds four to eight digits in groups of three.
  @inlinable @inline(never)
  mutating func append(grouping digits: UInt64, _ count: Int) -> Bool {
    let first = (count &- 1) % 3 &+ 1
    if !append(digits & ((1 << UInt64(8 * first)) &- 1), first) { return false }
    var left = digits >> UInt64(8 * first)
    for _ in 0..<(count &- first) / 3 {
      if !append(left << 8 & 0xFFFF_FF00 | 0x2C, 4) { return false }
      left >>= 24
    }
    return true
  }

  /// Adds up to eight letters, the first one in the lowest byte, and zeros behind them.
  ///
  /// - Returns: whether there is room for them.
  @inlinable @inline(__always)
  mutating func append(_ letters: UInt64, _ added: Int) -> Bool {
    let count = Int(high >> 56 & 0xF)
    if count &+ added > 15 { return false }
    if count < 8 {
      low |= letters << (8 * count)
      high |= letters >> (64 - 8 * count)
    } else {
      high |= letters << (8 * count - 64)
    }
    high &+= UInt64(truncatingIfNeeded: added) << 56
    return true
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
  /// A printed number with a comma between each three digits before the point, as in English.
  @usableFromInline
  package var groupingDigits: String {
    let start = utf8.first == 0x2d ? 1 : 0
    let digits = utf8.dropFirst(start).prefix { 0x30...0x39 ~= $0 }.count
    if digits < 4 { return self }
    var grouped: [UInt8] = []
    grouped.reserveCapacity(utf8.count + digits / 3)
    for (index, byte) in utf8.enumerated() {
      let left = start + digits - index
      if index > start, left > 0, left % 3 == 0 { grouped.append(0x2c) }
      grouped.append(byte)
    }
    return String(decoding: grouped, as: UTF8.self)
  }

  /// Whether two strings are stored in the same two words, and so are equal. Of others that says nothing.
  @inlinable @inline(__always)
  package borrowing func isStored(like other: borrowing String) -> Bool {
    let (words, others) = (ShortString(wordsOf: self), ShortString(wordsOf: other))
    return words.low == others.low && words.high == others.high
  }
}

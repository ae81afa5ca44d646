// SPDX-License-Identifier: Apache-2.0

/// A string of up to fifteen ASCII letters, as the two words in which Swift stores it.
///
/// The letters begin in the lowest byte of the first word. The highest byte of the second word holds how many they are, and
/// the bits 0xE0. Source: the Swift standard library, "StringObject.swift", section on small strings.
package struct ShortString {
  private var low: UInt64
  private var high: UInt64

  /// - Returns: nil for a string that is longer or has other letters, and wherever strings are stored in another way.
  @inline(__always)
  package init?(_ string: String) {
    self.init(wordsOf: string)
    if high >> 60 != 0xE || !Self.isLayoutKnown { return nil }
  }

  @inline(__always)
  private init(wordsOf string: String) {
    (low, high) = unsafeBitCast(string, to: (UInt64, UInt64).self)
  }

  /// Whether strings of every length are stored as described, tried once with known ones.
  private static let isLayoutKnown: Bool = {
    let letters = Array("some 15 letters".utf8)
    return MemoryLayout<String>.size == 16
      && (0...letters.count).allSatisfy { count in
        var words = [UInt64(0), UInt64(0xE0 + count) << 56]
        for index in 0..<count { words[index / 8] |= UInt64(letters[index]) << (index % 8 * 8) }
        let stored = ShortString(wordsOf: String(decoding: letters.prefix(count), as: UTF8.self))
        return [stored.low, stored.high] == words
      }
  }()

  /// The string.
  @inline(__always)
  package var string: String { unsafeBitCast((low, high), to: String.self) }

  /// Adds the decimal digits of a number.
  ///
  /// - Returns: false if the number is negative or has more than eight digits, or if the string would be too long.
  @inline(__always)
  package mutating func append(_ number: Int) -> Bool {
    guard 0..<100_000_000 ~= number else { return false }
    // The digits as they are stored, the first one in the lowest byte.
    var (digits, added, rest) = (UInt64(0), 0, UInt32(truncatingIfNeeded: number))
    repeat {
      digits = digits << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
      added += 1
    } while rest > 0
    let count = Int(high >> 56 & 0xF)
    if count + added > 15 { return false }
    if count < 8 {
      low |= digits << (8 * count)
      high |= digits >> (64 - 8 * count)
    } else {
      high |= digits << (8 * count - 64)
    }
    high += UInt64(added) << 56
    return true
  }
}

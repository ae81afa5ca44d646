// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text of numbers and separators, in UTF-8, put together in memory that is thrown away then.
///
/// Each display list asks for the outlines of all shapes, and so does each view that leaves slowly. A string that grew
/// piece by piece took ten times as long.
struct PrintedBytes {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// The bytes of the longest number, which has seventeen digits, two signs, a point and a power of ten.
  static let longestNumber = 24

  /// - Parameter length: How many bytes there are at most.
  static func text(ofLength length: Int, _ write: (inout PrintedBytes) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { bytes in
      var printed = PrintedBytes(bytes: bytes)
      write(&printed)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<printed.count]), as: UTF8.self)
    }
  }

  private init(bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func append(_ byte: UInt8) {
    bytes.initializeElement(at: count, to: byte)
    count += 1
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a number, rounded to three decimals.
  mutating func append(_ value: Double) {
    // Smaller differences come from the order of additions. Layout often gives sixteenths of a point, which end in half a
    // thousandth. So a number a little below a half rounds up, and noise about the half makes no difference.
    let thousandths = (abs(value) * 1000 + 0.5001).rounded(.down)
    // Fifteen digits tell a number from all others, so they are what the standard library prints.
    guard thousandths < 1e15 else {
      let rounded = value < 0 ? -thousandths / 1000 : thousandths / 1000
      return append(abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")
    }
    let (whole, fraction) = Int(thousandths).quotientAndRemainder(dividingBy: 1000)
    if value < 0, thousandths > 0 { append(UInt8(ascii: "-")) }
    append(whole: whole)
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    var (rest, place) = (fraction, 100)
    while rest > 0 {
      append(digit: rest / place)
      (rest, place) = (rest % place, place / 10)
    }
  }

  private mutating func append(whole: Int) {
    if whole > 9 { append(whole: whole / 10) }
    append(digit: whole % 10)
  }

  private mutating func append(digit: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}

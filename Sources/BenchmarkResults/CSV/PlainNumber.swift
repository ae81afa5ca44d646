// SPDX-License-Identifier: Apache-2.0

/// Numbers as result files spell them: digits, a sign, one point; no exponent, no grouping.
enum PlainNumber {
  /// A whole number that fits; `nil` for anything else.
  static func integer(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard let digit = digit(byte) else { return nil }
      let (tens, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (next, carried) = tens.subtractingReportingOverflow(digit)
      if overflowed || carried { return nil }
      value = next
    }
    // Counted downwards, because the smallest number is not the negative of any other.
    guard !isNegative else { return value }
    return value == .min ? nil : -value
  }

  /// A decimal; exact for up to 15 digits, else the nearest number.
  static func decimal(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    var value: Int64 = 0
    var digits = 0
    var scale = 1.0
    var hasPoint = false
    for byte in isNegative ? text.dropFirst() : text {
      if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
        hasPoint = true
        continue
      }
      guard let digit = digit(byte) else { return nil }
      digits += 1
      if digits <= 15 {
        value = value * 10 + digit
        if hasPoint { scale *= 10 }
      }
    }
    guard digits > 0, text.last != UInt8(ascii: ".") else { return nil }
    if digits > 15 {
      let number = Double(String(decoding: text, as: UTF8.self))
      return number?.isFinite == true ? number : nil
    }
    let magnitude = Double(value) / scale
    return isNegative ? -magnitude : magnitude
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int64(byte - UInt8(ascii: "0")) : nil
  }
}

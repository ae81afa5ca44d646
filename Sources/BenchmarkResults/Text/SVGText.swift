// SPDX-License-Identifier: Apache-2.0

/// Numbers inside an SVG picture, by itself or in a page.
enum SVGText {
  /// A length with so many decimal places at most, without an exponent.
  static func number(_ value: Double, places: Int = 2) -> String {
    guard value.isFinite else { return "0" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let limited = min(max(value, -1e12), 1e12)
    let scaled = Int((limited * Double(scale)).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = scaled < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Figures as people read them in a terminal. Files never hold these.
public enum HumanFigure {
  /// A figure with its unit: times and bytes in three digits, counts in full.
  public static func text(_ value: Double, _ unit: Metric.Unit) -> String {
    switch unit {
    case .count: count(value)
    case .bytes: scaled(value, ["B", "kB", "MB", "GB", "TB"])
    case .nanoseconds: scaled(value, ["ns", "µs", "ms", "s"])
    case .ratio: multiple(value)
    }
  }

  /// A number of things: `1 body`, `2 bodies`.
  ///
  /// - Parameter many: What more than one are called; with an `s` unless said otherwise.
  package static func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// How many times the first figure the second is: `1.07× more`, `45.0× less`; a dash where the first is 0.
  public static func ratio(_ first: Double, _ second: Double) -> String {
    if first == second { return "1.00×" }
    guard first != 0 else { return "–" }
    return multiple(second / first)
  }

  /// A ratio, always told from the side on which it is above 1, in three digits: `1.07× more`, `45.0× less`.
  public static func multiple(_ ratio: Double) -> String {
    guard ratio > 0 else { return "0×" }
    let text = digits(max(ratio, 1 / ratio)) + "×"
    return text == "1.00×" ? text : text + (ratio < 1 ? " less" : " more")
  }

  /// A ratio with its interval: `1.31× more (±0.03)`, `45.0× less (±2.0)`, and `≈ (±0.02)` for what cannot be told
  /// from 1.
  public static func multiple(_ ratio: RatioInterval) -> String {
    ratio.containsOne ? "≈ (\(margin(of: ratio)))" : "\(multiple(ratio.value)) (\(margin(of: ratio)))"
  }

  /// A ratio on the side on which ``multiple(_:)-(Double)`` tells it; one that cannot be told from 1 as it is.
  static func told(_ ratio: RatioInterval) -> RatioInterval {
    ratio.value < 1 && !ratio.containsOne ? ratio.inverse : ratio
  }

  /// The interval of a ratio as `±`, on the side on which ``multiple(_:)-(Double)`` tells it, or by its ends where it
  /// is too lopsided for that. Never less than it is.
  public static func margin(of ratio: RatioInterval) -> String {
    let shown = told(ratio)
    let half = (shown.upper - shown.lower) / 2
    guard half <= shown.value / 4 else { return "\(digits(shown.lower))–\(digits(shown.upper))" }
    let places = decimals(shown.value)
    let step = places == 2 ? 0.01 : places == 1 ? 0.1 : 1
    return "±" + fixed(max(step, (half / step - 1e-6).rounded(.up) * step), places)
  }

  private static func digits(_ ratio: Double) -> String {
    guard ratio >= 999.5, ratio < 1e12 else { return fixed(ratio, decimals(ratio)) }
    var step: Int64 = 1
    while ratio / Double(step) >= 999.5 { step *= 10 }
    return grouped(Int64((ratio / Double(step)).rounded()) * step)
  }

  private static func decimals(_ ratio: Double) -> Int { ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0 }

  /// A change in percent with its sign; a dash where the first figure is 0.
  public static func percent(_ first: Double, _ second: Double) -> String {
    guard first != 0 else { return first == second ? "0.0%" : "–" }
    let change = (second - first) / abs(first) * 100
    return (change >= 0 ? "+" : "") + fixed(change, abs(change) < 1000 ? 1 : 0) + "%"
  }

  /// A change of a count with its sign.
  public static func change(_ first: Int64, _ second: Int64, _ unit: Metric.Unit) -> String {
    let (difference, overflows) = second.subtractingReportingOverflow(first)
    if overflows { return second < first ? "smaller" : "larger" }
    return (difference > 0 ? "+" : "")
      + (unit == .count ? grouped(difference) : text(Double(difference), unit))
  }

  /// Two different figures, `7.18 kB → 464 B`; in full where three digits do not tell them apart, `19,712 → 19,744 B`.
  static func step(from first: Int64, to second: Int64, _ unit: Metric.Unit) -> String {
    let figures = [first, second].map { text(Double($0), unit) }
    guard unit == .bytes, figures[0] == figures[1] else { return figures.joined(separator: " → ") }
    return "\(grouped(first)) → \(grouped(second)) B"
  }

  /// The counts of several steps: `12`, or `12 to 1,000` where steps differ.
  static func range(_ counts: ExactSummary) -> String {
    counts.min == counts.max ? grouped(counts.min) : "\(grouped(counts.min)) to \(grouped(counts.max))"
  }

  /// A whole number in groups of three.
  public static func grouped(_ value: Int64) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A number with a fixed number of decimals, at most 9.
  public static func fixed(_ value: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return decimals == 0 ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  private static func count(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 9e15 ? grouped(Int64(value)) : fixed(value, 1)
  }

  private static func scaled(_ value: Double, _ units: [String]) -> String {
    var value = value
    var unit = 0
    while unit + 1 < units.count, abs(value) >= 999.5 {
      value /= 1000
      unit += 1
    }
    let magnitude = abs(value)
    let isWhole = unit == 0 && value == value.rounded()
    let decimals = isWhole || magnitude >= 99.95 ? 0 : magnitude >= 9.995 ? 1 : 2
    return "\(fixed(value, decimals)) \(units[unit])"
  }
}

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

  /// How many times the first figure the second is: `1.07×`, `45× less`; a dash where the first is 0.
  public static func ratio(_ first: Double, _ second: Double) -> String {
    if first == second { return "1.00×" }
    guard first != 0 else { return "–" }
    return multiple(second / first)
  }

  /// A ratio: `1.07×`; one that two decimals would flatten from the other side: `45× less`.
  public static func multiple(_ ratio: Double) -> String {
    guard ratio > 0 else { return fixed(ratio, 2) + "×" }
    return ratio < smallestMultiple ? digits(1 / ratio) + "× less" : digits(ratio) + "×"
  }

  /// A ratio with its interval: `1.31× (±0.03)`, `45× less (±2)`, and `≈ (±0.02)` for what cannot be told from 1.
  public static func multiple(_ ratio: RatioInterval) -> String {
    if ratio.containsOne { return "≈ (\(margin(ratio)))" }
    let isLess = ratio.value < smallestMultiple
    let shown = isLess ? ratio.inverse : ratio
    let half = (shown.upper - shown.lower) / 2
    let isFine = half < 0.005 && shown.value < 10
    let value = isFine ? fixed(shown.value, 3) : digits(shown.value)
    return "\(value)×\(isLess ? " less" : "") (\(margin(shown)))"
  }

  /// Ratios below this are told from the other side.
  private static let smallestMultiple = 0.2

  private static func digits(_ ratio: Double) -> String {
    fixed(ratio, decimals(ratio))
  }

  private static func decimals(_ ratio: Double) -> Int { ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0 }

  /// The interval as `±`, or by its ends where it is too lopsided for that.
  private static func margin(_ ratio: RatioInterval) -> String {
    let half = (ratio.upper - ratio.lower) / 2
    guard half <= ratio.value / 4 else { return "\(digits(ratio.lower))–\(digits(ratio.upper))" }
    return "±" + fixed(half, half < 0.005 ? 3 : decimals(ratio.value))
  }

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

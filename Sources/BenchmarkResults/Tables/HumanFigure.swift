// SPDX-License-Identifier: Apache-2.0

/// Figures as people read them in a terminal. Files never hold these.
public enum HumanFigure {
  /// A figure with its unit: times and bytes in three digits, counts in full.
  public static func text(_ value: Double, _ unit: Metric.Unit) -> String {
    switch unit {
    case .count: count(value)
    case .bytes: scaled(value, ["B", "kB", "MB", "GB", "TB"])
    case .nanoseconds: scaled(value, ["ns", "µs", "ms", "s"])
    }
  }

  /// How many times the first figure the second is: `1.07×`; a dash where the first is 0.
  public static func ratio(_ first: Double, _ second: Double) -> String {
    if first == second { return "1.00×" }
    guard first != 0 else { return "–" }
    let ratio = second / first
    return fixed(ratio, abs(ratio) < 10 ? 2 : abs(ratio) < 100 ? 1 : 0) + "×"
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

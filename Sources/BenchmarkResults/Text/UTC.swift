// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Times as records spell them: ISO 8601, whole seconds, UTC.
enum UTC {
  /// The seconds of years with four digits: others have no spelling.
  private static let (earliest, latest) = (-62_167_219_200.0, 253_402_300_799.0)

  /// `2026-01-31T23:59:59Z`.
  static func text(of date: Date) -> String {
    let seconds = Int(min(max(date.timeIntervalSince1970.rounded(.down), earliest), latest))
    let (day, second) = floorDivided(seconds, 86_400)
    return "\(civil(day))T\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }

  /// `2026-01-31`.
  static func day(of date: Date) -> String { String(text(of: date).prefix(10)) }

  /// The time of ``text(of:)``; `nil` for any other spelling, and for a date that no calendar has.
  static func date(of text: String) -> Date? {
    let widths = [4, 2, 2, 2, 2, 2]
    let digits = text.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.map(\.count) == widths else { return nil }
    let parts = digits.compactMap { Int(Substring($0)) }
    guard parts.count == widths.count, parts[1] >= 1, parts[1] <= 12 else { return nil }
    let seconds = parts[3] * 3_600 + parts[4] * 60 + parts[5]
    let date = Date(timeIntervalSince1970: Double(days(parts[0], parts[1], parts[2]) * 86_400 + seconds))
    return self.text(of: date) == text ? date : nil
  }

  /// - Source: Hinnant, "chrono-Compatible Low-Level Date Algorithms": the year begins in March, so that the
  ///   leap day is its last.
  private static func civil(_ day: Int) -> String {
    let (era, dayOfEra) = floorDivided(day + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let digits = String(year)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(padded)-\(two(month))-\(two(dayOfYear - (153 * shifted + 2) / 5 + 1))"
  }

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (era, yearOfEra) = floorDivided(month <= 2 ? year - 1 : year, 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func floorDivided(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = ((value % divisor) + divisor) % divisor
    return ((value - remainder) / divisor, remainder)
  }

  private static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

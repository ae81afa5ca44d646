// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A length of time as typed: `90s`, `2m`, `500ms`, `1.5s`.
package struct TimeSpan: Equatable {
  /// In seconds, above 0.
  package let seconds: Double

  /// Reads an option's value.
  ///
  /// - Throws: `InputError` for a number or unit that cannot be read.
  package init(_ text: String, option: String) throws(InputError) {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600)]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.0.count)), number > 0, number * unit.1 <= 1e6
    else {
      throw InputError("--\(option) is '\(text)'", advice: "give a number with ms, s, m or h, such as 60s")
    }
    seconds = number * unit.1
  }

  /// Seconds as people read them: `42s`, `7m`.
  static func text(_ seconds: Double) -> String {
    seconds < 90 ? "\(Int(max(0, seconds).rounded()))s" : "\(Int((seconds / 60).rounded()))m"
  }

  /// The value of an option; `nil` when it is not there.
  static func value(_ option: Option, _ arguments: Arguments) throws(InputError) -> TimeSpan? {
    guard let text = arguments.value(option) else { return nil }
    return try TimeSpan(text, option: option.name)
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness

/// Words for the names of cases, made of whatever people call things.
enum CaseWord {
  /// Lowercase letters and digits, joined by hyphens: `Wi-Fi on` and `WiFiOn` become `wi-fi-on`.
  static func word(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isWord {
        let begins = ("A"..."Z").contains(scalar) && last.map { ("a"..."z").contains($0) } ?? false
        if begins || last == nil && !result.isEmpty { result += "-" }
        result += String(scalar).lowercased()
        last = scalar
      } else {
        last = nil
      }
    }
    return result
  }

  /// A word of at most so many characters; a longer one ends in a number that stands for what was cut off.
  static func shortened(_ word: String, to length: Int) -> String {
    guard word.count > length else { return word }
    let mark = String(digest(of: word) % 46_656, radix: 36)
    return "\(word.prefix(length - mark.count - 1))-\(mark)"
  }
}

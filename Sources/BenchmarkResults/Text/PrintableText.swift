// SPDX-License-Identifier: Apache-2.0

/// Text from a file made safe to show: a cell must not move the cursor, ring the bell or break a table.
///
/// This is the one place for terminals, and the first step for every other format. All of them look at Unicode
/// scalars, never at characters: a scalar that joins the next one, such as U+0600 before a quote, makes one
/// character of both, and what looks for the character of a quote does not see it.
public enum PrintableText {
  /// The text with every scalar that is not to be shown replaced by its escape, on one line.
  public static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7f ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown.append(contentsOf: "\\n".unicodeScalars)
      case "\t": shown.append(contentsOf: "\\t".unicodeScalars)
      case "\r": shown.append(contentsOf: "\\r".unicodeScalars)
      case _ where isControl(scalar):
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// C0 and C1 controls, DEL, line and paragraph separators, the marks that turn the reading direction, and tags,
  /// which spell invisible words.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0: true
    case 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xfff9...0xfffb: true
    case 0xe0000...0xe007f: true
    default: false
    }
  }

  /// Joins the replacements of scalars; what has none stays.
  static func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        replaced.append(contentsOf: other.unicodeScalars)
      } else {
        replaced.append(scalar)
      }
    }
    return String(replaced)
  }
}

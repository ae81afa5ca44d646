// SPDX-License-Identifier: Apache-2.0

/// Text from a file made safe to show: a cell must not move the cursor, ring the bell or break a table.
public enum PrintableText {
  /// The text with every control character shown as its escape.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      case "\r": shown += "\\r"
      default: shown += isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return shown
  }

  /// C0 and C1 controls, DEL, and the marks that turn the reading direction.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Keeps a spreadsheet from running a cell: `=`, `+`, `-` or `@` first, and not a number, gets a `'` in front. So do
/// the wide forms of these signs, and what stands behind blanks and controls that an import takes off.
///
/// Writing and reading are each other's inverse for every text: a cell that already is such a text behind
/// apostrophes gets one more.
///
/// - Source: OWASP, "CSV Injection".
package enum FormulaGuard {
  /// The cell as it is written.
  package static func guarded(_ text: String) -> String { needsGuard(text) ? "'" + text : text }

  /// The text of a cell as it was before ``guarded(_:)``.
  package static func restored(_ cell: String) -> String {
    guard cell.utf8.first == UInt8(ascii: "'"), needsGuard(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  /// Depends on nothing that stands before the sign, so that one more apostrophe changes nothing.
  private static func needsGuard(_ text: String) -> Bool {
    // Nearly every cell begins with a letter.
    if let first = text.utf8.first, first < 0x7f, UInt8(ascii: "A") <= first { return false }
    let rest = text.unicodeScalars.drop {
      $0 == "'" || $0.properties.isWhitespace || PrintableText.isControl($0)
    }
    switch rest.first {
    case "=", "@", "\u{ff1d}", "\u{ff0b}", "\u{ff0d}", "\u{ff20}": return true
    case "+", "-": return !isNumber(Substring(rest.dropFirst()).utf8)
    default: return false
    }
  }

  /// Digits, with at most one point between them.
  private static func isNumber(_ text: Substring.UTF8View) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }
}

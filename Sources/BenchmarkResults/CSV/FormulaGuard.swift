// SPDX-License-Identifier: Apache-2.0

/// Keeps a spreadsheet from running a cell: `=`, `+`, `-` or `@` first, and not a number, gets a `'` in front.
///
/// Writing and reading are each other's inverse for every text: a cell that already is such a text behind
/// apostrophes gets one more.
///
/// - Source: OWASP, "CSV Injection".
enum FormulaGuard {
  private static let apostrophe = UInt8(ascii: "'")

  /// The cell as it is written.
  static func guarded(_ text: String) -> String {
    needsGuard(text.utf8) ? "'" + text : text
  }

  /// The text of a cell as it was before ``guarded(_:)``.
  static func restored(_ cell: String) -> String {
    cell.utf8.first == apostrophe && needsGuard(cell.utf8) ? String(cell.dropFirst()) : cell
  }

  private static func needsGuard(_ text: String.UTF8View) -> Bool {
    let rest = text.drop { $0 == apostrophe }
    switch rest.first {
    case UInt8(ascii: "="), UInt8(ascii: "@"): return true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return !isNumber(rest.dropFirst())
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

// SPDX-License-Identifier: Apache-2.0

/// Text inside a Markdown page: in a paragraph, a heading, a list or a cell of a table.
public enum MarkdownText {
  private static let special = Set("\\`*_{}[]<>|~&$#".unicodeScalars)

  /// The text with a backslash before everything that CommonMark or GitHub gives a meaning within a line.
  ///
  /// - Source: CommonMark 0.31, "Backslash escapes": it works before every ASCII punctuation mark.
  public static func escaped(_ text: String) -> String {
    PrintableText.replacing(PrintableText.line(text)) { special.contains($0) ? "\\\($0)" : nil }
  }

  /// The same for the beginning of a block, where a dash or a number would begin a list.
  public static func escapedLine(_ text: String) -> String {
    let line = escaped(text)
    let rest = line.unicodeScalars.drop { "0"..."9" ~= $0 }
    guard let first = rest.first, "-+=.)".unicodeScalars.contains(first) else { return line }
    return String(line.unicodeScalars.prefix(line.unicodeScalars.count - rest.count)) + "\\" + String(rest)
  }

  /// The text as code. Inside a table a bar still ends the cell, and is escaped.
  public static func code(_ text: String) -> String {
    let line = PrintableText.line(text)
    let longest = longestRun(in: line)
    let fence = String(repeating: "`", count: longest + 1)
    let body = PrintableText.replacing(line) { $0 == "|" ? "\\|" : nil }
    // Blanks keep a backquote at either end from joining the fence; a page takes them off again.
    return longest == 0 && !body.isEmpty ? fence + body + fence : "\(fence) \(body) \(fence)"
  }

  /// A figure with its unit on one line, however narrow its column is.
  static func unbroken(_ figure: String) -> String { figure.replacing(" ", with: "\u{a0}") }

  /// Lines as a block of code, within a fence that none of them can end.
  public static func block(_ lines: [String]) -> [String] {
    let shown = lines.map(PrintableText.line)
    let fence = String(repeating: "`", count: max(3, (shown.map(longestRun).max() ?? 0) + 1))
    return [fence] + shown + [fence]
  }

  /// The most backquotes in a row.
  private static func longestRun(in line: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in line.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

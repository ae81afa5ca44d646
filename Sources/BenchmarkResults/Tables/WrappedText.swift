// SPDX-License-Identifier: Apache-2.0

/// Prose in lines.
public enum WrappedText {
  /// The columns of a line where nobody knows how wide the reader's window is.
  public static let usualWidth = 80

  /// The text in lines of at most so many characters, broken at blanks; a longer word, and a place in a file, has a line to
  /// itself.
  public static func lines(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in words(of: text) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// The words of a text. A place, such as `[My App/Card.swift:3:5; made at My App/Main.swift:9]`, may have blanks in its path:
  /// broken there, it could be neither followed nor copied.
  private static func words(of text: String) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace)
    var joined: [String] = []
    var (next, isInBrackets) = (0, false)
    while next < words.count {
      let opens = words[next].hasPrefix("[")
      isInBrackets = isInBrackets || opens
      let begins =
        next == 0 || opens || isInBrackets && words[next - 1] == "at" || words[next].hasPrefix("/")
      let last = begins ? endOfPlace(words[next...], isCertain: isInBrackets) : next
      joined.append(words[next...last].joined(separator: " "))
      if words[last].contains("]") { isInBrackets = false }
      next = last + 1
    }
    return joined
  }

  /// Where a place ends that begins with the first of some words; at this word where none begins.
  ///
  /// - Parameter isCertain: Whether a path needs no folder to be taken for one.
  private static func endOfPlace(_ words: ArraySlice<Substring>, isCertain: Bool) -> Int {
    let path = words.prefix(longestPath)
    guard let end = path.firstIndex(where: { $0.contains(".swift:") }),
      isCertain || path[...end].contains(where: { $0.contains("/") }),
      !path[...end].dropFirst().contains(where: { $0.hasPrefix("[") }),
      !path[..<end].contains(where: { $0.contains("]") })
    else { return words.startIndex }
    return end
  }

  /// How many words a path has at most.
  private static let longestPath = 16

  /// Breaks a text into lines behind a heading, and indents each line as far as the first.
  ///
  /// - Parameters:
  ///   - text: The words that follow the heading.
  ///   - heading: What the first line begins with.
  ///   - deeper: How many columns more the other lines are indented, so that the first is seen to begin something.
  ///   - width: The most columns of a line, with the heading or the indentation.
  public static func lines(
    _ text: String, behind heading: String, deeper: Int = 0, to width: Int
  ) -> [String] {
    let blanks = String(repeating: " ", count: heading.count + deeper)
    return lines(text, to: width - heading.count - deeper).enumerated().map {
      ($0.offset == 0 ? heading : blanks) + $0.element
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Prose in lines.
public enum WrappedText {
  /// The columns of a line where nobody knows how wide the reader's window is.
  public static let usualWidth = 80

  /// The text in lines of at most so many characters, broken at blanks; a longer word has a line to itself.
  public static func lines(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

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

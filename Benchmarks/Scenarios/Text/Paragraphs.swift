// SPDX-License-Identifier: Apache-2.0

/// The text of the scenarios about text: sentences that differ a little, the same in every run.
nonisolated enum Paragraphs {
  private static let words = [
    "a", "view", "says", "what", "it", "shows", "and", "the", "layout", "finds", "room", "for", "every",
    "line",
    "of", "words", "between", "two", "edges",
  ]

  /// A paragraph of about 30 words.
  static func paragraph(_ index: Int, words count: Int = 30) -> String {
    (0..<count).map { words[($0 * 7 + index * 3) % words.count] }.joined(separator: " ")
  }

  static func some(_ count: Int) -> [String] { (0..<count).map { paragraph($0) } }
}

// SPDX-License-Identifier: Apache-2.0

/// Why a declaration could not be read, in words for the person who wrote it.
struct ReadingError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension ArraySlice<Token> {
  /// The text from the first token to the last one, as it was written.
  func text(in source: String) -> String {
    guard let first, let last else { return "" }
    return String(source[first.text.startIndex..<last.text.endIndex])
  }

  /// The index of the bracket that closes the one at an index.
  func closing(_ open: Int) throws -> Int {
    var depth = 0
    for index in open..<endIndex {
      if self[index].kind == .open { depth += 1 }
      if self[index].kind == .close { depth -= 1 }
      if depth == 0 { return index }
    }
    throw ReadingError("a bracket is not closed; this macro reads complete declarations only")
  }

  /// The index after whatever begins at an index: a bracket with everything in it, or one token.
  func index(afterGroup start: Int) throws -> Int {
    self[start].kind == .open ? try closing(start) + 1 : start + 1
  }

  /// The statements in the list: pieces that stand on lines of their own or between semicolons.
  func statements() throws -> [ArraySlice<Token>] {
    var result: [ArraySlice<Token>] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let token = self[index]
      let separates = token.kind == .symbol && token.text == ";"
      if index > start, separates || token.startsLine && !continues(at: index, from: start) {
        result.append(self[start..<index])
        start = index
      }
      if separates {
        start = index + 1
        index += 1
      } else {
        index = try self.index(afterGroup: index)
      }
    }
    if start < endIndex { result.append(self[start..<endIndex]) }
    return result
  }

  /// Whether a token at the start of a line belongs to the statement before it.
  private func continues(at index: Int, from start: Int) -> Bool {
    let (token, last) = (self[index], self[index - 1])
    if token.kind == .open { return token.text == "{" }
    if token.kind == .symbol { return true }
    if last.kind == .symbol, last.text != "!", last.text != "?", last.text != "..." { return true }
    if ["else", "catch", "as", "is", "in", "where"].contains(token.text) { return true }
    // Attributes and modifiers stand before what they belong to.
    return self[start].text.hasPrefix("@")
      && !self[start..<index].contains { Self.introducers.contains($0.text) }
  }

  private static var introducers: Set<Substring> {
    ["var", "let", "func", "struct", "class", "enum", "extension", "actor", "typealias", "init", "subscript"]
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A piece of Swift source text that cannot be divided further without knowing the grammar.
struct Token: Equatable {
  enum Kind: Equatable {
    /// An identifier, a keyword, a number, an attribute's `@name` or a directive's `#name`.
    case word
    /// A string or regular expression, with everything that is interpolated into it.
    case literal
    /// An operator, as long as it goes, or one mark of punctuation.
    case symbol
    case open
    case close
  }

  let kind: Kind
  /// The token's text.
  let text: Substring
  /// Whether it is the first one on its line.
  let startsLine: Bool
}

/// Divides Swift source text into tokens, so that a declaration can be read without a parser of the language.
///
/// Comments are left out. Strings count as one token, so that brackets in them do not disturb the nesting.
struct Tokenizer {
  private let source: String
  private var index: String.UnicodeScalarView.Index
  private var startsLine = true
  private var tokens: [Token] = []

  private init(_ source: String) {
    self.source = source
    index = source.unicodeScalars.startIndex
  }

  /// The tokens of a text, in order.
  static func tokens(of source: String) -> [Token] {
    var tokenizer = Tokenizer(source)
    while tokenizer.scanToken() {}
    return tokenizer.tokens
  }

  private var scalars: String.UnicodeScalarView { source.unicodeScalars }
  private var current: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    guard let place = scalars.index(index, offsetBy: distance, limitedBy: scalars.endIndex),
      place < scalars.endIndex
    else { return nil }
    return scalars[place]
  }

  private mutating func advance(_ count: Int = 1) {
    index = scalars.index(index, offsetBy: count, limitedBy: scalars.endIndex) ?? scalars.endIndex
  }

  private func starts(with text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  private mutating func add(_ kind: Token.Kind, from start: String.Index) {
    tokens.append(Token(kind: kind, text: source[start..<index], startsLine: startsLine))
    startsLine = false
  }

  /// Takes the next token; false at the end.
  private mutating func scanToken() -> Bool {
    skipBlanksAndComments()
    guard let first = current else { return false }
    let start = index
    if let hashes = hashesOfLiteral() {
      scanLiteral(hashes: hashes)
      add(.literal, from: start)
    } else if first == "/", isRegularExpression {
      advance()
      while let scalar = current, scalar != "/" { advance(scalar == "\\" ? 2 : 1) }
      advance()
      add(.literal, from: start)
    } else if Self.isWord(first) || "@#`".unicodeScalars.contains(first) {
      advance()
      while let scalar = current, Self.isWord(scalar) || scalar == "`" { advance() }
      add(.word, from: start)
    } else if "([{".unicodeScalars.contains(first) {
      advance()
      add(.open, from: start)
    } else if ")]}".unicodeScalars.contains(first) {
      advance()
      add(.close, from: start)
    } else {
      advance()
      if Self.isOperator(first) {
        while let scalar = current, Self.isOperator(scalar), !starts(with: "//"), !starts(with: "/*") {
          advance()
        }
      }
      add(.symbol, from: start)
    }
    return true
  }

  private mutating func skipBlanksAndComments() {
    while let scalar = current {
      if starts(with: "//") {
        while let scalar = current, scalar != "\n", scalar != "\r" { advance() }
      } else if starts(with: "/*") {
        skipComment()
      } else if scalar == "\n" || scalar == "\r" {
        startsLine = true
        advance()
      } else if scalar.properties.isWhitespace {
        advance()
      } else {
        return
      }
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        if current == "\n" { startsLine = true }
        advance()
      }
    } while depth > 0 && current != nil
  }

  /// How many hashes a literal begins with here; nil where none begins.
  private func hashesOfLiteral() -> Int? {
    var count = 0
    while peek(count) == "#" { count += 1 }
    if peek(count) == "\"" { return count }
    return count > 0 && peek(count) == "/" ? count : nil
  }

  /// Whether a slash begins a regular expression: where a value is expected, and closed on the same line.
  private var isRegularExpression: Bool {
    if let last = tokens.last, last.kind != .open {
      guard last.kind == .symbol, ["=", ",", ":", "??", "&&", "||"].contains(last.text) else { return false }
    }
    guard let next = peek(1), !next.properties.isWhitespace else { return false }
    var distance = 1
    while let scalar = peek(distance), scalar != "\n" {
      if scalar == "/" { return true }
      distance += scalar == "\\" ? 2 : 1
    }
    return false
  }

  private mutating func scanLiteral(hashes: Int) {
    advance(hashes)
    let marks = String(repeating: "#", count: hashes)
    let quote = current == "/" ? "/" : starts(with: "\"\"\"") ? "\"\"\"" : "\""
    advance(quote.unicodeScalars.count)
    let (end, escape) = (quote + marks, "\\" + marks)
    while let scalar = current {
      if starts(with: end) {
        advance(end.unicodeScalars.count)
        return
      }
      if quote != "/", starts(with: escape) {
        advance(escape.unicodeScalars.count)
        if current == "(" { skipInterpolation() } else { advance() }
      } else if quote == "/", hashes == 0, scalar == "\\" {
        advance(2)
      } else {
        advance()
      }
    }
  }

  /// Whatever is interpolated is source text again, with strings and brackets of its own.
  private mutating func skipInterpolation() {
    let (outer, outerStart) = (tokens, startsLine)
    defer { (tokens, startsLine) = (outer, outerStart) }
    tokens = []
    var depth = 0
    repeat {
      guard scanToken(), let last = tokens.last else { return }
      if last.kind == .open { depth += 1 }
      if last.kind == .close { depth -= 1 }
    } while depth > 0
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.isEmoji && !scalar.isASCII
  }

  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    "/=-+!*%<>&|^~?.".unicodeScalars.contains(scalar)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A declaration of one variable, as far as macros need to know it.
struct StoredProperty: Equatable {
  /// The names of its attributes, without `@` and without arguments.
  let attributes: [String]
  /// Words such as `private` and `static`.
  let modifiers: [String]
  let isConstant: Bool
  let name: String
  /// The type as it was written; nil where it is left to inference.
  let type: String?
  /// The expression after the equals sign.
  let initialValue: String?
  let hasAccessors: Bool

  /// Reads a declaration; nil if the tokens declare no variable.
  ///
  /// - Throws: `ReadingError` if there are several names in one declaration, or a pattern.
  init?(_ tokens: ArraySlice<Token>, in source: String) throws {
    var index = tokens.startIndex
    var attributes: [String] = []
    var modifiers: [String] = []
    while index < tokens.endIndex, tokens[index].text != "var", tokens[index].text != "let" {
      let token = tokens[index]
      guard token.kind == .word else { return nil }
      index += 1
      if token.text.hasPrefix("@") {
        var name = String(token.text.dropFirst())
        while index + 1 < tokens.endIndex, tokens[index].text == "." {
          name = String(tokens[index + 1].text)
          index += 2
        }
        attributes.append(name)
      } else {
        modifiers.append(String(token.text))
      }
      if index < tokens.endIndex, tokens[index].text == "(" { index = try tokens.closing(index) + 1 }
    }
    guard index + 1 < tokens.endIndex else { return nil }
    self.attributes = attributes
    self.modifiers = modifiers
    isConstant = tokens[index].text == "let"
    let nameToken = tokens[index + 1]
    guard nameToken.kind == .word else {
      throw ReadingError("a pattern of several variables cannot be read; declare each one by itself")
    }
    name = nameToken.text.filter { $0 != "`" }
    index += 2

    var typeStart: Int?
    if index < tokens.endIndex, tokens[index].text == ":" { typeStart = index + 1 }
    var valueStart: Int?
    var accessors: Int?
    var typeEnd = tokens.endIndex
    var angles = 0
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .symbol, valueStart == nil {
        if token.text == "=" {
          valueStart = index + 1
          typeEnd = index
        } else if token.text != "->" {
          angles += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
        }
      }
      if token.text == ",", angles == 0 {
        throw ReadingError("several variables in one declaration cannot be read; declare each one by itself")
      }
      if token.text == "{", valueStart == nil {
        accessors = index
        typeEnd = index
        break
      }
      index = try tokens.index(afterGroup: index)
    }
    type = typeStart.map { tokens[$0..<typeEnd].text(in: source) }
    initialValue = valueStart.map { tokens[$0...].text(in: source) }
    hasAccessors = accessors != nil
  }
}

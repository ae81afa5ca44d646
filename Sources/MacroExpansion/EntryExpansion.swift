// SPDX-License-Identifier: Apache-2.0

/// Expands `@Entry`: accessors by a key, and the key with its default value.
struct EntryExpansion {
  /// The container that is extended, and what its keys are called.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  private let property: StoredProperty
  private let keyProtocol: String

  /// Reads the variable and what it is declared in.
  ///
  /// - Parameter contexts: The source texts of the declarations around it, innermost first, without members.
  /// - Throws: `ReadingError` if it is no stored variable, or in no extension with entries.
  init(_ source: String, contexts: [String]) throws {
    guard let property = try StoredProperty(Tokenizer.tokens(of: source)[...], in: source),
      !property.isConstant, !property.hasAccessors
    else { throw ReadingError("@Entry stands before a stored variable: @Entry var name = value") }
    self.property = property
    guard let container = contexts.first.flatMap(Self.extendedType), let key = Self.keyProtocols[container]
    else {
      throw ReadingError(
        "@Entry needs an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues")
    }
    keyProtocol = key
    if property.type == nil, property.initialValue == nil {
      throw ReadingError("@Entry needs a type or a default value: @Entry var \(property.name): Type = value")
    }
    if keyProtocol == "FocusedValueKey", !(property.type?.hasSuffix("?") ?? false) {
      throw ReadingError("an entry of FocusedValues has an optional type: @Entry var \(property.name): Type?")
    }
  }

  private static func extendedType(_ context: String) -> String? {
    let tokens = Tokenizer.tokens(of: context)
    guard let start = tokens.firstIndex(where: { $0.text == "extension" }) else { return nil }
    var name: String?
    for token in tokens[(start + 1)...] {
      if token.kind == .word { name = String(token.text) } else if token.text != "." { break }
    }
    return name
  }

  private var key: String { "__Key_\(property.name)" }

  var accessors: String {
    "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
  }

  var peer: String {
    if keyProtocol == "FocusedValueKey", let type = property.type {
      return "nonisolated private struct \(key): HeadlessViews.FocusedValueKey {\n"
        + "typealias Value = \(type.dropLast())\n}"
    }
    let value = property.initialValue ?? "nil"
    // A value of a known type is made each time it is asked for, so it needs not be sendable.
    let member =
      if let type = property.type ?? Self.literalType(value) {
        "typealias Value = \(type)\nstatic var defaultValue: Value { \(value) }"
      } else {
        "static let defaultValue = \(value)"
      }
    return "nonisolated private struct \(key): HeadlessViews.\(keyProtocol) {\n\(member)\n}"
  }

  /// The type that a literal has by default.
  static func literalType(_ value: String) -> String? {
    let tokens = Tokenizer.tokens(of: value)
    if tokens.first?.text == "-" { return literalType(String(value.dropFirst())) }
    guard let first = tokens.first, let character = first.text.first else { return nil }
    if tokens.count == 1 {
      if first.kind == .literal { return character == "\"" || character == "#" ? "String" : nil }
      if first.text == "true" || first.text == "false" { return "Bool" }
      return character.isNumber ? "Int" : nil
    }
    let isFraction = tokens.count == 3 && tokens[1].text == "." && character.isNumber
    return isFraction && (tokens[2].text.first?.isNumber ?? false) ? "Double" : nil
  }
}

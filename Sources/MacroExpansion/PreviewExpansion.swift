// SPDX-License-Identifier: Apache-2.0

/// Expands `#Preview`: a type that previews are found by at run time, and a view with the preview's body.
struct PreviewExpansion {
  /// What the compiler knows of the place of the macro.
  let fileID: String
  let line: Int
  let column: Int
  /// A name that nothing else in the module has.
  let uniqueName: String
  /// Another one.
  let keepingName: String

  /// The declaration that takes the macro's place.
  ///
  /// - Throws: `ReadingError` if there is no body in braces.
  func expand(_ source: String) throws -> String {
    let tokens = Tokenizer.tokens(of: source)[...]
    // Attributes may stand before it.
    let name = tokens.firstIndex { $0.text.hasPrefix("#") && $0.kind == .word } ?? tokens.startIndex
    guard var index = tokens[name...].firstIndex(where: { $0.kind == .open }) else { throw Self.missingBody }
    var arguments: ArraySlice<Token> = []
    if tokens[index].text == "(" {
      let end = try tokens.closing(index)
      arguments = tokens[(index + 1)..<end]
      index = end + 1
    }
    let body: ArraySlice<Token>
    if index < tokens.endIndex, tokens[index].text == "{" {
      let end = try tokens.closing(index)
      if end + 1 < tokens.endIndex {
        throw ReadingError("#Preview takes one body; this engine knows no other closures")
      }
      body = tokens[(index + 1)..<end]
    } else {
      (arguments, body) = try Self.splitBody(from: arguments)
    }
    return try declaration(arguments: arguments.text(in: source), body: body, in: source)
  }

  private static var missingBody: ReadingError {
    ReadingError("#Preview needs a body in braces: #Preview { … }")
  }

  /// The body may be the argument `body:` instead of a closure behind the brackets.
  private static func splitBody(
    from arguments: ArraySlice<Token>
  ) throws -> (arguments: ArraySlice<Token>, body: ArraySlice<Token>) {
    var index = arguments.startIndex
    while index + 2 < arguments.endIndex {
      if arguments[index].text == "body", arguments[index + 1].text == ":", arguments[index + 2].text == "{" {
        let end = try arguments.closing(index + 2)
        let before = arguments[..<max(index - 1, arguments.startIndex)]
        return (before, arguments[(index + 3)..<end])
      }
      index = try arguments.index(afterGroup: index)
    }
    throw missingBody
  }

  private func declaration(arguments: String, body: ArraySlice<Token>, in source: String) throws -> String {
    var properties: [String] = []
    var statements: [String] = []
    for statement in try body.statements() {
      if let property = try Self.previewable(statement, in: source) {
        properties.append(property)
      } else {
        statements.append(statement.text(in: source))
      }
    }
    // The body is kept as it was written where nothing is taken out of it.
    let content = properties.isEmpty ? body.text(in: source) : statements.joined(separator: "\n")
    // State needs a view to be in. Without any, the body's views are made once, as by Xcode, and not again by a body; and each
    // `return` of the body may give another type.
    let maker =
      properties.isEmpty
      ? """
      @MainActor private static func __content() -> HeadlessViews.AnyView {
      HeadlessViews._previewContent {
      \(content)
      }
      }
      """
      : """
      @MainActor private struct __Content: HeadlessViews.View {
      \(properties.joined(separator: "\n"))
      init() {}
      @HeadlessViews.ViewBuilder var body: some HeadlessViews.View {
      \(content)
      }
      }
      """
    let made = properties.isEmpty ? "__content()" : "__Content()"
    return """
      nonisolated struct \(uniqueName): HeadlessViews.PreviewRegistry {
      static var fileID: String { "\(fileID)" }
      static var line: Int { \(line) }
      static var column: Int { \(column) }
      \(maker)
      @MainActor static func makePreview() -> HeadlessViews.Preview {
      HeadlessViews.Preview(\(arguments)\(arguments.isEmpty ? "" : ", ")body: { \(made) })
      }
      }
      @_cdecl("\(keepingName)") nonisolated func \(keepingName)() { HeadlessViews._keepPreview(\(uniqueName).self) }
      """
  }

  /// The declaration of a statement that is marked `@Previewable`, without the mark.
  private static func previewable(_ statement: ArraySlice<Token>, in source: String) throws -> String? {
    for index in statement.indices where statement[index].text == "@Previewable" {
      guard try StoredProperty(statement, in: source) != nil else {
        throw ReadingError("@Previewable stands before a variable in the body of a #Preview")
      }
      return statement[..<index].text(in: source) + " " + statement[(index + 1)...].text(in: source)
    }
    return nil
  }
}

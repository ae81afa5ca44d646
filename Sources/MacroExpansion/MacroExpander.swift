// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Answers the compiler's questions: which macro, in which role, becomes which source text.
package enum MacroExpander {
  /// The version of the compiler's plug-in protocol that is spoken here.
  private static let protocolVersion = 7

  /// The answer to a message of the compiler, both in JSON; nil for a message that cannot be read.
  package static func answer(to message: Data) -> Data? {
    guard let message = try? JSONDecoder().decode(CompilerMessage.self, from: message) else { return nil }
    return try? JSONEncoder().encode(answer(message))
  }

  static func answer(_ message: CompilerMessage) -> PluginAnswer {
    if let request = message.expandFreestandingMacro {
      return answer(at: request.syntax) { try expand(request) }
    }
    if let request = message.expandAttachedMacro {
      return answer(at: request.attributeSyntax) { try expand(request) }
    }
    return PluginAnswer(
      getCapabilityResult: .init(capability: .init(protocolVersion: protocolVersion)))
  }

  private static func answer(
    at syntax: CompilerMessage.Syntax, _ expand: () throws -> String
  ) -> PluginAnswer {
    do {
      return PluginAnswer(expandMacroResult: .init(expandedSource: try expand(), diagnostics: []))
    } catch {
      let start = Place(of: syntax)
      let diagnostic = PluginAnswer.Diagnostic(
        message: (error as? ReadingError)?.message ?? "\(error)",
        position: .init(fileName: syntax.location.fileName, offset: start.offset))
      return PluginAnswer(expandMacroResult: .init(expandedSource: "", diagnostics: [diagnostic]))
    }
  }

  private static func expand(_ request: CompilerMessage.FreestandingMacro) throws -> String {
    guard request.macro.typeName == "PreviewMacro" else { throw unknown(request.macro) }
    let place = Place(of: request.syntax)
    let expansion = PreviewExpansion(
      fileID: request.syntax.location.fileID, line: place.line, column: place.column,
      // The compiler accepts this mangling of a unique name, and no other one.
      uniqueName: "\(request.discriminator)15PreviewRegistryfMu_",
      keepingName: "\(request.discriminator)11KeepPreviewfMu_")
    return try expansion.expand(request.syntax.source)
  }

  private static func expand(_ request: CompilerMessage.AttachedMacro) throws -> String {
    switch (request.macro.typeName, request.macroRole) {
    case ("EntryMacro", "accessor"), ("EntryMacro", "peer"):
      let contexts = (request.lexicalContext ?? []).map(\.source)
      let expansion = try EntryExpansion(request.declSyntax.source, contexts: contexts)
      return request.macroRole == "peer" ? expansion.peer : expansion.accessors
    case ("AnimatableMacro", "extension"):
      let expansion = try AnimatableExpansion(
        request.declSyntax.source, extending: request.extendedTypeSyntax?.source ?? "",
        conformances: request.conformanceListSyntax?.source ?? "")
      return expansion.extensionDeclaration
    case ("MarkerMacro", _):
      return ""
    default:
      throw unknown(request.macro)
    }
  }

  private static func unknown(_ macro: CompilerMessage.MacroReference) -> ReadingError {
    ReadingError("the plug-in knows no macro '\(macro.typeName)'; build the package anew")
  }

  /// Where the first token of a piece of source stands.
  private struct Place {
    var line: Int
    var column: Int
    var offset: Int

    init(of syntax: CompilerMessage.Syntax) {
      (line, column, offset) = (syntax.location.line, syntax.location.column, syntax.location.offset)
      guard let first = Tokenizer.tokens(of: syntax.source).first else { return }
      for byte in syntax.source[..<first.text.startIndex].utf8 {
        offset += 1
        column += 1
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        }
      }
    }
  }
}

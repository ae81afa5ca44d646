// SPDX-License-Identifier: Apache-2.0

/// A message from the compiler; one of the cases is there.
struct CompilerMessage: Decodable {
  let getCapability: Empty?
  let expandFreestandingMacro: FreestandingMacro?
  let expandAttachedMacro: AttachedMacro?

  struct Empty: Decodable {}

  struct FreestandingMacro: Decodable {
    let macro: MacroReference
    let discriminator: String
    let syntax: Syntax
  }

  struct AttachedMacro: Decodable {
    let macro: MacroReference
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    let extendedTypeSyntax: Syntax?
    let conformanceListSyntax: Syntax?
    let lexicalContext: [Syntax]?
  }

  struct MacroReference: Decodable {
    let typeName: String
  }

  /// A piece of the source, with the blanks and comments before it.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  /// Where a piece of source begins, its blanks and comments included.
  struct Location: Decodable {
    let fileID: String
    let fileName: String
    /// In bytes from the start of the file.
    let offset: Int
    /// From 1.
    let line: Int
    /// From 1.
    let column: Int
  }
}

/// An answer to the compiler; one of the cases is there.
struct PluginAnswer: Encodable {
  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?

  struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion: Int
    }
    let capability: Version
  }

  struct Expansion: Encodable {
    /// Nil if the macro could not be expanded.
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    struct Nothing: Encodable {}
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Nothing] = []
    let notes: [Nothing] = []
    let fixIts: [Nothing] = []

    private enum CodingKeys: String, CodingKey {
      case message, severity, position, highlights, notes, fixIts
    }
  }
}

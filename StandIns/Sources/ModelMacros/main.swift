// SPDX-License-Identifier: Apache-2.0
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros of SwiftData, for the compiler that asks on standard input.
struct ModelMacros: PluginProvider {
  struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "the plug-in knows no macro '\(name)'; build the package anew" }
  }

  var features: [PluginFeature] { [] }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "ModelMacro": return ModelMacro.self
    case "ModelActorMacro": return ModelActorMacro.self
    case "MarkerMacro": return MarkerMacro.self
    case "DeclarationMarkerMacro": return DeclarationMarkerMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
    throw UnknownMacro(name: libraryPath)
  }
}

try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: ModelMacros()).main()

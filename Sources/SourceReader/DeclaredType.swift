// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A declaration of a type or an extension, as far as it says whether the type is a view or an app that needs no arguments.
struct DeclaredType {
  var name: String
  var kind: String
  var file: String
  var line: Int
  var conformances: [String]
  /// Whether another file of the module can name it and make one.
  var canBeNamed: Bool
  var members: MemberBlockSyntax

  /// Finds the views and apps among the declarations of a module, by file.
  static func views(among declared: [DeclaredType]) -> [String: [Report.View]] {
    let known = Dictionary(grouping: declared, by: \.name)
    var found: [String: [Report.View]] = [:]
    for type in declared where type.kind == "struct" && type.canBeNamed {
      let isApp = type.conformances.contains("App")
      guard isApp || isView(type.name, known), canBeMade(known[type.name] ?? []) else { continue }
      found[type.file, default: []].append(Report.View(name: type.name, line: type.line, isApp: isApp))
    }
    return found
  }

  /// Whether a type conforms to `View`, by itself, by an extension, or by a protocol of the module.
  private static func isView(_ name: String, _ known: [String: [DeclaredType]]) -> Bool {
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      if next == "View" { return true }
      guard seen.insert(next).inserted else { continue }
      for declaration in known[next] ?? [] where next == name || declaration.kind == "protocol" {
        waiting += declaration.conformances
      }
    }
    return false
  }

  /// Whether `Name()` can make one: by an initialiser that asks for nothing, or because each property has a value.
  private static func canBeMade(_ declarations: [DeclaredType]) -> Bool {
    var hasOwn = false
    for declaration in declarations {
      for member in declaration.members.members {
        guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
        // One in an extension leaves the implicit one in place.
        if declaration.kind == "struct" { hasOwn = true }
        let modifiers = initializer.modifiers.map(\.name.text)
        guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else { continue }
        if initializer.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil }) {
          return true
        }
      }
    }
    guard !hasOwn, let own = declarations.first(where: { $0.kind == "struct" }) else { return false }
    return own.members.members.allSatisfy { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return true }
      return needsNothing(variable)
    }
  }

  private static func needsNothing(_ variable: VariableDeclSyntax) -> Bool {
    if variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) { return true }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    // A wrapper that makes its own value, such as `@Environment(\.font)` and `@FocusState`.
    let makesItsOwn = attributes.contains {
      let name = $0.attributeName.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
      return $0.arguments != nil && name.first?.isUppercase == true
        || ["EnvironmentObject", "FocusState", "GestureState", "Namespace", "AccessibilityFocusState"]
          .contains(name)
    }
    if makesItsOwn { return true }
    let isConstant = variable.bindingSpecifier.text == "let"
    return variable.bindings.allSatisfy { binding in
      if binding.isComputed || binding.initializer != nil { return true }
      guard !isConstant, let type = binding.typeAnnotation?.type else { return false }
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
  }
}

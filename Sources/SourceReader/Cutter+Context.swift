// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// What the statements around a cut are for.
struct Container {
  /// What becomes of them.
  enum Role {
    /// They are views, each of its own.
    case views
    /// They are done, and make nothing.
    case action
    /// The last, or a `return`, is what a function gives.
    case value
    /// The statements between a closure's braces, whose place a stop can take.
    case closureValue
  }

  let role: Role
  /// Whether they are all that a function or a closure has, and not what an `if` or a loop in it does.
  let isWhole: Bool

  /// Functions that ask their closure for a value.
  private static let asking: Set = [
    "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex", "flatMap",
    "last",
    "lastIndex", "map", "max", "min", "partition", "prefix", "reduce", "removeAll", "sort", "sorted",
    "tryMap",
  ]

  init(of list: CodeBlockItemListSyntax) {
    role = Self.role(around: Syntax(list))
    let around = list.parent
    let owner = around?.is(CodeBlockSyntax.self) == true ? around?.parent : around
    isWhole =
      [.closureExpr, .functionDecl, .accessorBlock, .accessorDecl, .initializerDecl].contains(
        owner?.kind ?? .token)
  }

  private static func role(around node: Syntax) -> Role {
    var node = node.parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return role(of: closure) }
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(InitializerDeclSyntax.self)
        || current.is(SubscriptDeclSyntax.self) || current.is(DeinitializerDeclSyntax.self)
      {
        return role(ofDeclaration: current)
      }
      if let accessor = current.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return .action
      }
      // What stands in an `if` or a loop is no value by itself, except of a function of one expression.
      node = current.parent
    }
    return .action
  }

  private static func role(ofDeclaration node: Syntax) -> Role {
    if makesAView(node) { return .views }
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil ? .action : .value
    }
    return node.is(AccessorBlockSyntax.self) || node.is(SubscriptDeclSyntax.self) ? .value : .action
  }

  private static func role(of closure: ClosureExprSyntax) -> Role {
    var node = closure.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) {
        let called = call.calledExpression
        let name =
          called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return asking.contains(name) ? .closureValue : .action
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(PatternBindingSyntax.self) { break }
      node = current.parent
    }
    // A closure that is called at once, or stored.
    return .closureValue
  }

  /// Whether a function or a property has a view for its value, of which each statement may be one.
  static func makesAView(_ node: Syntax) -> Bool {
    var type: TypeSyntax?
    var name = ""
    if let function = node.as(FunctionDeclSyntax.self) {
      type = function.signature.returnClause?.type
    } else if let subscripted = node.as(SubscriptDeclSyntax.self) {
      type = subscripted.returnClause.type
    } else if let binding = node.as(PatternBindingSyntax.self) ?? node.ancestor(PatternBindingSyntax.self) {
      type = binding.typeAnnotation?.type
      name = binding.pattern.trimmedDescription
    }
    guard let text = type?.trimmedDescription else { return false }
    return text == "some View" || text == "some SwiftUI.View" || name == "body" && text == "Body"
  }
}

/// Chains of modifiers.
enum Chain {
  /// Whether an expression is a view, as far as its form says: it begins by making something, or stands where views are made.
  static func isOfAView(_ expression: ExprSyntax) -> Bool {
    var root = expression
    while true {
      if let call = root.as(FunctionCallExprSyntax.self) {
        let called = call.calledExpression
        if isMaking(called) { return true }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base else { break }
        root = base
      } else if let member = root.as(MemberAccessExprSyntax.self), let base = member.base {
        root = base
      } else {
        break
      }
    }
    // `content.padding()`: the statement of a function that makes a view.
    var node: Syntax = Syntax(expression)
    while let parent = node.parent {
      if parent.is(CodeBlockItemSyntax.self), let list = parent.parent?.as(CodeBlockItemListSyntax.self) {
        return Container(of: list).role == .views
      }
      if !parent.is(FunctionCallExprSyntax.self), !parent.is(MemberAccessExprSyntax.self),
        !parent.is(ReturnStmtSyntax.self),
        !parent.is(CodeBlockItemSyntax.self)
      {
        return false
      }
      node = parent
    }
    return false
  }

  /// Whether what is called makes a value of a type.
  private static func isMaking(_ called: ExprSyntax) -> Bool {
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true
    }
    if let generic = called.as(GenericSpecializationExprSyntax.self) { return isMaking(generic.expression) }
    if let member = called.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isUppercase == true
    }
    return false
  }
}

/// The names that a statement makes for those after it.
enum LocalNames {
  static func made(by item: CodeBlockItemSyntax) -> Set<String> {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return Set(variable.bindings.flatMap { names(in: $0.pattern) })
    }
    if let guarded = item.item.as(GuardStmtSyntax.self) {
      return Set(
        guarded.conditions.flatMap { condition -> [String] in
          switch condition.condition {
          case .optionalBinding(let binding): names(in: binding.pattern)
          case .matchingPattern(let matching): names(in: matching.pattern)
          default: []
          }
        })
    }
    return []
  }

  static func names(in pattern: PatternSyntax) -> [String] {
    pattern.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
      .map(\.text)
  }
}

/// What declarations are called.
enum DeclaredName {
  /// The name of a declaration, or of the one that a node is a part of.
  static func of(_ node: Syntax) -> String {
    if let named = node.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
    if node.is(InitializerDeclSyntax.self) { return "init" }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    if let extended = node.as(ExtensionDeclSyntax.self) {
      return "extension \(extended.extendedType.trimmedDescription)"
    }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return "#\(macro.macroName.text)" }
    if let macro = node.as(MacroExpansionExprSyntax.self) { return "#\(macro.macroName.text)" }
    if node.is(AccessorBlockSyntax.self) || node.is(AccessorDeclSyntax.self) {
      return node.ancestor(PatternBindingSyntax.self)?.pattern.trimmedDescription ?? ""
    }
    return ""
  }

  /// The types around a node, the innermost last.
  static func types(around node: Syntax) -> String {
    var names: [String] = []
    var current = node.parent
    while let here = current {
      if let extended = here.as(ExtensionDeclSyntax.self) {
        names.insert(extended.extendedType.trimmedDescription, at: 0)
      } else if here.asProtocol(DeclGroupSyntax.self) != nil {
        names.insert(of(here), at: 0)
      }
      current = here.parent
    }
    return names.joined(separator: ".")
  }
}

// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Where code may throw an error of any type.
enum Throwing {
  /// Whether somebody takes what a part of a file throws: the function that it is, or stands in, or a `catch` of all errors.
  static func isAround(_ node: Syntax) -> Bool {
    var (inner, outer): (Syntax, Syntax?) = (node, node)
    while let scope = outer {
      if let function = scope.as(FunctionDeclSyntax.self) {
        return takesAll(function.signature.effectSpecifiers?.throwsClause)
      }
      if let initializer = scope.as(InitializerDeclSyntax.self) {
        return takesAll(initializer.signature.effectSpecifiers?.throwsClause)
      }
      if let accessor = scope.as(AccessorDeclSyntax.self) {
        return takesAll(accessor.effectSpecifiers?.throwsClause)
      }
      if scope.is(AccessorBlockSyntax.self) || scope.is(ClosureExprSyntax.self) { return false }
      if let attempt = scope.as(DoStmtSyntax.self), attempt.body.id == inner.as(CodeBlockSyntax.self)?.id,
        attempt.catchClauses.contains(where: \.catchItems.isEmpty)
      {
        return true
      }
      (inner, outer) = (scope, scope.parent)
    }
    return false
  }

  private static func takesAll(_ clause: ThrowsClauseSyntax?) -> Bool {
    clause?.throwsSpecifier.tokenKind == .keyword(.throws) && clause?.type == nil
  }
}

extension Cutter {
  /// Whether a module is imported that brings Foundation.
  var importsFoundation: Bool {
    tree.statements.contains { item in
      let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text ?? ""
      return ["AppKit", "Foundation", "SwiftUI", "UIKit"].contains(module)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Which branch of an `#if` is compiled on Linux, in a debug build: as far as a condition says so by itself.
enum Conditions {
  /// Modules that are there when files are compiled against this package.
  private static let modules: Set = [
    "Combine", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc",
    "Observation", "Swift", "SwiftUI", "Synchronization", "_Concurrency",
  ]

  /// The branch that counts; `nil` for none.
  static func active(_ declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition)
    }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let tuple = condition.as(TupleExprSyntax.self), let element = tuple.elements.first {
      return holds(element.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? !holds(prefix.expression) : false
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch call.calledExpression.trimmedDescription {
    case "os": argument == "Linux"
    case "canImport": modules.contains(argument)
    case "swift", "compiler": !argument.hasPrefix("<")
    case "hasFeature", "hasAttribute": true
    default: false
    }
  }

  /// `||` binds less than `&&`.
  private static func holds(_ elements: [ExprSyntax]) -> Bool {
    for symbol in ["||", "&&"] {
      let place = elements.firstIndex {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == symbol
      }
      guard let place else { continue }
      let left = holds(Array(elements[..<place]))
      let right = holds(Array(elements[(place + 1)...]))
      return symbol == "||" ? left || right : left && right
    }
    return elements.count == 1 && holds(elements[0])
  }
}

// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// What conditions are asked about: the system that an app is for, and the modules that are there.
struct Platform: Decodable {
  /// `iOS` or `macOS`, as conditions call it.
  var system: String
  var modules: Set<String>

  /// In sources that have no such conditions any more, or that nobody has read for a system.
  static let here = Platform(
    system: "Linux",
    modules: [
      "Combine", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
      "Glibc",
      "Observation", "Swift", "SwiftUI", "Synchronization", "_Concurrency",
    ])

  /// Whether a module is there on the system. What the system's own windows are made of is there on it and nowhere else.
  func canImport(_ module: String) -> Bool {
    switch module {
    case "UIKit": system == "Linux" ? modules.contains(module) : system != "macOS"
    case "AppKit", "Cocoa": system == "Linux" ? modules.contains(module) : system == "macOS"
    default: modules.contains(module)
    }
  }
}

/// Which branch of an `#if` is compiled in a debug build: as far as a condition says so by itself.
struct Conditions {
  let platform: Platform

  /// The branch that counts; `nil` for none.
  func active(_ declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition)
    }
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
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
    case "os": argument == platform.system || argument == "OSX" && platform.system == "macOS"
    case "canImport": platform.canImport(argument)
    // Previews are looked at in a simulator.
    case "targetEnvironment": argument == "simulator" && platform.system == "iOS"
    case "swift", "compiler": !argument.hasPrefix("<")
    case "hasFeature", "hasAttribute": true
    default: false
    }
  }

  /// `||` binds less than `&&`.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
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

// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the properties that a type works out what it shows from, and not just hands on or looks at when something happens.
extension SourceVisitor {
  /// Calls, and arguments, whose closures run when something happens.
  private static let acting: Set = [
    "Button", "DispatchQueue", "NavigationLink", "Task", "action", "async", "asyncAfter", "detached",
    "perform",
    "primaryAction", "refreshable", "run", "task", "withAnimation", "withTransaction",
  ]

  /// Notes that code of the type reads one of its properties to work something out.
  func noteRead(_ node: DeclReferenceExprSyntax) {
    let type = typeName
    let mention = Self.bare(node.baseName)
    var read = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
        mentioned.insert(mention)
        return
      }
      read = Syntax(member)
    }
    if type.isEmpty { return }
    let name = "\(type).\(mention)"
    mentioned.insert(name)
    if mention.hasPrefix("$") {
      // A binding to a part of an object: only the wrapper makes one.
      if read.parent?.as(MemberAccessExprSyntax.self)?.base?.id == read.as(ExprSyntax.self)?.id {
        shown.insert(name)
      }
      return
    }
    if Self.isForAction(read) { return }
    // `@Bindable var model = model`: bindings to parts of it are made of the other name.
    if Self.isMadeBindable(read) { shown.insert("\(type).$\(mention)") }
    note(read, as: name)
    if let part = read.parent?.as(MemberAccessExprSyntax.self), part.base?.id == read.as(ExprSyntax.self)?.id
    {
      note(Syntax(part), as: "\(name).\(Self.bare(part.declName.baseName))")
    }
  }

  private static func isMadeBindable(_ read: Syntax) -> Bool {
    read.parent?.as(InitializerClauseSyntax.self)?.parent?.parent?.parent?.as(VariableDeclSyntax.self)?
      .attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Bindable"
      } ?? false
  }

  private func note(_ read: Syntax, as name: String) {
    switch Self.use(of: read) {
    case .shown: shown.insert(name)
    case .dropped: break
    case .handedOn(let property): handedOn[property, default: []].insert(name)
    }
  }

  /// What becomes of a value that is read.
  private enum Use {
    case shown, dropped
    /// It goes to what may be a view as it is; to which property, as `Type.name`, or `Type.` where the call does not say.
    case handedOn(to: String)
  }

  private static func use(of read: Syntax) -> Use {
    if let initializer = read.parent?.as(InitializerClauseSyntax.self) {
      let pattern = initializer.parent?.as(PatternBindingSyntax.self)?.pattern
      return pattern?.is(WildcardPatternSyntax.self) == true ? .dropped : .shown
    }
    guard let argument = read.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase == true
    else { return .shown }
    return .handedOn(to: "\(type).\(argument.label.map(bare) ?? "")")
  }

  /// Whether it is read when something happens: in the closure of an action, in a function that returns nothing, or where the
  /// view is made.
  private static func isForAction(_ read: Syntax) -> Bool {
    var node = read
    while let parent = node.parent {
      if let closure = node.as(ClosureExprSyntax.self), isAction(closure) { return true }
      if let call = node.as(FunctionCallExprSyntax.self), name(of: call) == "print" { return true }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
      if node.is(InitializerDeclSyntax.self) { return true }
      if node.is(MemberBlockSyntax.self) { return false }
      node = parent
    }
    return false
  }

  private static func isAction(_ closure: ClosureExprSyntax) -> Bool {
    func acts(_ name: String) -> Bool { acting.contains(name) || name.hasPrefix("on") }
    if let argument = closure.parent?.as(LabeledExprSyntax.self) {
      if let label = argument.label?.text { return acts(label) }
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map { acts(name(of: $0)) } ?? false
    }
    if let further = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return acts(further.label.text)
    }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
    // `Button(action:) { label }`
    if call.arguments.contains(where: { $0.label.map { acts($0.text) } ?? false }) { return false }
    // `Button { action } label: { … }` and `Button("Add") { action }`; what a link shows stands in its only closure.
    return name(of: call) != "NavigationLink" && acts(name(of: call))
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }
}

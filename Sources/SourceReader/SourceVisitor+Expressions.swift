// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

extension SourceVisitor {
  /// Methods of the standard library that change what they are called on; and whatever begins with `remove`.
  private static let changing: Set = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "move", "negate",
    "partition", "popFirst", "popLast", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt",
    "toggle", "updateValue",
  ]
  private static let assignments: Set = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=",
  ]
  private static let controls: Set = [
    "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "Link", "Menu", "NavigationLink",
    "PasteButton", "Picker", "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor", "TextField",
    "Toggle",
  ]
  /// The most that is told of an expression.
  private static let longestText = 200

  // MARK: Calls

  func noteCall(_ node: FunctionCallExprSyntax) {
    guard let name = Self.name(of: node.calledExpression) else { return }
    if name.first?.isUppercase == true || name.hasSuffix(".init") {
      let callee = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
      guard !callee.isEmpty else { return }
      let place = place(node)
      report.calls.append(
        Report.Call(
          callee: callee, file: file, line: place.line, column: place.column, within: typeName,
          arguments: arguments(of: node)))
      if Self.controls.contains(callee) {
        report.controls.append(
          Report.Control(
            kind: callee, label: Self.label(of: node), file: file, line: place.line, column: place.column,
            within: typeName))
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let token = member.declName.baseName
      let place = place(token)
      let start = token.positionAfterSkippingLeadingTrivia
      let text = node.description.utf8.dropFirst(start.utf8Offset - node.position.utf8Offset)
      report.modifiers.append(
        Report.Modifier(
          name: Self.bare(token), file: file, line: place.line, column: place.column, within: typeName,
          text: Self.shortened(String(decoding: text, as: UTF8.self))))
      if let base = member.base, Self.changing.contains(token.text) || token.text.hasPrefix("remove") {
        noteWrite(of: base)
      }
    }
  }

  /// `A.B` of `A<Int>.B(…)`, the module left out; `nil` for what is no name.
  private static func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return bare(reference.baseName) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = name(of: base), outer.first?.isUppercase == true
    else { return expression.is(MemberAccessExprSyntax.self) ? "" : nil }
    let inner = bare(member.declName.baseName)
    guard inner.first?.isUppercase == true || inner == "init" else { return "" }
    return outer == "SwiftUI" ? inner : "\(outer).\(inner)"
  }

  private func arguments(of node: FunctionCallExprSyntax) -> [Report.Argument] {
    var found: [Report.Argument] = []
    func add(_ label: TokenSyntax?, _ expression: ExprSyntax, at place: Report.Place) {
      let text = expression.trimmedDescription
      let isBinding = text.hasPrefix("$") || text.hasPrefix("Binding(") || text.hasPrefix(".constant(")
      found.append(
        Report.Argument(
          label: label.map(Self.bare),
          kind: expression.is(ClosureExprSyntax.self) ? .closure : isBinding ? .binding : .value,
          text: Self.shortened(text), line: place.line, column: place.column))
    }
    for argument in node.arguments { add(argument.label, argument.expression, at: place(argument)) }
    if let closure = node.trailingClosure { add(nil, ExprSyntax(closure), at: place(closure)) }
    for more in node.additionalTrailingClosures {
      add(more.label, ExprSyntax(more.closure), at: place(more))
    }
    return found
  }

  /// One line of an expression.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
  }

  // MARK: Controls

  /// The text that a control is found by: its title, or the first text, label or symbol inside.
  private static func label(of node: FunctionCallExprSyntax) -> String? {
    if let first = node.arguments.first, ["", "_", "titleKey"].contains(first.label?.text ?? ""),
      let text = literal(first.expression)
    {
      return text
    }
    let finder = LabelFinder(viewMode: .sourceAccurate)
    let labels = node.additionalTrailingClosures.filter { $0.label.text == "label" }.map {
      ExprSyntax($0.closure)
    }
    let named = node.arguments.filter { $0.label?.text == "label" }.map(\.expression)
    let trailing = node.trailingClosure.map { [ExprSyntax($0)] } ?? []
    // The closure behind `action:` is the label; without it the only closure is the action's.
    let hasAction = node.arguments.contains {
      ["action", "destination", "value", "role"].contains($0.label?.text ?? "")
    }
    let isAction = node.calledExpression.trimmedDescription == "Button" && !hasAction
    for expression in labels + named + (isAction ? [] : trailing) {
      finder.walk(expression)
      if finder.found != nil { break }
    }
    return finder.found
  }

  /// What a string literal says; what is inserted stays as it is written.
  fileprivate static func literal(_ expression: ExprSyntax) -> String? {
    guard let string = expression.as(StringLiteralExprSyntax.self) else { return nil }
    return string.representedLiteralValue ?? string.segments.trimmedDescription
  }

  private final class LabelFinder: SyntaxVisitor {
    var found: String?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.trimmedDescription
      if found == nil, ["Text", "Label", "Image"].contains(name), let first = node.arguments.first {
        found = SourceVisitor.literal(first.expression)
      }
      return .visitChildren
    }
  }

  // MARK: Writes

  func noteAssignment(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return }
    let isAssignment =
      elements[1].is(AssignmentExprSyntax.self)
      || elements[1].as(BinaryOperatorExprSyntax.self).map { Self.assignments.contains($0.operator.text) }
        == true
    guard isAssignment else { return }
    if let tuple = elements[0].as(TupleExprSyntax.self) {
      for element in tuple.elements { noteWrite(of: element.expression) }
    } else {
      noteWrite(of: elements[0])
    }
  }

  /// Notes each stored part that a change of this expression changes: of `list[0].name` the name, and the list.
  func noteWrite(of target: ExprSyntax) {
    var next: ExprSyntax? = target
    while let expression = next {
      var token: TokenSyntax?
      if let member = expression.as(MemberAccessExprSyntax.self) {
        (token, next) = (member.declName.baseName, member.base)
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        (token, next) = (reference.baseName, nil)
      } else if let access = expression.as(SubscriptCallExprSyntax.self) {
        next = access.calledExpression
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        next = chain.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
      } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        next = tuple.elements.first?.expression
      } else {
        next = nil
      }
      guard let token else { continue }
      // A property wrapper's own storage.
      var name = Self.bare(token)
      if ["self", "super", "wrappedValue", "projectedValue", "_"].contains(name) { continue }
      if name.hasPrefix("_") || name.hasPrefix("$") { name.removeFirst() }
      let place = place(token)
      report.writes.append(
        Report.Write(name: name, file: file, line: place.line, column: place.column, within: memberName))
    }
  }
}

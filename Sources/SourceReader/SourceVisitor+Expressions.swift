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
      callees[callees.count - 1].names.insert(callee)
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
      report.modifiers.append(
        Report.Modifier(
          name: Self.bare(token), file: file, line: place.line, column: place.column, within: typeName,
          text: text(from: token.positionAfterSkippingLeadingTrivia, to: node)))
      if let base = member.base, Self.changing.contains(token.text) || token.text.hasPrefix("remove") {
        noteWrite(of: base)
      }
    }
  }

  /// `A.B` of `A<Int>.B(…)`, the module left out; `nil` for what is no name.
  fileprivate static func name(of expression: ExprSyntax) -> String? {
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
      let text = text(from: expression.positionAfterSkippingLeadingTrivia, to: expression)
      let isBinding = text.hasPrefix("$") || text.hasPrefix("Binding(") || text.hasPrefix(".constant(")
      found.append(
        Report.Argument(
          label: label.map(Self.bare),
          kind: expression.is(ClosureExprSyntax.self) ? .closure : isBinding ? .binding : .value,
          text: text, line: place.line, column: place.column))
    }
    for argument in node.arguments { add(argument.label, argument.expression, at: place(argument)) }
    if let closure = node.trailingClosure { add(nil, ExprSyntax(closure), at: place(closure)) }
    for more in node.additionalTrailingClosures {
      add(more.label, ExprSyntax(more.closure), at: place(more))
    }
    return found
  }

  /// One line of the source up to the end of an expression, and no more of it than is told: of a chain each call holds all
  /// that stand before it.
  private func text(from start: AbsolutePosition, to node: some SyntaxProtocol) -> String {
    let end = node.position.utf8Offset + node.totalLength.utf8Length
    var line = ""
    var (count, isBetweenWords) = (0, false)
    // Enough bytes for that many characters, where indentation is deep.
    let bytes = source[start.utf8Offset..<min(end, start.utf8Offset + Self.longestText * 40)]
    for character in String(decoding: bytes, as: UTF8.self) {
      if character.isWhitespace {
        isBetweenWords = true
        continue
      }
      if isBetweenWords, count > 0 {
        line.append(" ")
        count += 1
      }
      isBetweenWords = false
      if count >= Self.longestText { return line.prefix(Self.longestText - 1) + "…" }
      line.append(character)
      count += 1
    }
    return line
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
    let isAction = Self.name(of: node.calledExpression) == "Button" && !hasAction
    for expression in labels + named + (isAction ? [] : trailing) where finder.isLooking {
      finder.walk(expression)
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
    /// Calls that are looked at: controls may stand in the labels of controls, each of which looks for itself.
    private var left = 1_000
    var isLooking: Bool { found == nil && left > 0 }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      left -= 1
      let name = SourceVisitor.name(of: node.calledExpression) ?? ""
      if isLooking, ["Text", "Label", "Image"].contains(name), let first = node.arguments.first {
        found = SourceVisitor.literal(first.expression)
      }
      return isLooking ? .visitChildren : .skipChildren
    }
  }

  // MARK: Conditions

  /// Notes a condition both of whose branches make a view of one name: that view is another one in each (I-3).
  func noteBranches(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let other = node.elseBody else { return .visitChildren }
    walk(node.conditions)
    let (first, second) = (calls(in: node.body), calls(in: other))
    noteBranch(at: node, first.names.filter(second.names.contains))
    join(first)
    join(second)
    return .skipChildren
  }

  /// Notes a `switch` of which several cases make views of the same names.
  func noteBranches(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.subject)
    let known = Callees()
    var shared: Set<String> = []
    for each in node.cases {
      for callee in calls(in: each).names where !known.names.insert(callee).inserted {
        shared.insert(callee)
      }
    }
    noteBranch(at: node, shared)
    join(known)
    return .skipChildren
  }

  private func calls(in branch: some SyntaxProtocol) -> Callees {
    callees.append(Callees())
    walk(branch)
    return callees.removeLast()
  }

  private func noteBranch(at node: some SyntaxProtocol, _ shared: Set<String>) {
    guard !shared.isEmpty, !typeName.isEmpty else { return }
    let place = place(node)
    report.branches.append(
      Report.Branch(
        callees: shared.sorted(), file: file, line: place.line, column: place.column, within: typeName))
  }

  /// Adds what a branch calls to what the code around it does: the smaller to the larger, so that a long chain of conditions
  /// costs no more than its length.
  private func join(_ branch: Callees) {
    let outer = callees.removeLast()
    let (small, large) = outer.names.count < branch.names.count ? (outer, branch) : (branch, outer)
    large.names.formUnion(small.names)
    callees.append(large)
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

// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// Finds the smallest parts of a file that hold what does not compile.
///
/// From the place of an error outwards: an attribute, a conformance, a modifier, an element of a list, a statement, the body
/// of a function, a member, a declaration. Whoever asks again, with the file that is left, gets the next larger one.
struct Cutter {
  /// What a body says that has been cut.
  static let mark = "cut by the survey: "
  /// Attributes that say nothing about what a declaration is.
  private static let droppable: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "NSApplicationMain", "NSManaged",
    "UIApplicationMain",
    "available", "main", "objc", "objcMembers", "nonobjc",
  ]
  /// Protocols that a type is there for.
  private static let essential: Set = [
    "App", "ButtonStyle", "PreviewProvider", "Scene", "Shape", "View", "ViewModifier",
  ]

  let name: String
  let least: Cut.Size
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  /// The cuts for the problems of a file, none inside of another.
  static func cuts(for request: CutRequest, in source: String) -> [Cut] {
    let tree = Parser.parse(source: source)
    let cutter = Cutter(
      name: request.name, least: request.least, tree: tree,
      converter: SourceLocationConverter(fileName: request.file, tree: tree))
    var found: [Cut] = []
    for problem in request.problems { found += cutter.cuts(for: problem) }
    let gone = Set(request.gone ?? [])
    if !gone.isEmpty {
      found += tree.tokens(viewMode: .sourceAccurate).filter { $0.names(oneOf: gone) }.compactMap(
        cutter.follower)
    }
    // What is wrong with the whole may follow from a part.
    var kept: [Cut] = []
    for cut in found.sorted(by: { ($0.length, $0.start) < ($1.length, $1.start) })
    where !kept.contains(where: { $0.start < cut.end && cut.start < $0.end }) {
      kept.append(cut)
    }
    return kept.sorted { $0.start < $1.start }
  }

  private func cuts(for problem: CutRequest.Problem) -> [Cut] {
    guard let token = token(at: problem) else { return [] }
    let optionals = optional(problem, token)
    if !optionals.isEmpty { return optionals }
    if var cut = special(problem, token) {
      cut.message = problem.message
      return [cut]
    }
    guard var (cut, node) = cut(around: Syntax(token), holding: token, problem) else { return [] }
    cut.message = problem.message
    return [cut] + followers(of: node, cut)
  }

  /// The smallest cut around a node, and what it is the cut of.
  private func cut(
    around node: Syntax, holding token: TokenSyntax, _ problem: CutRequest.Problem, upTo end: Syntax? = nil
  )
    -> (Cut, Syntax)?
  {
    var node: Syntax? = node
    while let current = node, current.id != end?.id {
      if let cut = cut(of: current, holding: token, problem) { return (cut, current) }
      node = current.parent
    }
    return nil
  }

  /// What has to go because it speaks of what is gone.
  private func follower(_ token: TokenSyntax) -> Cut? {
    let problem = CutRequest.Problem(line: 0, column: 0, message: "uses '\(token.text)', which was cut")
    var found = cut(around: Syntax(token), holding: token, problem)?.0
    found?.message = problem.message
    return found
  }

  /// The token that an error stands at.
  private func token(at problem: CutRequest.Problem) -> TokenSyntax? {
    let start = converter.position(ofLine: max(problem.line, 1), column: max(problem.column, 1))
    guard let token = tree.token(at: start) else { return tree.lastToken(viewMode: .sourceAccurate) }
    // A place in front of a token belongs to it, and an end has nothing.
    return token.tokenKind == .endOfFile ? token.previousToken(viewMode: .sourceAccurate) : token
  }

  /// What has to go with a statement or a member: what uses the names that it makes.
  private func followers(of node: Syntax, _ cut: Cut) -> [Cut] {
    var names: Set<String> = []
    var users: [Syntax] = []
    if cut.kind == .statement, let item = node.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    {
      names = LocalNames.made(by: item)
      users = Array(list.map { Syntax($0) }.drop { $0.id != item.id }.dropFirst())
    } else if cut.kind == .member, let member = node.as(MemberBlockItemSyntax.self),
      let variable = member.decl.as(VariableDeclSyntax.self),
      let list = member.parent?.as(MemberBlockItemListSyntax.self)
    {
      names = Set(variable.bindings.flatMap { LocalNames.names(in: $0.pattern) })
      // A filtered collection of syntax would be a tree of its own, where everything stands elsewhere.
      users = list.map { Syntax($0) }.filter { $0.id != member.id }
    }
    guard !names.isEmpty else { return [] }
    return users.flatMap { user in
      user.tokens(viewMode: .sourceAccurate).filter { $0.names(oneOf: names) }.compactMap(follower)
    }
  }

  // MARK: By what is said

  /// Where what is said tells more than where it is said.
  private func special(_ problem: CutRequest.Problem, _ token: TokenSyntax) -> Cut? {
    guard least == .smallest else { return nil }
    if problem.message.contains("does not override any") || problem.message.contains("'override' modifier") {
      let owner = token.ancestor((any WithModifiersSyntax).self)
      if let modifier = owner?.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
        return make(.override, modifier, name: "override")
      }
    }
    guard let match = problem.message.firstMatch(of: /does not conform to protocol '(\w+)'/),
      !Self.essential.contains(String(match.1)),
      let clause = token.ancestor((any DeclGroupSyntax).self)?.inheritanceClause,
      let entry = clause.inheritedTypes.first(where: { $0.type.trimmedDescription == match.1 })
    else { return nil }
    return conformance(entry)
  }

  /// What makes a value one that may be nil, or no longer one, where Apple's declaration says something else.
  private func optional(_ problem: CutRequest.Problem, _ token: TokenSyntax) -> [Cut] {
    guard least == .smallest else { return [] }
    if problem.message.contains("conditional binding must have Optional type") {
      guard let value = token.ancestor(OptionalBindingConditionSyntax.self)?.initializer?.value else {
        return []
      }
      // Two, because the value may have several lines.
      let (start, end) = (value.positionAfterSkippingLeadingTrivia, value.endPositionBeforeTrailingTrivia)
      return [
        make(.optional, from: start, to: start, name: "", in: value, replacement: "Optional("),
        make(.optional, from: end, to: end, name: "", in: value, replacement: ")"),
      ]
    }
    guard
      problem.message.contains("unwrap value of non-optional type")
        || problem.message.contains("optional chaining on non-optional value"),
      [.exclamationMark, .postfixQuestionMark].contains(token.tokenKind)
    else { return [] }
    return [make(.optional, token)]
  }

  private func conformance(_ entry: InheritedTypeSyntax) -> Cut? {
    guard let list = entry.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return nil }
    let name = entry.type.trimmedDescription
    if list.count == 1 { return make(.conformance, clause, name: name) }
    if entry.trailingComma != nil { return make(.conformance, entry, name: name) }
    // The last one goes with the comma before it.
    let comma = list.dropLast().last?.trailingComma ?? TokenSyntax(.comma, presence: .missing)
    return make(
      .conformance, from: comma.positionAfterSkippingLeadingTrivia, to: entry.endPositionBeforeTrailingTrivia,
      name: name,
      in: entry)
  }

  // MARK: By where it is

  /// What of a node goes that holds an error, if it is of a size that can go.
  private func cut(of node: Syntax, holding token: TokenSyntax, _ problem: CutRequest.Problem) -> Cut? {
    if least == .smallest {
      if let attribute = node.as(AttributeSyntax.self) {
        let name = attribute.attributeName.trimmedDescription
        return Self.droppable.contains(name) ? make(.attribute, attribute, name: name) : nil
      }
      if let entry = node.as(InheritedTypeSyntax.self) { return conformance(entry) }
      if let call = node.as(FunctionCallExprSyntax.self) { return modifier(call, holding: token) }
      if let element = node.as(ArrayElementSyntax.self) { return make(.element, element) }
      if let segment = node.as(ExpressionSegmentSyntax.self) { return interpolation(segment) }
    }
    if let item = node.as(CodeBlockItemSyntax.self) {
      if item.parent?.parent?.is(SourceFileSyntax.self) == true {
        return make(.declaration, item, name: DeclaredName.of(Syntax(item.item)))
      }
      return least == .smallest ? statement(item, problem) : nil
    }
    if least <= .body, let body = body(of: node, holding: token) { return body }
    if let member = node.as(MemberBlockItemSyntax.self), least <= .member || isOutermost(member) {
      let isType = member.decl.asProtocol(DeclGroupSyntax.self) != nil
      return make(isType ? .declaration : .member, member, name: DeclaredName.of(Syntax(member.decl)))
    }
    return nil
  }

  /// Whether no declaration around it could go instead.
  private func isOutermost(_ member: MemberBlockItemSyntax) -> Bool {
    member.parent?.ancestor(CodeBlockItemSyntax.self) == nil
  }

  /// `\(name)` in a text goes, and its room stays.
  private func interpolation(_ segment: ExpressionSegmentSyntax) -> Cut? {
    let length = segment.endPosition.utf8Offset - segment.position.utf8Offset
    let text = segment.trimmedDescription
    let empty = "\\\(segment.pounds?.text ?? "")(\"\""
    guard !text.contains("\n"), length > empty.utf8.count + 1 else { return nil }
    let room = String(repeating: " ", count: length - empty.utf8.count - 1)
    let new = "\(empty)\(room))"
    return new == text ? nil : make(.text, segment, replacement: new)
  }

  private func modifier(_ call: FunctionCallExprSyntax, holding token: TokenSyntax) -> Cut? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      token.position >= base.endPosition, Chain.isOfAView(base)
    else { return nil }
    let name = member.declName.baseName.text
    // An initialiser is the thing itself.
    guard name.first?.isUppercase != true, name != "init" else { return nil }
    return make(
      .modifier, from: member.period.positionAfterSkippingLeadingTrivia,
      to: call.endPositionBeforeTrailingTrivia,
      name: name, in: call)
  }

  private func statement(_ item: CodeBlockItemSyntax, _ problem: CutRequest.Problem) -> Cut? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    if list.parent?.is(SwitchCaseSyntax.self) == true, list.count == 1 {
      // A case has to have something, and views are made of declarations, too.
      let nothing = "let _ = ()"
      return item.trimmedDescription == nothing ? nil : make(.statement, item, replacement: nothing)
    }
    let container = Container(of: list)
    let isReturn = item.item.is(ReturnStmtSyntax.self)
    let isValue = container.isWhole && item.id == list.last?.id
    switch container.role {
    case .action: return make(.statement, item)
    // The only view is what there is to say which type it all has.
    case .views: return isReturn || container.isWhole && list.count == 1 ? nil : make(.statement, item)
    case .value where isReturn && !isValue:
      return make(.statement, item, replacement: stop(at: item, problem))
    case .value, .closureValue: return isReturn || isValue ? nil : make(.statement, item)
    }
  }

  private func body(of node: Syntax, holding token: TokenSyntax) -> Cut? {
    let block: Syntax
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      block = Syntax(body)
    } else if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
      block = Syntax(body)
    } else if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body {
      block = Syntax(body)
    } else if let accessors = node.as(AccessorBlockSyntax.self),
      accessors.accessors.is(CodeBlockItemListSyntax.self)
    {
      block = Syntax(accessors)
    } else {
      return nil
    }
    guard token.position >= block.position, token.endPosition <= block.endPosition else { return nil }
    let text = block.trimmedDescription
    // What is left of a body says nothing wrong: its declaration does.
    let isStop = [Self.thrown, Self.fatal].contains { text.hasPrefix("{ \($0)\"\(Self.mark)") }
    guard !isStop, text != Self.noViews else { return nil }
    let makesViews = Container.makesAView(node)
    let replacement =
      makesViews ? Self.noViews : "{ \(stop(at: node, CutRequest.Problem(line: 0, column: 0, message: ""))) }"
    return make(.body, block, name: DeclaredName.of(node), replacement: replacement)
  }

  private static let noViews = "{ EmptyView() }"

  // What stands before the text of an error that is thrown, and of one that ends the program.
  private static let thrown =
    "throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "
  private static let fatal = "fatalError("

  /// An error that says where it was cut: thrown, where that can be, as by a service that is not there.
  private func stop(at node: some SyntaxProtocol, _ problem: CutRequest.Problem) -> String {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let why = problem.message.isEmpty ? "" : ": \(problem.message)"
    let text = "\(Self.mark)\(name):\(line)\(why)".prefix(160)
      .replacing("\\", with: "/").replacing("\"", with: "'")
    let canThrow = Throwing.isAround(Syntax(node)) && importsFoundation
    return canThrow ? "\(Self.thrown)\"\(text)\"])" : "\(Self.fatal)\"\(text)\")"
  }

  // MARK: Making

  private func make(
    _ kind: Cut.Kind, _ node: some SyntaxProtocol, name: String = "", replacement: String = ""
  ) -> Cut {
    make(
      kind, from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia,
      name: name,
      in: node, replacement: replacement)
  }

  private func make(
    _ kind: Cut.Kind, from start: AbsolutePosition, to end: AbsolutePosition, name: String,
    in node: some SyntaxProtocol,
    replacement: String = ""
  ) -> Cut {
    let place = converter.location(for: start)
    return Cut(
      kind: kind, name: name, within: DeclaredName.types(around: Syntax(node)), line: place.line,
      column: place.column,
      start: start.utf8Offset, length: end.utf8Offset - start.utf8Offset, replacement: replacement)
  }
}

extension SyntaxProtocol {
  /// The innermost node of a kind around this one.
  func ancestor<T>(_ kind: T.Type) -> T? {
    var node = parent
    while let current = node {
      if let found = current.asProtocol(SyntaxProtocol.self) as? T { return found }
      node = current.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// Whether it is one of some names, not a member of something and not what declares one; `$name` is a use of `name`.
  func names(oneOf names: Set<String>) -> Bool {
    let bare = text.hasPrefix("$") ? String(text.dropFirst()) : text
    guard names.contains(bare), let parent else { return false }
    if parent.is(IdentifierTypeSyntax.self) { return true }
    guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else { return true }
    return member.base?.trimmedDescription == "self"
  }
}

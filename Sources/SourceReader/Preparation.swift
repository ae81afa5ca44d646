// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// Finds what of a file is not for a system, and what has to be written in another way to compile here: the branches of
/// conditions that do not count, the conditions themselves, parts of modules, attributes that Linux does not know, and names and
/// members that Objective-C's runtime makes.
final class Preparation: SyntaxVisitor {
  /// Bytes of a file, and what stands there instead; ends of lines stay besides.
  struct Edit: Encodable {
    var start: Int
    var length: Int
    var replacement = ""
  }

  /// The edits of one file.
  struct Answer: Encodable {
    var file: String
    var edits: [Edit]
  }

  struct Request: Decodable {
    var platform: Platform
    var files: [String]
  }

  private static let questions: Set = ["canImport", "os", "targetEnvironment"]
  /// Numbers and the like, which an object of a store has from the beginning.
  private static let zeros: [String: String] = [
    "Bool": "false", "Double": "0", "Float": "0", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "String": "\"\"",
  ]
  private let platform: Platform
  private(set) var edits: [Edit] = []

  init(_ source: String, for platform: Platform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let asks = node.clauses.contains { clause in
      clause.condition?.tokens(viewMode: .sourceAccurate).contains { Self.questions.contains($0.text) }
        == true
    }
    // The compiler knows what else there is to ask.
    guard asks else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    guard let elements = Conditions(platform: platform).active(node)?.elements else {
      blank(from: start, to: end)
      return .skipChildren
    }
    blank(from: start, to: elements.position)
    walk(elements)
    blank(from: elements.endPosition, to: end)
    return .skipChildren
  }

  private func blank(from start: AbsolutePosition, to end: AbsolutePosition) {
    guard start < end else { return }
    edits.append(Edit(start: start.utf8Offset, length: end.utf8Offset - start.utf8Offset))
  }

  /// A part of a module, such as `os.log`, comes with the whole.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first {
      blank(from: module.name.endPositionBeforeTrailingTrivia, to: node.path.endPositionBeforeTrailingTrivia)
    }
    return .skipChildren
  }

  /// What is said to Objective-C's runtime and to tools beside the compiler, and where an app begins that nobody starts here.
  private static let platformAttributes: Set = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "NSApplicationMain",
    "UIApplicationMain", "objc",
    "objcMembers",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.platformAttributes.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    blank(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  /// `#selector(Field.clear(_:))`: the name by which Objective-C calls a method; only with its runtime does the compiler find it.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first,
      let name = Self.selector(argument.expression, isSetter: argument.label?.text == "setter")
    else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      Edit(
        start: start, length: node.endPositionBeforeTrailingTrivia.utf8Offset - start,
        replacement: "Selector(\"\(name)\")"))
    return .skipChildren
  }

  private static func selector(_ method: ExprSyntax, isSetter: Bool) -> String? {
    if let member = method.as(MemberAccessExprSyntax.self) {
      return selector(ExprSyntax(member.declName), isSetter: isSetter)
    }
    // `clear as (Field) -> () -> Void` says which of several is meant, `(clear)` no more than `clear`.
    if let cast = method.as(SequenceExprSyntax.self)?.elements.first {
      return selector(cast, isSetter: isSetter)
    }
    if let inside = method.as(TupleExprSyntax.self)?.elements.first?.expression {
      return selector(inside, isSetter: isSetter)
    }
    guard let named = method.as(DeclReferenceExprSyntax.self) else { return nil }
    let base = named.baseName.text
    func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    if isSetter { return "set\(capitalized(base)):" }
    let labels = (named.argumentNames?.arguments).map { $0.map(\.name.text) } ?? []
    let parts = labels.enumerated().map { index, label in
      let word = label == "_" ? "" : label
      if index > 0 || word.isEmpty { return word + ":" }
      return "With\(capitalized(word)):"
    }
    return base + parts.joined()
  }

  // MARK: Members of managed objects

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isManaged(node.attributes), let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { return .visitChildren }
    let read = "value(forKey: \"\(name)\")"
    let value =
      if let optional = type.as(OptionalTypeSyntax.self) {
        "\(read) as? \(optional.wrappedType.trimmedDescription)"
      } else if let zero = Self.zeros[type.trimmedDescription] {
        "\(read) as? \(type.trimmedDescription) ?? \(zero)"
      } else {
        "\(read) as! \(type.trimmedDescription)"
      }
    add(
      " { get { \(value) } set { setValue(newValue, forKey: \"\(name)\") } }", after: type,
      without: node.attributes)
    return .skipChildren
  }

  /// `addToItems(_:)` and `removeFromItems(_:)`.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isManaged(node.attributes), node.body == nil,
      let parameter = node.signature.parameterClause.parameters.first,
      let match = node.name.text.wholeMatch(of: /(addTo|removeFrom)(\w)(\w*)/)
    else { return .visitChildren }
    let key = match.2.lowercased() + match.3
    let isOrdered = parameter.type.trimmedDescription == "NSOrderedSet"
    let (set, all) = isOrdered ? ("NSOrderedSet", "array") : ("NSSet", "allObjects")
    let given = (parameter.secondName ?? parameter.firstName).text
    let changed = parameter.type.trimmedDescription == set ? "\(given).\(all)" : "[\(given)]"
    let old = "((self.value(forKey: \"\(key)\") as? \(set))?.\(all) ?? [])"
    let new =
      match.1 == "addTo"
      ? "\(old) + \(changed)"
      : "\(old).filter { each in !\(changed).contains { ($0 as AnyObject) === (each as AnyObject) } }"
    add(
      " { setValue(\(set)(array: \(new)), forKey: \"\(key)\") }", after: node.signature,
      without: node.attributes)
    return .skipChildren
  }

  private func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged" }
  }

  private func add(_ text: String, after node: some SyntaxProtocol, without attributes: AttributeListSyntax) {
    for attribute in attributes {
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      guard name == "NSManaged" || name == "objc" else { continue }
      blank(from: attribute.positionAfterSkippingLeadingTrivia, to: attribute.endPositionBeforeTrailingTrivia)
    }
    edits.append(Edit(start: node.endPositionBeforeTrailingTrivia.utf8Offset, length: 0, replacement: text))
  }
}

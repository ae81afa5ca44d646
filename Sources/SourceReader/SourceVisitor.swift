// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// The names of what is called in a part of a file.
final class Callees {
  var names: Set<String> = []
}

/// Walks one file and notes what it declares, calls and writes.
final class SourceVisitor: SyntaxVisitor {
  let file: String
  var report = Report()
  var summary: Report.File
  /// The declarations in it that views without arguments are found among.
  var declared: [DeclaredType] = []
  let converter: SourceLocationConverter
  /// The file's bytes.
  let source: [UInt8]
  /// What is called in the branch that the walk is in, innermost last; the first is that of the whole file.
  var callees = [Callees()]

  /// The names that code works something out from, as `Type.name`; not all of them are properties.
  var shown: Set<String> = []
  /// The names that code mentions at all, as `Type.name`, `Type.$name` or `Type._name` of its own, and without the type of another
  /// object.
  var mentioned: Set<String> = []
  /// What goes to another type as it is, by the property that it goes to; both as `Type.name`.
  var handedOn: [String: Set<String>] = [:]

  /// What the walk is inside of, outermost first.
  private enum Scope {
    case type(name: String, index: Int, canBeNamed: Bool)
    case member(String)
    case other
  }
  private var scopes: [Scope] = []

  init(_ source: String, file: String) {
    let tree = Parser.parse(source: source)
    self.source = Array(source.utf8)
    self.file = file
    summary = Report.File(file: file)
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    summary.interface = Interface.digest(of: tree, in: source)
    walk(tree)
  }

  func place(_ node: some SyntaxProtocol) -> Report.Place {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Report.Place(line: location.line, column: location.column)
  }

  /// The types around, as other code would name the innermost.
  var typeName: String {
    scopes.compactMap { if case .type(let name, _, _) = $0 { name } else { nil } }.joined(separator: ".")
  }

  /// The innermost type and the member of it.
  var memberName: String {
    let member = scopes.last { if case .member = $0 { true } else { false } }
    guard case .member(let name) = member else { return typeName }
    return typeName.isEmpty ? name : "\(typeName).\(name)"
  }

  // MARK: What is outside of declarations

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = Conditions(platform: .here).active(node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    summary.imports.append(Report.Import(module: module, start: start, length: end - start))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    enterMacro(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMacro(node)
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { leaveMacro(node) }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { leaveMacro(node) }

  /// What the macro calls the view that it makes of a preview with properties of its own.
  private static let previewView = "__Content"

  private func enterMacro(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return }
    summary.hasPreview = true
    guard Self.isView(node) else { return }
    let place = place(node)
    scopes += [
      .type(name: Self.previewView, index: report.types.count, canBeNamed: false), .member("body"),
    ]
    report.types.append(
      Report.TypeDeclaration(
        name: typeName, kind: "struct", file: file, line: place.line, column: place.column,
        conformances: ["View"], attributes: []))
  }

  private func leaveMacro(_ node: some FreestandingMacroExpansionSyntax) {
    if Self.isView(node) { scopes.removeLast(2) }
  }

  private static func isView(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    node.macroName.text == "Preview"
      && node.trailingClosure?.statements.contains {
        $0.item.as(VariableDeclSyntax.self)?.isPreviewable == true
      } == true
  }

  // MARK: Types

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: String, name: TokenSyntax, isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    enter(node, kind, name: Self.bare(name), at: place(name), isGeneric: isGeneric)
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: String, name: String, at place: Report.Place, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let conformances = node.inheritanceClause?.inheritedTypes.flatMap { Self.parts(of: $0.type) } ?? []
    let modifiers = node.modifiers.map(\.name.text)
    let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate") || isGeneric
    let canBeNamed =
      !isHidden
      && scopes.allSatisfy { if case .type(_, _, let canBeNamed) = $0 { canBeNamed } else { false } }
    let qualified = [typeName, name].filter { !$0.isEmpty }.joined(separator: ".")
    scopes.append(.type(name: name, index: report.types.count, canBeNamed: canBeNamed))
    report.types.append(
      Report.TypeDeclaration(
        name: qualified, kind: kind, file: file, line: place.line, column: place.column,
        conformances: conformances,
        attributes: node.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }))
    declared.append(
      DeclaredType(
        name: qualified, kind: kind, file: file, line: place.line, conformances: conformances,
        canBeNamed: canBeNamed, members: node.memberBlock))
    if conformances.contains("PreviewProvider") { summary.hasPreview = true }
    return .visitChildren
  }

  /// The names of the types that a type in an inheritance clause is made of, without module and arguments.
  private static func parts(of type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { parts(of: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) {
      let base = parts(of: member.baseType).joined()
      return [base == "SwiftUI" ? member.name.text : "\(base).\(member.name.text)"]
    }
    return [type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription]
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "struct", name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "class", name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "enum", name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "actor", name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "protocol", name: node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.parts(of: node.extendedType).joined(separator: ".")
    return enter(
      node, "extension", name: name, at: place(node.extendedType), isGeneric: node.genericWhereClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.member(Self.bare(node.name)))
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.member("init"))
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.member("subscript"))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true || node.isPreviewable
    let first = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    noteGlobals(node, isMember: isMember)
    scopes.append(isMember ? .member(first.map { Self.bare($0.identifier) } ?? "") : .other)
    // Around a property of a preview there is the preview's body.
    let around = scopes.dropLast(node.isPreviewable ? 2 : 1).last
    guard isMember, case .type(_, let index, _) = around else { return .visitChildren }
    let wrapper = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      // The compiler's own attributes begin with a small letter.
      $0.attributeName.trimmedDescription.first?.isUppercase == true
        && !["MainActor", "Previewable"].contains($0.attributeName.trimmedDescription)
    }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let place = place(pattern)
      report.types[index].properties.append(
        Report.Property(
          name: Self.bare(pattern.identifier), line: place.line, column: place.column,
          wrapper: wrapper?.attributeName.trimmedDescription,
          type: binding.typeName ?? wrapper?.typeName, isComputed: binding.isComputed,
          isSettable: node.bindingSpecifier.text == "var" && !node.isReadOnly && !binding.isGetter,
          isPrivate: node.modifiers.contains { $0.name.text == "private" && $0.detail == nil },
          hasInitialValue: binding.initializer != nil))
    }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

  /// Notes stored variables that are in no object: those of the file itself, and static ones.
  private func noteGlobals(_ node: VariableDeclSyntax, isMember: Bool) {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    guard node.bindingSpecifier.text == "var", isMember ? isStatic : scopes.isEmpty else { return }
    for binding in node.bindings where !binding.isComputed {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let place = place(pattern)
      report.globals.append(
        Report.Write(
          name: Self.bare(pattern.identifier), file: file, line: place.line, column: place.column,
          within: typeName))
    }
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteRead(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteCall(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteAssignment(node)
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { noteBranches(node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { noteBranches(node) }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    noteWrite(of: node.expression)
    return .visitChildren
  }

  /// A name without the quotes of one that is a word of the language.
  static func bare(_ token: TokenSyntax) -> String {
    token.identifier?.name ?? token.text
  }
}

extension VariableDeclSyntax {
  /// Whether it is a property of a preview.
  fileprivate var isPreviewable: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable" }
  }
}

extension AttributeSyntax {
  /// The type that it is told: `Store` of `@Environment(Store.self)`.
  fileprivate var typeName: String? {
    guard case .argumentList(let arguments) = arguments,
      let told = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      told.declName.baseName.text == "self"
    else { return nil }
    return told.base?.trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// The type as it is written; where none is, what the first value is made by: `Model` of `Model()` and of `Model.shared`.
  var typeName: String? {
    if let written = typeAnnotation?.type { return written.trimmedDescription }
    let value = initializer?.value
    let made =
      value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value?.as(MemberAccessExprSyntax.self)?.base
    return made.map(\.trimmedDescription).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// Whether it is computed and nobody can set it.
  var isGetter: Bool {
    guard let accessors = accessorBlock?.accessors, isComputed else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.contains { ["set", "_modify", "unsafeMutableAddress"].contains($0.accessorSpecifier.text) }
  }

  /// Whether it has no value of its own; observers make no difference.
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    switch accessors {
    case .getter: return true
    case .accessors(let list):
      return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: return false
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the type alone can write it, or nobody outside of it can even read it.
  fileprivate var isReadOnly: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: stored properties are observed one by one, as by `@Observable`; what changes is told to the context.
struct ModelMacro {
  /// A stored variable of each instance, as far as the macro needs to know it.
  struct Property {
    let name: String
    /// The arguments of `@Relationship`, as they were written; nil where it is not there.
    let relationship: String?
    let isTransient: Bool

    init?(_ member: DeclSyntaxProtocol) {
      guard let variable = member.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
      else { return nil }
      let modifiers = variable.modifiers.map(\.name.tokenKind)
      if modifiers.contains(.keyword(.static)) || modifiers.contains(.keyword(.lazy)) { return nil }
      name = pattern.identifier.text
      let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      func attribute(_ name: String) -> AttributeSyntax? {
        attributes.first { $0.attributeName.trimmedDescription.split(separator: ".").last == name[...] }
      }
      relationship = attribute("Relationship").map { $0.arguments?.trimmedDescription ?? "" }
      isTransient = attribute("Transient") != nil
      if attribute("ObservationIgnored") != nil || attribute("ObservationTracked") != nil { return nil }
    }
  }

  static func properties(of declaration: some DeclGroupSyntax) -> [Property] {
    declaration.memberBlock.members.compactMap { Property($0.decl) }
  }
}

/// What members begin with that are as visible as what they belong to.
private func access(of declaration: some DeclGroupSyntax) -> String {
  let isPublic = declaration.modifiers.contains {
    [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
  }
  return isPublic ? "public " : ""
}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@Model stands before a class")
    }
    let type = model.name.text
    let access = access(of: model)
    let described = properties(of: declaration).filter { !$0.isTransient }.map { property in
      let relationship =
        property.relationship.map { ", relationship: SwiftData.Schema.Relationship(\($0))" } ?? ""
      return
        "SwiftData.Schema.PropertyMetadata(\"\(property.name)\", \\\(type).\(property.name)\(relationship))"
    }
    return [
      "@Observation.ObservationIgnored \(raw: access)nonisolated let _$modelState = SwiftData.ModelState()",
      "private nonisolated var _$observationRegistrar: SwiftData.ModelRegistrar { _$modelState.registrar }",
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(raw: type), Member>) {
        _$modelState.registrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(raw: type), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$modelState.registrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      "private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool { true }",
      """
      private nonisolated func shouldNotifyObservers<Member: Equatable>(_ old: Member, _ new: Member) -> Bool {
        old != new
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ old: Member, _ new: Member) -> Bool {
        old !== new
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ old: Member, _ new: Member) -> Bool {
        old !== new
      }
      """,
      """
      \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: described.joined(separator: ", "))]
      }
      """,
    ]
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    Property(member) == nil ? [] : ["@Observation.ObservationTracked"]
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The compiler asks for no conformance that the type itself declares.
    if protocols.isEmpty { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated SwiftData.PersistentModel {}")
    ]
  }
}

/// `@ModelActor`: an actor with a context of its own.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = access(of: declaration)
    return [
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
      "\(raw: access)let modelContext: SwiftData.ModelContext",
      """
      \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
        modelContext = SwiftData.ModelContext(modelContainer)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}

/// An attribute that only says something to `@Model`.
struct MarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// A declaration that says something to the store on disk, which is not there: `#Unique`, `#Index`.
struct DeclarationMarkerMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

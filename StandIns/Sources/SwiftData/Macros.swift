// SPDX-License-Identifier: Apache-2.0

/// Makes a class a model: its stored properties are observed one by one, and a context is told of what changes.
@attached(
  member, names: named(_$modelState), named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "ModelMacros", type: "ModelMacro")

/// Says how a property is stored; nothing is.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ModelMacros", type: "MarkerMacro")

/// Says what happens at the other end of a relationship.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "ModelMacros", type: "MarkerMacro")

/// Keeps a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "ModelMacros", type: "MarkerMacro")

@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "ModelMacros", type: "DeclarationMarkerMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "ModelMacros", type: "DeclarationMarkerMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelContainer), named(modelContext), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "ModelMacros", type: "ModelActorMacro")

public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}

extension ModelActor {
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

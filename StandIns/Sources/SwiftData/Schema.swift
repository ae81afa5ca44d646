// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

/// Which types of models there are.
public final class Schema: @unchecked Sendable {  // Its context's thread.
  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (a: Self, b: Self) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }

  public enum Attribute {
    public struct Option: Sendable {
      public static let unique = Option()
      public static let externalStorage = Option()
      public static let spotlight = Option()
      public static let ephemeral = Option()
      public static let allowsCloudEncryption = Option()
      public static let preserveValueOnDeletion = Option()
      public static func transformable(by name: String) -> Option { Option() }
      public static func transformable(by type: AnyClass) -> Option { Option() }
    }
  }

  /// What a property says of a relationship.
  public struct Relationship: @unchecked Sendable {  // Its context's thread.
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Sendable { public static let unique = Option() }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }

  /// A stored property of a model.
  public struct PropertyMetadata: @unchecked Sendable {  // Its context's thread.
    public let name: String
    public let keypath: AnyKeyPath
    let relationship: Relationship?
    /// The type of the models that it leads to; nil for a plain value.
    let destination: (any PersistentModel.Type)?
    /// Notes what a model has there; the result puts it back.
    let keep: (any PersistentModel) -> () -> Void

    public init<Root: PersistentModel, Value>(
      _ name: String, _ keyPath: KeyPath<Root, Value>, relationship: Relationship? = nil
    ) {
      self.name = name
      keypath = keyPath
      self.relationship = relationship
      destination = Self.destination(of: Value.self)
      let place = keyPath as? ReferenceWritableKeyPath<Root, Value>
      keep = { model in
        guard let place, let model = model as? Root else { return {} }
        let value = model[keyPath: place]
        return { model[keyPath: place] = value }
      }
    }

    private static func destination(of type: Any.Type) -> (any PersistentModel.Type)? {
      if let model = type as? any PersistentModel.Type { return model }
      return (type as? any Wrapping.Type).flatMap { destination(of: $0.wrapped) }
    }
  }

  public let version: Version
  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  public convenience init() { self.init([]) }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

public protocol VersionedSchema {
  static var versionIdentifier: Schema.Version { get }
  static var models: [any PersistentModel.Type] { get }
}

/// How a store of an earlier version becomes one of this version. There is no store, and nothing runs.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// A type around another one: what is optional, what there are several of.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}
extension Optional: Wrapping {
  static var wrapped: Any.Type { Wrapped.self }
}
extension Array: Wrapping {
  static var wrapped: Any.Type { Element.self }
}
extension Set: Wrapping {
  static var wrapped: Any.Type { Element.self }
}

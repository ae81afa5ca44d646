// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
import Observation
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

/// What tells one model from all others while the program runs.
public struct PersistentIdentifier: Hashable, Comparable, Sendable, Codable, Identifiable {
  let number: Int
  public let entityName: String
  public var id: Self { self }
  public var storeIdentifier: String? { nil }

  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// An object that a context keeps; `@Model` makes a class one.
///
/// - Source: Apple, `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Engine internals: what the context knows of the object.
  var _$modelState: ModelState { get }
}

extension PersistentModel {
  public nonisolated var persistentModelID: PersistentIdentifier { _$modelState.identifier(of: Self.self) }
  public nonisolated var id: PersistentIdentifier { persistentModelID }
  public nonisolated var modelContext: ModelContext? { _$modelState.context }
  public nonisolated var hasChanges: Bool { _$modelState.hasChanges }
  public nonisolated var isDeleted: Bool { _$modelState.isDeleted }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a context knows of one model.
public final class ModelState: @unchecked Sendable {  // Its context's thread.
  // Unsafe: `numbering` guards it.
  nonisolated(unsafe) private static var last = 0
  private static let numbering = NSLock()

  fileprivate let observation = ObservationRegistrar()
  internal(set) public weak var context: ModelContext?
  /// Where the model is; contexts come and go.
  weak var container: ModelContainer?
  var hasChanges = false
  var isDeleted = false
  /// Set while the other end of a relationship is brought in line, so that it does not answer.
  var isFollowing = false
  private var identifier: PersistentIdentifier?

  public init() {}

  fileprivate func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let identifier { return identifier }
    let made = Self.numbering.withLock {
      Self.last += 1
      return PersistentIdentifier(number: Self.last, entityName: "\(type)")
    }
    identifier = made
    return made
  }

  /// All that can change, to be put back.
  typealias Kept = (context: ModelContext?, container: ModelContainer?, hasChanges: Bool, isDeleted: Bool)
  var kept: Kept {
    get { (context, container, hasChanges, isDeleted) }
    set { (context, container, hasChanges, isDeleted) = newValue }
  }

  public var registrar: ModelRegistrar { ModelRegistrar(state: self) }
}

/// Tells who has read a property that it changes, and the context that it has changed.
public struct ModelRegistrar: Sendable {
  let state: ModelState
  // Unsafe: queries look for their models on the main actor alone.
  nonisolated(unsafe) private static var isUnobserved = false

  /// Reads properties without following them: nobody who asks for what a query finds depends on all that it compared.
  static func unobserved<Result>(_ body: () -> Result) -> Result {
    let outer = isUnobserved
    isUnobserved = true
    defer { isUnobserved = outer }
    return body()
  }

  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    if !Self.isUnobserved { state.observation.access(subject, keyPath: keyPath) }
  }

  public func willSet<Subject: PersistentModel, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  {
    Relationships.willChange(subject, keyPath)
    state.observation.willSet(subject, keyPath: keyPath)
  }

  public func didSet<Subject: PersistentModel, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  {
    state.observation.didSet(subject, keyPath: keyPath)
    Relationships.didChange(subject, keyPath)
    state.hasChanges = true
    state.context?.noteChange(of: subject)
    state.container?.store.tell { $0.wasChanged(subject) }
  }

  public func withMutation<Subject: PersistentModel, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

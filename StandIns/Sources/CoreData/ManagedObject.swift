// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
@_exported import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

// A store of objects in memory, empty at the beginning of each run.

public protocol NSFetchRequestResult: AnyObject {}

open class NSManagedObjectID: NSObject, @unchecked Sendable {  // Its context's thread.
  fileprivate static let numbering = NSLock()
  // Unsafe: `numbering` guards it.
  nonisolated(unsafe) fileprivate static var last = 0
  public let entityName: String
  private let number: Int

  init(entityName: String) {
    self.entityName = entityName
    number = Self.numbering.withLock {
      Self.last += 1
      return Self.last
    }
  }
  open var isTemporaryID: Bool { false }
  open func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entityName)/p\(number)")! }
}

/// An object of the store: values by name. Whoever observes it is told of each change.
///
/// - Source: Apple, `NSManagedObject`.
open class NSManagedObject: NSObject, ObservableObject, NamedValues, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open internal(set) var isDeleted = false
  open internal(set) var isInserted = false
  open internal(set) var isUpdated = false
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }
  private var values: [String: Any] = [:]

  /// The entity that the model has for the class; one of the class's name where there is no model.
  open class func entity() -> NSEntityDescription {
    DataModels.entity(of: self) ?? NSEntityDescription(name: "\(self)")
  }
  // The class that Xcode generates for an entity has one of its own, which is meant where no type is said.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entityName: entity.name ?? "")
    values = entity.defaultValues
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// An object of no context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// All that can change, to be put back.
  typealias Kept = (
    values: [String: Any], context: NSManagedObjectContext?, isDeleted: Bool, isInserted: Bool,
    isUpdated: Bool
  )
  var kept: Kept {
    get { (values, managedObjectContext, isDeleted, isInserted, isUpdated) }
    set {
      objectWillChange.send()
      (values, managedObjectContext, isDeleted, isInserted, isUpdated) = newValue
    }
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    let before = values[key]
    change(key, to: value.flatMap(AnyValues.unwrapped))
    if let relationship = entity.relationship(named: key) {
      relate(relationship, from: Self.objects(in: before), to: Self.objects(in: values[key]))
    }
  }

  private func change(_ key: String, to value: Any?) {
    objectWillChange.send()
    values[key] = value
    isUpdated = true
    managedObjectContext?.noteChange(of: self)
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = value.flatMap(AnyValues.unwrapped)
  }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) { managedObjectContext?.noteChange(of: self) }
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    NSMutableSet(array: (values[key] as? NSSet)?.allObjects ?? [])
  }
  open func changedValues() -> [String: Any] { hasChanges ? values : [:] }

  // MARK: Relationships

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// Keeps the other side up to date: who is in a group has that group.
  private func relate(
    _ relationship: NSRelationshipDescription, from before: [NSManagedObject], to after: [NSManagedObject]
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    let (old, new) = (Set(before), Set(after))
    for other in before where !new.contains(other) { other.remove(self, from: inverse) }
    for other in after where !old.contains(other) {
      if !inverse.isToMany, let rival = other.values[inverse.name] as? NSManagedObject, rival !== self {
        rival.remove(other, from: relationship)
      }
      other.add(self, to: inverse)
    }
  }

  private func add(_ other: NSManagedObject, to relationship: NSRelationshipDescription) {
    let key = relationship.name
    change(key, to: relationship.value(of: Self.objects(in: values[key]).filter { $0 !== other } + [other]))
  }

  private func remove(_ other: NSManagedObject, from relationship: NSRelationshipDescription) {
    let key = relationship.name
    change(key, to: relationship.value(of: Self.objects(in: values[key]).filter { $0 !== other }))
  }

  /// Does what the rules of its relationships say, once it is deleted.
  func leaveRelationships(_ delete: (NSManagedObject) -> Void) {
    for relationship in entity.allRelationships {
      let others = Self.objects(in: values[relationship.name])
      switch relationship.deleteRule {
      case .cascadeDeleteRule: others.filter { !$0.isDeleted }.forEach(delete)
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in others where !other.isDeleted { other.remove(self, from: inverse) }
      case .noActionDeleteRule, .denyDeleteRule: continue
      }
    }
  }
}

// MARK: - Requests

public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType = 4
}
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}  // Its context's thread.

// Its context's thread.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesSubentities = true
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  public override init() {}
  public init(entityName: String) { self.entityName = entityName }

  /// The name of the entity. A class may be fetched by the name of its module and its own.
  private var name: String {
    if let name = entityName ?? entity?.name {
      return name.split(separator: ".").last.map(String.init) ?? name
    }
    return (ResultType.self as? NSManagedObject.Type)?.entity().name ?? "\(ResultType.self)"
  }

  func results(in objects: [NSManagedObject]) -> [NSManagedObject] {
    let name = name
    var found = objects.filter { object in
      let isMeant = includesSubentities ? object.entity.isKind(ofName: name) : object.entity.name == name
      return isMeant && (predicate?.evaluate(with: object) ?? true)
    }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      found = found.enumerated().sorted { a, b in
        for descriptor in sortDescriptors {
          let result = descriptor.compare(a.element, to: b.element)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return a.offset < b.offset
      }.map(\.element)
    }
    found = Array(found.dropFirst(fetchOffset))
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}

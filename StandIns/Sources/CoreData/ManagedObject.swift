// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
@_exported import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

// A store of objects in memory, empty at the beginning of each run.

public protocol NSFetchRequestResult: AnyObject {}

/// What kind of object something is, by its name.
open class NSEntityDescription: NSObject, @unchecked Sendable {  // Its context's thread.
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  public override init() {}
  init(name: String) { self.name = name }

  public static func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    NSEntityDescription(name: name)
  }
  public static func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    NSManagedObject(entity: NSEntityDescription(name: name), insertInto: context)
  }
}

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

  /// The name of a class is the name of its entity.
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }
  // The class that Xcode generates for an entity has one of its own, which is meant where no type is said.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entityName: entity.name ?? "")
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
    objectWillChange.send()
    values[key] = value.flatMap(AnyValues.unwrapped)
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

  func results(in objects: [NSManagedObject]) -> [NSManagedObject] {
    // The name that a class was fetched by may be that of its module and itself.
    let name = (entityName ?? entity?.name ?? "\(ResultType.self)").split(separator: ".").last.map(
      String.init)
    var found = objects.filter { $0.entity.name == name && (predicate?.evaluate(with: $0) ?? true) }
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

open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {  // Its context's thread.
  public enum ResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = ResultType.resultTypeStatusOnly
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { self.fetchRequest = fetchRequest }
}
open class NSPersistentStoreResult: NSObject {}
open class NSBatchDeleteResult: NSPersistentStoreResult {
  open var result: Any?
}

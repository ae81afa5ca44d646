// SPDX-License-Identifier: Apache-2.0
import Foundation

// Requests that change many objects at once. Elsewhere a context hears of it once it is told; here the store has one set of
// objects for all contexts. Unchecked, in this file: a request is used by the thread of its context.

open class NSPersistentStoreResult: NSObject {}

/// A request that a context carries out.
protocol BatchRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// What a request tells of the objects that it was about, in one of three kinds, which stand in one order for all requests.
open class _BatchResult<Kind: RawRepresentable<UInt>>: NSPersistentStoreResult {
  open var result: Any?
  open var resultType: Kind
  init(_ kind: Kind, _ objects: [NSManagedObject]) {
    resultType = kind
    result =
      switch kind.rawValue {
      case 0: true
      case 1: objects.map(\.objectID)
      default: objects.count
      }
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
open class NSBatchDeleteResult: _BatchResult<NSBatchDeleteRequestResultType> {}
// Its context's thread.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public typealias ResultType = NSBatchDeleteRequestResultType
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = ResultType.resultTypeStatusOnly
  private var ids: [NSManagedObjectID]?
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { self.fetchRequest = fetchRequest }
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objectIDs
  }

  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let objects =
      ids?.compactMap { try? context.existingObject(with: $0) }
      ?? fetchRequest.results(in: context.store.objects)
    objects.forEach(context.delete)
    return NSBatchDeleteResult(resultType, objects)
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
open class NSBatchInsertResult: _BatchResult<NSBatchInsertRequestResultType> {}
// Its context's thread.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Fills the next object; whether there is none.
  private let fill: (NSManagedObject) -> Bool

  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    var rest = objects[...]
    fill = { object in
      guard let next = rest.popFirst() else { return true }
      for (key, value) in next { object.setValue(value, forKey: key) }
      return false
    }
  }
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    fill = { object in
      let values = NSMutableDictionary()
      if handler(values) { return true }
      for (key, value) in values { (key as? String).map { object.setValue(value, forKey: $0) } }
      return false
    }
  }
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    fill = handler
  }
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    var made: [NSManagedObject] = []
    while true {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
      if fill(object) {
        context.delete(object)
        break
      }
      made.append(object)
    }
    try context.save()
    return NSBatchInsertResult(resultType, made)
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
open class NSBatchUpdateResult: _BatchResult<NSBatchUpdateRequestResultType> {}
// Its context's thread.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) { self.entityName = entityName }
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
    let objects = request.results(in: context.store.objects)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name
        if let name { object.setValue(value, forKey: name) }
      }
    }
    try context.save()
    return NSBatchUpdateResult(resultType, objects)
  }
}

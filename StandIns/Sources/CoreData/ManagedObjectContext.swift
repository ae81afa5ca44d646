// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
@_spi(LastingData) import HeadlessViews
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

/// How two changes of one object are brought together; there is only ever one.
open class NSMergePolicy: NSObject, @unchecked Sendable {  // Its context's thread.
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite

/// The objects of a store, in the order in which they came, for all of its contexts.
final class ObjectStore: @unchecked Sendable {  // Its context's thread.
  // Unchecked: contexts of several threads may share it.
  private let lock = NSLock()
  private var all: [NSManagedObject] = []
  private var observers: [ObjectIdentifier: WeakObserver] = [:]
  private struct WeakObserver { weak var observer: (any StoreObserver)? }

  init() { LastingData.shared.add(self, \.kept) }

  var objects: [NSManagedObject] { lock.withLock { all } }
  func add(_ object: NSManagedObject) { lock.withLock { all.append(object) } }
  func remove(_ object: NSManagedObject) { lock.withLock { all.removeAll { $0 === object } } }

  func add(_ observer: any StoreObserver) {
    lock.withLock { observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer) }
  }
  /// - Parameter object: The one that came, went or changed; `nil` where it may be any.
  func tell(of object: NSManagedObject? = nil) {
    let current = lock.withLock {
      observers = observers.filter { $0.value.observer != nil }
      return observers.values.compactMap(\.observer)
    }
    current.forEach { $0.storeDidChange(object) }
  }
}

extension ObjectStore {
  /// All that can change, to be put back.
  var kept: [(object: NSManagedObject, state: NSManagedObject.Kept)] {
    get { objects.map { ($0, $0.kept) } }
    set {
      for object in objects { object.managedObjectContext = nil }
      lock.withLock { all = newValue.map(\.object) }
      for (object, state) in newValue { object.kept = state }
      tell()
    }
  }
}

/// Who wants to know that objects came, went or changed.
protocol StoreObserver: AnyObject {
  /// - Parameter object: The one that came, went or changed; `nil` where it may be any.
  func storeDidChange(_ object: NSManagedObject?)
}

/// Where a program works with the objects of a store. What is changed is changed at once; saving keeps it.
///
/// - Source: Apple, `NSManagedObjectContext`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {  // Its context's thread.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
  }
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectsNotification")
  var store = ObjectStore()
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator.map { store = $0.store } }
  }
  open var parent: NSManagedObjectContext? {
    didSet { parent.map { store = $0.store } }
  }
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  open var name: String?
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  public init(_ type: ConcurrencyType) {
    super.init()
    LastingData.shared.add(self, \.kept)
  }
  /// All that can change, to be put back.
  var kept: (Set<NSManagedObject>, Set<NSManagedObject>, Set<NSManagedObject>) {
    get { (insertedObjects, updatedObjects, deletedObjects) }
    set { (insertedObjects, updatedObjects, deletedObjects) = newValue }
  }
  public convenience init(concurrencyType: ConcurrencyType) { self.init(concurrencyType) }
  public override convenience init() { self.init(.mainQueueConcurrencyType) }

  open func insert(_ object: NSManagedObject) {
    if object.managedObjectContext != nil { return }
    object.managedObjectContext = self
    object.isInserted = true
    insertedObjects.insert(object)
    store.add(object)
    store.tell(of: object)
  }
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    object.managedObjectContext = nil
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    store.remove(object)
    object.leaveRelationships(delete)
    store.tell(of: object)
  }
  func noteChange(of object: NSManagedObject) {
    updatedObjects.insert(object)
    store.tell(of: object)
  }
  open func save() throws {
    for object in insertedObjects.union(updatedObjects) {
      (object.isInserted, object.isUpdated) = (false, false)
    }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }
  /// Takes out what was inserted and puts back what was deleted since the last save; values stay as they are.
  open func rollback() {
    let (inserted, deleted) = (insertedObjects, deletedObjects)
    inserted.forEach(delete)
    deleted.forEach(insert)
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }
  open func reset() { (insertedObjects, updatedObjects, deletedObjects) = ([], [], []) }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    request.results(in: store.objects).compactMap { $0 as? T }
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    request.results(in: store.objects).count
  }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try (request as? any BatchRequest)?.execute(in: self) ?? NSPersistentStoreResult()
  }
  /// Every context has the same objects already.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.objects.first { $0.objectID === id }
      ?? NSManagedObject(entity: NSEntityDescription(name: id.entityName), insertInto: nil)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = store.objects.first(where: { $0.objectID === id }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return found
  }
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === id }
  }

  // What has a thread of its own elsewhere is done here at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T)
    async rethrows -> T
  {
    try block()
  }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

// MARK: - Containers

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

open class NSPersistentStore: NSObject {}
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {  // Its context's thread.
  let store = ObjectStore()
  open var persistentStores: [NSPersistentStore] { [] }
  public override init() {}
  public init(managedObjectModel: NSManagedObjectModel) { DataModels.add(managedObjectModel.entities) }
  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
  }
}
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {  // Its context's thread.
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  open var isReadOnly = false
  open var configuration: String?
  open var cloudKitContainerOptions: Any?
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSPersistentContainer: NSObject, @unchecked Sendable {  // Its context's thread.
  public let name: String
  public let viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  public let managedObjectModel: NSManagedObjectModel
  open var persistentStoreDescriptions = [
    NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
  ]

  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
  public init(name: String, managedObjectModel: NSManagedObjectModel) {
    self.name = name
    self.managedObjectModel = managedObjectModel
    DataModels.add(managedObjectModel.entities)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreDescriptions.forEach { completionHandler($0, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
    -> T
  {
    try block(newBackgroundContext())
  }
}
// Its context's thread.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema() throws {}
}

// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
@_spi(LastingData) import HeadlessViews

// What entities there are, what they have and how they hang together. Unchecked, in this file: a model is made before it is used,
// and does not change after that.

/// The entities of a data model, as the code says that is made of it. It is found by its conformance.
public protocol _DataModel {
  static var entities: [NSEntityDescription] { get }
}

/// The entities of all models of the program, by their names.
enum DataModels {
  private static let lock = NSLock()
  // Unsafe: `lock` guards it.
  nonisolated(unsafe) private static var made: [String: NSEntityDescription] = [:]
  private static let read: [String: NSEntityDescription] = {
    let models = ConformingTypes.named(["_DataModel"], in: "CoreData").compactMap {
      $0 as? any _DataModel.Type
    }
    return Dictionary(models.flatMap { $0.entities }.map { ($0.name ?? "", $0) }) { first, _ in first }
  }()

  static func entity(named name: String) -> NSEntityDescription? {
    lock.withLock { made[name] } ?? read[name]
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let own = entity(named: "\(type)"), own.objectClass == type { return own }
    return (lock.withLock { Array(made.values) } + read.values).first { $0.objectClass == type }
  }

  /// Adds the entities of a model that code has made.
  static func add(_ entities: [NSEntityDescription]) {
    lock.withLock { for entity in entities { made[entity.name ?? ""] = entity } }
  }
}

/// What kind of object something is.
///
/// - Source: Apple, `NSEntityDescription`.
open class NSEntityDescription: NSObject, @unchecked Sendable {  // Does not change once it is used.
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = []
  open var subentities: [NSEntityDescription] = [] {
    didSet { for each in subentities { each.parentName = name } }
  }
  open var superentity: NSEntityDescription? { parentName.flatMap(DataModels.entity(named:)) }
  private var parentName: String?
  private var knownClass: NSManagedObject.Type?

  public override init() {}
  init(name: String) { self.name = name }
  /// An entity as the code says that is made of a model.
  public init(
    _name name: String, _ type: NSManagedObject.Type, parent: String? = nil,
    _ properties: [NSPropertyDescription]
  ) {
    (self.name, knownClass, parentName, self.properties) = (name, type, parent, properties)
    managedObjectClassName = "\(type)"
  }

  open var propertiesByName: [String: NSPropertyDescription] { byName() }
  open var attributesByName: [String: NSAttributeDescription] { byName() }
  open var relationshipsByName: [String: NSRelationshipDescription] { byName() }

  private func byName<Property: NSPropertyDescription>() -> [String: Property] {
    let own = properties.compactMap { $0 as? Property }.map { ($0.name, $0) }
    return Dictionary(own) { first, _ in first }.merging(superentity?.byName() ?? [:]) { own, _ in own }
  }

  var objectClass: NSManagedObject.Type? {
    if let knownClass { return knownClass }
    guard let name = managedObjectClassName, name != "NSManagedObject" else { return nil }
    return NSClassFromString(name) as? NSManagedObject.Type
  }
  var defaultValues: [String: Any] {
    var values = superentity?.defaultValues ?? [:]
    for case let attribute as NSAttributeDescription in properties {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
    return values
  }
  var allRelationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription } + (superentity?.allRelationships ?? [])
  }
  func relationship(named name: String) -> NSRelationshipDescription? {
    properties.lazy.compactMap { $0 as? NSRelationshipDescription }.first { $0.name == name }
      ?? superentity?.relationship(named: name)
  }
  func isKind(ofName name: String) -> Bool {
    self.name == name || superentity?.isKind(ofName: name) == true
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(ofName: entity.name ?? "") }

  /// The entity that a model has under a name, or one of which nothing else is known.
  private static func known(_ name: String) -> NSEntityDescription {
    DataModels.entity(named: name) ?? NSEntityDescription(name: name)
  }
  public static func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    known(name)
  }
  public static func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let entity = known(name)
    return (entity.objectClass ?? NSManagedObject.self).init(entity: entity, insertInto: context)
  }
}

open class NSPropertyDescription: NSObject, @unchecked Sendable {  // Does not change once it is used.
  open var name = ""
  open var isOptional = true
  open var isTransient = false
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}
// Does not change once it is used.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var valueTransformerName: String?
  open var attributeValueClassName: String?
  public override init() {}
  /// An attribute as the code says that is made of a model.
  public init(_name name: String, _ defaultValue: Any? = nil) {
    super.init()
    (self.name, self.defaultValue) = (name, defaultValue)
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
// Does not change once it is used.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  private var names: (destination: String, inverse: String)?
  private var knownDestination: NSEntityDescription?
  private weak var knownInverse: NSRelationshipDescription?
  open var destinationEntity: NSEntityDescription? {
    get { knownDestination ?? names.flatMap { DataModels.entity(named: $0.destination) } }
    set { knownDestination = newValue }
  }
  open var inverseRelationship: NSRelationshipDescription? {
    get { knownInverse ?? names.flatMap { destinationEntity?.relationship(named: $0.inverse) } }
    set { knownInverse = newValue }
  }
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  public override init() {}
  /// A relationship as the code says that is made of a model.
  public init(
    _name name: String, to destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool = false,
    _ deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    super.init()
    (self.name, self.deleteRule, self.isOrdered) = (name, deleteRule, isOrdered)
    names = (destination, inverse ?? "")
    maxCount = isToMany ? 0 : 1
  }

  /// What the property holds that has the relationship.
  func value(of objects: [NSManagedObject]) -> Any? {
    if !isToMany { return objects.last }
    return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
}

open class NSManagedObjectModel: NSObject, @unchecked Sendable {  // Does not change once it is used.
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  public override init() {}
  public init?(contentsOf url: URL) {}
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

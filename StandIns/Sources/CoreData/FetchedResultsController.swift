// SPDX-License-Identifier: Apache-2.0
import Foundation

// Results for those who are told of changes: UIKit's tables, and models that hand them on.

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
private struct Section: NSFetchedResultsSectionInfo {
  let name: String
  var objects: [Any]?
  var indexTitle: String? { name.first.map { "\($0)" } }
  var numberOfObjects: Int { objects?.count ?? 0 }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
}

/// What a request finds, from its first fetch on. Its delegate is told of each change as it is made, and not of several together.
///
/// - Source: Apple, `NSFetchedResultsController`.
open class NSFetchedResultsController<ResultType>: NSObject, StoreObserver {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  /// The controller that this one stands for.
  private var original: NSObject?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
    self.sectionNameKeyPath = sectionNameKeyPath
  }
  open class func deleteCache(withName name: String?) {}
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    managedObjectContext.store.add(self)
  }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let path = sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
    var sections: [Section] = []
    for object in fetchedObjects {
      let name = (object as? NSManagedObject)?.value(forKey: path).map { "\($0)" } ?? ""
      if sections.last?.name != name { sections.append(Section(name: name, objects: [])) }
      sections[sections.count - 1].objects?.append(object)
    }
    return sections
  }
  open func object(at path: IndexPath) -> ResultType {
    guard path.count == 2, let found = sections?[path[0]].objects?[path[1]] as? ResultType else {
      preconditionFailure("no object at index \(path)")
    }
    return found
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in (sections ?? []).enumerated() {
      if let row = section.objects?.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
        return [number, row]
      }
    }
    return nil
  }

  func storeDidChange(_ object: NSManagedObject?) {
    guard let before = fetchedObjects, let delegate else { return }
    let after = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    func place(_ objects: [ResultType]) -> IndexPath? {
      objects.firstIndex { ($0 as AnyObject) === object }.map { [0, $0] }
    }
    let (old, new) = (place(before), place(after))
    let isSame =
      before.count == after.count && zip(before, after).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
    if isSame, new == nil { return }
    let told = told(after)
    delegate.controllerWillChangeContent(told)
    fetchedObjects = after
    if let object, let type = Self.change(from: old, to: new) {
      delegate.controller(told, didChange: object, at: old, for: type, newIndexPath: new)
    }
    delegate.controllerDidChangeContent(told)
  }

  private static func change(from old: IndexPath?, to new: IndexPath?) -> NSFetchedResultsChangeType? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, _): .insert
    case (_, nil): .delete
    default: old == new ? .update : .move
    }
  }

  /// This controller as its delegate knows it, which is told nothing of the type of its objects.
  private func told(_ objects: [ResultType]) -> NSFetchedResultsController<any NSFetchRequestResult> {
    let told = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
      managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    told.original = self
    told.fetchedObjects = objects.compactMap { $0 as? any NSFetchRequestResult }
    return told
  }
  open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? NSObject
    return self === other || original === other
  }
  open override var hash: Int { ObjectIdentifier(original ?? self).hashValue }
}

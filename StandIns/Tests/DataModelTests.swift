// SPDX-License-Identifier: Apache-2.0
import CoreData
import Foundation
import Testing

private final class Shelf: NSManagedObject {
  var books: Set<Book> {
    get { value(forKey: "books") as? Set<Book> ?? [] }
    set { setValue(newValue as NSSet, forKey: "books") }
  }
  var label: String? {
    get { value(forKey: "label") as? String }
    set { setValue(newValue, forKey: "label") }
  }
}

private class Book: NSManagedObject {
  var shelf: Shelf? {
    get { value(forKey: "shelf") as? Shelf }
    set { setValue(newValue, forKey: "shelf") }
  }
  var pages: Int16 { value(forKey: "pages") as? Int16 ?? 0 }
}
private final class Atlas: Book {}

/// As the code says that is made of a model: the entity of a shelf is not called as its class is.
private enum Library: _DataModel {
  static var entities: [NSEntityDescription] {
    [
      NSEntityDescription(
        _name: "Rack", Shelf.self,
        [
          NSAttributeDescription(_name: "label", "new"),
          NSRelationshipDescription(
            _name: "books", to: "Book", inverse: "shelf", isToMany: true, .cascadeDeleteRule),
        ]),
      NSEntityDescription(
        _name: "Book", Book.self,
        [
          NSAttributeDescription(_name: "pages", Int16(7)),
          NSRelationshipDescription(_name: "shelf", to: "Rack", inverse: "books", isToMany: false),
        ]),
      NSEntityDescription(_name: "Atlas", Atlas.self, parent: "Book", []),
    ]
  }
}

private final class Listener: NSFetchedResultsControllerDelegate {
  var changes: [NSFetchedResultsChangeType] = []
  var count = 0
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    changes.append(type)
  }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    count = controller.fetchedObjects?.count ?? 0
  }
}

@MainActor
struct DataModelTests {
  private let context = NSPersistentContainer(name: "Library").viewContext

  @Test func aNewObjectHasWhatItsEntitySays() throws {
    #expect(Shelf(context: context).entity.name == "Rack")
    #expect(Shelf(context: context).label == "new")
    let atlas = NSEntityDescription.insertNewObject(forEntityName: "Atlas", into: context)
    #expect((atlas as? Atlas)?.pages == 7)
    #expect(try context.fetch(NSFetchRequest<Shelf>(entityName: "Rack")).count == 2)
  }

  @Test func bothSidesOfARelationshipChangeTogether() {
    let (first, second) = (Shelf(context: context), Shelf(context: context))
    let (book, atlas) = (Book(context: context), Atlas(context: context))
    var told = 0
    let subscription = first.objectWillChange.sink { told += 1 }
    defer { subscription.cancel() }
    book.shelf = first
    #expect(first.books == [book])
    #expect(told == 1)
    second.books = [book, atlas]
    #expect(first.books.isEmpty && book.shelf === second && atlas.shelf === second)
    atlas.shelf = nil
    #expect(second.books == [book])
  }

  @Test func aDeletedObjectLeavesWhatTheRulesSay() throws {
    let (shelf, book, other) = (Shelf(context: context), Book(context: context), Book(context: context))
    (book.shelf, other.shelf) = (shelf, shelf)
    context.delete(other)
    #expect(shelf.books == [book])
    context.delete(shelf)
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).isEmpty)
  }

  @Test func aRequestFindsObjectsOfEntitiesBelow() throws {
    _ = (Book(context: context), Atlas(context: context))
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.count(for: request) == 2)
    request.includesSubentities = false
    #expect(try context.count(for: request) == 1)
  }

  @Test func manyObjectsAreChangedAtOnce() throws {
    let insert = NSBatchInsertRequest(
      entityName: "Book", objects: [["pages": Int16(1)], ["pages": Int16(2)]])
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": Int16(5)]
    update.resultType = .updatedObjectIDsResultType
    let ids = (try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID]
    #expect(ids?.count == 2)
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.pages) == [5, 5])
    let delete = NSBatchDeleteRequest(objectIDs: ids ?? [])
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 2)
  }

  @Test func aControllersDelegateIsToldOfChanges() throws {
    let request = NSFetchRequest<Shelf>(entityName: "Rack")
    request.sortDescriptors = [NSSortDescriptor(key: "label", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "label", cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    let shelf = Shelf(context: context)
    #expect(listener.changes.isEmpty)
    try controller.performFetch()
    shelf.label = "a"
    let other = Shelf(context: context)
    shelf.label = "z"
    #expect(listener.changes == [.update, .insert, .move])
    #expect(listener.count == 2)
    #expect(controller.sections?.map(\.name) == ["new", "z"])
    #expect(controller.object(at: [1, 0]) === shelf)
    #expect(controller.indexPath(forObject: other) == [0, 0])
    _ = Book(context: context)
    context.delete(shelf)
    #expect(listener.changes.count == 4 && listener.changes.last == .delete)
  }

  @Test func aModelMadeInCodeIsKnown() {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Note", NSStringFromClass(Note.self))
    entity.properties = [NSAttributeDescription(_name: "text", "empty")]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = NSPersistentContainer(name: "Notes", managedObjectModel: model).viewContext
    #expect(Note(context: context).value(forKey: "text") as? String == "empty")
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) is Note)
  }
}

final class Note: NSManagedObject {}

// SPDX-License-Identifier: Apache-2.0
@testable import CoreData
import HeadlessViews
import SwiftUI
import Testing

private final class Person: NSManagedObject {
  var name: String {
    get { value(forKey: "name") as? String ?? "" }
    set { setValue(newValue, forKey: "name") }
  }
  var age: Int {
    get { value(forKey: "age") as? Int ?? 0 }
    set { setValue(newValue, forKey: "age") }
  }

  static func make(_ name: String, _ age: Int, in context: NSManagedObjectContext) {
    let person = Person(context: context)
    (person.name, person.age) = (name, age)
  }
}

// As Xcode generates it.
extension Person {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Person> {
    NSFetchRequest<Person>(entityName: "Person")
  }
}

private struct PersonRow: View {
  @ObservedObject var person: Person
  var body: some View { Text(person.name) }
}

private struct Adults: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Person.name, ascending: false)],
    predicate: NSPredicate(format: "age >= %d", 18)) private var people: FetchedResults<Person>

  var body: some View {
    ForEach(people, id: \.objectID) { PersonRow(person: $0) }
  }
}

/// Hands its results to a list unread.
private struct Filtered: View {
  @FetchRequest private var people: FetchedResults<Person>

  init(from letter: String) {
    _people = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "name BEGINSWITH %@", letter))
  }

  var body: some View { List(people, id: \.self) { PersonRow(person: $0) } }
}

@MainActor
struct CoreDataTests {
  private let container = NSPersistentContainer(name: "People")
  private let host: ViewHost
  private var context: NSManagedObjectContext { container.viewContext }

  init() {
    let context = container.viewContext
    Person.make("Ada", 36, in: context)
    Person.make("Bob", 7, in: context)
    Person.make("Cem", 40, in: context)
    host = ViewHost { VStack { Adults() }.environment(\.managedObjectContext, context) }
  }

  private func person(_ name: String) throws -> Person {
    let request = Person.fetchRequest()
    request.predicate = NSPredicate(format: "name == %@", name)
    return try #require(try context.fetch(request).first)
  }

  @Test func aRequestShowsWhatItsPredicateLeavesInItsOrder() {
    #expect(host.texts == ["Cem", "Ada"])
  }

  @Test func onlyTheRowWhoseObjectChangedRunsItsBody() throws {
    try person("Ada").name = "Ann"
    let report = try host.render()
    #expect(report.bodyEvaluations["PersonRow"] == 1)
    #expect(report.bodyEvaluations["Adults"] == 0)
    #expect(host.texts == ["Cem", "Ann"])
  }

  @Test func objectsComeAndGo() throws {
    try person("Bob").age = 18
    try host.render()
    #expect(host.texts == ["Cem", "Bob", "Ada"])
    context.delete(try person("Cem"))
    try host.render()
    #expect(host.texts == ["Bob", "Ada"])
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test func aListWhoseRequestFoundNothingAtFirstShowsWhatComes() throws {
    let context = context
    let host = ViewHost { Filtered(from: "D").environment(\.managedObjectContext, context) }
    #expect(host.texts.isEmpty)
    Person.make("Dan", 50, in: context)
    try host.render()
    #expect(host.texts == ["Dan"])
  }

  @Test func whatAScreenHasDoneIsPutBackForTheNextOne() throws {
    let kept = (context.store.kept, context.kept)
    func putBack() { (context.store.kept, context.kept) = kept }
    try person("Ada").name = "Ann"
    context.delete(try person("Cem"))
    try context.save()
    Person.make("Dan", 50, in: context)
    try host.render()
    #expect(host.texts == ["Dan", "Ann"])
    for _ in 1...2 {
      putBack()
      try host.render()
      #expect(host.texts == ["Cem", "Ada"])
      context.delete(try person("Cem"))
    }
  }

  @Test(arguments: [
    ("name CONTAINS[c] 'A'", ["Ada"]), ("name BEGINSWITH 'C' OR age < 10", ["Bob", "Cem"]),
    ("NOT (name == 'Ada') AND age BETWEEN {7, 40}", ["Bob", "Cem"]),
    ("name IN {'Ada', 'Cem'}", ["Ada", "Cem"]),
    ("name LIKE 'B*'", ["Bob"]), ("TRUEPREDICATE", ["Ada", "Bob", "Cem"]), ("name ???", []),
  ])
  func aFormatIsRead(format: String, names: [String]) throws {
    let request = NSFetchRequest<Person>(entityName: "Person")
    request.predicate = NSPredicate(format: format)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(try context.fetch(request).map(\.name) == names)
  }
}

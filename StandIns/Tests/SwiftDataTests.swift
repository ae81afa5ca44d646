// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
@testable import SwiftData
import SwiftUI
import Testing

@Model
final class Entry {
  var title: String
  var isDone = false
  var note: String?
  var folder: Folder?

  init(title: String, isDone: Bool = false) {
    self.title = title
    self.isDone = isDone
  }
}

@Model
final class Folder {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Entry.folder) var entries: [Entry] = []

  init(name: String) { self.name = name }
}

private struct Row: View {
  let entry: Entry
  var body: some View { Text(entry.title) }
}

/// Views that others make, with private queries.
struct Queried: View {
  let title: String
  @Query private var all: [Entry]
  @Query(animation: .default) private var again: [Entry]
  @Query(sort: [SortDescriptor(\Entry.title, order: .reverse)]) private var sorted: [Entry]

  var body: some View { Text("\(title) \(all.count) \(again.count) \(sorted.map(\.title).joined())") }
}

private struct OpenEntries: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Entry> { !$0.isDone }, sort: \Entry.title) private var entries: [Entry]

  var body: some View {
    VStack {
      ForEach(entries) { Row(entry: $0) }
      Button("Add") { context.insert(Entry(title: "c")) }
      Button("Delete") { context.delete(entries[0]) }
    }
  }
}

private struct Notes: App {
  @MainActor static let container = try? ModelContainer(
    for: Entry.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))

  var body: some Scene {
    WindowGroup { OpenEntries() }.modelContainer(Self.container ?? .ofNobody)
  }
}

@MainActor
struct SwiftDataTests {
  private let container: ModelContainer
  private let host: ViewHost
  private var context: ModelContext { container.mainContext }

  init() throws {
    let made = try ModelContainer(
      for: Entry.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for entry in [Entry(title: "d"), Entry(title: "b"), Entry(title: "a", isDone: true)] {
      made.mainContext.insert(entry)
    }
    container = made
    host = ViewHost { OpenEntries().modelContainer(made) }
  }

  private func entry(_ title: String) throws -> Entry {
    try #require(try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.title == title })).first)
  }

  @Test func aQueryShowsWhatItsFilterLeavesInItsOrder() {
    #expect(host.texts == ["b", "d", "Add", "Delete"])
  }

  @Test func onlyTheRowWhoseModelChangedRunsItsBody() throws {
    try entry("b").title = "bb"
    let report = try host.render()
    #expect(report.bodyEvaluations["Row"] == 1)
    #expect(report.bodyEvaluations["OpenEntries"] == 0)
    #expect(host.texts.prefix(2) == ["bb", "d"])
  }

  @Test func aPropertyThatNobodyReadsRunsNoBody() throws {
    try entry("b").note = "read by nobody"
    #expect(try host.render().bodyEvaluations.total == 0)
  }

  @Test func aModelThatNoLongerMatchesLeaves() throws {
    try entry("b").isDone = true
    try host.render()
    #expect(host.texts.first == "d")
  }

  @Test func aModelThatChangesPlacesInTheOrderMoves() throws {
    try entry("b").title = "e"
    try host.render()
    #expect(host.texts.prefix(2) == ["d", "e"])
  }

  @Test func whatIsInsertedAndDeletedComesAndGoes() throws {
    try host.tapAndRender("Add")
    #expect(host.texts.prefix(3) == ["b", "c", "d"])
    try host.tapAndRender("Delete")
    #expect(host.texts.prefix(2) == ["c", "d"])
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test func whatAScreenHasDoneIsPutBackForTheNextOne() throws {
    let folder = Folder(name: "f")
    folder.entries = [try entry("b")]
    context.insert(folder)
    try context.save()
    let kept = (container.store.kept, context.kept)
    func putBack() { (container.store.kept, context.kept) = kept }
    for _ in 1...2 {
      try host.tapAndRender("Add")
      context.delete(folder)
      try entry("d").title = "e"
      try host.render()
      #expect(host.texts.prefix(2) == ["c", "e"])
      putBack()
      try host.render()
      #expect(host.texts == ["b", "d", "Add", "Delete"])
      #expect(try entry("b").folder === folder)
      #expect(folder.entries.map(\.title) == ["b"])
      #expect(!context.hasChanges)
    }
  }

  @Test func whatTheFilterLeavesOutRunsNoBodyWhenItComes() throws {
    context.insert(Entry(title: "z", isDone: true))
    #expect(try host.render().bodyEvaluations.total == 0)
  }

  @Test func whatAnotherContextInsertsIsShown() throws {
    let other = ModelContext(container)
    other.insert(Entry(title: "from elsewhere"))
    try host.render()
    #expect(host.texts.contains("from elsewhere"))
    container.deleteAllData()
    try host.render()
    #expect(host.texts == ["Add", "Delete"])
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let folder = Folder(name: "f")
    context.insert(folder)
    try entry("b").folder = folder
    #expect(folder.entries.map(\.title) == ["b"])
    folder.entries.append(try entry("d"))
    #expect(try entry("d").folder === folder)
    folder.entries.removeAll { $0.title == "b" }
    #expect(try entry("b").folder == nil)
    // Said from both ends, as many apps do: it is there once.
    let twin = Entry(title: "twin")
    context.insert(twin)
    twin.folder = folder
    folder.entries.append(twin)
    #expect(folder.entries.map(\.title) == ["d", "twin"])
    folder.entries.removeAll { $0 === twin }
    #expect(twin.folder == nil)
  }

  @Test func whatIsInAFolderGoesWithItAndComesWithIt() throws {
    let folder = Folder(name: "f")
    folder.entries = [Entry(title: "inside")]
    context.insert(folder)
    #expect(try entry("inside").folder === folder)
    context.delete(folder)
    #expect(
      try context.fetchCount(FetchDescriptor<Entry>(predicate: #Predicate { $0.title == "inside" })) == 0)
  }

  @Test func aFetchTakesAsManyAsItIsTold() throws {
    var descriptor = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.title, order: .reverse)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["b", "a"])
  }

  @Test func whatWasNotSavedIsTakenBack() throws {
    try context.save()
    context.insert(Entry(title: "new"))
    context.delete(try entry("d"))
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Entry>()).map(\.title).sorted() == ["a", "b", "d"])
  }

  @Test func theWindowOfAnAppHasTheContainerOfItsScene() throws {
    let container = try #require(Notes.container)
    container.mainContext.insert(Entry(title: "noted"))
    #expect(ViewHost { AppWindow(Notes()) }.texts == ["noted", "Add", "Delete"])
  }

  @Test func anActorForOthersHasAContextForOthers() async throws {
    let container = try ModelContainer(
      for: Entry.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let hasChanges = await Keeper(modelContainer: container).hasChanges()
    #expect(!hasChanges)
  }
}

@ModelActor
public actor Keeper {
  func hasChanges() -> Bool { modelContext.hasChanges }
}

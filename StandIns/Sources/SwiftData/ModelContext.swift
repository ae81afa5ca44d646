// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
@_spi(LastingData) import HeadlessViews
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

/// What is fetched: of which models, in which order, how many.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// Whether a model is one of those. A condition that cannot be evaluated holds for none.
  func matches(_ model: T) -> Bool { predicate.map { (try? $0.evaluate(model)) ?? false } ?? true }

  /// The order of two models.
  func order(_ a: T, _ b: T) -> ComparisonResult {
    for descriptor in sortBy {
      let result = descriptor.compare(a, b)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }

  func results(in models: [T]) -> [T] {
    var found = models.filter(matches)
    if !sortBy.isEmpty {
      // Models that are alike stay in the order they came in.
      found = found.enumerated().sorted { a, b in
        let result = order(a.element, b.element)
        return result == .orderedSame ? a.offset < b.offset : result == .orderedAscending
      }.map(\.element)
    }
    if let fetchOffset { found = Array(found.dropFirst(fetchOffset)) }
    return fetchLimit.map { $0 > 0 ? Array(found.prefix($0)) : found } ?? found
  }
}

/// The models of a program, in memory. What is fetched, inserted, deleted and changed is so at once; saving keeps it.
///
/// - Source: Apple, `ModelContext`.
public final class ModelContext: Equatable, @unchecked Sendable {  // Its context's thread.
  // Unchecked: a context is used by one thread at a time.
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var author: String?
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  public var changedModelsArray: [any PersistentModel] { changed }
  private var changed: [any PersistentModel] = []

  public init(_ container: ModelContainer) {
    self.container = container
    LastingData.shared.add(self, \.kept)
  }

  /// All that can change, to be put back.
  var kept: ([any PersistentModel], [any PersistentModel], [any PersistentModel]) {
    get { (insertedModelsArray, deletedModelsArray, changed) }
    set { (insertedModelsArray, deletedModelsArray, changed) = newValue }
  }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public var hasChanges: Bool {
    !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty || !changed.isEmpty
  }

  /// The models of one type, in the order in which they were inserted.
  func models<T: PersistentModel>(_ type: T.Type) -> [T] { container.store.models(type) }

  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let state = model._$modelState
    if state.container != nil { return }
    state.context = self
    state.container = container
    state.isDeleted = false
    container.store.add(model)
    insertedModelsArray.append(model)
    Relationships.connect(model)
    Relationships.neighbours(of: model).forEach(insertAny)
    container.store.tell { $0.wasInserted(model) }
  }

  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  private func deleteAny(_ model: any PersistentModel) {
    let state = model._$modelState
    guard state.container != nil else { return }
    state.context = nil
    state.container = nil
    state.isDeleted = true
    container.store.remove(model)
    deletedModelsArray.append(model)
    Relationships.disconnect(model).forEach(deleteAny)
    container.store.tell { $0.wasDeleted(model) }
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    try fetch(FetchDescriptor(predicate: predicate)).forEach(delete)
  }

  func noteChange(of model: any PersistentModel) {
    if !changed.contains(where: { $0 === model }) { changed.append(model) }
  }

  public func save() throws {
    for model in changed + insertedModelsArray { model._$modelState.hasChanges = false }
    (insertedModelsArray, deletedModelsArray, changed) = ([], [], [])
  }
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
  /// Takes out what was inserted and puts back what was deleted since the last save; values stay as they are.
  public func rollback() {
    let (inserted, deleted) = (insertedModelsArray, deletedModelsArray)
    inserted.forEach(deleteAny)
    deleted.forEach(insertAny)
    (insertedModelsArray, deletedModelsArray, changed) = ([], [], [])
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    descriptor.results(in: models(T.self))
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    try fetch(descriptor).map(\.persistentModelID)
  }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    try fetch(descriptor).forEach(block)
  }
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let found = container.store.model(id) else {
      fatalError(
        "no model has the identifier \(id.number) of \(id.entityName); it was deleted, or never inserted")
    }
    return found
  }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.store.model(id) as? T
  }
}

/// Who wants to know what happens to the models of a container, in whichever of its contexts.
protocol StoreObserver: AnyObject {
  func wasInserted(_ model: any PersistentModel)
  func wasDeleted(_ model: any PersistentModel)
  func wasChanged(_ model: any PersistentModel)
}

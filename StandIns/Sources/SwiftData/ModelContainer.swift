// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
@_spi(LastingData) import HeadlessViews
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

/// Where models would be stored; here always in memory.
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {  // Its context's thread.
  public enum GroupContainer: Sendable {
    case automatic, none
    public static func identifier(_ name: String) -> GroupContainer { .none }
  }
  public enum CloudKitDatabase: Sendable {
    case automatic, none
    public static func `private`(_ name: String) -> CloudKitDatabase { .none }
  }
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL
  public var schema: Schema?
  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, isStoredInMemoryOnly: false, allowsSave: allowsSave)
  }
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The models of an app, in memory, empty at the beginning of each run.
///
/// - Source: Apple, `ModelContainer`.
public final class ModelContainer: Equatable, @unchecked Sendable {  // Its context's thread.
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  // A context holds its container, and not the other way round.
  @MainActor private weak var main: ModelContext?

  /// The context of the main actor: the same one as long as somebody holds it.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let made = ModelContext(self)
    main = made
    return made
  }

  /// What models are in that no container was made for.
  static let ofNobody = ModelContainer(Schema(), [])

  private init(_ schema: Schema, _ configurations: [ModelConfiguration]) {
    self.schema = schema
    self.configurations = Set(configurations)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.init(schema, configurations)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(schema, configurations)
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(Schema(types), configurations)
  }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }
}

/// Keeps models in the order in which they came, by type.
final class ModelStore: @unchecked Sendable {  // Its context's thread.
  // Unchecked: several contexts of one container may be used by several threads.
  private let lock = NSLock()
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var observers: [ObjectIdentifier: WeakObserver] = [:]

  private struct WeakObserver { weak var observer: (any StoreObserver)? }

  init() { LastingData.shared.add(self, \.kept) }

  func models<T: PersistentModel>(_ type: T.Type) -> [T] {
    lock.withLock { models[ObjectIdentifier(type)] ?? [] } as! [T]
  }
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { models.values.joined().first { $0.persistentModelID == id } }
  }
  func add(_ model: any PersistentModel) {
    lock.withLock { models[ObjectIdentifier(type(of: model)), default: []].append(model) }
  }
  func remove(_ model: any PersistentModel) {
    lock.withLock { models[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model } }
  }
  func removeAll() {
    let all = lock.withLock {
      defer { models = [:] }
      return Array(models.values.joined())
    }
    for model in all {
      model._$modelState.context = nil
      model._$modelState.container = nil
      tell { $0.wasDeleted(model) }
    }
  }

  func add(_ observer: any StoreObserver) {
    lock.withLock { observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer) }
  }
  func remove(_ observer: any StoreObserver) { lock.withLock { observers[ObjectIdentifier(observer)] = nil } }

  func tell(_ what: (any StoreObserver) -> Void) {
    let current = lock.withLock {
      observers = observers.filter { $0.value.observer != nil }
      return observers.values.compactMap(\.observer)
    }
    current.forEach(what)
  }
}

extension ModelStore {
  /// A model with all that can change, to be put back.
  typealias KeptModel = (model: any PersistentModel, state: ModelState.Kept, values: [() -> Void])

  /// All that can change, to be put back.
  var kept: [KeptModel] {
    get {
      lock.withLock { models }.values.joined().map { model in
        (model, model._$modelState.kept, type(of: model).schemaMetadata.map { $0.keep(model) })
      }
    }
    set {
      removeAll()
      for (model, state, _) in newValue {
        add(model)
        model._$modelState.kept = state
      }
      for putBack in newValue.flatMap(\.values) { putBack() }
      for (model, state, _) in newValue {
        // A value is written as anybody writes it, which is noted as a change.
        model._$modelState.kept = state
        tell { $0.wasInserted(model) }
      }
    }
  }
}

// MARK: - In views

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { MainActor.assumeIsolated { ModelContainer.ofNobody.mainContext } }
}

extension EnvironmentValues {
  /// Where a view finds its models; one without any where no container was given.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: [type], onSetup: onSetup))
  }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: types, onSetup: onSetup))
  }
}

/// Makes a container once and keeps it as long as its view is there.
private struct OwnContainer: ViewModifier, BuiltInStyle {
  @State private var made: ModelContainer

  init(types: [any PersistentModel.Type], onSetup: (Result<ModelContainer, any Error>) -> Void) {
    let container = Result { try ModelContainer(for: Schema(types)) }
    _made = State(initialValue: (try? container.get()) ?? .ofNobody)
    onSetup(container)
  }

  func body(content: Content) -> some View { content.environment(\.modelContext, made.mainContext) }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    _changed { $0.modelContainer(container) }
  }
  public func modelContext(_ context: ModelContext) -> some Scene {
    _changed { $0.environment(\.modelContext, context) }
  }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    _changed { $0.modelContainer(for: type, onSetup: onSetup) }
  }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    _changed { $0.modelContainer(for: types, onSetup: onSetup) }
  }
}

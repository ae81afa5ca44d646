// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import Observation
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// Where a view finds its objects; one without any where no context was given.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The objects that a request finds. A view that shows them runs its body again when others are among them, or their order
/// differs; a change of one object is told to those who observe that one.
///
/// - Source: Apple, `FetchRequest`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult & SendableMetatype>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var kept = FetchedObjects<Result>()
  private let request: NSFetchRequest<Result>

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors, predicate: predicate)
    request.entity = entity
  }
  // An empty list may be of either kind.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors.map(Self.untyped), predicate: predicate)
  }

  fileprivate static func untyped(_ descriptor: SortDescriptor<Result>) -> NSSortDescriptor {
    NSSortDescriptor(keyPath: \Any.self, ascending: true) { a, b in
      guard let a = a as? Result, let b = b as? Result else { return .orderedSame }
      return descriptor.compare(a, b)
    }
  }

  /// Whoever asks for the results depends on them, and may hand them to a list unread.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(kept: kept, objects: kept.objects) }
  public var projectedValue: Binding<Configuration> {
    let kept = kept
    return Binding(
      get: { Configuration(nsSortDescriptors: kept.sortDescriptors, nsPredicate: kept.predicate) },
      set: { (kept.sortDescriptors, kept.predicate) = ($0.nsSortDescriptors, $0.nsPredicate) })
  }
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  public mutating func update() { kept.follow(context, request) }
}

/// What a request has found.
public struct FetchedResults<Result: NSFetchRequestResult & SendableMetatype>: RandomAccessCollection {
  let kept: FetchedObjects<Result>
  let objects: [Result]

  public var nsPredicate: NSPredicate? {
    get { kept.predicate }
    nonmutating set { kept.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { kept.sortDescriptors }
    nonmutating set { kept.sortDescriptors = newValue }
  }
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { kept.sortDescriptors = newValue.map(FetchRequest.untyped) }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

/// What a request has found, and what it asks for now.
final class FetchedObjects<Result: NSFetchRequestResult & SendableMetatype>: StoreObserver, Observable,
  @unchecked Sendable  // Its context's thread.
{
  // Unchecked: a view's requests are used on the main actor, where the context's changes are.
  private let registrar = ObservationRegistrar()
  private var context: NSManagedObjectContext?
  private var request: NSFetchRequest<Result>?
  private var found: [Result] = []
  var predicate: NSPredicate? { didSet { look() } }
  var sortDescriptors: [NSSortDescriptor] = [] { didSet { look() } }

  func follow(_ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>) {
    if self.context === context, self.request === request { return }
    if self.context !== context { context.store.add(self) }
    self.context = context
    // Nothing is looked for before all is known that is asked for.
    self.request = nil
    predicate = request.predicate
    sortDescriptors = request.sortDescriptors ?? []
    self.request = request
    look()
  }

  var objects: [Result] {
    registrar.access(self, keyPath: \.objects)
    return found
  }

  func storeDidChange(_ object: NSManagedObject?) { look() }

  private func look() {
    guard let context, let request else { return }
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    let new = (try? context.fetch(request)) ?? []
    let isSame = new.count == found.count && zip(new, found).allSatisfy { $0 === $1 }
    if isSame { return }
    registrar.withMutation(of: self, keyPath: \.objects) { found = new }
  }
}

// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import Observation
import SwiftUI

// Unchecked, in this file: a context and its objects are used by one thread at a time, as Apple asks of its users.

/// The models of the context that a condition holds for, in an order. A view that shows them runs its body again when
/// another model is among them, or their order differs; not when a property of one changes.
///
/// - Source: Apple, `Query`, a macro that makes such a property.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: Sequence>: DynamicProperty
where Result.Element == Element {
  @Environment(\.modelContext) private var context
  @State private var store = QueryStore<Element>()
  private let descriptor: FetchDescriptor<Element>

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default)
  where Result == [Element] {
    self.descriptor = descriptor
  }
  /// Here and in no extension: there the compiler does not find it, and a private property without arguments is one that
  /// whoever makes the view has to give.
  public init() where Result == [Element] { self.init(FetchDescriptor()) }

  public var wrappedValue: Result {
    // Each initializer says so.
    guard let models = store.results.models as? Result else {
      preconditionFailure("a query has an array of models")
    }
    return models
  }
  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }

  public mutating func update() { store.results.follow(context, descriptor) }
}

extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(descriptor) }
  public init(animation: Animation) { self.init() }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction?
  ) {
    self.init(filter: filter, sort: descriptors)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

/// What holds the results of a query. All are equal: whoever makes the view again brings new ones, which nobody uses, and
/// is not to run its body for them.
private struct QueryStore<Element: PersistentModel>: Equatable {
  let results = QueryResults<Element>()
  static func == (a: Self, b: Self) -> Bool { true }
}

/// What a query has found, and whether it still holds.
// Its context's thread.
final class QueryResults<Element: PersistentModel>: StoreObserver, Observable, @unchecked Sendable {
  // Unchecked: a view's queries are used on the main actor, where the context's changes are.
  private let registrar = ObservationRegistrar()
  private var context: ModelContext?
  private var descriptor = FetchDescriptor<Element>()
  private var found: [Element] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var isCurrent = false

  /// Looks where it is told to; what was found is forgotten where that differs from before.
  func follow(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>) {
    // Conditions cannot be compared; a body that runs again brings a new one, and looks again.
    self.descriptor = descriptor
    isCurrent =
      isCurrent && self.context === context && descriptor.predicate == nil && descriptor.sortBy.isEmpty
    if self.context === context { return }
    self.context?.container.store.remove(self)
    self.context = context
    context.container.store.add(self)
  }

  var models: [Element] {
    registrar.access(self, keyPath: \.models)
    if !isCurrent, let context {
      // Conditions and orders read properties of all models, and it is the context that tells when those change.
      found = ModelRegistrar.unobserved { descriptor.results(in: context.models(Element.self)) }
      places = Dictionary(uniqueKeysWithValues: found.enumerated().map { (ObjectIdentifier($1), $0) })
      isCurrent = true
    }
    return found
  }

  private func forget() {
    guard isCurrent else { return }
    registrar.withMutation(of: self, keyPath: \.models) { isCurrent = false }
  }

  func wasInserted(_ model: any PersistentModel) {
    guard let model = model as? Element else { return }
    if ModelRegistrar.unobserved({ descriptor.matches(model) }) { forget() }
  }

  func wasDeleted(_ model: any PersistentModel) {
    if places[ObjectIdentifier(model)] != nil || descriptor.fetchOffset != nil { forget() }
  }

  func wasChanged(_ model: any PersistentModel) {
    guard isCurrent, let model = model as? Element else { return }
    if ModelRegistrar.unobserved({ isMoved(model) }) { forget() }
  }

  /// Whether a model that has changed does not belong any more, or belongs elsewhere.
  private func isMoved(_ model: Element) -> Bool {
    let place = places[ObjectIdentifier(model)]
    guard let place, descriptor.matches(model) else { return place != nil || descriptor.matches(model) }
    let follows = place == 0 || descriptor.order(found[place - 1], model) != .orderedDescending
    let precedes = place + 1 == found.count || descriptor.order(model, found[place + 1]) != .orderedDescending
    return !follows || !precedes || descriptor.fetchLimit != nil
  }
}

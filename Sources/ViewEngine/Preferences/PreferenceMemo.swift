// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The elements of a node whose values for a key may have changed since they were asked last.
@MainActor
@usableFromInline
class StaleElements {
  /// Whether every element has to be asked.
  @exclusivity(unchecked) @usableFromInline final var isWhollyStale = true
  @exclusivity(unchecked) private final var stale: ContiguousArray<ObjectIdentifier> = []
  /// The elements that were taken last. The two lists are swapped, so that their memory is used again.
  @exclusivity(unchecked) private final var taken: ContiguousArray<ObjectIdentifier> = []

  @usableFromInline final var isCurrent: Bool { !isWhollyStale && stale.isEmpty }

  /// How many changed elements are looked up one by one; if more have changed, all are asked.
  private static let limit = 8

  /// Takes note of a change.
  ///
  /// - Returns: whether the change was not noted before. A change that is noted here is noted further up as well.
  final func note(_ element: ViewNode) -> Bool {
    if isWhollyStale || stale.contains(ObjectIdentifier(element)) { return false }
    if stale.count < Self.limit {
      stale.append(ObjectIdentifier(element))
    } else {
      isWhollyStale = true
      stale = []
    }
    return true
  }

  final func noteAll() {
    isWhollyStale = true
    stale = []
  }

  @usableFromInline
  final func takeStale() -> ContiguousArray<ObjectIdentifier> {
    swap(&stale, &taken)
    stale.removeAll(keepingCapacity: true)
    return taken
  }
}

/// The remembered values of a node's elements for a key.
@usableFromInline
final class PreferenceMemo<Value>: StaleElements {
  /// The values in order; elements without a value are left out.
  @exclusivity(unchecked) @usableFromInline var values: ContiguousArray<Value> = []
  /// The index of each element's value in `values`, -1 for none. Empty as long as each element has one.
  @exclusivity(unchecked) @usableFromInline var places: ContiguousArray<Int32> = []
  /// The result of combining all values.
  @exclusivity(unchecked) @usableFromInline var combined: Value?

  @inlinable
  func place(of index: Int) -> Int? {
    if places.isEmpty { return index }
    return places[index] < 0 ? nil : Int(places[index])
  }

  @inlinable
  func removeValues(room count: Int) {
    combined = nil
    values.removeAll(keepingCapacity: true)
    values.reserveCapacity(count)
    places.removeAll()
  }

  /// Adds the value of the next element.
  @inlinable
  func append(_ value: Value?) {
    if let value {
      if !places.isEmpty { places.append(Int32(values.count)) }
      values.append(value)
    } else {
      if places.isEmpty { places.append(contentsOf: 0..<Int32(values.count)) }
      places.append(-1)
    }
  }
}

/// The watchers of a key, and the values that are remembered for them.
@MainActor
final class PreferenceWatch {
  /// Inner ones first, as for everything that runs after an update.
  @exclusivity(unchecked) private(set) var observers: [any PreferenceObserver] = []
  /// The remembered values, by node. A node has them if it has several elements, and the value of one has changed
  /// before.
  @exclusivity(unchecked) fileprivate(set) var memos: [ObjectIdentifier: StaleElements] = [:]
  /// Whether the value of the key may have changed.
  @exclusivity(unchecked) fileprivate var isChanged = false
  private let makeMemo: () -> StaleElements

  init<K: PreferenceKey>(_ key: K.Type) {
    makeMemo = { PreferenceMemo<K.Value>() }
  }

  func add(_ observer: any PreferenceObserver) {
    let index = observers.firstIndex { $0.depth < observer.depth } ?? observers.endIndex
    observers.insert(observer, at: index)
  }

  func remove(_ observer: any PreferenceObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Notes that a node's value may have changed, in every node above that remembers values.
  ///
  /// The nodes on the path to the root begin to remember values, so the next change computes only the elements on its
  /// path.
  func noteChange(of node: ViewNode) {
    var child = node
    while let parent = child.parent {
      if parent.marks.contains(.remembersPreferences), let memo = memos[ObjectIdentifier(parent)] {
        if !memo.note(child) { return }
      } else if parent.elementCount > 1 {
        memos[ObjectIdentifier(parent)] = makeMemo()
        parent.marks.insert(.remembersPreferences)
      }
      child = parent
    }
  }

  /// The same for a node whose elements changed.
  func noteStructure(of node: ViewNode) {
    if node.marks.contains(.remembersPreferences) { memos[ObjectIdentifier(node)]?.noteAll() }
    noteChange(of: node)
  }

  /// Forgets everything: the values may be combined in another way.
  func forgetAll() {
    memos = [:]
  }
}

/// The watchers of preferences, by key.
@MainActor
struct PreferenceWatches {
  fileprivate var watches: [ObjectIdentifier: PreferenceWatch] = [:]
  /// Whether the value of any key may have changed.
  fileprivate(set) var areChanged = false

  nonisolated init() {}

  /// What is remembered of a node's elements for a key.
  func memo(_ key: ObjectIdentifier, of node: ViewNode) -> StaleElements? {
    watches[key]?.memos[ObjectIdentifier(node)]
  }
}

extension ViewGraph {
  func add<K: PreferenceKey>(_ observer: any PreferenceObserver, for key: K.Type) {
    let id = ObjectIdentifier(key)
    let watch = preferences.watches[id] ?? PreferenceWatch(key)
    preferences.watches[id] = watch
    watch.add(observer)
    note(watch)
  }

  func removePreferenceObserver<K: PreferenceKey>(_ observer: any PreferenceObserver, for key: K.Type) {
    let id = ObjectIdentifier(key)
    guard let watch = preferences.watches[id] else { return }
    watch.remove(observer)
    // If a key has no watchers, changes are not noted.
    if watch.observers.isEmpty { preferences.watches[id] = nil }
  }

  /// Notes that a view's value for a key may have changed.
  func preferenceDidChange<K: PreferenceKey>(_ key: K.Type, of node: ViewNode) {
    if trace.isRecording { trace.recorder.waste.noteSaid(by: node) }
    noteChange(of: key)?.noteChange(of: node)
  }

  /// Notes that the function of a key may combine its values in another way.
  func preferenceDidChangeWholly<K: PreferenceKey>(_ key: K.Type) {
    noteChange(of: key)?.forgetAll()
  }

  /// Notes that the value of a key may have changed, if the key has watchers.
  private func noteChange<K: PreferenceKey>(of key: K.Type) -> PreferenceWatch? {
    guard let watch = preferences.watches[ObjectIdentifier(key)] else { return nil }
    note(watch)
    return watch
  }

  private func note(_ watch: PreferenceWatch) {
    watch.isChanged = true
    preferences.areChanged = true
  }

  /// Notes that elements of a node were added, removed or moved, which may change the value of any key.
  package func preferencesDidChangeStructure(of node: ViewNode) {
    for watch in preferences.watches.values {
      note(watch)
      watch.noteStructure(of: node)
    }
  }

  /// Forgets the remembered values of a node that leaves.
  func forgetPreferences(of node: ViewNode) {
    for watch in preferences.watches.values { watch.memos[ObjectIdentifier(node)] = nil }
  }
}

extension LayoutPhase {
  /// Tells the watchers of keys whose values may have changed.
  func settlePreferences() {
    if !preferences.areChanged { return }
    preferences.areChanged = false
    for watch in preferences.watches.values where watch.isChanged {
      watch.isChanged = false
      for observer in watch.observers { observer.preferencesDidSettle() }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// In which elements of a node what is said for a key may have changed, since they were asked last.
@MainActor
@usableFromInline
class StaleElements {
  /// Whether all have to be asked.
  @exclusivity(unchecked) @usableFromInline final var isWhollyStale = true
  private final var stale: ContiguousArray<ObjectIdentifier> = []
  /// Those that were taken last; the room of both lists is used again.
  private final var taken: ContiguousArray<ObjectIdentifier> = []

  @usableFromInline final var isCurrent: Bool { !isWhollyStale && stale.isEmpty }

  /// Elements that are looked up one by one; where more have changed all are asked.
  private static let limit = 8

  /// Takes note of a change.
  ///
  /// - Returns: whether that is news; what is known here is known to all that remember further up.
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

/// What the elements of a node say for a key.
@usableFromInline
final class PreferenceMemo<Value>: StaleElements {
  /// What they say, in order, without those that say nothing.
  @exclusivity(unchecked) @usableFromInline var values: ContiguousArray<Value> = []
  /// Where the value of each element stands in `values`, -1 for none. Empty as long as each has one.
  @exclusivity(unchecked) @usableFromInline var places: ContiguousArray<Int32> = []
  /// All of them combined.
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

  /// Adds what the next element says.
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

/// Who watches a key, and what is remembered for them.
@MainActor
final class PreferenceWatch {
  var observers: [any PreferenceObserver] = []
  /// What is remembered, by node: those with several elements of which one has changed before.
  fileprivate(set) var memos: [ObjectIdentifier: StaleElements] = [:]
  private let makeMemo: () -> StaleElements

  init<K: PreferenceKey>(_ key: K.Type) {
    makeMemo = { PreferenceMemo<K.Value>() }
  }

  /// Takes note that what a node says may have changed, everywhere above where values are remembered.
  ///
  /// On the way up values begin to be remembered: the next change asks nobody but those on its way.
  func noteChange(of node: ViewNode) {
    var child = node
    while let parent = child.parent {
      if parent.marks.contains(.remembersPreferences), let memo = memos[ObjectIdentifier(parent)] {
        if !memo.note(child) { return }
      } else if parent.elements.count > 1 {
        memos[ObjectIdentifier(parent)] = makeMemo()
        parent.marks.insert(.remembersPreferences)
      }
      child = parent
    }
  }

  /// The same where a node has other elements than before.
  func noteStructure(of node: ViewNode) {
    if node.marks.contains(.remembersPreferences) { memos[ObjectIdentifier(node)]?.noteAll() }
    noteChange(of: node)
  }

  /// Forgets everything: the values may be combined in another way.
  func forgetAll() {
    memos = [:]
  }
}

extension ViewGraph {
  func add<K: PreferenceKey>(_ observer: any PreferenceObserver, for key: K.Type) {
    let id = ObjectIdentifier(key)
    let watch = observers.preferences[id] ?? PreferenceWatch(key)
    observers.preferences[id] = watch
    watch.observers.append(observer)
    observers.changedPreferences.insert(id)
  }

  func removePreferenceObserver<K: PreferenceKey>(_ observer: any PreferenceObserver, for key: K.Type) {
    let id = ObjectIdentifier(key)
    guard let watch = observers.preferences[id] else { return }
    watch.observers.removeAll { $0 === observer }
    // Without anybody who watches nobody takes note of changes.
    if watch.observers.isEmpty { observers.preferences[id] = nil }
  }

  /// Takes note that what a view says for a key may have changed.
  func preferenceDidChange<K: PreferenceKey>(_ key: K.Type, of node: ViewNode) {
    let id = ObjectIdentifier(key)
    guard let watch = observers.preferences[id] else { return }
    observers.changedPreferences.insert(id)
    watch.noteChange(of: node)
  }

  /// Takes note that the values of a key may be combined in another way.
  func preferenceDidChangeWholly<K: PreferenceKey>(_ key: K.Type) {
    let id = ObjectIdentifier(key)
    guard let watch = observers.preferences[id] else { return }
    observers.changedPreferences.insert(id)
    watch.forgetAll()
  }

  /// Takes note that elements of a node came, went or changed places, which may change any preference.
  func preferencesDidChangeStructure(of node: ViewNode) {
    for (key, watch) in observers.preferences {
      observers.changedPreferences.insert(key)
      watch.noteStructure(of: node)
    }
  }

  /// Forgets what is remembered of a node that leaves.
  func forgetPreferences(of node: ViewNode) {
    for watch in observers.preferences.values { watch.memos[ObjectIdentifier(node)] = nil }
  }

  /// Lets those look who watch a key that may have changed.
  func settlePreferences() {
    if observers.changedPreferences.isEmpty { return }
    let keys = observers.changedPreferences
    observers.changedPreferences.removeAll()
    for key in keys {
      guard let watch = observers.preferences[key] else { continue }
      // Inner observers first, as for everything that runs after an update.
      for observer in watch.observers.sorted(by: { $0.depth > $1.depth }) { observer.preferencesDidSettle() }
    }
  }
}

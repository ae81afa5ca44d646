// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// The part of the view tree below one writer of the environment, and the readers in it.
///
/// A change goes from the writer's scope to the readers of that key, and into the scopes below that do not
/// write the key themselves: no view in between is visited.
@MainActor
@usableFromInline
package final class EnvironmentScope {
  // Unsafe: only nodes use the graph, and it outlives them. A client's values may keep the scope longer, but they only
  // look up entries.
  @usableFromInline package unowned(unsafe) let graph: ViewGraph
  // Retained: values of the environment that a client keeps are looked up here after the views have left.
  private let parent: EnvironmentScope?
  nonisolated private let lookUpParent: Unmanaged<EnvironmentScope>?
  // Unsafe: written on the main actor. `EnvironmentValues` reads it and carries no isolation, but a client is given
  // such values on the main actor only.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var entries = EnvironmentEntries()
  @exclusivity(unchecked) private var children: ContiguousArray<Unmanaged<EnvironmentScope>> = []
  @exclusivity(unchecked) private var readers: [ObjectIdentifier: ContiguousArray<EnvironmentReader>] = [:]
  /// The values that leaves are drawn with, resolved at first use.
  @exclusivity(unchecked) private var cachedStyle: ResolvedStyle?

  package init(graph: ViewGraph, parent: EnvironmentScope?) {
    self.graph = graph
    self.parent = parent
    lookUpParent = parent.map { Unmanaged.passUnretained($0) }
    parent?.children.append(Unmanaged.passUnretained(self))
  }

  /// Leaves the parent's scope; changes above no longer reach the nodes below.
  package func detach() {
    guard let parent else { return }
    let own = Unmanaged.passUnretained(self)
    if let index = parent.children.lastIndex(where: { $0.toOpaque() == own.toOpaque() }) {
      parent.children.remove(at: index)
    }
  }

  /// The nearest value of a key, looking up the scopes.
  nonisolated func reference(_ key: ObjectIdentifier) -> Unmanaged<EnvironmentEntry>? {
    var scope = Unmanaged.passUnretained(self)
    while true {
      if let entry = scope.unretained({ $0.entries.reference(key) }) { return entry }
      guard let next = scope.unretained({ $0.lookUpParent }) else { return nil }
      scope = next
    }
  }

  /// Sets what this scope writes.
  ///
  /// - Parameter noteChange: Called for each key whose value differs from before, when the new values are in place.
  package func setEntries(_ new: EnvironmentEntries, noteChange: (ObjectIdentifier) -> Void = { _ in }) {
    let before = entries
    entries = new
    new.forEach { entry in
      let old = before.reference(entry.key) ?? lookUpParent?.unretained { $0.reference(entry.key) }
      if let old, old.unretained({ $0.hasEqualValue(to: entry) }) { return }
      if ResolvedStyle.isStyle(entry.key) { dropStyle() }
      noteChange(entry.key)
    }
    before.forEach { entry in
      if new.reference(entry.key) != nil { return }
      if ResolvedStyle.isStyle(entry.key) { dropStyle() }
      noteChange(entry.key)
    }
  }

  /// Replaces the entries, and tells the readers of changed keys.
  ///
  /// - Returns: what of it leaves are drawn with.
  func replaceEntries(with new: EnvironmentEntries, in graph: ViewGraph) -> ResolvedStyle.Changes {
    var changes: ResolvedStyle.Changes = []
    setEntries(new) { key in
      graph.noteChange()
      propagate(key)
      changes.insert(ResolvedStyle.Changes(of: key))
    }
    return changes
  }

  // MARK: Readers

  func add(_ reader: EnvironmentReader, for key: ObjectIdentifier) {
    readers[key, default: []].append(reader)
  }

  func remove(_ reader: EnvironmentReader, for key: ObjectIdentifier) {
    guard let index = readers[key]?.lastIndex(where: { $0 === reader }) else { return }
    readers[key]?.remove(at: index)
  }

  /// Every reader below that gets the key's value from this scope compares it with its last value (E-4).
  func propagate(_ key: ObjectIdentifier) {
    if let readers = readers[key] {
      for reader in readers { reader.environmentDidChange() }
    }
    StackGuard.withRoom {
      for child in children {
        let child = child.takeUnretainedValue()
        if child.entries.reference(key) == nil { child.propagate(key) }
      }
    }
  }

  // MARK: Style

  /// Font, colour and the like for the leaves of this scope.
  package var style: ResolvedStyle {
    if let cachedStyle { return cachedStyle }
    let resolved = ResolvedStyle(EnvironmentValues(scope: self))
    cachedStyle = resolved
    return resolved
  }

  /// Only the numbers of the style. They are read for each text, without copies that count references.
  package var metrics: ResolvedStyle.Metrics { cachedStyle?.metrics ?? style.metrics }

  /// Only the style of buttons, which is read for each button.
  package var buttonStyle: AnyButtonStyle? {
    cachedStyle == nil ? style.buttonStyle : cachedStyle?.buttonStyle ?? nil
  }

  /// Forgets resolved styles here and below.
  func dropStyle() {
    cachedStyle = nil
    StackGuard.withRoom {
      for child in children { child.takeUnretainedValue().dropStyle() }
    }
  }
}

/// A reader of environment values, which is told when one of them changes.
@MainActor
protocol EnvironmentReader: AnyObject {
  func environmentDidChange()
}

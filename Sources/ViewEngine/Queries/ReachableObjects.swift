// SPDX-License-Identifier: Apache-2.0
import Observation
import Publishing

/// What the objects that the views of a host hold had in their properties at one moment: two of them say which data changed
/// without telling anyone.
@MainActor
package struct ReachableObjects {
  private let objects: [ObjectWalk.Held]
  private let libraryObjects: [ObjectWalk.Held]

  fileprivate init(_ graph: ViewGraph) {
    let walk = ObjectWalk(of: graph)
    (objects, libraryObjects) = (walk.objects, walk.libraryObjects.map { ObjectWalk.Held($0) })
  }

  /// The properties that differ from an earlier moment and that no view can watch, as `Model.amount`; in the order in
  /// which the views hold the objects. Where there are none, the types of objects of libraries that differ, as `WKWebView`.
  package func unannouncedChanges(since earlier: ReachableObjects) -> [String] {
    let own = Self.changes(from: earlier.objects, to: objects) { object, property in
      if property.value is any AnnouncedProperty || Self.isSubscription(property.value) { return nil }
      if object is any Observable, property.name.hasPrefix("_") { return nil }
      return "\(type(of: object)).\(Self.shown(property.name))"
    }
    if !own.isEmpty { return own }
    return Self.changes(from: earlier.libraryObjects, to: libraryObjects) { object, _ in "\(type(of: object))"
    }
  }

  /// Nobody shows whom an object listens to.
  private static func isSubscription(_ value: Any) -> Bool {
    value is AnyCancellable || value is Set<AnyCancellable> || value is [AnyCancellable]
  }

  /// The names, each once, of the properties that two walks have found with different values.
  private static func changes(
    from old: [ObjectWalk.Held], to new: [ObjectWalk.Held],
    name: (AnyObject, ObjectWalk.Property) -> String?
  ) -> [String] {
    let known = Dictionary(uniqueKeysWithValues: old.map { (ObjectIdentifier($0.object), $0) })
    var found: [String] = []
    for now in new {
      guard let before = known[ObjectIdentifier(now.object)] else { continue }
      for (old, new) in zip(before.properties, now.properties)
      where !ValueComparison.valuesEqual(old.value, new.value) {
        if let name = name(now.object, new), !found.contains(name) { found.append(name) }
      }
    }
    return found
  }

  /// A property's name as the source spells it: not that of the storage behind it.
  private static func shown(_ name: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if name.hasPrefix(lazy) { return String(name.dropFirst(lazy.count)) }
    return NamedField.name(ofStorage: name)
  }
}

extension ViewHost {
  /// What the views hold now. Keeps the objects, and copies of what they hold, as long as it is kept.
  package var reachableObjects: ReachableObjects { ReachableObjects(graph) }
}

// SPDX-License-Identifier: Apache-2.0
import Observation
import Publishing

/// What the objects that the views of a host hold had in their properties at one moment: two of them say which data changed
/// without telling anyone.
@MainActor
package struct ReachableObjects {
  private let objects: [ObjectWalk.Held]

  fileprivate init(_ graph: ViewGraph) {
    objects = ObjectWalk(of: graph).objects
  }

  /// The properties that differ from an earlier moment and that no view can watch, as `Model.amount`; in the order in
  /// which the views hold the objects.
  package func unannouncedChanges(since earlier: ReachableObjects) -> [String] {
    let known = Dictionary(uniqueKeysWithValues: earlier.objects.map { (ObjectIdentifier($0.object), $0) })
    var found: [String] = []
    for now in objects {
      guard let before = known[ObjectIdentifier(now.object)] else { continue }
      let isObservable = now.object is any Observable
      for (old, new) in zip(before.properties, now.properties)
      where !Self.isAnnounced(new, isObservable) && !ValueComparison.valuesEqual(old.value, new.value) {
        let name = "\(type(of: now.object)).\(Self.shown(new.name))"
        if !found.contains(name) { found.append(name) }
      }
    }
    return found
  }

  /// What is published or observed is announced; the macro calls the storage of what is observed `_name`.
  private static func isAnnounced(_ property: ObjectWalk.Property, _ isObservable: Bool) -> Bool {
    property.value is any AnnouncedProperty || isObservable && property.name.hasPrefix("_")
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

// SPDX-License-Identifier: Apache-2.0
import Publishing

@_spi(Reflection) import Swift

/// The objects that the views of a host hold, with what their properties held at one moment: two of them say which data
/// changed without telling anyone.
@MainActor
package struct ReachableObjects {
  private struct Property {
    var name: String
    var value: Any
  }

  private var objects: [ObjectIdentifier: (object: AnyObject, properties: [Property])] = [:]
  private var order: [ObjectIdentifier] = []

  /// Objects that are looked at: a screen may hold a whole library.
  private static let mostObjects = 2_000
  /// Elements of one list.
  private static let mostElements = 200
  /// How far values are looked into.
  private static let deepest = 12

  fileprivate init(_ graph: ViewGraph) {
    for root in graph.roots { visit(root) }
  }

  /// The properties that differ from an earlier moment and that no view can watch, as `Model.amount`; in the order in
  /// which the views hold the objects.
  package func unannouncedChanges(since earlier: ReachableObjects) -> [String] {
    var found: [String] = []
    for id in order {
      guard let now = objects[id], let before = earlier.objects[id] else { continue }
      for (old, new) in zip(before.properties, now.properties)
      where !ValueComparison.valuesEqual(old.value, new.value) {
        let name = "\(type(of: now.object)).\(Self.shown(new.name))"
        if !found.contains(name) { found.append(name) }
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

  // MARK: Looking

  private mutating func visit(_ node: ViewNode) {
    (node as? EvaluatingNode)?.withHeldValue { look(into: $0, 0) }
    var elements: [ViewNode] = []
    node.forEachElement { elements.append($0) }
    for element in elements { visit(element) }
  }

  private mutating func look(into value: Any, _ depth: Int) {
    guard depth < Self.deepest, order.count < Self.mostObjects else { return }
    let type = Swift.type(of: value)
    if type is AnyClass { return add(value as AnyObject, depth) }
    switch TypeKind(type) {
    case .structure, .tuple:
      if value is any Collection { return lookIntoElements(of: value, depth) }
      for property in Self.fields(of: value) { look(into: property.value, depth + 1) }
    case .optional, .enumeration:
      // A mirror of the type's own making may show anything.
      if value is any CustomReflectable, TypeKind(type) != .optional { return }
      for child in Mirror(reflecting: value).children.prefix(1) { look(into: child.value, depth + 1) }
    default: return
    }
  }

  private mutating func lookIntoElements(of value: Any, _ depth: Int) {
    // Only lists that hold what they show: others may work it out.
    guard value is any HoldsItsElements else { return }
    for element in Mirror(reflecting: value).children.prefix(Self.mostElements) {
      look(into: element.value, depth + 1)
    }
  }

  private mutating func add(_ object: AnyObject, _ depth: Int) {
    let id = ObjectIdentifier(object)
    let name = String(reflecting: type(of: object))
    guard objects[id] == nil, !Self.isForeign(name) else { return }
    let isObservable = object is any Observable
    let all = Self.properties(of: object)
    objects[id] = (
      object,
      all.filter { property in
        // What is published or observed is announced; the macro calls the storage of what is observed `_name`.
        !(property.value is any AnnouncedProperty) && !(isObservable && property.name.hasPrefix("_"))
      }
    )
    order.append(id)
    for property in all { look(into: property.value, depth + 1) }
  }

  /// Types of libraries: what they do inside is theirs, as what a query has found is its framework's.
  private static func isForeign(_ name: String) -> Bool {
    libraries.contains(String(name.prefix { $0 != "." }))
  }

  private static let libraries: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Observation",
    "_Concurrency", "HeadlessViews", "InertViews", "Publishing", "StandardViews", "ViewEngine", "__C",
    "AVFoundation", "AppKit", "CoreData", "CoreLocation", "MapKit", "StoreKit", "SwiftData", "UIKit",
    "WebKit",
  ]

  private static func fields(of value: Any) -> [Property] {
    func open<T>(_ value: T) -> [Property] {
      withUnsafePointer(to: value) {
        let address = UnsafeRawPointer($0)
        guard TypeKind(T.self) == .existential else { return properties(of: T.self, at: address) }
        // Generic code makes an `Any` of an existential that has the existential in it, and not its value.
        guard case .opaque = ExistentialStorage(T.self) else { return [] }
        // An opaque existential begins with the layout of `Any`.
        return fields(of: address.assumingMemoryBound(to: Any.self).pointee)
      }
    }
    return _openExistential(value, do: open)
  }

  private static func properties(of object: AnyObject) -> [Property] {
    // An object's fields begin where its reference leads to.
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return properties(of: type(of: object), at: address)
  }

  private static func properties(of type: Any.Type, at address: UnsafeRawPointer) -> [Property] {
    NamedField.known(of: type).compactMap { named in
      let field = named.field
      func read<T>(_: T.Type) -> Any { (address + field.offset).assumingMemoryBound(to: T.self).pointee }
      // A weak or unowned reference is stored in another way than its type says, and a closure tells nothing.
      let kind = TypeKind(field.type)
      guard field.isStrong, kind != .function, kind != .other else { return nil }
      return Property(name: named.storageName, value: _openExistential(field.type, do: read))
    }
  }
}

/// A list whose mirror shows the elements that it holds.
private protocol HoldsItsElements {}
extension Array: HoldsItsElements {}
extension ContiguousArray: HoldsItsElements {}
extension Dictionary: HoldsItsElements {}
extension Set: HoldsItsElements {}

extension ViewHost {
  /// What the views hold now. Keeps the objects, and copies of what they hold, as long as it is kept.
  package var reachableObjects: ReachableObjects { ReachableObjects(graph) }
}

// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// Where a tree that is built for a check has other objects than the tree that is checked: bodies that make an object each
/// time they run make another one here, which knows nothing of what was done to the first.
@MainActor
final class RebuiltObjects {
  /// A property of a view in a place of the tree that is checked.
  struct Place: Hashable {
    var node: ObjectIdentifier
    var offset: Int
  }

  /// The objects that differ, kept alive so that no other one takes their place in memory.
  private var found: [Place: (name: String, object: AnyObject)] = [:]
  /// Where the new tree takes the objects of the one that is checked.
  private let kept: Set<Place>

  init(keeping kept: Set<Place> = []) {
    self.kept = kept
  }

  var isEmpty: Bool { found.isEmpty }

  /// The places that have yet another object in a second tree: what was only handed on is the same in both.
  func renewed(in second: RebuiltObjects) -> Set<Place> {
    Set(found.filter { place, entry in second.found[place].map { $0.object !== entry.object } ?? false }.keys)
  }

  /// The properties in these places, as `Row.model`, each once.
  func names(of places: Set<Place>) -> [String] { Set(places.compactMap { found[$0]?.name }).sorted() }

  /// Compares the objects in a view value with those in its original's, and takes over those that are to be kept.
  func compare(
    _ new: UnsafeMutableRawPointer, with old: UnsafeMutableRawPointer, of type: ViewType,
    original: ViewNode
  ) {
    for field in Self.references(in: type.type) {
      let place = Place(node: ObjectIdentifier(original), offset: field.offset)
      func open<T>(_: T.Type) {
        let fresh = (new + field.offset).assumingMemoryBound(to: T.self)
        let shown = (old + field.offset).assumingMemoryBound(to: T.self).pointee
        guard let object = Self.object(in: fresh.pointee), let other = Self.object(in: shown),
          object !== other
        else { return }
        found[place] = ("\(TypeNames.name(at: type.index)).\(field.name)", object)
        if kept.contains(place) { fresh.pointee = shown }
      }
      _openExistential(field.type, do: open)
    }
  }

  private static func object<T>(in value: T) -> AnyObject? {
    var value: Any = value
    if let optional = value as? any UnwrappedProperty {
      guard let wrapped = optional.wrappedIfAny else { return nil }
      value = wrapped
    }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }

  private typealias Reference = (name: String, offset: Int, type: Any.Type)
  private static var known: [ObjectIdentifier: [Reference]] = [:]

  /// The properties of a type that may hold an object, those of structures in it included.
  private static func references(in type: Any.Type) -> [Reference] {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    var found: [Reference] = []
    for named in NamedField.known(of: type) where named.field.isStrong {
      let field = named.field
      switch TypeKind(field.type) {
      case .reference, .existential, .optional: found.append((named.name, field.offset, field.type))
      case .structure:
        found += references(in: field.type).map { (named.name, field.offset + $0.offset, $0.type) }
      default: continue
      }
    }
    known[id] = found
    return found
  }
}

private protocol UnwrappedProperty {
  var wrappedIfAny: Any? { get }
}

extension Optional: UnwrappedProperty {
  fileprivate var wrappedIfAny: Any? { map { $0 } }
}

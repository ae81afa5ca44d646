// SPDX-License-Identifier: Apache-2.0
import Publishing

@_spi(Reflection) import Swift

/// The client's objects that the views of a host hold. Those that outlive the host, as a shared model does, can be put back to what
/// they were: then the next host begins with what the first one found.
@MainActor
package struct LastingObjects {
  private struct Reference { weak var object: AnyObject? }
  private let references: [Reference]

  fileprivate init(_ graph: ViewGraph) {
    let walk = ObjectWalk(of: graph)
    let subjects = walk.keepers.filter { type(of: $0) is AnyClass }.map { $0 as AnyObject }
    references = (walk.objects.map(\.object) + subjects).map(Reference.init)
  }

  /// Saves what the properties hold of the objects that are still there, and of those that they hold; the result puts it back each
  /// time it is called, and tells nobody: there is no view any more, and an object's own subscriptions have done their work.
  package func keep() -> () -> Void {
    let walk = ObjectWalk(of: references.compactMap(\.object))
    var putBack = walk.keepers.map { $0.keepValue() }
    for held in walk.objects {
      // Its properties belong to another thread, or say where memory of its own is, which may be gone by then.
      if held.object is any Actor || held.properties.contains(where: { Self.isPointer($0.field.type) }) {
        continue
      }
      for property in held.properties where property.field.isVariable {
        putBack.append(Self.keep(property.field, of: held.object))
      }
    }
    return { for each in putBack { each() } }
  }

  private static func isPointer(_ type: Any.Type) -> Bool {
    let type = (type as? any OptionalType.Type)?.wrappedType ?? type
    return type is any _Pointer.Type || type == OpaquePointer.self
  }

  private static func keep(_ field: StoredField, of object: AnyObject) -> () -> Void {
    func open<T>(_: T.Type) -> () -> Void {
      // An object's fields begin where its reference leads to.
      let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
      let value = address.assumingMemoryBound(to: T.self).pointee
      return {
        withExtendedLifetime(object) { address.assumingMemoryBound(to: T.self).pointee = value }
      }
    }
    return _openExistential(field.type, do: open)
  }
}

extension ViewHost {
  /// The objects that the views hold now, without keeping them.
  package var lastingObjects: LastingObjects { LastingObjects(graph) }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import LayoutEngine

// The tree does not know the kinds of its nodes, and it outlives none of them. So each update needs a cast, and calls the
// graph. A checked cast takes as long as the rest of a small update, and a call counts two references. Views and modifiers
// of other modules get both from here, and use no unchecked operation themselves.
//
// Views are handed on by their addresses, because unspecialised code would copy them at each step.
//
// What must hold: an address is used only while the call lasts that was given it. A node is updated only by a value of the
// type that made it (`View._updateNode`, `_updateElements`), and lives no longer than its graph (`ViewNode.remove`).

/// An object as the class that its maker gave it. Debug builds check it.
@inlinable @inline(__always)
package func known<Kind: AnyObject>(_ object: AnyObject, as kind: Kind.Type) -> Kind {
  unsafeDowncast(object, to: kind)
}

extension ViewNode {
  /// Calls the graph, without counting references to it.
  @inlinable @inline(__always)
  package final func withGraph<Result>(_ body: (ViewGraph) -> Result) -> Result {
    graphReference.unretained(body)
  }

  /// Calls the layout tree, without counting references to it.
  @inlinable @inline(__always)
  package final func withLayoutTree<Result>(_ body: (LayoutTree) -> Result) -> Result {
    layoutTreeReference.unretained(body)
  }

  /// Calls an element of a transparent node, without counting references to it.
  @inlinable @inline(__always)
  package final func withElement<Result>(at index: Int, _ body: (ViewNode) -> Result) -> Result {
    elementReference(at: index).unretained(body)
  }

  /// The sizes of the text that the environment asks for.
  package final var textMetrics: ResolvedStyle.Metrics {
    Unmanaged.passUnretained(scope).unretained { $0.metrics }
  }
}

/// Runs a closure with the address of a value. The standard library's function would ask at run time whether a closure
/// of the main actor runs on it.
@inlinable @inline(__always)
package func withAddress<Value>(of value: Value, _ body: (UnsafePointer<Value>) -> Void) {
  withUnsafePointer(to: value) { body($0) }
}

/// The address of a structure's first property: it stands where the structure does.
@inlinable @inline(__always)
package func firstProperty<Structure, Property>(
  of address: UnsafePointer<Structure>, as type: Property.Type
) -> UnsafePointer<Property> {
  UnsafeRawPointer(address).assumingMemoryBound(to: type)
}

/// Runs a closure with the value at an address, without a copy of it.
///
/// The compiler copies `pointee` where it is passed to a function, because it does not know that nobody writes to the address
/// meanwhile. It cannot copy a type that need not be `Copyable`.
@inlinable @inline(__always)
package func withBorrowed<Value: ~Copyable, Result>(
  _ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Result
) -> Result {
  body(address.pointee)
}

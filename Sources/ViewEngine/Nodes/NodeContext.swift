// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The place of a new node: its parent, its environment, and the modifiers around it.
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
public struct NodeContext {
  // Both are unsafe: a place is used only while the nodes around it are in their tree. A node that stores its place is
  // below these nodes, and is removed before them.
  @usableFromInline package var parentReference: Unmanaged<ViewNode>?
  @usableFromInline package unowned(unsafe) var scope: EnvironmentScope
  @usableFromInline var depth: Int32
  /// Data that only few places have; nil if there is none.
  @usableFromInline package var extras: ContextExtras?

  package var parent: ViewNode? { parentReference?.takeUnretainedValue() }

  init(scope: EnvironmentScope) {
    parentReference = nil
    self.scope = scope
    depth = 0
  }

  /// The place below a node that was made in another place with these extras.
  @usableFromInline
  package init(below node: ViewNode, extras: ContextExtras?) {
    parentReference = Unmanaged.passUnretained(node)
    scope = node.scope
    depth = node.depth + 1
    self.extras = extras
  }

  /// The graph, for a call without a retain: it outlives the nodes.
  @inline(__always)
  var graphReference: Unmanaged<ViewGraph> { Unmanaged.passUnretained(scope.graph) }

  /// The numbers that a text here is measured with.
  @inline(__always)
  var metrics: ResolvedStyle.Metrics { Unmanaged.passUnretained(scope).unretained { $0.metrics } }

  /// Adds a record to the layout tree, for a node that is about to be made here.
  @inline(__always)
  package func insert(_ role: LayoutRole, displayItems: Int32 = 0) -> LayoutID {
    graphReference.unretained { $0.layoutTree.insert(role, displayItems: displayItems) }
  }

  /// The place of the children of a node.
  @inlinable
  package func below(_ node: ViewNode) -> NodeContext {
    var context = self
    context.parentReference = Unmanaged.passUnretained(node)
    context.depth = node.depth + 1
    return context
  }

  /// The same place with other extras.
  package func changing(_ change: (inout ContextExtras.Values) -> Void) -> NodeContext {
    var values = extras?.values ?? ContextExtras.Values()
    change(&values)
    var context = self
    context.extras = values.isEmpty ? nil : ContextExtras(values)
    return context
  }

  /// Whether the elements made here get modifiers of the list around them.
  @inlinable var isWrapped: Bool { extras == nil ? false : hasWrappers }

  @usableFromInline var hasWrappers: Bool { extras?.values.wrappers != nil }
}

/// The rarer properties of a place in the tree. Immutable, shared by all places that have the same.
@MainActor
@usableFromInline
package final class ContextExtras {
  package struct Values {
    /// Modifiers of a whole list, which each of its elements gets for itself (`Group { a; b }.padding()`).
    package var wrappers: ElementWrapper?
    /// What `content` stands for inside the bodies of the modifiers around this place.
    package var providers: ProviderChain?
    /// What stands in this place of the tree that a check compares this one with; see ``Rebuild``.
    var original: ViewNode?
    /// Set by `EquatableView` for the composite view in it: compare with the type's own `==`.
    package var comparison: ValueComparison?
    /// Whether a modifier around several views applies to their column, because no container arranges them one
    /// by one.
    var keepsColumnsWhole = false

    var isEmpty: Bool {
      wrappers == nil && providers == nil && original == nil && comparison == nil && !keepsColumnsWhole
    }
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  /// These extras without the way in which one view's next value is compared; nil if nothing else is left.
  var withoutComparison: ContextExtras? {
    if values.comparison == nil { return self }
    var others = values
    others.comparison = nil
    return others.isEmpty ? nil : ContextExtras(others)
  }
}

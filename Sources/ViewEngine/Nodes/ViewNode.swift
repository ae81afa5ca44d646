// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// Represents a view in the tree. It has identity, and state exists as long as the node does (I-1).
///
/// The tree of nodes mirrors the tree of view types. Nodes that take part in layout own a record of the layout
/// tree; the others (bodies, conditionals, `ForEach`, `Group`…) are transparent: a container above them sees
/// their elements as its own children (L-60).
///
/// A new kind of node overrides functions of this class, and `update()` if it can be invalidated. `NodeRoles` has what
/// only few kinds do, `LeafNode` and `ArrangingNode` what leaves and containers do in addition.
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
open class ViewNode: GraphNode {
  // Unsafe, both: the parent owns the node, and removes it before it is freed itself. Scopes belong to nodes further up
  // or to the graph. Code that keeps a removed node must check its mark first: see ``remove()``.
  // Behind inlined accessors, as in ``GraphNode``: another module's direct access to them would be checked for exclusivity.
  @exclusivity(unchecked) @usableFromInline final var parentReference: Unmanaged<ViewNode>?
  @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var storedScope: EnvironmentScope
  @exclusivity(unchecked) @usableFromInline final var storedLayoutID: LayoutID
  @exclusivity(unchecked) @usableFromInline final var storedRoles: NodeRoles

  @inlinable package final var parent: ViewNode? {
    get { parentReference?.takeUnretainedValue() }
    set {
      // Without a closure, which would ask whether it runs on the main actor.
      if let newValue { parentReference = Unmanaged.passUnretained(newValue) } else { parentReference = nil }
    }
  }

  @inlinable package final var scope: EnvironmentScope {
    get { storedScope }
    set { storedScope = newValue }
  }

  /// The record of the layout tree that this node owns, if it takes part in layout.
  @inlinable package final var layoutID: LayoutID {
    get { storedLayoutID }
    set { storedLayoutID = newValue }
  }

  /// What others may ask of it.
  @inlinable package final var roles: NodeRoles {
    get { storedRoles }
    set { storedRoles = newValue }
  }

  // The place is borrowed, here and in the nodes that rows are made of. If each `init` owned the place, each would
  // retain its extras.

  /// Makes a transparent node.
  @usableFromInline
  package init(_ context: __shared NodeContext) {
    parentReference = context.parentReference
    storedScope = context.scope
    storedLayoutID = .none
    storedRoles = []
    super.init(depth: context.depth)
  }

  /// Makes a node with a record of the layout tree.
  package init(
    _ context: __shared NodeContext, _ layoutID: LayoutID, roles: NodeRoles = [], marks: Marks = []
  ) {
    parentReference = context.parentReference
    storedScope = context.scope
    storedLayoutID = layoutID
    storedRoles = roles
    super.init(depth: context.depth, marks: marks)
  }

  @inlinable package final var graph: ViewGraph { scope.graph }

  // For calls without a retain: the graph and its parts outlive the nodes.
  @inlinable final var graphReference: Unmanaged<ViewGraph> { Unmanaged.passUnretained(scope.graph) }
  @inlinable @inline(__always) final var layoutTreeReference: Unmanaged<LayoutTree> {
    graphReference.unretained { Unmanaged.passUnretained($0.layoutTree) }
  }

  /// Whether the user can act on the view.
  open var isInteractive: Bool { scope.style.isEnabled }

  // MARK: Life

  /// Called once when the node leaves its tree, children first; frees what the node holds elsewhere.
  open func willRemove() {}

  /// Removes the node and everything below it; `onDisappear` actions are queued, inner ones and later siblings
  /// first.
  ///
  /// A client may keep the node, by way of an element or a presentation, for longer than its tree is there. So a
  /// removed node refers to nothing. The environment around it may be freed before the node, so the node drops its
  /// reference to it. The graph may be freed as well: code that reaches a node from outside the tree checks the node's
  /// mark first.
  @usableFromInline
  package final func remove() {
    if marks.contains(.removed) { return }
    let (graph, tree) = (graphReference, layoutTreeReference)
    if elementCount > 0 {
      if layoutID != .none { tree.unretained { $0.beginRemoval(layoutID) } }
      if marks.contains(.hasOuterRecord) { tree.unretained { $0.beginRemoval($0.onlyChild(of: layoutID)) } }
      removeElements()
    }
    dropAttachments()
    willRemove()
    if marks.contains(.isObserving) { graph.unretained { $0.endObservation(of: self) } }
    if marks.contains(.remembersPreferences) { graph.unretained { $0.forgetPreferences(of: self) } }
    marks.insert(.removed)
    if layoutID != .none {
      if marks.contains(.hasOuterRecord) { tree.unretained { $0.remove($0.onlyChild(of: layoutID)) } }
      tree.unretained { $0.remove(layoutID) }
      layoutID = .none
    }
    parent = nil
    graph.unretained { scope = $0.rootScope }
    // The nodes below are freed now, the innermost first, because freeing a deep tree from its root would need a deep
    // stack.
    if elementCount > 0 { asInner.elements.removeAll() }
  }

  private final func removeElements() {
    StackGuard.withRoom {
      // The elements are removed by position: moving the list out of the node would count references to all of them.
      // They are removed from the last to the first, because views that are removed together disappear in this order
      //
      for index in (0..<elementCount).reversed() { elementReference(at: index).unretained { $0.remove() } }
    }
  }

  /// Freezes the node and everything below it until its removal transition ends; its presentations end at once.
  final func freeze() {
    forEachElement { $0.freeze() }
    dropAttachments()
    marks.insert(.frozen)
  }

  /// Ends the freeze of the node and everything below it, because it is shown again before its removal transition has
  /// ended. Nodes that missed changes are updated.
  final func thaw() {
    unfreeze()
    tellStyleChange()
    tellSafeAreaChange()
    markRedrawn()
    if isOutOfSight { tellScreenChange(isShown: false) }
  }

  private final func unfreeze() {
    marks.remove(.frozen)
    if marks.contains(.missedUpdate) {
      marks.remove(.missedUpdate)
      graph.queue.invalidate(self, slots: changedSlots)
    }
    // Its presentations ended when it was frozen, so the node checks whether it must present again.
    if roles.contains(.holdsAttachments) { graph.queue.invalidate(self, slots: 1) }
    forEachElement { $0.unfreeze() }
  }

  @inline(__always)
  private final func dropAttachments() {
    let holder: (any AttachmentHolder)? = inRole(.holdsAttachments)
    holder?.removeAttachments()
  }

  // MARK: What is seen

  /// Appends what the node and its elements draw, back to front.
  open func draw(into builder: inout DisplayListBuilder) {
    forEachElement { $0.draw(into: &builder) }
  }

  /// Reports itself and its elements to a search through what is on screen.
  open func visit(_ visitor: inout ElementVisitor) {
    forEachElement { $0.visit(&visitor) }
  }
}

// The reasons for which a node is updated. A node's property wrappers have the slots from 0 on.
extension ViewNode {
  /// The value that the parent gives (`@self`).
  @inlinable package nonisolated static var parentValueBit: UInt64 { GraphNode.bit(of: 62) }
  /// Observed properties.
  @inlinable package nonisolated static var observationBit: UInt64 { GraphNode.bit(of: 61) }
}

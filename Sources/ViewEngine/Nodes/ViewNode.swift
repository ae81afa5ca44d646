// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// The persistent counterpart of a view value: it has identity, and state lives and dies with it (I-1).
///
/// The tree of nodes mirrors the tree of view types. Nodes that take part in layout own a record of the layout
/// tree; the others (bodies, conditionals, `ForEach`, `Group`…) are transparent: a container above them sees
/// their elements as its own children (L-60).
///
/// A new kind of node overrides what stands here, and `update()` where it is invalidated. What only few kinds do is in
/// `NodeRoles`; what leaves and containers do besides, in `LeafNode` and `ArrangingNode`.
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
open class ViewNode: GraphNode {
  // Unsafe, both: the parent owns the node, and removes it before it is freed itself. Scopes belong to nodes further up
  // or to the graph. Who keeps a removed node asks for its mark first: see ``remove()``.
  @exclusivity(unchecked) @usableFromInline package final unowned(unsafe) var parent: ViewNode?
  @exclusivity(unchecked) @usableFromInline package final unowned(unsafe) var scope: EnvironmentScope
  /// The record of the layout tree that this node owns, if it takes part in layout.
  @exclusivity(unchecked) @usableFromInline package final var layoutID: LayoutID
  /// What others may ask of it.
  @exclusivity(unchecked) @usableFromInline package final var roles: NodeRoles

  // The place is borrowed, here and in the nodes that rows are made of: each `init` would count a reference to its extras
  // for the next one.

  /// Makes a transparent node.
  @usableFromInline
  package init(_ context: __shared NodeContext) {
    parent = context.parent
    scope = context.scope
    layoutID = .none
    roles = []
    super.init(depth: context.depth)
  }

  /// Makes a node with a record of the layout tree.
  package init(
    _ context: __shared NodeContext, _ layoutID: LayoutID, roles: NodeRoles = [], marks: Marks = []
  ) {
    parent = context.parent
    scope = context.scope
    self.layoutID = layoutID
    self.roles = roles
    super.init(depth: context.depth, marks: marks)
  }

  @usableFromInline package final var graph: ViewGraph { scope.graph }

  // For calls: the graph and what belongs to it outlive the nodes, so they need not be retained.
  @inlinable package final var graphReference: Unmanaged<ViewGraph> { Unmanaged.passUnretained(scope.graph) }
  @inline(__always) package final var layoutTreeReference: Unmanaged<LayoutTree> {
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
  /// removed node knows nothing any more. The environment around it may be freed before it, so it lets go of that. The
  /// graph may be freed as well: whoever reaches a node from outside asks for its mark first.
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
    // What stood below is freed now, the innermost first: freed from above, a deep tree would need a deep stack.
    if elementCount > 0 { asInner.elements.removeAll() }
  }

  private final func removeElements() {
    StackGuard.withRoom {
      // By position: the list is not taken out of the node, which would count references to all that it has. Backwards,
      // because that is the order in which views disappear that go together.
      for index in (0..<elementCount).reversed() { elementReference(at: index).unretained { $0.remove() } }
    }
  }

  /// Lets the node and everything below it be as it is until its removal transition ends; what it presents
  /// ends at once.
  final func freeze() {
    forEachElement { $0.freeze() }
    dropAttachments()
    marks.insert(.frozen)
  }

  /// Lets the node and everything below it take part again, because it is to be seen before its removal transition has
  /// ended. What changed meanwhile is brought up to date.
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
    // What it presented ended at once; it is asked whether it is to present again.
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

// What changed, from the point of view of a node that is brought up to date. A node's property wrappers have the slots
// from 0 on.
extension ViewNode {
  /// The value that the parent gives (`@self`).
  @inlinable package nonisolated static var parentValueBit: UInt64 { GraphNode.bit(of: 62) }
  /// Observed properties.
  @inlinable package nonisolated static var observationBit: UInt64 { GraphNode.bit(of: 61) }
}

// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// The persistent counterpart of a view value: it has identity, and state lives and dies with it (I-1).
///
/// The tree of nodes mirrors the tree of view types. Nodes that take part in layout own a record of the layout
/// tree; the others (bodies, conditionals, `ForEach`, `Group`…) are transparent: a container above them sees
/// their elements as its own children (L-60).
///
/// Engine internals: public only because `View`'s requirements name it.
@MainActor
public class ViewNode: GraphNode {
  // Unsafe, both: the parent owns the node, and removes it before it is freed itself. Scopes belong to nodes further up
  // or to the graph. Who keeps a removed node asks for its mark first: see ``remove()``.
  @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var parent: ViewNode?
  @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var scope: EnvironmentScope
  /// The children, in the order of the view values they were made from.
  @exclusivity(unchecked) @usableFromInline final var elements = NodeList()
  /// The record of the layout tree that this node owns, if it takes part in layout.
  @exclusivity(unchecked) @usableFromInline final var layoutID = LayoutID.none

  @usableFromInline
  init(_ context: NodeContext) {
    parent = context.parent
    scope = context.scope
    super.init(depth: context.depth)
  }

  @usableFromInline final var graph: ViewGraph { scope.graph }

  // For calls: the graph and what belongs to it outlive the nodes, so they need not be retained.
  @inlinable final var graphReference: Unmanaged<ViewGraph> { Unmanaged.passUnretained(scope.graph) }
  @inline(__always) final var layoutTreeReference: Unmanaged<LayoutTree> {
    Unmanaged.passUnretained(graph.layoutTree)
  }

  /// The kind of node as a word in a path: a view's type name without its arguments.
  var pathName: String { "" }

  /// The property wrappers behind the node, and their type; for a node that runs a body.
  var propertySlots: PropertySlots? { nil }
  var propertyType: ViewType? { nil }

  // MARK: Structure

  /// Adds the records that a container above sees as its children, in order.
  func collectLayoutIDs(into ids: inout [LayoutID]) {
    if layoutID != .none {
      ids.append(layoutID)
    } else {
      collectElements(into: &ids)
    }
  }

  /// The same for the elements. Most are the one element of the one element of what is listed: the way down to those is
  /// a loop, without a call and without counting a reference.
  final func collectElements(into ids: inout [LayoutID]) {
    for index in 0..<elements.count {
      var node = elements.reference(at: index)
      while let only = node.unretained({ $0.onlyElement }) { node = only }
      node.unretained { node in
        if node.layoutID != .none { ids.append(node.layoutID) } else { node.collectLayoutIDs(into: &ids) }
      }
    }
  }

  /// The element of a transparent node that stands for it and nothing else.
  @inline(__always)
  private final var onlyElement: Unmanaged<ViewNode>? {
    layoutID == .none && elements.count == 1 && !marks.contains(.selectsElements)
      ? elements.reference(at: 0) : nil
  }

  /// Whether this node hands a list of children to the layout tree.
  var arrangesChildren: Bool { layoutID != .none }

  /// Tells the nearest arranging ancestor that its list of children is no longer right.
  final func structureDidChange() {
    graph.preferencesDidChangeStructure(of: self)
    var node: ViewNode? = self
    while let current = node {
      if current.marks.contains(.watchesStructure) { current.structureBelowDidChange() }
      if current.arrangesChildren {
        graph.structures.add(current)
        return
      }
      node = current.parent
    }
  }

  /// Takes note that elements below have come or gone, up to the nearest arranging node.
  func structureBelowDidChange() {}

  /// Whether there is anything here that a container would arrange.
  final var hasLayoutContent: Bool {
    if layoutID != .none { return true }
    return StackGuard.withRoom {
      for index in 0..<elements.count where elements[index].hasLayoutContent { return true }
      return false
    }
  }

  /// Hands the current children to the layout tree.
  @usableFromInline
  func updateLayoutChildren() {
    graphReference.unretained { graph in
      var ids = graph.structures.takeRoom()
      collectElements(into: &ids)
      layoutTreeReference.unretained { $0.setChildren(layoutID, ids) }
      graph.structures.keepRoom(&ids)
    }
  }

  /// Takes note that the screen around came to the front or was covered, or that the row around was scrolled.
  func screenDidChange(isShown: Bool) {
    elements.forEach { element in
      if element.marks.isDisjoint(with: [.isCovered, .isScrolledAway]) {
        element.screenDidChange(isShown: isShown)
      }
    }
  }

  /// Whether the node is on a screen that is behind another one.
  final var isOnCoveredScreen: Bool { isBelow(.isCovered) }

  /// Whether the node is on a covered screen, or in a row of a lazy container that is scrolled away.
  final var isOutOfSight: Bool { isBelow([.isCovered, .isScrolledAway]) }

  /// Whether this node or one above it in its tree has any of some marks; a screen's mark does not count for the label
  /// of its tab. What a screen presents is in front of the window, whatever happens to the screen.
  private func isBelow(_ hiding: Marks) -> Bool {
    var node: ViewNode? = self
    var isInLabel = false
    while let current = node {
      if current.marks.contains(.isTabLabel) { isInLabel = true }
      if !current.marks.isDisjoint(with: hiding), !(isInLabel && current.marks.contains(.isScreen)) {
        return true
      }
      if current.marks.contains(.isScreen) { isInLabel = false }
      if current.marks.contains(.isRoot) { return false }
      node = current.parent
    }
    return false
  }

  /// Whether the elements may come and go, so that the node always has a say in preferences (E-10).
  @usableFromInline var isDynamicContent: Bool { false }

  /// The key of a preference for which the node says something in place of those below it.
  @usableFromInline var preferenceKey: ObjectIdentifier? { nil }

  // MARK: Life

  /// Called once when the node leaves its tree, children first; frees what the node holds elsewhere.
  func willRemove() {}

  /// Removes the node and everything below it; `onDisappear` actions are queued, inner ones first (C-6).
  ///
  /// A client may keep the node, by way of an element or a presentation, for longer than its tree is there. So a
  /// removed node knows nothing any more, and whoever reaches one from outside asks for its mark first: the
  /// environment around it may have been freed.
  final func remove() {
    if marks.contains(.removed) { return }
    elements.forEach { $0.remove() }
    removeAttachments()
    willRemove()
    if marks.contains(.isObserving) { graph.endObservation(of: self) }
    if marks.contains(.remembersPreferences) { graph.forgetPreferences(of: self) }
    marks.insert(.removed)
    if layoutID != .none {
      graph.layoutTree.remove(layoutID)
      layoutID = .none
    }
    parent = nil
    // What stood below is freed now, the innermost first: freed from above, a deep tree would need a deep stack.
    elements.removeAll()
  }

  /// Lets the node and everything below it be as it is until its removal transition ends; what it presents
  /// ends at once.
  final func freeze() {
    elements.forEach { $0.freeze() }
    removeAttachments()
    marks.insert(.frozen)
  }

  /// Removes trees that hang on this node without being its elements, such as presentations.
  func removeAttachments() {}

  /// Takes note that something this node's drawing or layout depends on changed in the environment.
  func environmentStyleDidChange() {
    elements.forEach { $0.environmentStyleDidChange() }
  }

  /// Takes note that the window's safe area is another one, which may change how far a fill is drawn (L-81).
  func safeAreaDidChange() {
    elements.forEach { $0.safeAreaDidChange() }
  }

  // MARK: Display

  /// Appends what the node and its elements draw, back to front.
  func draw(into builder: inout DisplayListBuilder) {
    elements.forEach { $0.draw(into: &builder) }
  }

  /// Adds the nodes that a container draws as its children, in order.
  func collectDrawn(into nodes: inout [ViewNode]) {
    if layoutID != .none || elements.count == 0 {
      nodes.append(self)
    } else if isDrawnAsOne {
      nodes.append(self)
    } else {
      elements.forEach { $0.collectDrawn(into: &nodes) }
    }
  }

  /// Whether the node changes how its elements are drawn, so that they cannot be drawn one by one.
  var isDrawnAsOne: Bool { false }

  /// The order among the children of a container; higher ones are drawn later.
  var zIndex: Double { elements.count == 1 ? elements[0].zIndex : 0 }

  /// How the view that this node stands for comes and goes, if it says so; containers do not ask their content.
  var transition: AnyTransition? { elements.count == 1 ? elements[0].transition : nil }

  /// Takes over what is on its way from the same node of the tree that this one is checked against.
  func takeOverMotion(from counterpart: ViewNode) {
    guard elements.count == counterpart.elements.count else { return }
    StackGuard.withRoom {
      for index in 0..<elements.count { elements[index].takeOverMotion(from: counterpart.elements[index]) }
    }
  }

  /// The type whose body makes the elements, by index; nil where there is no body.
  var bodyTypeIndex: Int? { nil }

  /// Reports itself and its elements to a search through what is on screen.
  func visit(_ visitor: inout ElementVisitor) {
    elements.forEach { $0.visit(&visitor) }
  }
}

// The elements of a node that one view makes.
extension ViewNode {
  /// Makes them.
  @inlinable
  final func makeElements<Content: View>(of content: Content, _ context: NodeContext) {
    Content._appendElements(content, to: &elements, context)
  }

  /// Brings them up to the view's new value.
  @inlinable
  final func updateElements<Content: View>(to content: Content) {
    var index = 0
    Content._updateElements(content, of: self, at: &index)
  }
}

// What changed, from the point of view of a node that is brought up to date. A node's property wrappers have the slots
// from 0 on.
extension ViewNode {
  /// The value that the parent gives (`@self`).
  @inlinable nonisolated static var parentValueBit: UInt64 { GraphNode.bit(of: 62) }
  /// Observed properties.
  @inlinable nonisolated static var observationBit: UInt64 { GraphNode.bit(of: 61) }
}

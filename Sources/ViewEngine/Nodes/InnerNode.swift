// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import LayoutEngine

/// A node that may have elements: every node that is neither a leaf nor a spacer.
///
/// Half of the nodes of a tree are leaves; the list is declared here, so that leaves have no memory for it. For a node
/// of any kind, use `ViewNode.elementCount` and the functions beside it.
open class InnerNode: ViewNode {
  /// The children, in the order of the view values they were made from.
  @inlinable package final var elements: NodeList {
    _read { yield storedElements }
    _modify { yield &storedElements }
  }

  // Behind an inlined accessor, as in ``ViewNode``.
  @exclusivity(unchecked) @usableFromInline final var storedElements = NodeList()

  /// Makes a transparent node.
  @usableFromInline
  package override init(_ context: __shared NodeContext) {
    super.init(context)
    roles = .isInner
  }

  /// Makes a node with a record of the layout tree.
  init(_ context: __shared NodeContext, _ layoutID: LayoutID) {
    super.init(context, layoutID, roles: .isInner)
  }

  // MARK: What a proxy asks

  package func readSize() -> CGSize { layoutSize }
  func readSafeArea() -> EdgeInsets { safeAreaInsets(on: .all) }

  /// The frame around all that the node stands for.
  func readFrame(in space: CoordinateSpace) -> CGRect {
    let ids = layoutIDs
    guard let first = ids.first else { return .zero }
    let frames = ids.dropFirst().map { graph.frame(of: self, $0, in: space) }
    return frames.reduce(graph.frame(of: self, first, in: space)) { $0.union($1) }
  }

  func readBounds(of name: AnyHashable) -> CGRect? {
    layoutIDs.first.flatMap { graph.bounds(of: name, from: self, $0) }
  }

  func readAnchor<T>(_ anchor: Anchor<T>) -> T { anchor.value(from: layoutFrame.origin) }

  private var layoutIDs: [LayoutID] {
    var ids: [LayoutID] = []
    collectLayoutIDs(into: &ids)
    return ids
  }
}

// The elements of a node of any kind.
extension ViewNode {
  /// This node as an inner node. Unchecked: the caller must know that it is one.
  @inlinable @inline(__always)
  final var asInner: InnerNode { unsafeDowncast(self, to: InnerNode.self) }

  @inlinable @inline(__always)
  package final var elementCount: Int { roles.contains(.isInner) ? asInner.elements.count : 0 }

  @inlinable @inline(__always)
  package final func element(at index: Int) -> ViewNode { asInner.elements[index] }

  /// An element, for a call during which it stays where it is: it need not be retained.
  @inlinable @inline(__always)
  final func elementReference(at index: Int) -> Unmanaged<ViewNode> {
    asInner.elements.reference(at: index)
  }

  @inlinable @inline(__always)
  package final func forEachElement(_ body: (ViewNode) -> Void) {
    if roles.contains(.isInner) { asInner.elements.forEach(body) }
  }

  @inlinable @inline(__always)
  package final func forEachElement(in range: Range<Int>, _ body: (ViewNode) -> Void) {
    if roles.contains(.isInner) { asInner.elements.forEach(in: range, body) }
  }
}

// The elements of a node that one view makes.
extension ViewNode {
  /// Makes them.
  @inlinable
  package final func makeElements<Content: View>(of content: Content, _ context: NodeContext) {
    Content._appendElements(content, to: &asInner.elements, context)
  }

  /// Brings them up to the view's new value.
  @inlinable
  package final func updateElements<Content: View>(to content: Content) {
    withAddress(of: content) { updateElements(at: $0) }
  }

  /// Updates the elements that one of several views made, from an index on. The index moves behind them.
  @inlinable
  package final func updateElements<Content: View>(to content: Content, from index: inout Int) {
    withAddress(of: content) { Content._updateElements(at: $0, of: self, from: &index) }
  }

  /// Brings them up to the view's new value at an address.
  @inlinable
  package final func updateElements<Content: View>(at content: UnsafePointer<Content>) {
    var index = 0
    Content._updateElements(at: content, of: self, from: &index)
  }
}

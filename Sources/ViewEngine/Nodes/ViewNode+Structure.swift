// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

// What a container sees of the nodes in it.
extension ViewNode {
  /// Whether this node passes a list of children to the layout tree.
  final var arrangesChildren: Bool { layoutID != .none && roles.contains(.isInner) }

  /// Adds the records that a container above sees as its children, in order.
  package final func collectLayoutIDs(into ids: inout [LayoutID]) {
    if layoutID != .none {
      ids.append(layoutID)
    } else if roles.contains(.selectsElements) {
      forEachElement(in: elementsInPlace) { $0.collectLayoutIDs(into: &ids) }
    } else {
      collectElements(into: &ids)
    }
  }

  /// The positions of the elements that the container of this node arranges. Others are arranged by a node further up,
  /// such as the items of a toolbar, or not at all, such as views on a covered screen.
  package final var elementsInPlace: Range<Int> {
    if let selector: any ElementSelector = inRole(.selectsElements) { return selector.laidOutElements }
    return 0..<elementCount
  }

  /// Adds the records of the elements. Most elements are at the end of a chain of nodes with one element each. A loop walks
  /// down such a chain, without a call and without counting references.
  package final func collectElements(into ids: inout [LayoutID]) {
    if !roles.contains(.isInner) { return }
    for index in 0..<asInner.elements.count {
      asInner.elements.reference(at: index).unretained { $0.lastAlone }.unretained { node in
        if node.layoutID != .none { ids.append(node.layoutID) } else { node.collectLayoutIDs(into: &ids) }
      }
    }
  }

  /// The record that a container above uses for this node; none if there can be several, or no record.
  @inline(__always)
  package final var onlyLayoutID: LayoutID { lastAlone.unretained { $0.layoutID } }

  /// The one element of the one element of this node, and so on.
  @inline(__always)
  private final var lastAlone: Unmanaged<ViewNode> {
    var node = Unmanaged.passUnretained(self)
    while let only = node.unretained({ $0.onlyElement }) { node = only }
    return node
  }

  /// The element of a transparent node that stands for it and nothing else.
  @inline(__always)
  private final var onlyElement: Unmanaged<ViewNode>? {
    layoutID == .none && elementCount == 1 && !roles.contains(.selectsElements)
      ? elementReference(at: 0) : nil
  }

  /// Whether there is anything here that a container would arrange.
  package final var hasLayoutContent: Bool {
    if layoutID != .none { return true }
    return StackGuard.withRoom {
      for index in elementsInPlace where element(at: index).hasLayoutContent { return true }
      return false
    }
  }

  /// Tells the nearest arranging ancestor that its list of children is no longer correct.
  package final func structureDidChange() {
    graph.preferencesDidChangeStructure(of: self)
    var node: ViewNode? = self
    while let current = node {
      let watcher: (any StructureWatcher)? = current.inRole(.watchesStructure)
      watcher?.structureBelowDidChange()
      if current.arrangesChildren {
        graph.structures.add(unsafeDowncast(current, to: ArrangingNode.self))
        return
      }
      node = current.parent
    }
  }

  /// Whether the nearest container around this node sets its children side by side.
  final var isInStackWithAxis: Bool {
    var node = parent
    while let current = node {
      if current.arrangesChildren {
        return graph.layoutTree.isStackWithAxis(unsafeDowncast(current, to: ArrangingNode.self).innerLayoutID)
      }
      node = current.parent
    }
    return false
  }

  /// Where the length comes from that this node offers what is inside, along an axis.
  package final func offeredLength(along axis: Axis) -> OfferedLength {
    let length = graph.layoutTree.offeredLength(layoutID, along: axis)
    if length != .passedOn || !marks.contains(.hasOuterRecord) { return length }
    return graph.layoutTree.offeredLength(graph.layoutTree.onlyChild(of: layoutID), along: axis)
  }

  /// Adds the nodes that a container draws as its children, in order.
  package final func collectDrawn(into nodes: inout [ViewNode]) {
    if marks.contains(.isCovered) { return }
    if layoutID != .none || elementCount == 0 || roles.contains(.isDrawnAsOne) {
      nodes.append(self)
    } else {
      forEachElement { $0.collectDrawn(into: &nodes) }
    }
  }

  // Both use a loop, because a chain of single elements can be as deep as the tree, and too deep for the stack.

  /// The order among the children of a container; higher ones are drawn later.
  package final var zIndex: Double {
    var node = Unmanaged.passUnretained(self as ViewNode)
    while true {
      if let writer: any OrderWriter = node.unretained({ $0.inRole(.writesOrder) }) {
        return writer.writtenZIndex
      }
      guard let next = node.unretained({ $0.orderedElement }) else { return 0 }
      node = next
    }
  }

  private final var orderedElement: Unmanaged<ViewNode>? {
    if arrangesChildren && unsafeDowncast(self, to: ArrangingNode.self).ordersElements { return nil }
    return onlyElementInPlace
  }

  /// The transition of this node's view, if it has one; containers do not use that of their content.
  final var transition: AnyTransition? {
    var node = Unmanaged.passUnretained(self as ViewNode)
    while true {
      if let writer: any TransitionWriter = node.unretained({ $0.inRole(.writesTransition) }) {
        return writer.writtenTransition
      }
      guard let next = node.unretained({ $0.representativeElement }) else { return nil }
      node = next
    }
  }

  private final var representativeElement: Unmanaged<ViewNode>? {
    if arrangesChildren {
      return unsafeDowncast(self, to: ArrangingNode.self).representative.map { Unmanaged.passUnretained($0) }
    }
    return onlyElementInPlace
  }

  /// The only element that takes this node's place; nil if there are several, or none.
  private final var onlyElementInPlace: Unmanaged<ViewNode>? {
    let elements = elementsInPlace
    return elements.count == 1 ? elementReference(at: elements.lowerBound) : nil
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// A node, its parent, and so on up to the root of its tree.
@MainActor
package struct Ancestry: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var upcoming: ViewNode?

  package mutating func next() -> ViewNode? {
    let node = upcoming
    upcoming = node?.parent
    return node
  }
}

extension ViewNode {
  /// The node and those above it, inner ones first. Where a walk happens for each change of a frame, it is written as a
  /// loop, which counts fewer references.
  package var selfAndAncestors: Ancestry { Ancestry(upcoming: self) }
  package var ancestors: Ancestry { Ancestry(upcoming: parent) }

  /// Where the node was laid out: its own record's frame, or what its elements' frames span.
  ///
  /// Nothing once the node has left: the tree that it stood in may be gone.
  package var layoutFrame: CGRect {
    if marks.contains(.removed) { return .zero }
    // Nearly always there is one, and it is found without a list.
    let only = onlyLayoutID
    if only != .none { return graph.layoutTree.absoluteFrame(only) }
    var ids: [LayoutID] = []
    collectLayoutIDs(into: &ids)
    return ids.dropFirst().reduce(ids.first.map(graph.layoutTree.absoluteFrame) ?? .zero) {
      $0.union(graph.layoutTree.absoluteFrame($1))
    }
  }

  /// The size alone, for which the way up to the root need not be walked.
  package var layoutSize: CGSize {
    if marks.contains(.removed) { return .zero }
    let only = onlyLayoutID
    return only != .none ? withLayoutTree { $0.frame(only).size } : layoutFrame.size
  }

  // These are inlinable because a cast to a type that is not known when the program is built takes ten times as long.

  /// The nearest node of a kind: this one or one above it, in the trees that present its tree, too.
  @inlinable
  package func nearest<T>(_ type: T.Type) -> T? {
    var node: ViewNode? = self
    while let current = node {
      if let found = current as? T { return found }
      node = current.parent
    }
    return nil
  }

  /// This node and those above it in its own tree, inner ones first. The node that presents that tree is not among
  /// them, because it is not told what happens in its presentation.
  var selfAndAncestorsInTree: some Sequence<ViewNode> {
    sequence(first: self) { $0.marks.contains(.isRoot) ? nil : $0.parent }
  }

  /// The nearest node of a kind, this one or one above it in its own tree.
  @inlinable
  func nearestInTree<T>(_ type: T.Type) -> T? {
    var node: ViewNode? = self
    while let current = node {
      if let found = current as? T { return found }
      node = current.marks.contains(.isRoot) ? nil : current.parent
    }
    return nil
  }

  /// The first node of a kind, this one or one below it.
  @inlinable
  package func firstBelow<T>(_ type: T.Type) -> T? {
    if let found = self as? T { return found }
    return StackGuard.withRoom {
      for index in 0..<elementCount {
        if let found = element(at: index).firstBelow(type) { return found }
      }
      return nil
    }
  }

  /// Whether the node comes before another one of its tree, where what is in a node comes before the node.
  package func stands(before other: ViewNode) -> Bool {
    let way = Array(selfAndAncestors)
    let otherWay = Array(other.selfAndAncestors)
    var (depth, otherDepth) = (way.count - 1, otherWay.count - 1)
    while depth >= 0, otherDepth >= 0, way[depth] === otherWay[otherDepth] {
      depth -= 1
      otherDepth -= 1
    }
    // One of them is in the other.
    if depth < 0 || otherDepth < 0 { return otherDepth < 0 && depth >= 0 }
    guard let branching = way[depth].parent else { return false }
    for index in 0..<branching.elementCount {
      if branching.element(at: index) === way[depth] { return true }
      if branching.element(at: index) === otherWay[otherDepth] { return false }
    }
    return false
  }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

extension ViewNode {
  /// Where the node was laid out: its own record's frame, or what its elements' frames span.
  ///
  /// Nothing once the node has left: the tree that it stood in may be gone.
  var layoutFrame: CGRect {
    if marks.contains(.removed) { return .zero }
    var ids: [LayoutID] = []
    collectLayoutIDs(into: &ids)
    return ids.dropFirst().reduce(ids.first.map(graph.layoutTree.absoluteFrame) ?? .zero) {
      $0.union(graph.layoutTree.absoluteFrame($1))
    }
  }

  func nearest<T>(_ type: T.Type) -> T? {
    var node: ViewNode? = self
    while let current = node {
      if let found = current as? T { return found }
      node = current.parent
    }
    return nil
  }

  func firstBelow<T>(_ type: T.Type) -> T? {
    if let found = self as? T { return found }
    return StackGuard.withRoom {
      for index in 0..<elements.count {
        if let found = elements[index].firstBelow(type) { return found }
      }
      return nil
    }
  }
}

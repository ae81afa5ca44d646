// SPDX-License-Identifier: Apache-2.0

final class HitTestingNode: PassthroughNode {
  var allowsHitTesting = true
}

extension ViewNode {
  /// Whether nobody around the node has switched hit testing off.
  var isHitTestable: Bool {
    if !graph.hasHitTestBarriers { return true }
    var node: ViewNode? = self
    while let current = node {
      if let barrier = current as? HitTestingNode, !barrier.allowsHitTesting { return false }
      node = current.parent
    }
    return true
  }
}

// SPDX-License-Identifier: Apache-2.0

final class HitTestingNode: PassthroughNode {
  var allowsHitTesting = true
}

extension ViewNode {
  /// Whether nobody around the node has switched hit testing off.
  var isHitTestable: Bool {
    if !graph.hasHitTestBarriers { return true }
    return selfAndAncestors.allSatisfy { ($0 as? HitTestingNode)?.allowsHitTesting != false }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The node of `allowsHitTesting`: what is in it may be drawn where no tap meets it.
package final class HitTestingNode: PassthroughNode {
  package var allowsHitTesting = true

  // So that a container draws it as one, and not past it.
  package override func contentDidMount() { roles.insert(.isDrawnAsOne) }

  package override func draw(into builder: inout DisplayListBuilder) {
    if builder.hits == nil || allowsHitTesting { return super.draw(into: &builder) }
    builder.withoutHits { super.draw(into: &$0) }
  }
}

extension ViewNode {
  /// Whether nobody around the node has switched hit testing off.
  package var isHitTestable: Bool {
    if !graph.hasHitTestBarriers { return true }
    return selfAndAncestors.allSatisfy { ($0 as? HitTestingNode)?.allowsHitTesting != false }
  }
}

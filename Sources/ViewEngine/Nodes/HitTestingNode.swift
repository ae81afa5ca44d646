// SPDX-License-Identifier: Apache-2.0

/// The node of `allowsHitTesting`: its content can be drawn and yet not be hit by taps.
package final class HitTestingNode: PassthroughNode {
  package var allowsHitTesting = true

  // With this role, a container draws the node, and not its elements one by one.
  package override func contentDidMount() { roles.insert(.isDrawnAsOne) }

  package override func draw(into builder: inout DisplayListBuilder) {
    if builder.hits == nil || allowsHitTesting { return super.draw(into: &builder) }
    builder.withoutHits { super.draw(into: &$0) }
  }
}

extension ViewNode {
  /// Whether nobody around the node has switched hit testing off.
  package var isHitTestable: Bool {
    if !graph.inputs.hasBarriers { return true }
    return selfAndAncestors.allSatisfy { ($0 as? HitTestingNode)?.allowsHitTesting != false }
  }
}

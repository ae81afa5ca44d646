// SPDX-License-Identifier: Apache-2.0

/// The node of `allowsHitTesting`: its content can be drawn and yet not be hit by taps.
final class HitTestingNode: PassthroughNode {
  var allowsHitTesting = true

  // With this role, a container draws the node, and not its elements one by one.
  override func contentDidMount() { roles.insert(.isDrawnAsOne) }

  override func draw(into builder: inout DisplayListBuilder) {
    if builder.hits == nil || allowsHitTesting { return super.draw(into: &builder) }
    builder.withoutHits { super.draw(into: &$0) }
  }
}

extension ViewNode {
  /// Whether nobody around the node has switched hit testing off.
  var isHitTestable: Bool {
    if !graph.hasHitTestBarriers { return true }
    return selfAndAncestors.allSatisfy { ($0 as? HitTestingNode)?.allowsHitTesting != false }
  }
}

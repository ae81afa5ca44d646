// SPDX-License-Identifier: Apache-2.0

/// A modifier that compiles but has no effect on the layout, the display list or queries.
///
/// Engine internals: public only because public modifiers conform to it.
@MainActor
public protocol InertModifier: PrimitiveModifier {}

extension InertModifier {
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    PassthroughNode(content, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {}
}

/// The common modifier of those that only set the behaviour of a platform: keyboards, bars, haptics.
public struct _PlatformHintModifier: InertModifier {
  package init() {}
}

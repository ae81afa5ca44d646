// SPDX-License-Identifier: Apache-2.0

/// A modifier that is accepted, and changes nothing of what is laid out, listed for drawing or found here.
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

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {}
}

/// The modifier behind what only tells a platform how to behave: keyboards, bars, haptics.
public struct _PlatformHintModifier: InertModifier {}

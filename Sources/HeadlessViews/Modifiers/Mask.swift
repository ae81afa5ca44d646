// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Lets the view through only where another one is opaque. The mask lives and is laid out like an overlay;
  /// it draws nothing of its own.
  public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Lets the view through only where another one is opaque; the form of earlier releases.
  public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}

/// The modifier behind `mask`.
public struct _MaskAlignmentEffect<Mask: View>: ViewModifier, PrimitiveModifier {
  public var alignment: Alignment
  public var mask: Mask

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    LayeredNode(
      content, layer: modifier.layer, alignment: modifier.alignment, isBehind: true, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: LayeredNode.self).receive(modifier.layer, alignment: modifier.alignment)
  }

  private var layer: ModifiedContent<Mask, _HiddenModifier> {
    mask.modifier(_HiddenModifier())
  }
}

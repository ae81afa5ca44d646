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
public struct _MaskAlignmentEffect<Mask: View>: ViewModifier, NodeModifier {
  public var alignment: Alignment
  public var mask: Mask

  func makeNode(around content: some View, _ context: NodeContext) -> LayeredNode {
    LayeredNode(
      content, layer: layer, alignment: alignment, isBehind: true, context)
  }

  func update(_ node: LayeredNode) {
    node.receive(layer, alignment: alignment)
  }

  private var layer: ModifiedContent<Mask, _HiddenModifier> {
    mask.modifier(_HiddenModifier())
  }
}

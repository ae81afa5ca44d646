// SPDX-License-Identifier: Apache-2.0
import ViewEngine

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

  package func makeNode(around content: some View, _ context: NodeContext) -> MaskNode {
    let node = MaskNode(content, alignment: alignment, isBehind: true, context)
    node.add(mask, context)
    return node
  }

  package func update(_ node: MaskNode) {
    node.receive(mask, alignment: alignment)
  }
}

/// The node of a mask: each item of the view says what it is seen through.
package final class MaskNode: LayeredNode {
  package override func draw(into builder: inout DisplayListBuilder) {
    var inner = DisplayListBuilder(time: builder.time)
    layer.draw(into: &inner)
    let mask = inner.list.map(\.description).joined(separator: " + ")
    builder.adding([DisplayAttribute("mask", mask)]) { builder in
      elements.forEach(in: 0..<(elements.count - 1)) { $0.draw(into: &builder) }
    }
  }

  package override func visit(_ visitor: inout ElementVisitor) {
    elements.forEach(in: 0..<(elements.count - 1)) { $0.visit(&visitor) }
  }
}

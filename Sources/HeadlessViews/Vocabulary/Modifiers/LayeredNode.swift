// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of an overlay or a background: the view itself decides the size, the layer is put over or under it.
final class LayeredNode: ArrangingNode {
  /// Whether the layer is drawn before the view.
  private let isBehind: Bool
  private var extendedEdges: Edge.Set = []
  private var layer: ViewNode { elements[elements.count - 1] }

  init<Content: View, Layer: View>(
    _ content: Content, layer: Layer, alignment: Alignment, isBehind: Bool, _ context: NodeContext
  ) {
    self.isBehind = isBehind
    super.init(.layered(alignment), content, context)
    elements.append(Layer._makeNode(layer, context.below(self).element(at: elements.count)))
    updateLayoutChildren()
  }

  func receive<Layer: View>(_ new: Layer, alignment: Alignment) {
    receive(.layered(alignment))
    Layer._updateNode(layer, new)
  }

  /// Lets a layer that fills the frame with a style go on through the safe area that it touches on some edges (L-81).
  func extendLayer(into edges: Edge.Set) {
    if edges == extendedEdges { return }
    extendedEdges = edges
    (layer as? FillNode)?.receive(ignoredEdges: edges)
  }

  // A layer has no say in how the view comes and goes.
  override var representative: ViewNode? { elements.count == 2 ? elements[0] : nil }

  override func draw(into builder: inout DisplayListBuilder) {
    if isBehind { layer.draw(into: &builder) }
    elements.forEach(in: 0..<(elements.count - 1)) { $0.draw(into: &builder) }
    if !isBehind { layer.draw(into: &builder) }
  }

  override func visit(_ visitor: inout ElementVisitor) {
    if isBehind { layer.visit(&visitor) }
    elements.forEach(in: 0..<(elements.count - 1)) { $0.visit(&visitor) }
    if !isBehind { layer.visit(&visitor) }
  }
}

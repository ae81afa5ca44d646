// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of an overlay or a background: the view itself decides the size, the layer is put over or under it.
open class LayeredNode: ArrangingNode {
  /// Whether the layer is drawn before the view.
  private let isBehind: Bool
  package final var layer: ViewNode { elements[elements.count - 1] }

  /// Makes the node without its layer, which is to be added next.
  package init<Content: View>(
    _ content: Content, alignment: Alignment, isBehind: Bool, _ context: NodeContext
  ) {
    self.isBehind = isBehind
    super.init(.layered(alignment), content, context)
  }

  package convenience init<Content: View, Layer: View>(
    _ content: Content, layer: Layer, alignment: Alignment, isBehind: Bool, _ context: NodeContext
  ) {
    self.init(content, alignment: alignment, isBehind: isBehind, context)
    add(layer, context)
  }

  /// Adds the layer behind the elements of the view.
  package final func add<Layer: View>(_ layer: Layer, _ context: NodeContext) {
    elements.append(Layer._makeNode(layer, context.below(self).element(at: elements.count)))
    updateLayoutChildren()
  }

  package final func receive<Layer: View>(_ new: Layer, alignment: Alignment) {
    receive(.layered(alignment))
    Layer._updateNode(layer, new)
  }

  // A layer does not affect the view's transition.
  open override var representative: ViewNode? { elements.count == 2 ? elements[0] : nil }

  open override func draw(into builder: inout DisplayListBuilder) {
    if isBehind { layer.draw(into: &builder) }
    elements.forEach(in: 0..<(elements.count - 1)) { $0.draw(into: &builder) }
    if !isBehind { layer.draw(into: &builder) }
  }

  open override func visit(_ visitor: inout ElementVisitor) {
    if isBehind { layer.visit(&visitor) }
    elements.forEach(in: 0..<(elements.count - 1)) { $0.visit(&visitor) }
    if !isBehind { layer.visit(&visitor) }
  }
}

/// A modifier that puts a view of a client's over or under another one. In a list the layers come after all members.
@MainActor
package protocol LayerModifier: NodeModifier where Node == LayeredNode {
  /// Makes the node, whose layer is to be added next.
  func makeNodeWithoutLayer<Modified: View>(around content: Modified, _ context: NodeContext) -> LayeredNode
  func addLayer(to node: LayeredNode, _ context: NodeContext)
}

extension LayerModifier {
  public static var _putsLayers: Bool { true }

  @inline(__always)
  package func makeNode<Modified: View>(around content: Modified, _ context: NodeContext) -> LayeredNode {
    let node = makeNodeWithoutLayer(around: content, context)
    addLayer(to: node, context)
    return node
  }
}

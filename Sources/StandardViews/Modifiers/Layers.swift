// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Puts views over this one, in its frame (L-45).
  public consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _OverlayModifier<V>> {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view over this one, in its frame (L-45).
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Puts views behind this one, in its frame (L-45).
  @inlinable
  public consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one, in its frame (L-45).
  @inlinable
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Fills the frame behind this view, and the safe area that it touches, with what is a style as well as a view:
  /// a colour, a gradient (L-81). The type is that of a view behind (S-7, X-9).
  @inlinable
  public consuming func background<Background: View & ShapeStyle>(
    _ background: Background
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
    var layer = _BackgroundModifier(background: background)
    layer.ignoredEdges = .all
    return modifier(layer)
  }

  /// Fills the frame behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: How it is filled.
  ///   - edges: Where the style goes on through the safe area, if the view touches it there (L-81).
  @_disfavoredOverload
  public consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
    modifier(_BackgroundStyleModifier(style: style, ignoredEdges: edges))
  }
}

/// The modifier behind `overlay`.
public struct _OverlayModifier<Overlay: View>: ViewModifier, LayerModifier {
  public var overlay: Overlay
  public var alignment: Alignment

  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }

  package func makeNodeWithoutLayer(around content: some View, _ context: NodeContext) -> LayeredNode {
    LayeredNode(content, alignment: alignment, isBehind: false, context)
  }

  package func addLayer(to node: LayeredNode, _ context: NodeContext) {
    node.add(overlay, context)
  }

  package func update(_ node: LayeredNode) {
    node.receive(overlay, alignment: alignment)
  }
}

/// The modifier behind `background` with a view.
public struct _BackgroundModifier<Background: View>: ViewModifier, LayerModifier {
  public var background: Background
  public var alignment: Alignment
  /// Where the layer goes on through the safe area (L-81).
  @usableFromInline var ignoredEdges: Edge.Set = []

  @inlinable
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  package func makeNodeWithoutLayer(around content: some View, _ context: NodeContext) -> LayeredNode {
    LayeredNode(content, alignment: alignment, isBehind: true, context)
  }

  package func addLayer(to node: LayeredNode, _ context: NodeContext) {
    node.add(background, context)
    node.extendLayer(into: ignoredEdges)
  }

  package func update(_ node: LayeredNode) {
    node.receive(background, alignment: alignment)
    node.extendLayer(into: ignoredEdges)
  }
}

/// The modifier behind `background` with a style.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier, NodeModifier {
  public var style: Style
  var ignoredEdges: Edge.Set

  package func makeNode(around content: some View, _ context: NodeContext) -> LayeredNode {
    let node = LayeredNode(content, layer: layer, alignment: .center, isBehind: true, context)
    node.extendLayer(into: ignoredEdges)
    return node
  }

  package func update(_ node: LayeredNode) {
    node.receive(layer, alignment: .center)
    node.extendLayer(into: ignoredEdges)
  }

  private var layer: StyleFill { StyleFill(description: style.styleDescription) }
}

/// A style as a view that fills its frame.
struct StyleFill: View, NodeView {
  let description: String

  func makeNode(_ context: NodeContext) -> FillNode {
    FillNode(.color, description, context)
  }

  func update(_ node: FillNode) {
    node.receive(description)
  }
}

extension LayeredNode {
  /// Lets a layer that fills the frame with a style go on through the safe area that it touches on some edges (L-81).
  func extendLayer(into edges: Edge.Set) {
    (layer as? FillNode)?.receive(ignoredEdges: edges)
  }
}

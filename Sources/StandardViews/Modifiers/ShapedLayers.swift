// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Fills a shape behind this view.
  public consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Fills a shape behind this view with the background style.
  public consuming func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the frame over this view with a style.
  ///
  /// - Parameters:
  ///   - style: How it is filled.
  ///   - edges: Where the style goes on through the safe area, if the view touches it there (L-81).
  @_disfavoredOverload
  public consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayStyleModifier(layer: _ShapeView(shape: Rectangle(), style: style), ignoredEdges: edges))
  }

  /// Fills a shape over this view.
  public consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Draws a line inside of the frame, its width in points.
  public consuming func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, S>>> {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}

/// A style over a view.
public struct _OverlayStyleModifier<Style: ShapeStyle>: ViewModifier, NodeModifier {
  let layer: _ShapeView<Rectangle, Style>
  let ignoredEdges: Edge.Set

  package func makeNode(around content: some View, _ context: NodeContext) -> LayeredNode {
    let node = LayeredNode(content, layer: layer, alignment: .center, isBehind: false, context)
    node.extendLayer(into: ignoredEdges)
    return node
  }

  package func update(_ node: LayeredNode) {
    node.receive(layer, alignment: .center)
    node.extendLayer(into: ignoredEdges)
  }
}

/// The modifier behind `background` with a style in a shape.
public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier, NodeModifier {
  public var style: Style
  public var shape: Bounds
  public var fillStyle: FillStyle

  package func makeNode(around content: some View, _ context: NodeContext) -> LayeredNode {
    LayeredNode(content, layer: layer, alignment: .center, isBehind: true, context)
  }

  package func update(_ node: LayeredNode) {
    node.receive(layer, alignment: .center)
  }

  private var layer: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

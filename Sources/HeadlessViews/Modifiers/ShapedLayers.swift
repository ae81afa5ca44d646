// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The style behind content: the platform's background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "background" }
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

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
  /// - Parameter edges: Where the style goes on through the safe area, if the view touches it there (L-81).
  @_disfavoredOverload
  public consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(OverlayStyleModifier(layer: _ShapeView(shape: Rectangle(), style: style), ignoredEdges: edges))
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
private struct OverlayStyleModifier<Style: ShapeStyle>: ViewModifier, PrimitiveModifier {
  let layer: _ShapeView<Rectangle, Style>
  let ignoredEdges: Edge.Set

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = LayeredNode(content, layer: modifier.layer, alignment: .center, isBehind: false, context)
    node.extendLayer(into: modifier.ignoredEdges)
    return node
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node, to: LayeredNode.self)
    node.receive(modifier.layer, alignment: .center)
    node.extendLayer(into: modifier.ignoredEdges)
  }
}

/// The modifier behind `background` with a style in a shape.
public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier, PrimitiveModifier {
  public var style: Style
  public var shape: Bounds
  public var fillStyle: FillStyle

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    LayeredNode(content, layer: modifier.layer, alignment: .center, isBehind: true, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: LayeredNode.self).receive(modifier.layer, alignment: .center)
  }

  private var layer: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

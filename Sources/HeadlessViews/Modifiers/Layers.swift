// SPDX-License-Identifier: Apache-2.0

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
  public consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one, in its frame (L-45).
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Fills the frame behind this view, and the safe area that it touches, with what is a style as well as a view:
  /// a colour, a gradient (L-81). The type is that of a view behind (S-7, X-9).
  public consuming func background<Background: View & ShapeStyle>(
    _ background: Background
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
    var layer = _BackgroundModifier(background: background)
    layer.ignoredEdges = .all
    return modifier(layer)
  }

  /// Fills the frame behind this view with a style.
  ///
  /// - Parameter edges: Where the style goes on through the safe area, if the view touches it there (L-81).
  @_disfavoredOverload
  public consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
    modifier(_BackgroundStyleModifier(style: style, ignoredEdges: edges))
  }
}

/// The modifier behind `overlay`.
public struct _OverlayModifier<Overlay: View>: ViewModifier, PrimitiveModifier {
  public var overlay: Overlay
  public var alignment: Alignment

  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    LayeredNode(
      content, layer: modifier.overlay, alignment: modifier.alignment, isBehind: false, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: LayeredNode.self).receive(modifier.overlay, alignment: modifier.alignment)
  }
}

/// The modifier behind `background` with a view.
public struct _BackgroundModifier<Background: View>: ViewModifier, PrimitiveModifier {
  public var background: Background
  public var alignment: Alignment
  /// Where the layer goes on through the safe area (L-81).
  var ignoredEdges: Edge.Set = []

  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = LayeredNode(
      content, layer: modifier.background, alignment: modifier.alignment, isBehind: true, context)
    node.extendLayer(into: modifier.ignoredEdges)
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node, to: LayeredNode.self)
    node.receive(modifier.background, alignment: modifier.alignment)
    node.extendLayer(into: modifier.ignoredEdges)
  }
}

/// The modifier behind `background` with a style.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier, PrimitiveModifier {
  public var style: Style
  var ignoredEdges: Edge.Set

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = LayeredNode(content, layer: modifier.layer, alignment: .center, isBehind: true, context)
    node.extendLayer(into: modifier.ignoredEdges)
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node, to: LayeredNode.self)
    node.receive(modifier.layer, alignment: .center)
    node.extendLayer(into: modifier.ignoredEdges)
  }

  private var layer: StyleFill { StyleFill(description: style.styleDescription) }
}

/// A style as a view that fills its frame.
struct StyleFill: View, PrimitiveView {
  let description: String

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    FillNode(.color, view.description, context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: FillNode.self).receive(view.description)
  }
}

// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Sets how opaque the view is drawn. At 0 it still lives and takes its space (I-11).
  ///
  /// - Parameter opacity: From 0, invisible, to 1; what is outside is taken as the nearer end.
  public consuming func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

/// The modifier behind `opacity`.
public struct _OpacityEffect: ViewModifier, PrimitiveModifier, Equatable {
  public var opacity: Double

  public init(opacity: Double) {
    self.opacity = opacity
  }

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    OpacityNode(modifier.validOpacity(context.scope.graph), content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: OpacityNode.self).receive(modifier.validOpacity(node.graph))
  }

  /// What is outside of 0 to 1 is drawn as the nearer end; only what is no number has none.
  private func validOpacity(_ graph: ViewGraph) -> Double {
    if opacity.isFinite { return opacity }
    var check = NumberCheck()
    defer { graph.report(check, for: "opacity") }
    return check.number(opacity, in: 0...1, or: 1)
  }
}

/// The node of an opacity: what is in it is drawn with the product of all opacities around it.
final class OpacityNode: AnimatedEffectNode<Double> {
  override func draw(into builder: inout DisplayListBuilder) {
    let outer = builder.opacity
    builder.opacity = outer * min(max(value(at: builder.time), 0), 1)
    super.draw(into: &builder)
    builder.opacity = outer
  }
}

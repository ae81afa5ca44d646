// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Sets how opaque the view is drawn. At 0 it still lives and takes its space (I-11).
  ///
  /// - Parameter opacity: From 0, invisible, to 1; what is outside is taken as the nearer end.
  public consuming func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

/// The modifier behind `opacity`.
public struct _OpacityEffect: ViewModifier, NodeModifier, Equatable {
  public var opacity: Double

  public init(opacity: Double) {
    self.opacity = opacity
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> OpacityNode {
    OpacityNode(validOpacity(context.scope.graph), content, context)
  }

  package func update(_ node: OpacityNode) {
    node.receive(validOpacity(node.graph))
  }

  /// A finite number outside of 0 to 1 is drawn as the nearer end, but animated as it is; infinity and NaN are refused.
  private func validOpacity(_ graph: ViewGraph) -> Double {
    // The way between two numbers is to be finite, too.
    if opacity.isFinite { return min(max(opacity, -NumberCheck.greatestFactor), NumberCheck.greatestFactor) }
    var check = NumberCheck()
    defer { graph.report(check, for: "opacity") }
    return check.number(opacity, in: 0...1, or: 1)
  }
}

/// The node of an opacity: what is in it is drawn with the product of all opacities around it.
package final class OpacityNode: AnimatedEffectNode<Double> {
  package override func draw(into builder: inout DisplayListBuilder) {
    let outer = builder.opacity
    builder.opacity = outer * min(max(value(at: builder.time), 0), 1)
    super.draw(into: &builder)
    builder.opacity = outer
  }
}

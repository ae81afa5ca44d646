// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

extension View {
  /// Draws the view larger or smaller around a point of it; its layout stays.
  public consuming func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller around a point of it; its layout stays.
  public consuming func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller, by different factors across and down; its layout stays.
  public consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around a point of it; its layout stays.
  ///
  /// A display item shows the upright rectangle around its turned frame.
  public consuming func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _RotationEffect> {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view turned around an axis in space; drawn frames do not show it, items say it.
  public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}

/// The modifier behind `scaleEffect`.
public struct _ScaleEffect: ViewModifier, NodeModifier, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> ScaleNode {
    let (factors, anchor) = valid(in: context.scope.graph)
    let node = ScaleNode(factors, content, context)
    node.anchor = anchor
    return node
  }

  package func update(_ node: ScaleNode) {
    let (factors, anchor) = valid(in: node.graph)
    node.anchor = anchor
    node.receive(factors)
  }

  private func valid(in graph: ViewGraph) -> (factors: AnimatablePair<CGFloat, CGFloat>, anchor: UnitPoint) {
    var check = NumberCheck()
    defer { graph.report(check, for: "scaleEffect") }
    return (AnimatablePair(check.factor(scale.width), check.factor(scale.height)), check.unitPoint(anchor))
  }
}

/// The modifier behind `rotationEffect`.
public struct _RotationEffect: ViewModifier, NodeModifier, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> RotationNode {
    let (degrees, anchor) = valid(in: context.scope.graph)
    let node = RotationNode(degrees, content, context)
    node.anchor = anchor
    return node
  }

  package func update(_ node: RotationNode) {
    let (degrees, anchor) = valid(in: node.graph)
    node.anchor = anchor
    node.receive(degrees)
  }

  private func valid(in graph: ViewGraph) -> (degrees: Double, anchor: UnitPoint) {
    var check = NumberCheck()
    defer { graph.report(check, for: "rotationEffect") }
    return (check.degrees(angle.degrees), check.unitPoint(anchor))
  }
}

/// The modifier behind `rotation3DEffect`.
public struct _Rotation3DEffect: DrawnAttributeModifier {
  let angle: Angle
  let axis: [CGFloat]
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  package var attributes: [DisplayAttribute] {
    if angle.degrees == 0 { return [] }
    let numbers = [angle.degrees] + axis + [anchor.x, anchor.y, anchorZ, perspective]
    return [
      DisplayAttribute(
        "rotation in space", numbers.map { DisplayAttribute.number($0) }.joined(separator: " "))
    ]
  }
}

/// The node of an effect that moves what is drawn, and nothing that is laid out.
package class TransformNode<Value: VectorArithmetic>: AnimatedEffectNode<Value>, MapEffect {
  /// The point of the content's frame that stays where it is.
  final var anchor = UnitPoint.center
  package final var displayedMap: DrawingTransform?

  package override func contentDidMount() { graph.effects.register(self) }

  /// The map for a value, around a fixed point.
  func transform(_ value: Value, around point: CGPoint) -> DrawingTransform { DrawingTransform() }

  package final var map: DrawingTransform { map(at: graph.clock.now) }

  /// The map at a time, around the point that stays where it is.
  private func map(at time: Duration) -> DrawingTransform {
    let frame = layoutFrame
    return transform(
      value(at: time),
      around: CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y))
  }

  package override final func advanceAnimation(to time: Duration) -> Bool {
    displayedMap = nil
    return super.advanceAnimation(to: time)
  }

  package override final func draw(into builder: inout DisplayListBuilder) {
    let outer = builder.transform
    let own = map(at: builder.time)
    builder.transform = outer.map(own.followed) ?? own
    super.draw(into: &builder)
    builder.transform = outer
  }
}

package final class ScaleNode: TransformNode<AnimatablePair<CGFloat, CGFloat>> {
  override func transform(
    _ value: AnimatablePair<CGFloat, CGFloat>, around point: CGPoint
  ) -> DrawingTransform {
    .scale(CGSize(width: value.first, height: value.second), around: point)
  }
}

package final class RotationNode: TransformNode<Double> {
  override func transform(_ value: Double, around point: CGPoint) -> DrawingTransform {
    .rotation(.degrees(value), around: point)
  }
}

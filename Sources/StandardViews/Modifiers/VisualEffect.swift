// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// An effect that may know a view's geometry, and does not change its layout.
///
/// - Source: Apple, `VisualEffect`.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds to what is drawn otherwise.
  func _add(to drawing: inout _EffectDrawing)
}

/// What a visual effect does to drawn items.
public struct _EffectDrawing {
  var map = DrawingTransform()
  var opacity = 1.0
  /// What is perceived besides, inner effects first.
  var attributes: [DisplayAttribute] = []
  var check = NumberCheck()
  /// Where the layout has put the view, in the host's space.
  let frame: CGRect

  mutating func follow(by next: DrawingTransform) { map = map.followed(by: next) }

  func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}

/// A view without an effect.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _add(to drawing: inout _EffectDrawing) {}
}

/// An effect after another one.
private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let add: @Sendable (inout _EffectDrawing) -> Void

  func _add(to drawing: inout _EffectDrawing) {
    base._add(to: &drawing)
    add(&drawing)
  }
}

extension VisualEffect {
  private func adding(_ add: @escaping @Sendable (inout _EffectDrawing) -> Void) -> AddedEffect<Self> {
    AddedEffect(base: self, add: add)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { drawing in
      let offset = drawing.check.size(offset)
      drawing.follow(by: DrawingTransform(a: 1, d: 1, tx: offset.width, ty: offset.height))
    }
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { drawing in
      let factors = CGSize(
        width: drawing.check.factor(scale.width), height: drawing.check.factor(scale.height))
      drawing.follow(by: .scale(factors, around: drawing.point(drawing.check.unitPoint(anchor))))
    }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { drawing in
      let angle = Angle.degrees(drawing.check.degrees(angle.degrees))
      drawing.follow(by: .rotation(angle, around: drawing.point(drawing.check.unitPoint(anchor))))
    }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { drawing in drawing.opacity *= drawing.check.number(opacity, in: 0...1, or: 1) }
  }

  // There are no pixels and no third dimension: items say which of these they are drawn with.
  private func showing<M: DrawnAttributeModifier & Sendable>(_ modifier: M) -> AddedEffect<Self> {
    adding { drawing in drawing.attributes += MainActor.assumeIsolated { modifier.attributes } }
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    showing(
      _Rotation3DEffect(
        angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    showing(_BlurEffect(radius: radius, isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    showing(_ColorEffect("brightness", amount, unless: 0))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    showing(_ColorEffect("contrast", amount, unless: 1))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    showing(_ColorEffect("saturation", amount, unless: 1))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    showing(_ColorEffect("grayscale", amount, unless: 0))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    showing(_ColorEffect("hue rotation", angle.degrees, unless: 0))
  }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    showing(_ColorEffect("colorEffect", isEnabled ? shader.text : nil))
  }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    showing(_ColorEffect("distortionEffect", isEnabled ? shader.text : nil))
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    showing(_ColorEffect("layerEffect", isEnabled ? shader.text : nil))
  }
}

extension View {
  /// Draws the view with an effect that may depend on its geometry; its layout stays.
  public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { node in effect(EmptyVisualEffect(), GeometryProxy(node.handle)) })
  }
}

/// The modifier behind effects that depend on where the view is.
public struct _VisualEffectModifier: ViewModifier, NodeModifier {
  let effect: @MainActor (VisualEffectNode) -> any VisualEffect

  package func makeNode(around content: some View, _ context: NodeContext) -> VisualEffectNode {
    VisualEffectNode(effect, content, context)
  }

  package func update(_ node: VisualEffectNode) {
    node.receive(effect)
  }
}

package final class VisualEffectNode: EffectNode, FrameEffect {
  private var effect: @MainActor (VisualEffectNode) -> any VisualEffect
  private(set) var handle = GeometryHandle.none
  /// What was drawn last.
  private var displayed: Drawn?

  init<Content: View>(
    _ effect: @escaping @MainActor (VisualEffectNode) -> any VisualEffect, _ content: Content,
    _ context: NodeContext
  ) {
    self.effect = effect
    super.init(content, context)
  }

  package override func contentDidMount() {
    handle = GeometryHandle(for: self)
    graph.effects.register(self)
  }

  func receive(_ new: @escaping @MainActor (VisualEffectNode) -> any VisualEffect) {
    effect = new
    graph.noteChange()
  }

  /// The effect has read something that changed.
  package override func update() {
    changedSlots = 0
    graph.noteChange()
  }

  private struct Drawn: Equatable {
    let map: DrawingTransform
    let opacity: Double
    let attributes: [DisplayAttribute]
  }

  private var drawing: Drawn {
    var drawing = _EffectDrawing(frame: layoutFrame)
    evaluating { effect(self)._add(to: &drawing) }
    graph.report(drawing.check, for: "visualEffect")
    return Drawn(map: drawing.map, opacity: drawing.opacity, attributes: drawing.attributes)
  }

  package func framesDidSettle() {
    let new = drawing
    if let displayed, displayed != new { effectDidChange() }
    displayed = new
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    let outer = (builder.transform, builder.opacity)
    let own = drawing
    if own.map != DrawingTransform() { builder.transform = outer.0.map(own.map.followed) ?? own.map }
    builder.opacity *= own.opacity
    builder.adding(own.attributes) { super.draw(into: &$0) }
    (builder.transform, builder.opacity) = outer
  }

  package override func willRemove() { handle.end() }
}

// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// A map of the plane, of which the affine part is drawn.
///
/// - Source: Apple, `ProjectionTransform`.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}
  public init(_ t: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the affine part around; false, and nothing done, if it maps the plane to a line.
  public mutating func invert() -> Bool {
    if m11 * m22 == m12 * m21 { return false }
    self = ProjectionTransform(affine.inverted())
    return true
  }

  public func inverted() -> ProjectionTransform {
    var transform = self
    return transform.invert() ? transform : self
  }

  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }
}

/// A modifier that moves what is drawn of its content, by the content's size; layout stays.
///
/// - Source: Apple, `GeometryEffect`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, BuiltInStyle {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func body(content: Content) -> some View {
    content.modifier(GeometryEffectAdapter(effect: self))
  }
}

/// The modifier that carries an effect out.
private struct GeometryEffectAdapter<Effect: GeometryEffect>: ViewModifier, NodeModifier {
  let effect: Effect

  func makeNode(around content: some View, _ context: NodeContext) -> GeometryEffectNode {
    GeometryEffectNode(effect.effectValue(size:), content, context)
  }

  func update(_ node: GeometryEffectNode) {
    node.receive(effect.effectValue(size:))
  }
}

private final class GeometryEffectNode: EffectNode, MapEffect {
  private var transform: (CGSize) -> ProjectionTransform
  /// What the effect said for a size.
  private var known: (size: CGSize, map: CGAffineTransform)?
  var displayedMap: DrawingTransform?

  init<Content: View>(
    _ transform: @escaping (CGSize) -> ProjectionTransform, _ content: Content, _ context: NodeContext
  ) {
    self.transform = transform
    super.init(content, context)
  }

  override func contentDidMount() { graph.effects.register(self) }

  func receive(_ new: @escaping (CGSize) -> ProjectionTransform) {
    transform = new
    known = nil
    graph.noteChange()
  }

  /// The effect has read something that changed.
  override func update() {
    changedSlots = 0
    known = nil
    graph.noteChange()
  }

  private func valid(_ map: CGAffineTransform) -> CGAffineTransform {
    var check = NumberCheck()
    defer { graph.report(check, for: "projectionEffect") }
    return CGAffineTransform(
      a: check.factor(map.a), b: check.factor(map.b), c: check.factor(map.c), d: check.factor(map.d),
      tx: check.length(map.tx), ty: check.length(map.ty))
  }

  private func map(for size: CGSize) -> CGAffineTransform {
    if let known, known.size == size { return known.map }
    let map = valid(evaluating { transform(size) }.affine)
    known = (size, map)
    return map
  }

  var map: DrawingTransform {
    let frame = layoutFrame
    return DrawingTransform(
      CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        .concatenating(map(for: frame.size))
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let outer = builder.transform
    let own = map
    builder.transform = outer.map(own.followed) ?? own
    super.draw(into: &builder)
    builder.transform = outer
  }
}

/// The effect of a map that does not depend on the size.
public struct _TransformEffect: GeometryEffect, Equatable {
  public var transform: ProjectionTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Maps what is drawn of this view; its layout stays.
  public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Maps what is drawn of this view, as far as the map is affine; its layout stays.
  public consuming func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An affine map of the plane, applied to drawn frames by the effects around them.
package struct DrawingTransform: Equatable, Sendable {
  // x' = a·x + c·y + tx,  y' = b·x + d·y + ty
  private var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

  package init() {}

  package init(a: Double, b: Double = 0, c: Double = 0, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package init(_ map: CGAffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }

  /// Scales around a fixed point.
  package static func scale(_ scale: CGSize, around point: CGPoint) -> DrawingTransform {
    DrawingTransform(
      a: scale.width, d: scale.height, tx: point.x * (1 - scale.width), ty: point.y * (1 - scale.height))
  }

  /// Turns clockwise around a fixed point.
  package static func rotation(_ angle: Angle, around point: CGPoint) -> DrawingTransform {
    let (sine, cosine) = exactSineAndCosine(angle)
    return DrawingTransform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: point.x - cosine * point.x + sine * point.y,
      ty: point.y - sine * point.x - cosine * point.y)
  }

  /// Quarter turns come out without rounding, so that a frame turned by 90° has whole numbers.
  private static func exactSineAndCosine(_ angle: Angle) -> (sine: Double, cosine: Double) {
    let quarters = angle.degrees / 90
    guard quarters == quarters.rounded(), abs(quarters) < 1e9 else {
      return (sin(angle.radians), cos(angle.radians))
    }
    switch ((Int(quarters) % 4) + 4) % 4 {
    case 0: return (0, 1)
    case 1: return (1, 0)
    case 2: return (0, -1)
    default: return (-1, 0)
    }
  }

  var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// What a frame does not show of the map: how it turns, skews and mirrors. nil for one that only moves and scales, unless
  /// its scale is asked for.
  func turn(withScale: Bool) -> DisplayAttribute? {
    let isScale = b == 0 && c == 0 && a >= 0 && d >= 0
    if isScale, !withScale || (a == 1 && d == 1) { return nil }
    return DisplayAttribute("map", a, b, c, d)
  }

  /// First this map, then an outer one.
  package func followed(by outer: DrawingTransform) -> DrawingTransform {
    DrawingTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b, c: outer.a * c + outer.c * d,
      d: outer.b * c + outer.d * d, tx: outer.a * tx + outer.c * ty + outer.tx,
      ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// Each effect has a limit; many of them around each other have none.
  private static func finite(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return 0 }
    return min(max(value, -1e300), 1e300)
  }

  /// The smallest upright rectangle around the mapped one.
  package func apply(to rect: CGRect) -> CGRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ]
    let xs = corners.map { a * $0.0 + c * $0.1 + tx }
    let ys = corners.map { b * $0.0 + d * $0.1 + ty }
    let (left, top) = (Self.finite(xs.min()), Self.finite(ys.min()))
    return CGRect(x: left, y: top, width: Self.finite(xs.max()) - left, height: Self.finite(ys.max()) - top)
  }
}

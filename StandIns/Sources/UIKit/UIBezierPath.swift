// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// A path under UIKit's name.
open class UIBezierPath: NSObject, @unchecked Sendable {  // One action at a time.
  fileprivate var path: Path
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false

  public override init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(cgPath: CGPath) { path = Path(cgPath) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = Self.rounded(rect, corners, min(cornerRadii.width, rect.width / 2, rect.height / 2))
  }
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  private static func rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radius: CGFloat) -> Path {
    func inset(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(radius, 0) : 0 }
    var path = Path()
    let (a, b, c, d) = (inset(.topLeft), inset(.topRight), inset(.bottomRight), inset(.bottomLeft))
    path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
    // Each corner: the side up to it, then a quarter of a circle.
    for (size, end, angle, sideways, down) in [
      (b, CGPoint(x: rect.maxX, y: rect.minY), -90.0, -1.0, 1.0),
      (c, CGPoint(x: rect.maxX, y: rect.maxY), 0, -1, -1),
      (d, CGPoint(x: rect.minX, y: rect.maxY), 90, 1, -1),
      (a, CGPoint(x: rect.minX, y: rect.minY), 180, 1, 1),
    ] {
      if size == 0 {
        path.addLine(to: end)
      } else {
        path.addArc(
          center: CGPoint(x: end.x + CGFloat(sideways) * size, y: end.y + CGFloat(down) * size), radius: size,
          startAngle: .degrees(angle), endAngle: .degrees(angle + 90), clockwise: false)
      }
    }
    path.closeSubpath()
    return path
  }

  open var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = Path(newValue) }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingRect }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Clockwise to the eye is counterclockwise where y grows downwards, which is how a Path counts.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

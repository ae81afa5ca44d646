// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension Path {
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    addLines(lines.map { $0.applying(transform) })
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    addJoined(
      Path {
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
      }.applying(transform))
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform
  ) {
    addJoined(
      Path { $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
        .applying(transform))
  }

  /// Adds a part of a circle that touches two lines: from where the path is to the first point, and from there to the
  /// second one. A line leads to where it begins.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let from = currentPoint else { return move(to: corner) }
    let to = tangent2End.applying(transform)
    // The directions from the corner.
    let (first, second) = (Self.direction(corner, from), Self.direction(corner, to))
    let cross = first.dx * second.dy - first.dy * second.dx
    // Points on one line have no circle between them.
    guard abs(cross) > 1e-9 else { return addLine(to: corner) }
    let angle = acos(max(-1, min(1, first.dx * second.dx + first.dy * second.dy)))
    let reach = radius / tan(angle / 2)
    let start = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let half = Self.direction(.zero, CGPoint(x: first.dx + second.dx, y: first.dy + second.dy))
    let distance = radius / sin(angle / 2)
    let center = CGPoint(x: corner.x + half.dx * distance, y: corner.y + half.dy * distance)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(atan2(start.y - center.y, start.x - center.x)),
      delta: .radians(cross < 0 ? .pi - angle : angle - .pi))
  }

  /// The direction from one point to another, one point long.
  private static func direction(_ a: CGPoint, _ b: CGPoint) -> (dx: CGFloat, dy: CGFloat) {
    let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    return length > 0 ? ((b.x - a.x) / length, (b.y - a.y) / length) : (0, 0)
  }

  /// Adds an outline that goes on from where the path is.
  private mutating func addJoined(_ path: Path) {
    guard currentPoint != nil, case .move(let start) = path.elements.first else { return addPath(path) }
    addLine(to: start)
    for element in path.elements.dropFirst() {
      if case .curve(let end, let control1, let control2) = element {
        addCurve(to: end, control1: control1, control2: control2)
      }
    }
  }

  /// Whether a point is inside of the outline; each curve is taken as 32 lines.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for (a, b) in flattened(closed: true) where (a.y <= p.y) != (b.y <= p.y) {
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > p.x { winding += a.y < b.y ? 1 : -1 }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

// Outlines that are made of two. Where they cross is not computed.
extension Path {
  /// Both outlines in one; filled, it is the area of either, as long as both turn the same way.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = self
    path.addPath(other)
    return path
  }

  /// This outline, whatever the other one is.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// This outline, whatever the other one is.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// This outline, whatever the other one is.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// This outline, whatever the other one is.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// This outline, whatever the other one is.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// This outline as it is.
  public func normalized(eoFill: Bool = true) -> Path { self }
}

/// Two shapes in one.
public struct _UnionShape<A: Shape, B: Shape>: Shape {
  public var first: A
  public var second: B

  public func path(in rect: CGRect) -> Path { first.path(in: rect).union(second.path(in: rect)) }
}

extension Shape {
  /// Both outlines in one; filled, it is the area of either, as long as both turn the same way.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _UnionShape(first: self, second: other)
  }

  /// This shape, whatever the other one is.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// This shape, whatever the other one is.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// This shape, whatever the other one is.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// This shape, whatever the other one is.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// This shape, whatever the other one is.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

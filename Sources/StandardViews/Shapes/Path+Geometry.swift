// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension Path {
  /// The smallest rectangle around the outline itself, control points left out; null for an empty path.
  public var boundingRect: CGRect {
    var bounds = BoundingBox()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        bounds.add(end)
        current = end
      case .quadCurve(let end, let control):
        for t in Self.extrema(current, control, end) { bounds.add(Self.quadPoint(current, control, end, t)) }
        bounds.add(end)
        current = end
      case .curve(let end, let control1, let control2):
        for t in Self.extrema(current, control1, control2, end) {
          bounds.add(Self.cubicPoint(current, control1, control2, end, t))
        }
        bounds.add(end)
        current = end
      case .closeSubpath:
        break
      }
    }
    return bounds.rect
  }

  /// The outline moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The outline with each point mapped.
  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let end): result.move(to: map(end))
      case .line(let end): result.addLine(to: map(end))
      case .quadCurve(let end, let control): result.addQuadCurve(to: map(end), control: map(control))
      case .curve(let end, let control1, let control2):
        result.addCurve(to: map(end), control1: map(control1), control2: map(control2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  /// The part of the outline between two fractions of its length, as straight lines: each curve is taken as 32.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let lines = flattened()
    let total = lines.reduce(0) { $0 + Self.distance($1.0, $1.1) }
    let first = max(start, 0) * total
    let last = min(end, 1) * total
    var result = Path()
    var length: CGFloat = 0
    for (a, b) in lines {
      let own = Self.distance(a, b)
      let from = max(first - length, 0)
      let to = min(last - length, own)
      length += own
      guard own > 0, from < to else { continue }
      let p = Self.between(a, b, from / own)
      if result.currentPoint != p { result.move(to: p) }
      result.addLine(to: Self.between(a, b, to / own))
    }
    return result
  }

  /// The outline as straight lines; where it is filled, each part of it is closed.
  func flattened(closed: Bool = false) -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ end: CGPoint) {
      lines.append((current, end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        if closed { add(start) }
        start = end
        current = end
      case .line(let end):
        add(end)
      case .quadCurve(let end, let control):
        let from = current
        for step in 1...32 { add(Self.quadPoint(from, control, end, CGFloat(step) / 32)) }
      case .curve(let end, let control1, let control2):
        let from = current
        for step in 1...32 { add(Self.cubicPoint(from, control1, control2, end, CGFloat(step) / 32)) }
      case .closeSubpath:
        add(start)
      }
    }
    if closed { add(start) }
    return lines
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func quadPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    between(between(a, b, t), between(b, c, t), t)
  }

  private static func cubicPoint(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    between(quadPoint(a, b, c, t), quadPoint(b, c, d, t), t)
  }

  /// Where a quadratic curve turns back on an axis: the zeros of its derivative.
  private static func extrema(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { p0, p1, p2 in
      let bend = p0 - 2 * p1 + p2
      return bend == 0 ? nil : (p0 - p1) / bend
    }
    .filter { $0 > 0 && $0 < 1 }
  }

  /// Where a cubic curve turns back on an axis: the zeros of its derivative.
  private static func extrema(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { p0, p1, p2, p3 -> [CGFloat] in
      let quadratic = p3 - 3 * p2 + 3 * p1 - p0
      let linear = 2 * (p2 - 2 * p1 + p0)
      let constant = p1 - p0
      if abs(quadratic) < 1e-12 { return linear == 0 ? [] : [-constant / linear] }
      let discriminant = linear * linear - 4 * quadratic * constant
      if discriminant < 0 { return [] }
      let root = discriminant.squareRoot()
      return [(-linear + root) / (2 * quadratic), (-linear - root) / (2 * quadratic)]
    }
    .filter { $0 > 0 && $0 < 1 }
  }
}

/// A rectangle that grows with the points put into it.
private struct BoundingBox {
  private var minX = CGFloat.infinity, minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity, maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: CGRect {
    minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension Path {
  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path { mapPoints { $0.applying(transform) } }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

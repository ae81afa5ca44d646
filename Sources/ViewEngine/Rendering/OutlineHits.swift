// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DrawnOutline {
  /// Straight pieces that a curve is taken for.
  private static let pieces = 24

  /// The corners of the outline's subpaths, curves by short straight pieces.
  private var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    func end() {
      if current.count > 1 { polygons.append(current) }
      current = []
    }
    func add(_ curve: (CGFloat) -> CGPoint) {
      for piece in 1...Self.pieces { current.append(curve(CGFloat(piece) / CGFloat(Self.pieces))) }
    }
    for segment in segments {
      let start = current.last ?? .zero
      switch segment {
      case .move(let point):
        end()
        current = [point]
      case .line(let point): current.append(point)
      case .quadCurve(let control, let point):
        add { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * start.x + 2 * u * t * control.x + t * t * point.x,
            y: u * u * start.y + 2 * u * t * control.y + t * t * point.y)
        }
      case .curve(let first, let second, let point):
        add { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * point.x,
            y: a * start.y + b * first.y + c * second.y + d * point.y)
        }
      case .close:
        if let first = current.first {
          end()
          current = [first]
        }
      }
    }
    end()
    return polygons
  }

  /// Whether a point is in the area, or on the line along it.
  func contains(_ point: CGPoint) -> Bool {
    if let line { return polygons.contains { Self.distance(of: point, to: $0) <= line.width / 2 } }
    // How often the outline goes around the point.
    var winding = 0
    var crossings = 0
    for polygon in polygons {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        if (a.y <= point.y) == (b.y <= point.y) { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x <= point.x { continue }
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  private static func distance(of point: CGPoint, to corners: [CGPoint]) -> CGFloat {
    var nearest = CGFloat.infinity
    for (a, b) in zip(corners, corners.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let t = length > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1) : 0
      let (x, y) = (a.x + t * dx - point.x, a.y + t * dy - point.y)
      nearest = min(nearest, (x * x + y * y).squareRoot())
    }
    return nearest
  }
}

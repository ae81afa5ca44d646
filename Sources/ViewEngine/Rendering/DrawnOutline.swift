// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An outline as a picture shows it: the area inside of it, or a line along it.
package struct DrawnOutline: Equatable, Sendable {
  /// A piece of an outline; the end is the last of its points, control points stand before it.
  package enum Segment: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    fileprivate func mapped(_ map: CGAffineTransform) -> Segment {
      func mapped(_ point: CGPoint) -> CGPoint { point.applying(map) }
      switch self {
      case .move(let end): return .move(mapped(end))
      case .line(let end): return .line(mapped(end))
      case .quadCurve(let control, let end): return .quadCurve(mapped(control), mapped(end))
      case .curve(let first, let second, let end): return .curve(mapped(first), mapped(second), mapped(end))
      case .close: return .close
      }
    }
  }

  /// A line along an outline; lengths are points.
  package struct Line: Equatable, Sendable {
    package enum Cap: String, Sendable {
      case butt, round, square
    }

    package enum Join: String, Sendable {
      case miter, round, bevel
    }

    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
      width: CGFloat, cap: Cap, join: Join, miterLimit: CGFloat, dash: [CGFloat], dashPhase: CGFloat
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  package var segments: [Segment]
  /// Whether what is inside is told by the even-odd rule.
  package var isEvenOdd = false
  /// The line; nil for an area.
  package var line: Line?

  package init(segments: [Segment], isEvenOdd: Bool = false, line: Line? = nil) {
    self.segments = segments
    self.isEvenOdd = isEvenOdd
    self.line = line
  }

  package func mapped(_ map: CGAffineTransform) -> DrawnOutline {
    var outline = self
    outline.segments = segments.map { $0.mapped(map) }
    return outline
  }

  /// The smallest upright rectangle around all points, control points included; null for an empty outline.
  var bounds: CGRect {
    segments.reduce(.null) { bounds, segment in
      segment.points.reduce(bounds) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// The area as a rectangle; nil for one that is none, or not upright.
  package var rect: CGRect? {
    let corners = segments.compactMap { segment -> CGPoint? in
      switch segment {
      case .move(let end), .line(let end): end
      case .quadCurve, .curve, .close: nil
      }
    }
    guard line == nil, segments.count == 5, corners.count == 4, case .move = segments[0],
      case .close = segments[4]
    else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? bounds : nil
  }
}

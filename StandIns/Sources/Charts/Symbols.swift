// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A shape that stands for a point of a chart.
///
/// - Source: Apple, `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that looks as large as the others' parts do.
  var perceptualUnitRect: CGRect { get }
}

/// The shapes that charts have of their own.
///
/// - Source: Apple, `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  fileprivate enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  fileprivate let kind: Kind

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars([0, 90], in: rect)
    case .cross: bars([45, 135], in: rect)
    case .asterisk: bars([0, 60, 120], in: rect)
    }
  }

  /// A regular one with a corner at the top.
  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in point(at: Double(corner) / Double(corners) * 360 - 90, in: rect) })
      path.closeSubpath()
    }
  }

  /// Lines through the middle, a fifth as wide as the shape.
  private func bars(_ degrees: [Double], in rect: CGRect) -> Path {
    let lines = Path { path in
      for angle in degrees {
        path.move(to: point(at: angle, in: rect))
        path.addLine(to: point(at: angle + 180, in: rect))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 5))
  }

  private func point(at degrees: Double, in rect: CGRect) -> CGPoint {
    let angle = Angle.degrees(degrees).radians
    return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { Self(kind: .circle) }
  public static var square: Self { Self(kind: .square) }
  public static var triangle: Self { Self(kind: .triangle) }
  public static var diamond: Self { Self(kind: .diamond) }
  public static var pentagon: Self { Self(kind: .pentagon) }
  public static var plus: Self { Self(kind: .plus) }
  public static var cross: Self { Self(kind: .cross) }
  public static var asterisk: Self { Self(kind: .asterisk) }
}

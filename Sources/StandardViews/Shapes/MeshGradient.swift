// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Colours at the points of a net, which blend into each other between them. Items show its points and colours.
///
/// - Source: Apple, `MeshGradient`.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the net with the handles of the four curves that meet there.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }

    fileprivate var all: [SIMD2<Float>] {
      [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint]
    }
  }

  /// The points of the net, row by row.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])

    fileprivate var text: String {
      let points =
        switch self {
        case .points(let points): points
        case .bezierPoints(let points): points.flatMap(\.all)
        }
      return points.map {
        "\(DisplayAttribute.number(Double($0.x))) \(DisplayAttribute.number(Double($0.y)))"
      }
      .joined(separator: ", ")
    }
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    fileprivate var text: String {
      switch self {
      case .colors(let colors): colors.map(\.description).joined(separator: ", ")
      case .resolvedColors(let colors): colors.map(\.description).joined(separator: ", ")
      }
    }
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public var styleDescription: String {
    "meshGradient(\(width) × \(height): \(colors.text)) \(locations.text)"
      + (background == .clear ? "" : " on \(background)") + (smoothsColors ? "" : " unsmoothed")
  }
}

extension MeshGradient: View, GradientView {}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Colours that blend into each other, at places between 0 and 1.
///
/// - Source: Apple, `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Places the colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  /// The colours in order, as display items show them: with their places, unless the distances are equal.
  fileprivate var text: String {
    let even = Gradient(colors: stops.map(\.color)) == self
    return stops.map { even ? "\($0.color)" : "\($0.color) at \(DisplayAttribute.number($0.location))" }
      .joined(separator: ", ")
  }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var styleDescription: String {
    "linearGradient(\(gradient.text))"
      + Gradient.place(
        [startPoint.x, startPoint.y, endPoint.x, endPoint.y], unless: [0.5, 0, 0.5, 1])
  }
}

/// Colours from a point outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public var styleDescription: String {
    "radialGradient(\(gradient.text))"
      + Gradient.place(
        [center.x, center.y, startRadius, endRadius], unless: [])
  }
}

/// Colours around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public var styleDescription: String {
    "angularGradient(\(gradient.text))"
      + Gradient.place(
        [center.x, center.y, startAngle.degrees, endAngle.degrees], unless: [0.5, 0.5, 0, 360])
  }
}

/// A gradient as a view: a rectangle in its style.
@MainActor
protocol GradientView: ShapeStyle, NodeView {}

extension GradientView {
  package func makeNode(_ context: NodeContext) -> FillNode {
    FillNode(.shape, styleDescription, context)
  }

  package func update(_ node: FillNode) {
    node.receive(styleDescription)
  }
}

extension LinearGradient: View, GradientView {}
extension RadialGradient: View, GradientView {}
extension AngularGradient: View, GradientView {}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

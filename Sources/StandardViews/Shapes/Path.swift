// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// An outline: lines and curves. It has geometry and is never painted here.
///
/// - Source: Apple, `Path`.
public struct Path: Equatable, Sendable {
  /// One piece of an outline; points are in the outline's own space.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []
  private var start: CGPoint?
  /// Where the next line begins; nil at the start.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  /// Draws an outline in a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each piece, in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  // MARK: Drawing

  public mutating func move(to end: CGPoint) {
    guard let end = valid(end) else { return }
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  public mutating func addLine(to end: CGPoint) {
    guard let end = valid(end) else { return }
    elements.append(.line(to: end))
    currentPoint = end
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard let end = valid(end), let control = valid(control) else { return }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard let end = valid(end), let control1 = valid(control1), let control2 = valid(control2) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  public mutating func closeSubpath() {
    // What has no point has nothing to close.
    if currentPoint == nil { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addArcSegments(
      center: center, radii: CGSize(width: rect.width / 2, height: rect.height / 2), from: 0, by: 2 * .pi)
    closeSubpath()
  }

  /// Adds a rectangle whose corners are quarters of ellipses; they are never larger than half a side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radii = CGSize(
      width: max(min(cornerSize.width, rect.width / 2), 0),
      height: max(min(cornerSize.height, rect.height / 2), 0))
    if radii.width == 0 || radii.height == 0 { return addRect(rect) }
    let inner = rect.insetBy(dx: radii.width, dy: radii.height)
    move(to: CGPoint(x: rect.maxX, y: inner.minY))
    let corners = [
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    for (index, corner) in corners.enumerated() {
      let angle = Double(index) * .pi / 2
      addLine(to: CGPoint(x: corner.x + radii.width * cos(angle), y: corner.y + radii.height * sin(angle)))
      addArcSegments(center: corner, radii: radii, from: angle, by: .pi / 2)
    }
    closeSubpath()
  }

  /// Adds a part of a circle, with a line to its start. Like SwiftUI's, `clockwise` is meant for a y axis that
  /// points up, so on screen it turns the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    // Into the direction that was asked for, by whole turns.
    if clockwise ? sweep > 0 : sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep != 0 { sweep += clockwise ? -turn : turn }
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
  }

  /// Adds a part of a circle that begins at an angle and goes on by another.
  ///
  /// More than a thousand turns are as good as one.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return Self.reportIgnored() }
    let most = 2_000 * Double.pi
    let delta = abs(delta.radians) <= most ? delta : .radians(delta.radians > 0 ? 2 * .pi : -2 * .pi)
    let first = CGPoint(
      x: center.x + radius * cos(startAngle.radians), y: center.y + radius * sin(startAngle.radians))
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    addArcSegments(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle.radians,
      by: delta.radians)
  }

  /// A point whose coordinates can be computed with; nil if one is NaN, because Core Graphics ignores such a point, too.
  private func valid(_ point: CGPoint) -> CGPoint? {
    let limit = NumberCheck.greatestLength
    if abs(point.x) <= limit && abs(point.y) <= limit { return point }
    if point.x.isNaN || point.y.isNaN {
      Self.reportIgnored()
      return nil
    }
    var check = NumberCheck()
    defer { HostContext.report(check, for: "Path") }
    return check.point(point)
  }

  private static func reportIgnored() {
    HostContext.report(
      "Path: an invalid numeric value (NaN, or not-a-number) was given to it; it is ignored.")
  }

  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start ?? start
    currentPoint = path.currentPoint ?? currentPoint
  }

  /// Cubic curves for a part of an ellipse, at most a quarter each: off by less than 0.03 % of the radius.
  mutating func addArcSegments(center: CGPoint, radii: CGSize, from: Double, by sweep: Double) {
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + radii.width * x, y: center.y + radii.height * y)
    }
    var first = (x: cos(from), y: sin(from))
    for index in 1...count {
      let angle = from + Double(index) * step
      let second = (x: cos(angle), y: sin(angle))
      addCurve(
        to: point(second.x, second.y),
        control1: point(first.x - reach * first.y, first.y + reach * first.x),
        control2: point(second.x + reach * second.y, second.y - reach * second.x))
      first = second
    }
  }
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

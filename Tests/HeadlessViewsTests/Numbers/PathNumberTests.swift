// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Outlines are never drawn here, but they have points and bounds.
@Suite struct PathNumberTests {
  /// The declarations that are tried here, as ``NumericSources`` names them.
  static let declarations: Set<String> = Set(
    [
      "init(_:)", "init(ellipseIn:)", "init(roundedRect:cornerRadius:style:)",
      "init(roundedRect:cornerSize:style:)", "move(to:)", "addLine(to:)", "addLines(_:)",
      "addQuadCurve(to:control:)", "addCurve(to:control1:control2:)", "addRect(_:)", "addRects(_:)",
      "addEllipse(in:)", "addRoundedRect(in:cornerSize:style:)",
      "addArc(center:radius:startAngle:endAngle:clockwise:)",
      "addRelativeArc(center:radius:startAngle:delta:)",
    ].map { "Shapes/Path.swift \($0)" }
      + ["offsetBy(dx:dy:)", "trimmedPath(from:to:)"].map { "Shapes/Path+Geometry.swift \($0)" }
      + [
        "path(in:)", "inset(by:)", "init(cornerSize:style:)", "init(cornerRadius:style:)",
        "rect(cornerRadius:style:)",
      ].map { "Shapes/BasicShapes.swift \($0)" }
      + [
        "path(in:)", "init(shape:offset:)", "init(shape:scale:anchor:)", "init(shape:angle:anchor:)",
        "trim(from:to:)", "offset(_:)", "offset(x:y:)", "scale(x:y:anchor:)", "scale(_:anchor:)",
        "rotation(_:anchor:)",
      ].map { "Shapes/ShapeModifiers.swift \($0)" }
      + [
        "addRect(_:transform:)", "addRects(_:transform:)", "addEllipse(in:transform:)",
        "addRoundedRect(in:cornerSize:style:transform:)", "addLines(_:transform:)",
        "addArc(center:radius:startAngle:endAngle:clockwise:transform:)",
        "addRelativeArc(center:radius:startAngle:delta:transform:)",
        "addArc(tangent1End:tangent2End:radius:transform:)", "contains(_:eoFill:)", "path(in:)",
      ].map { "Shapes/PathForms.swift \($0)" }
      + [
        "addRoundedRect(in:cornerRadii:style:transform:)", "init(roundedRect:cornerRadii:style:)",
        "init(topLeading:bottomLeading:bottomTrailing:topTrailing:)",
        "init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
        "inset(by:)", "path(in:)", "rect(cornerSize:style:)",
        "rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
      ].map { "Shapes/UnevenRoundedRectangle.swift \($0)" })

  private static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// Outlines that a number takes part in.
  private static func paths(_ x: CGFloat) -> [Path] {
    let point = CGPoint(x: x, y: 1)
    let rect = CGRect(x: x, y: 0, width: x, height: 10)
    let anchor = UnitPoint(x: x, y: x)
    let shapes: [any Shape] = [
      Rectangle().inset(by: x), RoundedRectangle(cornerRadius: x).inset(by: x), Circle().inset(by: x),
      RoundedRectangle(cornerSize: CGSize(width: x, height: 3)), Ellipse().inset(by: x),
      Capsule().inset(by: x),
      Circle().trim(from: x, to: 1), Circle().trim(from: 0, to: x), Circle().offset(x: x, y: x),
      Circle().offset(CGSize(width: x, height: x)), Circle().scale(x: x, y: x, anchor: anchor),
      Circle().scale(x), Circle().rotation(.degrees(x)), Circle().rotation(.radians(x), anchor: anchor),
    ]
    return shapes.map { $0.path(in: box) } + [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: x),
      Path(roundedRect: box, cornerSize: CGSize(width: x, height: x)),
      Path { $0.addLines([point, CGPoint(x: 1, y: x), .zero]) },
      Path {
        $0.move(to: point)
        $0.addLine(to: CGPoint(x: 5, y: x))
        $0.addQuadCurve(to: .zero, control: point)
        $0.addCurve(to: point, control1: point, control2: CGPoint(x: 2, y: x))
        $0.addRects([rect])
        $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: x))
        $0.closeSubpath()
      },
    ]
      + [false, true].flatMap { clockwise in
        [
          Path {
            $0.addArc(
              center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(x), clockwise: clockwise)
          },
          Path {
            $0.addArc(
              center: .zero, radius: 5, startAngle: .radians(x), endAngle: .zero, clockwise: clockwise)
          },
          Path {
            $0.addArc(
              center: point, radius: x, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
          },
          Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(x)) },
        ]
      }
  }

  /// Outlines that are mapped, that touch lines, or whose corners differ.
  private static func otherPaths(_ x: CGFloat) -> [Path] {
    let point = CGPoint(x: x, y: 1)
    let rect = CGRect(x: x, y: 0, width: x, height: 10)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: 1, tx: x, ty: x)
    let shapes: [any Shape] = [
      UnevenRoundedRectangle(topLeadingRadius: x, bottomTrailingRadius: 4),
      UnevenRoundedRectangle(bottomLeadingRadius: 4, topTrailingRadius: x).inset(by: x),
      RoundedRectangle.rect(cornerSize: CGSize(width: x, height: x)),
      Circle().union(Rectangle().inset(by: x)),
    ]
    return shapes.map { $0.path(in: rect) } + shapes.map { $0.path(in: box) } + [
      Path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: x)
        $0.addArc(tangent1End: point, tangent2End: CGPoint(x: 9, y: x), radius: 2)
        $0.addLines([point, .zero], transform: map)
        $0.addRects([rect], transform: map)
        $0.addEllipse(in: rect, transform: map)
        $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: x), transform: map)
        $0.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: x), transform: map)
      },
      Path {
        $0.move(to: point)
        $0.addArc(
          center: point, radius: x, startAngle: .zero, endAngle: .degrees(90), clockwise: true, transform: map
        )
        $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(x), transform: map)
      },
    ]
  }

  @Test("Outlines of any number have points and bounds that are numbers", arguments: NumericParameter.doubles)
  func finite(x: Double) {
    for (index, path) in (Self.paths(x) + Self.otherPaths(x)).enumerated() {
      _ = path.contains(CGPoint(x: x, y: x))
      var points: [CGPoint] = []
      path.offsetBy(dx: x, dy: 0).trimmedPath(from: 0.25, to: 0.75).forEach { element in
        switch element {
        case .move(let end), .line(let end): points.append(end)
        case .quadCurve(let end, let control): points += [end, control]
        case .curve(let end, let control1, let control2): points += [end, control1, control2]
        case .closeSubpath: break
        }
      }
      #expect(points.allSatisfy { abs($0.x) <= 1e13 && abs($0.y) <= 1e13 }, "outline \(index)")
      let bounds = path.boundingRect
      #expect(path.isEmpty || (bounds.width.isFinite && bounds.minX.isFinite), "outline \(index)")
    }
  }

  @Test("An arc turns into the direction that was asked for, by whole turns")
  func arcs() {
    func end(_ from: Double, _ to: Double, _ clockwise: Bool) -> CGPoint? {
      Path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .radians(from), endAngle: .radians(to), clockwise: clockwise)
      }.currentPoint
    }
    for (from, to) in [(0.0, 7.5 * Double.pi), (0.5, -9.25 * Double.pi), (1, 1)] {
      for clockwise in [false, true] {
        let point = end(from, to, clockwise)
        #expect(abs((point?.x ?? .nan) - cos(to)) < 1e-9 && abs((point?.y ?? .nan) - sin(to)) < 1e-9)
      }
    }
  }
}

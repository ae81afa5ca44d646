// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@Suite struct PathTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 40)

  @Test func rectangleFillsItsFrame() {
    #expect(Rectangle().path(in: frame).boundingRect == frame)
    #expect(Rectangle().inset(by: 5).inset(by: 1).path(in: frame).boundingRect == frame.insetBy(dx: 6, dy: 6))
  }

  @Test func circleIsASquareInTheMiddle() {
    let bounds = Circle().path(in: frame).boundingRect
    #expect(bounds == CGRect(x: 40, y: 20, width: 40, height: 40))
  }

  @Test func ellipseCapsuleAndRoundedRectangleReachTheirFrame() {
    for path in [
      Ellipse().path(in: frame), Capsule().path(in: frame), RoundedRectangle(cornerRadius: 8).path(in: frame),
    ] {
      let bounds = path.boundingRect
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 110) < 1e-9)
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 60) < 1e-9)
    }
  }

  @Test("the bounds of a curve leave its control points out")
  func curveBounds() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    #expect(cubic.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test func emptyPathHasNoBounds() {
    #expect(Path().isEmpty)
    #expect(Path().boundingRect.isNull)
  }

  @Test("half of a rectangle's outline is its top and right side")
  func trimming() {
    let half = Rectangle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    var points: [CGPoint] = []
    half.forEach { element in
      if case .line(let end) = element { points.append(end) }
    }
    #expect(points == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test func transformedShapes() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      Rectangle().offset(x: 5, y: 1).path(in: square).boundingRect
        == CGRect(x: 5, y: 1, width: 10, height: 10))
    #expect(
      Rectangle().scale(0.5).path(in: square).boundingRect == CGRect(x: 2.5, y: 2.5, width: 5, height: 5))
    let turned = Rectangle().rotation(.degrees(45)).path(in: square).boundingRect
    #expect(abs(turned.width - 10 * 2.0.squareRoot()) < 1e-9)
  }

  @Test("an arc of a quarter turn, as seen on screen")
  func arc() {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    let bounds = path.boundingRect
    #expect(abs(bounds.minX) < 1e-9 && abs(bounds.maxX - 10) < 1e-9)
    #expect(abs(bounds.minY) < 1e-9 && abs(bounds.maxY - 10) < 1e-9)
  }
}

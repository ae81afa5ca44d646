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

  @Test("an arc between two lines touches both")
  func tangentArc() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .curve(let end, _, _): points.append(end)
      default: break
      }
    }
    #expect(points.count == 3)
    #expect(abs(points[1].x - 6) < 1e-9 && abs(points[1].y) < 1e-9)
    #expect(abs(points[2].x - 10) < 1e-9 && abs(points[2].y - 4) < 1e-9)
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    }
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func transformedPieces() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let box = CGRect(x: 1, y: 1, width: 4, height: 4)
    let whole = CGRect(x: 2, y: 2, width: 8, height: 8)
    #expect(Path { $0.addRect(box, transform: twice) }.boundingRect == whole)
    #expect(Path { $0.addEllipse(in: box, transform: twice) }.boundingRect == whole)
    #expect(Path { $0.addRects([box], transform: twice) }.boundingRect == whole)
    let joined = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: twice)
    }
    var begins = 0
    joined.forEach { if case .move = $0 { begins += 1 } }
    #expect(begins == 1)
    #expect(abs(joined.boundingRect.maxX - 2) < 1e-9)
  }

  @Test("a hole is inside or outside, as the rule says")
  func contains() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    }
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1, y: 1)))
  }

  @Test("the union of two outlines is both")
  func union() {
    let path = Path(CGRect(x: 0, y: 0, width: 2, height: 2)).union(
      Path(CGRect(x: 5, y: 0, width: 2, height: 2)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 7, height: 2))
    #expect(path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 6, y: 1)))
    #expect(!path.contains(CGPoint(x: 3, y: 1)))
  }
}

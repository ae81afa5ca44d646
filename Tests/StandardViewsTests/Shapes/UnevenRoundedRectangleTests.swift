// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct UnevenRoundedRectangleTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// The ends of an outline's pieces, in order.
  private func ends(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
      case .closeSubpath: break
      }
    }
    return points.map { CGPoint(x: ($0.x * 1e6).rounded() / 1e6, y: ($0.y * 1e6).rounded() / 1e6) }
  }

  @Test("each corner is as round as it is told, and one that is not round is a point")
  func corners() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
    #expect(
      ends(shape.path(in: frame)) == [
        CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 40), CGPoint(x: 80, y: 60), CGPoint(x: 0, y: 60),
        CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 100, y: 0),
      ])
    #expect(shape.path(in: frame).boundingRect == frame)
  }

  @Test("with equal corners it is the other round rectangle")
  func equalCorners() {
    let radii = RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
    let even = RoundedRectangle(cornerRadius: 8)
    for (a, b) in [
      (UnevenRoundedRectangle(cornerRadii: radii).path(in: frame), even.path(in: frame)),
      (
        UnevenRoundedRectangle(cornerRadii: radii).inset(by: 2).inset(by: 1).path(in: frame),
        even.inset(by: 3).path(in: frame)
      ),
    ] {
      #expect(ends(a) == ends(b))
    }
  }

  @Test("no corner is larger than half of the shorter side")
  func largeCorners() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 500, topTrailingRadius: -3).path(in: frame)
    #expect(ends(path).contains(CGPoint(x: 30, y: 0)))
    #expect(ends(path).contains(CGPoint(x: 100, y: 0)))
    #expect(path.boundingRect == frame)
  }

  @Test("its outline shows in the display list, as that of other shapes does")
  func display() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 120)) {
      VStack(spacing: 0) {
        Color.red.clipShape(.rect(topLeadingRadius: 12, topTrailingRadius: 12))
        UnevenRoundedRectangle(bottomLeadingRadius: 5).strokeBorder(.blue, lineWidth: 2)
      }
    }
    #expect(host.displayList.map { $0.attributes.map(\.name) } == [["clip"], ["outline"]])
    #expect(host.displayList[0].attributes[0].value.hasPrefix("M100,12"))
    #expect(host.displayList.map(\.color) == ["red", "blue"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("its corners are animated")
  func animation() {
    var shape = UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2)
    shape.animatableData.scale(by: 3)
    #expect(shape.cornerRadii == RectangleCornerRadii(topLeading: 3, bottomLeading: 6))
  }
}

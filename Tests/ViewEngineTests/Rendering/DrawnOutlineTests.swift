// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import HeadlessViews
@testable import ViewEngine

/// What pictures show of shapes and clips, which the display list has frames of.
@MainActor
@Suite struct DrawnOutlineTests {
  private let window = CGSize(width: 100, height: 100)

  private func items<V: View>(_ view: V) -> [Drawing.Item] {
    ViewHost(size: window) { view }.drawing.layers[0].items
  }

  /// The points of an outline, control points left out.
  private func ends(_ outline: DrawnOutline?) -> [CGPoint] {
    (outline?.segments ?? []).compactMap { segment in
      switch segment {
      case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): end
      case .close: nil
      }
    }
  }

  @Test("a shape's outline is that of its path in its frame")
  func outlines() {
    let circle = items(Circle().frame(width: 40, height: 20))[0]
    #expect(circle.item.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(circle.outline?.bounds == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(circle.outline?.segments.count == 6 && circle.outline?.line == nil)
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    }
    #expect(
      items(path)[0].outline?.segments == [
        .move(CGPoint(x: 1, y: 2)), .quadCurve(CGPoint(x: 5, y: 6), CGPoint(x: 3, y: 4)),
      ])
    // In a space of its own, wherever it stands.
    #expect(ends(items(path.frame(width: 20, height: 10))[0].outline)[0] == CGPoint(x: 41, y: 47))
    #expect(items(Circle().fill(Color.red, style: FillStyle(eoFill: true)))[0].outline?.isEvenOdd == true)
  }

  @Test("what fills its frame needs no outline")
  func frames() {
    #expect(items(Rectangle())[0].outline == nil)
    #expect(items(Color.red)[0].outline == nil)
    #expect(items(RoundedRectangle(cornerRadius: 0).fill(Color.red))[0].outline == nil)
    #expect(items(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))[0].outline == nil)
  }

  @Test("a line says how it is drawn, whatever is around it")
  func lines() throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [1, 2], dashPhase: 4)
    let line = try #require(items(Circle().stroke(Color.red, style: style))[0].outline?.line)
    #expect(line.width == 3 && line.cap == .round && line.join == .bevel)
    #expect(line.miterLimit == 10 && line.dash == [1, 2] && line.dashPhase == 4)
    let stroked = Circle().stroke(lineWidth: 7)
    for item in [
      items(stroked)[0], items(stroked.trim(to: 0.5))[0], items(AnyShape(stroked))[0],
      items(stroked.rotation(.degrees(9)).offset(x: 1).fill(Color.red))[0],
    ] {
      #expect(item.outline?.line?.width == 7)
    }
    // A border is a line inside of the frame.
    let border = items(Color.red.frame(width: 10, height: 10).border(Color.blue, width: 2))[1]
    #expect(border.outline?.line?.width == 2)
    #expect(border.outline?.bounds == CGRect(x: 46, y: 46, width: 8, height: 8))
  }

  @Test("another shape in the same place has another outline, which is an edit of its item")
  func changes() throws {
    struct Screen: View {
      @State private var radius: CGFloat = 10
      var body: some View {
        VStack {
          RoundedRectangle(cornerRadius: radius)
          Button("change") { radius = 20 }.clipShape(RoundedRectangle(cornerRadius: radius))
        }
      }
    }
    let host = ViewHost { Screen() }
    let before = host.drawing.layers[0].items
    let edits = try host.tapAndRender("change").displayEdits
    let after = host.drawing.layers[0].items
    #expect(edits == 2 && before.count == after.count)
    #expect(before[0].item != after[0].item && before[1].item != after[1].item)
    #expect(ends(before[0].outline) != ends(after[0].outline))
    #expect(before[1].clipOutlines != after[1].clipOutlines)
  }

  @Test("what is clipped is in the display list, and cut off in a picture")
  func clips() {
    let square = Color.red.frame(width: 50, height: 50)
    let plain = items(square.frame(width: 20, height: 30).clipped())[0]
    #expect(plain.item.frame.width == 50)
    #expect(plain.clip == CGRect(x: 40, y: 35, width: 20, height: 30) && plain.clipOutlines == [])
    let round = items(square.clipShape(Circle()))[0]
    #expect(round.clip == nil)
    #expect(round.clipOutlines.map(\.bounds) == [CGRect(x: 25, y: 25, width: 50, height: 50)])
    // Of several clips, what all of them leave.
    let both = items(
      square.clipShape(Circle()).frame(width: 40, height: 40).clipped().frame(width: 10).clipped())[0]
    #expect(both.clip == CGRect(x: 45, y: 30, width: 10, height: 40) && both.clipOutlines.count == 1)
    // What stands beside is whole.
    let beside = items(
      HStack {
        square.clipShape(Circle()); Text("a")
      })
    #expect(beside.map(\.clipOutlines.count) == [1, 0])
  }

  @Test("effects around a clip move what it leaves; effects inside do not")
  func effects() {
    let square = Color.red.frame(width: 20, height: 20)
    let around = items(square.clipped().rotationEffect(.degrees(45)))[0]
    #expect(around.clip == nil)
    let tip = 50 - 10 * 2.0.squareRoot()
    #expect(abs((around.clipOutlines.first?.bounds.minX ?? 0) - tip) < 1e-9)
    let quarter = items(square.frame(width: 30).clipped().rotationEffect(.degrees(90)))[0]
    #expect(quarter.clip == CGRect(x: 40, y: 35, width: 20, height: 30))
    let inside = items(square.rotationEffect(.degrees(45)).clipped())[0]
    #expect(inside.clip == CGRect(x: 40, y: 40, width: 20, height: 20))
    let moved = items(square.clipShape(Circle()).offset(x: 5))[0]
    #expect(moved.clipOutlines.map(\.bounds) == [CGRect(x: 45, y: 40, width: 20, height: 20)])
  }

  @Test("views of which a clip leaves nothing are not seen")
  func unseen() {
    struct Row: View {
      var body: some View { Color.red.frame(width: 10, height: 10).offset(x: 40) }
    }
    let host = ViewHost(size: window) { Row().frame(width: 20, height: 20).clipShape(Circle()) }
    #expect(host.drawing.views.isEmpty)
    #expect(host.displayList.count == 1)
  }
}

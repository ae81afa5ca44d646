// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct ScrollViewTests {
  @Test("a vertical scroll view offers its width and no height; it is as wide as its content (L-73)")
  func layout() {
    let host = ViewHost(size: CGSize(width: 80, height: 100)) { ScrollView { Color.red } }
    #expect(host.displayList.map(\.frame) == [CGRect(x: 0, y: 0, width: 80, height: 10)])
    let narrow = ViewHost(size: CGSize(width: 80, height: 100)) {
      ScrollView { Color.red.frame(width: 30, height: 200) }
    }
    #expect(narrow.displayList.map(\.frame) == [CGRect(x: 25, y: 0, width: 30, height: 200)])
  }

  @Test("a drag moves the content, as far as it reaches")
  func dragging() throws {
    let host = ViewHost(size: CGSize(width: 80, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Text("top").frame(height: 150)
          Text("bottom").frame(height: 150)
        }
      }
    }
    try host.staticTexts["top"].drag(by: CGSize(width: 30, height: -120))
    let report = try host.render()
    #expect(try host.staticTexts["top"].frame.midY == 75 - 120)
    #expect(report.displayEdits == 2)
    #expect(report.bodyEvaluations.total == 0)
    #expect(host.displayList == host.recomputedDisplayList())
    try host.staticTexts["top"].drag(by: CGSize(width: 0, height: -120))
    try host.render()
    #expect(try host.staticTexts["bottom"].frame.midY == 100 - 75)
    try host.staticTexts["top"].drag(by: CGSize(width: 0, height: 500))
    try host.render()
    #expect(try host.staticTexts["top"].frame.midY == 75)
  }

  @Test("a content that gets shorter draws the view back")
  func shrinking() throws {
    struct Screen: View {
      @State private var isTall = true
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("cut") { isTall = false }.frame(height: 20)
            Color.red.frame(height: isTall ? 300 : 30)
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 80, height: 100)) { Screen() }
    try host.buttons["cut"].drag(by: CGSize(width: 0, height: -150))
    try host.render()
    #expect(try host.buttons["cut"].frame.midY == 10 - 150)
    try host.tapAndRender("cut")
    #expect(try host.buttons["cut"].frame.midY == 10)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Reading: View {
    let anchor: UnitPoint?
    let count: Int
    var isLazy = false
    var body: some View {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(count / 2, anchor: anchor) }.frame(height: 20)
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 20) }
    }
  }

  @Test(
    "a reader scrolls to an id, at an anchor or by the shortest way",
    arguments: [(UnitPoint.top, 28.0), (.bottom, 108), (.center, 68), (nil, 108)] as [(UnitPoint?, CGFloat)],
    [false, true])
  func scrollTo(expected: (anchor: UnitPoint?, y: CGFloat), isLazy: Bool) throws {
    // The button and the distance below it take 28 of 128: 100 are left, five rows.
    let host = ViewHost(size: CGSize(width: 100, height: 128)) {
      Reading(anchor: expected.anchor, count: 100, isLazy: isLazy)
    }
    try host.tapAndRender("go")
    let text = try host.staticTexts["row 50"].frame
    #expect(text.midY - 10 == expected.y)
    #expect(host.displayList == host.recomputedDisplayList())
    if isLazy {
      // The first five, the row that was asked for, and those around it that are seen.
      #expect(host.staticTexts.count <= 5 + 6)
      #expect(!host.staticTexts["row 20"].exists)
    }
  }

  @Test("an explicit id can be scrolled to")
  func explicitID() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              Button("end") { proxy.scrollTo("last") }.frame(height: 100)
              Text("end of it").id("last").frame(height: 100)
            }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 120)) { Screen() }
    try host.tapAndRender("end")
    let frame = try host.staticTexts["end of it"].frame
    #expect(frame.maxY == 120)
  }

  @Test("R-39: an item that is several views is scrolled to by the first of them (data-and-scrolling T12)")
  func severalViews() throws {
    let host = ViewHost(size: CGSize(width: 80, height: 120)) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(5, anchor: .top) }.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { row in
              Text("first \(row)").frame(height: 50)
              Text("second \(row)").frame(height: 30)
            }
          }
        }
      }
    }
    try host.tapAndRender("go")
    let (first, second) = (
      try host.staticTexts["first 5"].frame.midY, try host.staticTexts["second 5"].frame.midY
    )
    // The scroll view begins 8 points below the button.
    #expect(abs(first - (28 + 25)) < 1e-6)
    #expect(abs(second - first - 40) < 1e-6)
  }
}

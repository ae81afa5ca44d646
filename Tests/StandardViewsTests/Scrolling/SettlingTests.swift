// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Offsets, rows and views relative to a container, which depend on each other's layouts (L-73, L-74).
@MainActor @Suite struct SettlingTests {
  private struct Pages: View {
    let made: @MainActor (Int) -> Void
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<9, id: \.self) { number in
            Page(number: number, made: made)
          }
        }
      }
    }
  }

  private struct Page: View {
    let number: Int
    let made: @MainActor (Int) -> Void
    var body: some View {
      let _ = made(number)
      Text("h\(number)").containerRelativeFrame(.horizontal)
    }
  }

  @Test("pages as wide as the scroll view are made one by one, and stay where they were dragged (L-74)")
  func pages() throws {
    var made: [Int] = []
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Pages { made.append($0) } }
    #expect(made == [0])
    try host.staticTexts["h0"].drag(by: CGSize(width: -11, height: 0))
    try host.render()
    #expect(made == [0, 1])
    #expect(host.displayList.first?.frame.minX == 80.5)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Jumps: View {
    let height: CGFloat
    var body: some View {
      ScrollViewReader { proxy in
        Button("jump") { proxy.scrollTo(4) }
        Button("glide") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(4) } }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { Text("row \($0)").frame(height: $0 == 4 ? height : 30) }
          }
        }
        .frame(height: 100)
      }
    }
  }

  @Test(
    "a scroll by the shortest way shows a row that fits, and fills the view with one that does not",
    arguments: [(50, 70.0), (150, 120.0)])
  func shortestWay(height: CGFloat, offset: CGFloat) async throws {
    for button in ["jump", "glide"] {
      let host = ViewHost(size: CGSize(width: 200, height: 200)) { Jumps(height: height) }
      let top = try host.staticTexts["row 0"].frame.minY
      try host.tapAndRender(button)
      #expect(try top - host.staticTexts["row 0"].frame.minY == offset)
      for _ in 0..<3 {
        #expect(host.displayList == host.recomputedDisplayList())
        try await host.advance(by: .milliseconds(400))
      }
      // It is in sight, so there is nothing to do.
      try host.tapAndRender("jump")
      #expect(try top - host.staticTexts["row 0"].frame.minY == offset)
    }
  }

  @Test("a scroll view that is as long as its content is no container for what makes it so long")
  func nestedScrolls() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        ScrollView {
          LazyVStack {
            ForEach(0..<2, id: \.self) {
              Text("\($0)").containerRelativeFrame(.vertical, count: 2, spacing: 8)
            }
          }
        }
      }
    }
    #expect(host.displayList.map(\.frame.midY) == [73, 227])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Columns: View {
    @State private var count = 1
    var body: some View {
      Button("more") { count += 1 }
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { number in
            NavigationSplitView {
              Text("side \(number)")
            } detail: {
              Text("detail \(number)")
            }
            .containerRelativeFrame(.vertical, count: 4, spacing: 0)
          }
        }
      }
    }
  }

  @Test("a row of columns as high as a part of the scroll view is there when it is added (L-74)")
  func splitViews() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Columns() }
    for count in 2...4 {
      try host.tapAndRender("more")
      #expect(host.texts.filter { $0.hasPrefix("detail") }.count == count)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  @Test(
    "content smaller than a scroll view is centred where both axes scroll, and at the start where one does (R-5)"
  )
  func smallContent() {
    func frame(_ axes: Axis.Set) -> CGRect? {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        ScrollView(axes) { Color.red.frame(width: 20, height: 10) }.frame(width: 100, height: 100)
      }
      return host.displayList.first?.frame
    }
    #expect(frame([.horizontal, .vertical]) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(frame(.vertical)?.minY == 0)
    #expect(frame(.horizontal)?.minX == 0)
  }
}

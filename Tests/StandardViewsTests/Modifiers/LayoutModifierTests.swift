// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct LayoutModifierTests {
  private func frames(_ host: ViewHost) -> [CGRect] { host.displayList.map(\.frame) }

  @Test("priority 1 is served first, also after its view was replaced (L-51, L-53)")
  func layoutPriority() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        VStack {
          HStack {
            Color.red
            Text("alphabet").font(.system(size: 20)).id(n).layoutPriority(1)
            Color.blue
          }
          Button("new") { n += 1 }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 176, height: 100)) { Screen() }
    #expect(frames(host).prefix(3).map(\.width) == [40, 80, 40])
    try host.tapAndRender("new")
    #expect(frames(host).prefix(3).map(\.width) == [40, 80, 40])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a frame outside of a priority reports 0 (L-46)")
  func priorityInsideOfAFrame() {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.layoutPriority(1).frame(maxHeight: 10)
      }
    }
    #expect(frames(host).map(\.width) == [50, 50])
  }

  @Test("a guide moves its view against the others (L-58)")
  func alignmentGuide() {
    let host = ViewHost(size: CGSize(width: 60, height: 40)) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in 10 }
        Color.blue.frame(width: 50, height: 20)
      }
    }
    #expect(frames(host).map(\.minX) == [0, 10])
  }

  @Test("scale and rotation change drawn frames only, around the anchor")
  func transforms() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
            .scaleEffect(isLarge ? 2 : 1, anchor: .topLeading)
            .accessibilityIdentifier("box")
          Color.blue.frame(width: 20, height: 10).rotationEffect(.degrees(90))
          Button("grow") { isLarge = true }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    let before = frames(host)
    #expect(before[1].width == 10 && before[1].height == 20)
    let layout = try host["box"].frame
    try host.tapAndRender("grow")
    #expect(frames(host)[0] == CGRect(x: layout.minX, y: layout.minY, width: 40, height: 20))
    #expect(try host["box"].frame == layout)
    #expect(frames(host)[1] == before[1])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

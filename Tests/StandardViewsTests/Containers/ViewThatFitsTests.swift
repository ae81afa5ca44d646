// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct ViewThatFitsTests {
  private func shown(in width: CGFloat, axes: Axis.Set = [.horizontal, .vertical]) -> [String] {
    ViewHost(size: CGSize(width: width, height: 20)) {
      ViewThatFits(in: axes) {
        Text("abcdefghij")
        Text("abcde")
        Text("abc")
      }
      .font(.system(size: 20))
    }
    .texts
  }

  @Test("the first view whose ideal size fits is shown, else the last (L-77)")
  func choice() {
    // Their widths are 100, 50 and 30.
    #expect(shown(in: 100) == ["abcdefghij"])
    #expect(shown(in: 99) == ["abcde"])
    #expect(shown(in: 49) == ["abc"])
    #expect(shown(in: 10) == ["abc"])
  }

  @Test("an axis that is not asked for does not count; without axes the first is shown (L-77)")
  func axes() {
    #expect(shown(in: 10, axes: []) == ["abcdefghij"])
    #expect(shown(in: 49, axes: .horizontal) == ["abc"])
  }

  @Test("on the other axis the views are asked at what is offered (R-12, fatbobman: mastering ViewThatFits)")
  func proposals() {
    // 20 high: one line has room. Offered 10, each wraps; offered 50, the first still does.
    #expect(shown(in: 10, axes: .vertical) == ["abc"])
    #expect(shown(in: 50, axes: .vertical) == ["abcde"])
    #expect(shown(in: 100, axes: .vertical) == ["abcdefghij"])
  }

  @Test("a resize shows another view, whose appearance follows; what is hidden keeps its state (C-6)")
  func resizing() throws {
    struct Wide: View {
      @State private var count = 0
      let log: EventLog
      var body: some View {
        Button("wide\(count)") { count += 1 }.frame(width: 100, height: 20)
          .onAppear { log.add("wide on") }.onDisappear { log.add("wide off") }
      }
    }
    let log = EventLog()
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      ViewThatFits {
        Wide(log: log)
        Text("n").onAppear { log.add("narrow on") }
      }
    }
    #expect(log.entries == ["wide on"])
    try host.tapAndRender("wide0")
    host.resize(to: CGSize(width: 50, height: 20))
    try host.render()
    #expect(host.texts == ["n"])
    #expect(log.entries == ["wide on", "narrow on", "wide off"])
    #expect(host.displayList == host.recomputedDisplayList())
    host.resize(to: CGSize(width: 200, height: 20))
    try host.render()
    #expect(host.texts == ["wide1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

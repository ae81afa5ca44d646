// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct PagedTabViewTests {
  private struct Pages: View {
    @State private var page = 0
    @State private var count = 0
    var body: some View {
      Text("page \(page)")
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          Text("contents \(index)").tabItem { Text("label \(count)") }.tag(index)
        }
      }
      .tabViewStyle(.page)
      Button("count") { count += 1 }
    }
  }

  @Test("A page has no bar: the labels are neither drawn nor found, and take no room")
  func bar() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      TabView {
        Color.red.frame(maxHeight: .infinity).tabItem { Text("A") }
        Color.blue.tabItem { Text("B") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(host.texts == [])
    #expect(host.displayList.map(\.frame.height) == [200])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A drag over half the width turns to the next page or the one before, and writes the selection")
  func drags() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Pages() }
    func drag(_ text: String, by width: CGFloat) throws -> [String] {
      try host.staticTexts[text].drag(by: CGSize(width: width, height: 0))
      try host.render()
      #expect(host.displayList == host.recomputedDisplayList())
      return host.texts
    }
    #expect(host.texts == ["page 0", "contents 0", "count"])
    #expect(try drag("contents 0", by: -99) == ["page 0", "contents 0", "count"])
    #expect(try drag("contents 0", by: -100) == ["page 1", "contents 1", "count"])
    // However far it goes, a drag turns one page.
    #expect(try drag("contents 1", by: -500) == ["page 2", "contents 2", "count"])
    #expect(try drag("contents 2", by: -100) == ["page 2", "contents 2", "count"])
    #expect(try drag("contents 2", by: 100) == ["page 1", "contents 1", "count"])
  }

  @Test("A change of a label that nobody sees is no edit")
  func labels() throws {
    let host = ViewHost { Pages() }
    #expect(try host.tapAndRender("count").displayEdits == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test(
    "A list on a page is scrolled upwards and hands on what goes to the side; pages hand on what goes upwards"
  )
  func nested() throws {
    let inner = ViewHost(size: CGSize(width: 200, height: 100)) {
      TabView {
        ScrollView { Text("first").frame(height: 500) }
        Text("second")
      }
      .tabViewStyle(.page)
    }
    try inner.staticTexts["first"].drag(by: CGSize(width: -150, height: 0))
    try inner.render()
    #expect(inner.texts == ["second"])

    let outer = ViewHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        TabView {
          Text("first")
          Text("second")
        }
        .tabViewStyle(.page).frame(height: 500)
      }
    }
    let before = try outer.staticTexts["first"].frame.minY
    try outer.staticTexts["first"].drag(by: CGSize(width: 0, height: -150))
    try outer.render()
    #expect(try outer.staticTexts["first"].frame.minY == before - 150)
  }

  @Test("A tab view on a page is one of pages as well, unless it has a style of its own")
  func inherited() throws {
    func texts(_ inner: some View) -> [String] {
      ViewHost { TabView { inner }.tabViewStyle(.page) }.texts
    }
    let tabs = TabView { Text("inside").tabItem { Text("label") } }
    #expect(texts(tabs) == ["inside"])
    #expect(texts(tabs.tabViewStyle(.automatic)) == ["inside", "label"])
  }
}

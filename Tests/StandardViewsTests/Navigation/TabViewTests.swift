// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct TabViewTests {
  private struct Page: View {
    let name: String
    let log: EventLog
    @State private var count = 0
    var body: some View {
      Button("\(name)\(count)") { count += 1 }
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
    }
  }

  @Test("hidden tabs keep their state; they appear and disappear with the choice (I-12, C-6)")
  func state() throws {
    let log = EventLog()
    let host = ViewHost(size: CGSize(width: 200, height: 149)) {
      TabView {
        Page(name: "a", log: log).tabItem { Text("A") }
        Page(name: "b", log: log).tabItem { Text("B") }
      }
    }
    #expect(host.texts == ["a0", "A", "B"])
    // A tab is made when it is first seen.
    #expect(host.bodyEvaluations["Page"] == 1)
    #expect(log.take() == ["+a"])
    try host.tapAndRender("a0")
    try host.tapAndRender("B")
    #expect(host.texts == ["b0", "A", "B"])
    #expect(log.take() == ["+b", "-a"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("A")
    #expect(host.texts == ["a1", "A", "B"])
    #expect(log.take() == ["+a", "-b"])
    #expect(host.bodyEvaluations["Page"] == 3)
    // 49 points for the bar; the page is centred in what is left.
    #expect(try host.buttons["a1"].frame.midY == 50)
    #expect(try host.buttons["B"].frame.midX == 150)
  }

  @Test("a selection chooses by tag, wherever it stands, and is written by taps")
  func selection() throws {
    enum Kind: Hashable { case first, second, third }
    struct Screen: View {
      @State private var kind = Kind.second
      let log: EventLog
      var body: some View {
        Text("\(kind)")
        Button("third") { kind = .third }
        TabView(selection: $kind) {
          Page(name: "a", log: log).tag(Kind.first).tabItem { Text("A") }
          Page(name: "b", log: log).tabItem { Text("B") }.tag(Kind.second)
          Page(name: "c", log: log).tag(Kind.third)
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(host.texts == ["second", "third", "b0", "A", "B"])
    #expect(log.take() == ["+b"])
    try host.tapAndRender("A")
    #expect(host.texts == ["first", "third", "a0", "A", "B"])
    try host.tapAndRender("third")
    #expect(host.texts == ["third", "third", "c0", "A", "B"])
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(try host.buttons["A"].value == "0")
  }

  @Test("tabs with values")
  func tabs() throws {
    struct Screen: View {
      @State private var selected = 2
      let log: EventLog
      var body: some View {
        TabView(selection: $selected) {
          Tab("One", systemImage: "1.circle", value: 1) { Page(name: "a", log: log) }
          Tab("Two", systemImage: "2.circle", value: 2) {
            NavigationStack {
              NavigationLink("go") { Text("pushed") }
            }
          }
        }
      }
    }
    let host = ViewHost { Screen(log: EventLog()) }
    #expect(host.texts == ["go", "One", "Two"])
    try host.tapAndRender("go")
    #expect(host.texts == ["pushed", "One", "Two"])
    try host.tapAndRender("One")
    #expect(host.texts == ["a0", "One", "Two"])
    try host.tapAndRender("Two")
    #expect(host.texts == ["pushed", "One", "Two"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("what happens on a hidden tab is no edit; choosing a tab takes one screen away and puts one there")
  func edits() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("add") { count += 1 }
        TabView {
          VStack {
            Text("count \(count)")
            Text("rest")
          }
          .tabItem { Text("A") }
          Text("b").tabItem { Text("B") }
        }
      }
    }
    let host = ViewHost { Screen() }
    // The button, two texts of the tab, and two labels.
    #expect(host.mountReport.displayEdits == 5)
    #expect(try host.tapAndRender("B").displayEdits == 2 + 1)
    #expect(try host.tapAndRender("add").displayEdits == 0)
    #expect(try host.tapAndRender("A").displayEdits == 1 + 2)
    #expect(host.texts[1] == "count 1")
    #expect(try host.tapAndRender("add").displayEdits == 1)
  }

  @Test("the label of a tab inside of another tab view is no label of the outer one")
  func nested() throws {
    let host = ViewHost {
      TabView {
        TabView { Text("inside").tabItem { Text("label") } }
        Text("second").tabItem { Text("two") }
      }
    }
    #expect(host.texts == ["inside", "label", "two"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a change reaches a hidden tab")
  func hiddenUpdate() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        TabView {
          Text("count \(count)").tabItem { Text("A") }
          Button("add") { count += 1 }.tabItem { Text("B \(count)") }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("B 0")
    try host.tapAndRender("add")
    #expect(host.texts == ["add", "A", "B 1"])
    try host.tapAndRender("A")
    #expect(host.texts == ["count 1", "A", "B 1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct ExplicitIDTests {
  private struct Counter: View {
    @State private var n = 0
    var body: some View { Button("n \(n)") { n += 1 } }
  }

  @Test("I-6: a new id makes everything under it anew; what is outside keeps its state")
  func newID() throws {
    struct Frame<Content: View>: View {
      @ViewBuilder let content: Content
      @State private var outer = 0
      var body: some View {
        Button("outer \(outer)") { outer += 1 }
        content
      }
    }
    struct Screen: View {
      @State private var id = 0
      var body: some View {
        Frame { VStack { Counter() }.id(id) }
        Button("new id") { id += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("n 0")
    try host.tapAndRender("outer 0")
    #expect(host.texts == ["outer 1", "n 1", "new id"])
    try host.tapAndRender("new id")
    #expect(host.texts == ["outer 1", "n 0", "new id"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-6: the same id, and one that changes back, keep nothing of what was before the change")
  func backAgain() throws {
    struct Screen: View {
      @State private var id = "a"
      var body: some View {
        Counter().id(id)
        Button("same") { id = "a" }
        Button("b") { id = "b" }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("n 0")
    try host.tapAndRender("same")
    #expect(host.texts.first == "n 1")
    try host.tapAndRender("b")
    try host.tapAndRender("same")
    #expect(host.texts.first == "n 0")
  }

  @Test("I-7: onAppear inside of the id runs at each change, outside of it once")
  func appearInsideAndOutside() throws {
    struct Screen: View {
      let log: EventLog
      @State private var id = 0
      var body: some View {
        Text("x")
          .onAppear { log.add("inside") }
          .id(id)
          .onAppear { log.add("outside") }
        Button("new id") { id += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["inside", "outside"])
    try host.tapAndRender("new id")
    try host.tapAndRender("new id")
    #expect(log.take() == ["inside", "inside"])
  }

  @Test("I-8: with the default transition the new one appears before the old one disappears")
  func defaultOrder() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = false
      var body: some View {
        Color.red
          .onAppear { log.add("A\(flag ? "T" : "F")") }
          .onDisappear { log.add("D\(flag ? "T" : "F")") }
          .id(flag)
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("flip")
    // Both closures read the current state: OpenSwiftUI's compatibility test logs AF AT DT.
    #expect(log.take() == ["AF", "AT", "DT"])
  }

  @Test("I-8: with the identity transition the old one disappears first")
  func identityOrder() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = false
      var body: some View {
        Color.red
          .onAppear { log.add("A\(flag ? "T" : "F")") }
          .onDisappear { log.add("D\(flag ? "T" : "F")") }
          .id(flag)
          .transition(.identity)
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("flip")
    #expect(log.take() == ["AF", "DT", "AT"])
  }

  @Test("I-8: the same orders for if and else")
  func branches() throws {
    struct Screen: View {
      let log: EventLog
      let transition: AnyTransition
      @State private var flag = false
      private func child(_ name: String) -> some View {
        Text(name)
          .onAppear { log.add("+\(name)\(flag)") }
          .onDisappear { log.add("-\(name)\(flag)") }
          .transition(transition)
      }
      var body: some View {
        if flag { child("true") } else { child("false") }
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let standard = ViewHost { Screen(log: log, transition: .opacity) }
    try standard.tapAndRender("flip")
    #expect(log.take() == ["+falsefalse", "+truetrue", "-falsetrue"])
    let identity = ViewHost { Screen(log: log, transition: .identity) }
    try identity.tapAndRender("flip")
    #expect(log.take() == ["+falsefalse", "-falsetrue", "+truetrue"])
  }

  @Test("I-6: an id on a row is one more identity inside of the row's own")
  func idInRow() throws {
    struct Screen: View {
      @State private var version = 0
      @State private var rows = [1, 2]
      var body: some View {
        ForEach(rows, id: \.self) { row in Counter().id(row == 1 ? version : 0) }
        Button("version") { version += 1 }
        Button("swap") { rows.swapAt(0, 1) }
      }
    }
    let host = ViewHost { Screen() }
    try host.buttons[0].tap()
    try host.buttons[1].tap()
    try host.buttons[1].tap()
    try host.render()
    #expect(host.texts.prefix(2) == ["n 1", "n 2"])
    try host.tapAndRender("swap")
    #expect(host.texts.prefix(2) == ["n 2", "n 1"])
    try host.tapAndRender("version")
    #expect(host.texts.prefix(2) == ["n 2", "n 0"])
  }

  @Test("S-5: id makes an IDView")
  func typeName() {
    #expect(String(describing: type(of: Text("a").id(1))) == "IDView<Text, Int>")
  }
}

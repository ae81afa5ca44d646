// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@Observable
private final class Item {
  var isBought = false
  var name = "milk"
  private var notes = 0
  var shownNotes: Int { notes }
  func annotate() { notes += 1 }
}

/// What a host records for tools that explain a step: every pass, in order.
@MainActor
@Suite struct RenderEventTests {
  private func events(_ host: ViewHost, tap button: String) throws -> [RenderEvent] {
    host.removeEvents()
    try host.tapAndRender(button)
    return host.events
  }

  private func bodies(_ events: [RenderEvent]) -> [String] {
    events.compactMap { if case .body(let cause) = $0, cause.evaluated { cause.typeName } else { nil } }
  }

  @Test(
    "I-72, I-31: one action's writes are in one pass; a state that nobody has read is told from one that is")
  func writes() throws {
    struct Screen: View {
      @State private var shown = 0
      @State private var unread = 0
      var body: some View {
        Text("\(shown)")
        Button("both") {
          shown += 1
          unread += 1
        }
      }
    }
    let host = ViewHost(recordsEvents: true) { Screen() }
    #expect(bodies(host.events) == ["Screen"])
    let events = try events(host, tap: "both")
    #expect(
      Array(events.prefix(4)) == [
        .frame, .pass, .write("Screen.shown", isRead: true, callers: []),
        .write("Screen.unread", isRead: false, callers: []),
      ])
    #expect(bodies(events) == ["Screen"])
  }

  @Test("I-72, L-71: the content of a reader is an event with its reason")
  func readers() throws {
    struct Child: View {
      var body: some View {
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width) }
      }
    }
    struct Title: View {
      @State private var height: CGFloat = 10
      var body: some View { Button("grow") { height += 10 }.frame(height: height) }
    }
    let host = ViewHost(recordsEvents: true) {
      VStack {
        Title()
        Child()
      }
    }
    func contents(_ events: [RenderEvent]) -> [[Reason]] {
      events.compactMap { if case .content(_, let reasons) = $0 { reasons } else { nil } }
    }
    #expect(contents(host.events) == [[.firstAppearance]])
    #expect(contents(try events(host, tap: "grow")) == [[.sizeChanged]])
  }

  @Test("I-72, C-8: actions and the second pass that they cause are in order")
  func actions() throws {
    struct Follower: View {
      let source: Int
      @State private var copy = 0
      var body: some View {
        Text("\(copy)")
          .onChange(of: source) { copy = source }
          .onAppear { copy = source }
      }
    }
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        Follower(source: n)
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost(recordsEvents: true) { Screen() }
    func outline(_ events: [RenderEvent]) -> [String] {
      events.compactMap { event in
        switch event {
        case .pass: "pass"
        case .write(let name, _, _): "wrote \(name)"
        case .body(let cause): "\(cause.evaluated ? "ran" : "skipped") \(cause.typeName)"
        case .action(let name, _): name
        default: nil
        }
      }
    }
    #expect(outline(host.events).suffix(4) == ["onAppear", "pass", "wrote Follower.copy", "ran Follower"])
    #expect(
      outline(try events(host, tap: "add")) == [
        "pass", "wrote Screen.n", "ran Screen", "ran Follower", "onChange", "pass", "wrote Follower.copy",
        "ran Follower",
      ])
  }

  @Test(
    "P-2, I-23: a presentation names the states that its closure shows old values of; one that was read is fresh"
  )
  func staleSheet() throws {
    struct Presenter: View {
      let reads: Bool
      @State private var n = 1
      @State private var isShown = false
      var body: some View {
        if reads { Text("\(n)") }
        Button("open") {
          n = 2
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("sheet \(n)") }
      }
    }
    func presentations(_ events: [RenderEvent]) -> [[String]] {
      events.compactMap { if case .presentation(.sheet, _, let stale) = $0 { stale } else { nil } }
    }
    let stale = ViewHost(recordsEvents: true) { Presenter(reads: false) }
    #expect(presentations(try events(stale, tap: "open")) == [["n"]])
    #expect(stale.texts == ["sheet 1"])
    let fresh = ViewHost(recordsEvents: true) { Presenter(reads: true) }
    #expect(presentations(try events(fresh, tap: "open")) == [[]])
    #expect(fresh.texts == ["sheet 2"])
    try stale.presentations[0].dismissInteractively()
    stale.removeEvents()
    try stale.render()
    #expect(stale.events.contains { if case .dismissal(.sheet, _) = $0 { true } else { false } })
  }

  @Test("I-63, I-67, I-72: an observed property is named, private ones and several at once included")
  func observedProperties() throws {
    struct Row: View {
      let item: Item
      var body: some View { Text("\(item.name) \(item.isBought) \(item.shownNotes)") }
    }
    let item = Item()
    let host = ViewHost(recordsEvents: true) { Row(item: item) }
    func reasons() throws -> [Reason] {
      try host.render()
      return host.causes.flatMap(\.reasons)
    }
    item.isBought = true
    #expect(try reasons() == [.observed("Item.isBought")])
    item.annotate()
    #expect(try reasons() == [.observed("Item.notes")])
    item.isBought = false
    item.name = "bread"
    item.name = "cake"
    #expect(try reasons() == [.observed("Item.isBought"), .observed("Item.name")])
    #expect(host.texts == ["cake false 1"])
    #expect(try host.render().frames == 0)
  }

  @Test("I-72: causes are those of the last render, whatever else is recorded")
  func causesOfTheLastRender() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View { Button("add \(n)") { n += 1 } }
    }
    let host = ViewHost(recordsEvents: true) { Screen() }
    try host.tapAndRender("add 0")
    try host.tapAndRender("add 1")
    #expect(host.causes.map(\.reasons) == [[.state("n")]])
    #expect(bodies(host.events).count == 3)
  }

  @Test("I-72: actions of views that have left with the environment around them are events with their place")
  func actionsOfViewsThatHaveLeft() throws {
    struct Part: View {
      var body: some View { Text("part").onDisappear {} }
    }
    struct Screen: View {
      @State private var isShown = true
      @State private var isPresented = true
      var body: some View {
        Button("drop") { isShown = false }
        if isShown { VStack { Part() }.environment(\.lineLimit, 2) }
        Text("root").sheet(isPresented: $isPresented) { Part() }
      }
    }
    func left(_ host: ViewHost) -> [RenderEvent] {
      host.events.filter { if case .action("onDisappear", _) = $0 { true } else { false } }
    }
    let host = ViewHost(recordsEvents: true) { Screen() }
    host.removeEvents()
    try host.presentations.first?.dismissInteractively()
    try host.render()
    #expect(left(host).count == 1)
    host.removeEvents()
    try host.tapAndRender("drop")
    #expect(left(host) == [.action("onDisappear", path: "Screen/Part")])
  }

  @Test("a recording that begins in the content of a sheet has what comes after it")
  func recordingFromASheet() throws {
    final class Recorder {
      var host: ViewHost?
    }
    struct Screen: View {
      let recorder: Recorder
      @State private var isPresented = false
      var body: some View {
        Button("present") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            let _ = recorder.host?.recordsCauses = true
            Text("sheet")
          }
      }
    }
    let recorder = Recorder()
    let host = ViewHost { Screen(recorder: recorder) }
    recorder.host = host
    try host.tapAndRender("present")
    #expect(host.presentations.count == 1)
    recorder.host = nil
  }
}

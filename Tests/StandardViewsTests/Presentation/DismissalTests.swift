// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct DismissalTests {
  private struct Content: View {
    let log: EventLog
    let onChangeLog: () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("dismiss") {
        log.add("action")
        dismiss()
      }
      .onDisappear { log.add("left") }
    }
  }

  private struct Screen: View {
    let log: EventLog
    @State private var show = false
    var body: some View {
      Button("go") { show = true }
        .onChange(of: show) { log.add("show \(show)") }
        .sheet(isPresented: $show) {
          log.add("onDismiss \(show)")
        } content: {
          Content(log: log, onChangeLog: {})
          Button("close") { show = false }
        }
    }
  }

  private func presented() throws -> (ViewHost, EventLog) {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.presentations.count == 1)
    _ = log.take()
    return (host, log)
  }

  @Test("P-13: dismiss() changes the state first, then the view leaves, then onDismiss runs")
  func dismissAction() throws {
    let (host, log) = try presented()
    try host.tapAndRender("dismiss")
    #expect(log.take() == ["action", "show false", "left", "onDismiss false"])
    #expect(host.presentations.isEmpty)
    #expect(host.texts == ["go"])
  }

  @Test("P-13: so does setting the binding")
  func settingTheBinding() throws {
    let (host, log) = try presented()
    try host.tapAndRender("close")
    #expect(log.take() == ["show false", "left", "onDismiss false"])
  }

  @Test("P-13: a swipe removes the view first and sets the binding afterwards")
  func interactive() throws {
    let (host, log) = try presented()
    try host.presentations[0].dismissInteractively()
    #expect(host.presentations.count == 1)
    try host.render()
    #expect(host.presentations.isEmpty)
    let entries = log.take()
    #expect(Set(entries) == ["left", "show false", "onDismiss false"])
    #expect(entries.first == "left")
    #expect(try host.render().frames == 0)
    try host.tapAndRender("go")
    #expect(host.presentations.count == 1)
  }

  @Test("P-13: removing the presenter dismisses what it presents")
  func removingThePresenter() throws {
    struct Root: View {
      let log: EventLog
      @State private var there = true
      @State private var show = false
      var body: some View {
        if there {
          Button("go") { show = true }
            .sheet(isPresented: $show) {
              Button("remove") { there = false }.onDisappear { log.add("left") }
            }
        }
        Text("rest")
      }
    }
    let log = EventLog()
    let host = ViewHost { Root(log: log) }
    try host.tapAndRender("go")
    try host.tapAndRender("remove")
    #expect(host.presentations.isEmpty)
    #expect(host.texts == ["rest"])
    #expect(log.take() == ["left"])
  }

  @Test("P-13: dismiss outside of any presentation does nothing")
  func outside() throws {
    struct Screen: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("dismiss \(isPresented)") { dismiss() } }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("dismiss false").frames == 0)
  }

  @Test("P-13: unmounting runs onDisappear in sheet and content")
  func unmounting() throws {
    let (host, log) = try presented()
    host.unmount()
    #expect(log.take().contains("left"))
    #expect(host.presentations.isEmpty)
    #expect(host.texts.isEmpty)
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct AlertTests {
  @Test("P-14: an alert's builders run with the presenter's body, so reads there are the presenter's")
  func buildersAreEager() throws {
    struct Label: View {
      let log: EventLog
      let n: Int
      init(log: EventLog, n: Int) {
        self.log = log
        self.n = n
        log.add("init \(n)")
      }
      var body: some View {
        let _ = log.add("body \(n)")
        Text("n = \(n)")
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          show = true
        }
        .alert("Title", isPresented: $show) {
          Button("OK") {}
        } message: {
          Label(log: log, n: n)
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["init 1"])
    try host.tapAndRender("go")
    #expect(log.take() == ["init 2", "body 2"])
    #expect(host.texts == ["Title", "n = 2", "OK"])
    #expect(host.presentations.map(\.kind) == [.alert])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("P-14: a tap on an alert's button runs its action and dismisses the alert")
  func buttons() throws {
    struct Screen: View {
      let log: EventLog
      @State private var show = false
      var body: some View {
        Button("go") { show = true }
          .alert("Delete?", isPresented: $show) {
            Button("Delete", role: .destructive) { log.add("deleted") }
            Button("Cancel", role: .cancel) { log.add("cancelled") }
          }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.texts == ["Delete?", "Delete", "Cancel"])
    try host.tapAndRender("Delete")
    #expect(log.take() == ["deleted"])
    #expect(host.presentations.isEmpty)
    #expect(host.texts == ["go"])
  }

  @Test("P-14, X-7: the item form calls its closure at presentation")
  func itemForm() throws {
    struct Problem: Identifiable {
      let id: Int
    }
    struct Screen: View {
      let log: EventLog
      @State private var problem: Problem?
      var body: some View {
        Button("go") { problem = Problem(id: 7) }
          .alert(item: $problem) { problem in
            log.add("made")
            return Alert(title: Text("Problem \(problem.id)"), dismissButton: .default(Text("Fine")))
          }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == [])
    let report = try host.tapAndRender("go")
    #expect(log.take() == ["made"])
    #expect(report.bodyEvaluations["Screen"] == 0)
    #expect(host.texts == ["Problem 7", "Fine"])
    try host.tapAndRender("Fine")
    #expect(host.presentations.isEmpty)
  }

  @Test("P-14: a confirmation dialog and a context menu make their values with the presenter's body")
  func dialogs() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          show = true
        }
        .confirmationDialog("Choose", isPresented: $show) {
          Button("number \(n)") { log.add("chosen") }
        }
        Text("menu \(n)").contextMenu { Button("item \(n)") { log.add("item") } }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.presentations.map(\.kind) == [.confirmationDialog])
    try host.tapAndRender("number 2")
    #expect(log.take() == ["chosen"])
    #expect(host.presentations.isEmpty)
    try host.staticTexts["menu 2"].tap()
    try host.render()
    #expect(host.presentations.map(\.kind) == [.contextMenu])
    try host.tapAndRender("item 2")
    #expect(log.take() == ["item"])
  }

  @Test("A context menu shows its preview over its items; the older form takes a menu, or none")
  func contextMenuForms() throws {
    let log = EventLog()
    let none: ContextMenu<Text>? = nil
    let host = ViewHost {
      VStack {
        Text("photo").contextMenu {
          Button("share") { log.add("shared") }
        } preview: {
          Text("larger photo")
        }
        Text("older").contextMenu(ContextMenu { Button("delete") { log.add("deleted") } })
        Text("plain").contextMenu(none)
      }
    }
    #expect(host.texts == ["photo", "older", "plain"])
    try host.staticTexts["photo"].tap()
    try host.render()
    #expect(host.texts == ["larger photo", "share"])
    try host.tapAndRender("share")
    try host.staticTexts["older"].tap()
    try host.render()
    try host.tapAndRender("delete")
    #expect(log.take() == ["shared", "deleted"])
    #expect(host.presentations.isEmpty)
  }
}

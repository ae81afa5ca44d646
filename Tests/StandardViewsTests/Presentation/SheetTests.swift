// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct SheetTests {
  /// The screen of the articles: an action writes a number and the flag in one go.
  struct Presenter: View {
    let log: EventLog
    var readsIn = ""
    @State private var n = 1
    @State private var show = false
    var body: some View {
      let _ = log.add("presenter")
      VStack {
        if readsIn == "text" { Text("n = \(n)") }
        Group {
          switch readsIn {
          case "id": button.id(n)
          case "onChange": button.onChange(of: n) {}
          default: button
          }
        }
      }
      .sheet(isPresented: $show) { Sheet(n: n, log: log, close: { show = false }, change: { n = 9 }) }
    }
    private var button: some View {
      Button("go") {
        n = 2
        show = true
      }
    }
  }

  struct Sheet: View {
    let n: Int
    let log: EventLog
    let close: () -> Void
    let change: () -> Void
    @State private var own = 0
    init(n: Int, log: EventLog, close: @escaping () -> Void, change: @escaping () -> Void) {
      self.n = n
      self.log = log
      self.close = close
      self.change = change
      log.add("sheet init")
    }
    var body: some View {
      let _ = log.add("sheet body")
      Text("sheet \(n) \(own)")
      Button("own") { own += 1 }
      Button("print") { log.add("printed \(n)") }
      Button("change", action: change)
      Button("close", action: close)
    }
  }

  @Test("P-1: the content closure is not called while the presenter's body runs")
  func contentIsNotCalledEarly() throws {
    let log = EventLog()
    let host = ViewHost { Presenter(log: log) }
    #expect(log.take() == ["presenter"])
    #expect(host.presentations.isEmpty)
  }

  @Test(
    "P-2, P-15, X-5: with the number unread the sheet shows the old one, and the presenter does not run (P-6)"
  )
  func staleSheet() throws {
    let log = EventLog()
    let host = ViewHost { Presenter(log: log) }
    _ = log.take()
    let report = try host.tapAndRender("go")
    #expect(host.texts.first == "sheet 1 0")
    #expect(log.take() == ["sheet init", "sheet body"])
    #expect(report.bodyEvaluations["Presenter"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("P-3, P-4: an action in the sheet sees a state's current value, and a plain property's old one")
  func actionsInTheSheet() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          show = true
        }
        .sheet(isPresented: $show) {
          Text("shows \(n)")
          Button("state") { log.add("prints \(n)") }
          PlainPrinter(n: n, log: log)
        }
      }
    }
    struct PlainPrinter: View {
      let n: Int
      let log: EventLog
      var body: some View { Button("plain") { log.add("plain \(n)") } }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.texts.first == "shows 1")
    try host.tapAndRender("state")
    try host.tapAndRender("plain")
    #expect(log.take() == ["prints 2", "plain 1"])
  }

  @Test(
    "P-5, P-15: read by the presenter, the number is new in the sheet", arguments: ["text", "id", "onChange"])
  func cures(_ kind: String) throws {
    let log = EventLog()
    let host = ViewHost { Presenter(log: log, readsIn: kind) }
    _ = log.take()
    try host.tapAndRender("go")
    #expect(host.texts.first == "sheet 2 0")
    #expect(log.take() == ["presenter", "sheet init", "sheet body"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("P-6: a presenter that reads the flag runs when it presents")
  func readingTheFlag() throws {
    struct Screen: View {
      @State private var show = false
      var body: some View {
        Text(show ? "shown" : "hidden")
        Button("go") { show = true }
          .sheet(isPresented: $show) { Text("sheet") }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("go").bodyEvaluations["Screen"] == 1)
  }

  @Test("P-7: after the first presentation the number counts as read: the second sheet is right")
  func secondPresentation() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      @State private var show = false
      var body: some View {
        let _ = log.add("presenter")
        Button("go") {
          n += 1
          show = true
        }
        .sheet(isPresented: $show) {
          Text("sheet \(n)")
          Button("close") { show = false }
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.texts.first == "sheet 0")
    try host.tapAndRender("close")
    #expect(host.texts == ["go"])
    _ = log.take()
    try host.tapAndRender("go")
    #expect(host.texts.first == "sheet 2")
    #expect(log.take() == ["presenter"])
  }

  @Test("P-7: a later tap that writes the same value can be stale again")
  func staleAgain() throws {
    struct Screen: View {
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          show = true
        }
        .sheet(isPresented: $show) {
          Text("sheet \(n)")
          Button("close") { show = false }
        }
      }
    }
    let host = ViewHost { Screen() }
    for _ in 0..<2 {
      try host.tapAndRender("go")
      #expect(host.texts.first == "sheet 1")
      try host.tapAndRender("close")
    }
  }

  @Test("P-8: while the sheet is up, a state that it read updates it in place")
  func updatesInPlace() throws {
    let log = EventLog()
    let host = ViewHost { Presenter(log: log) }
    try host.tapAndRender("go")
    try host.tapAndRender("own")
    #expect(host.texts.first == "sheet 1 1")
    _ = log.take()
    let report = try host.tapAndRender("change")
    #expect(host.texts.first == "sheet 9 1")
    #expect(log.take() == ["presenter", "sheet init", "sheet body"])
    #expect(report.bodyEvaluations["Presenter"] == 1)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("P-9: a value written after the presentation is shown")
  func writtenLater() async throws {
    struct Screen: View {
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { show = true }
        }
        .sheet(isPresented: $show) { Text("sheet \(n)") }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    #expect(host.presentations.isEmpty)
    try await host.advance(by: .milliseconds(10))
    // n was written in an earlier turn, but nobody had read it, so the closure is still the first one.
    #expect(host.texts == ["sheet 1"])
  }

  @Test("P-9: a number that is set when the sheet is already there updates it")
  func setAfterPresentation() async throws {
    struct Screen: View {
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          show = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { n = 2 }
        }
        .sheet(isPresented: $show) { Text("sheet \(n)") }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("go")
    #expect(host.texts == ["sheet 1"])
    try await host.advance(by: .milliseconds(9))
    #expect(host.texts == ["sheet 1"])
    try await host.advance(by: .milliseconds(1))
    #expect(host.texts == ["sheet 2"])
  }

  @Test("P-9: a binding in the sheet is a cure")
  func bindingCure() throws {
    struct Content: View {
      @Binding var n: Int
      var body: some View { Text("sheet \(n)") }
    }
    struct Screen: View {
      @State private var n = 1
      @State private var show = false
      var body: some View {
        Button("go") {
          n = 2
          show = true
        }
        .sheet(isPresented: $show) { Content(n: $n) }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("go")
    #expect(host.texts == ["sheet 2"])
    #expect(report.bodyEvaluations["Screen"] == 0)
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct AppearanceTests {
  @Test("C-1: init, body, children, layout, onAppear; a change made there is shown in the first frame")
  func stages() {
    struct Child: View {
      let log: EventLog
      init(log: EventLog) {
        self.log = log
        log.add("child init")
      }
      var body: some View {
        let _ = log.add("child body")
        GeometryReader { _ in
          let _ = log.add("layout")
          Color.red.onAppear { log.add("child appear") }
        }
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      init(log: EventLog) {
        self.log = log
        log.add("init")
      }
      var body: some View {
        let _ = log.add("body \(n)")
        VStack {
          Text("\(n)")
          Child(log: log)
        }
        .onAppear {
          log.add("appear")
          n = 1
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    let entries = log.take()
    #expect(
      entries.prefix(7) == [
        "init", "body 0", "child init", "child body", "layout", "child appear", "appear",
      ])
    #expect(entries.contains("body 1"))
    #expect(host.texts == ["1"])
    #expect(host.mountReport.frames == 1)
    #expect(host.mountReport.bodyEvaluations["Screen"] == 2)
  }

  @Test(
    "R-30: inner modifiers before outer ones, children before containers, later siblings first (lifecycle A1, A3)"
  )
  func order() {
    struct Named: View {
      let name: String
      let log: EventLog
      var body: some View {
        Text(name).onAppear { log.add("\(name) inside") }
      }
    }
    let log = EventLog()
    _ = ViewHost {
      Group {
        VStack {
          Text("1").onAppear { log.add("text 1") }.padding().onAppear { log.add("text 1 outer") }
          Named(name: "2", log: log).onAppear { log.add("2 outside") }
          HStack { Text("3").onAppear { log.add("text 3") } }.onAppear { log.add("hstack") }
        }
        .onAppear { log.add("vstack") }
      }
      .onAppear { log.add("group") }
    }
    #expect(
      log.take() == [
        "text 3", "hstack", "2 inside", "2 outside", "text 1", "text 1 outer", "vstack", "group",
      ])
  }

  @Test("C-3: an initial onChange is part of the appearance, in the order in which it is written")
  func initialOnChange() {
    let log = EventLog()
    _ = ViewHost {
      Text("x")
        .onAppear { log.add("appear 1") }
        .onChange(of: 5, initial: true) { old, new in log.add("change \(old) \(new)") }
        .onAppear { log.add("appear 2") }
        .onChange(of: 6, initial: true) { log.add("change") }
    }
    #expect(log.take() == ["appear 1", "change 5 5", "appear 2", "change"])
  }

  @Test("C-5, X-2: a new run of the body is no appearance")
  func notOnUpdates() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Text("\(n)").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
        Button("add") { n += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    for _ in 0..<3 { try host.tapAndRender("add") }
    #expect(log.take() == ["appear"])
  }

  @Test("C-5: inserting, removing and inserting again are two appearances")
  func insertion() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = false
      var body: some View {
        if flag { Text("x").onAppear { log.add("+") }.onDisappear { log.add("-") } }
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    for _ in 0..<4 { try host.tapAndRender("flip") }
    #expect(log.take() == ["+", "-", "+", "-"])
  }

  @Test("R-31: what leaves together disappears inner first, later siblings first (lifecycle A1)")
  func disappearanceOrder() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = true
      var body: some View {
        if flag {
          VStack {
            Text("a").onDisappear { log.add("a") }.onDisappear { log.add("a outer") }
            Text("b").onDisappear { log.add("b") }
          }
          .onDisappear { log.add("stack") }
        }
        Button("drop") { flag = false }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("drop")
    #expect(log.take() == ["b", "a", "a outer", "stack"])
  }

  @Test("C-6: unmounting makes everything disappear")
  func unmounting() {
    let log = EventLog()
    let host = ViewHost {
      VStack { Text("a").onDisappear { log.add("a") } }.onDisappear { log.add("stack") }
    }
    host.unmount()
    #expect(log.take() == ["a", "stack"])
    #expect(host.texts == [])
    #expect(host.displayList.isEmpty)
  }

  @Test("C-7: onAppear closures read current state, and see what earlier ones wrote")
  func currentState() {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        VStack {
          Text("\(n)").onAppear {
            log.add("sees \(n)")
            n += 1
          }
          Text("b").onAppear { n = 1 }
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["sees 1"])
    #expect(host.texts == ["2", "b"])
    #expect(host.mountReport.bodyEvaluations["Screen"] == 2)
  }

  @Test("C-5: a view that comes and goes within one frame never appears")
  func neverShown() throws {
    struct Screen: View {
      let log: EventLog
      @State private var stage = 0
      var body: some View {
        Text("\(stage)").onChange(of: stage) { if stage == 1 { stage = 2 } }
        if stage == 1 { Text("x").onAppear { log.add("+") }.onDisappear { log.add("-") } }
        Button("go") { stage = 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    let report = try host.tapAndRender("go")
    #expect(host.texts == ["2", "go"])
    #expect(report.frames == 1)
    // The change is made before it appears and seen afterwards, so it appears and disappears; in pairs in any case.
    #expect(log.take() == ["+", "-"])
  }

  @Test("C-6: onDisappear runs the closure of the last value of the view, and reads current state")
  func lastClosure() throws {
    struct Child: View {
      let n: Int
      let log: EventLog
      var body: some View { Text("\(n)").onDisappear { log.add("left with \(n)") } }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        if n < 3 { Child(n: n, log: log) }
        Button("add") { n += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    for _ in 0..<3 { try host.tapAndRender("add") }
    #expect(log.take() == ["left with 2"])
  }

  @Test("C-5: a list appears once with its first member, and disappears with its last")
  func lists() throws {
    struct Two: View {
      var body: some View {
        Text("1")
        Text("2")
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var rows = 0
      @State private var flag = true
      var body: some View {
        Two().onAppear { log.add("two") }
        Group {
          if flag { Text("a") } else { Text("b") }
        }
        .onAppear { log.add("+branch") }
        .onDisappear { log.add("-branch") }
        ForEach(0..<rows, id: \.self) { Text("\($0)") }
          .onAppear { log.add("+rows") }
          .onDisappear { log.add("-rows") }
        Button("flip") { flag.toggle() }
        Button("add") { rows += 1 }
        Button("clear") { rows = 0 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["+branch", "two"])
    try host.tapAndRender("flip")
    try host.tapAndRender("add")
    try host.tapAndRender("add")
    #expect(log.take() == ["+rows"])
    try host.tapAndRender("clear")
    try host.tapAndRender("add")
    #expect(log.take() == ["-rows", "+rows"])
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct OnChangeTests {
  @Test("S-12: three forms of the action")
  func forms() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      var body: some View {
        Button("add") { n += 1 }
          .onChange(of: n) { log.add("zero \(n)") }
          .onChange(of: n) { old, new in log.add("two \(old) \(new)") }
          .onChange(of: n, perform: { log.add("one \($0)") })
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("add")
    #expect(log.take() == ["zero 2", "two 1 2", "one 2"])
  }

  @Test("C-8: the value is compared with that of the update before; the action runs in the same frame")
  func sameFrame() throws {
    struct Screen: View {
      @State private var n = 0
      @State private var twice = 0
      var body: some View {
        Text("\(n) \(twice)")
        Button("add") { n += 1 }.onChange(of: n) { twice = n * 2 }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("add")
    #expect(host.texts.first == "1 2")
    #expect(report.frames == 1)
    #expect(report.bodyEvaluations["Screen"] == 2)
  }

  @Test("C-8: a chain of onChange actions ends in the same frame")
  func chain() throws {
    struct Screen: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        Text("\(a) \(b) \(c)")
          .onChange(of: a) { b = a }
          .onChange(of: b) { c = b }
        Button("go") { a = 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("go").frames == 1)
    #expect(host.texts.first == "1 1 1")
  }

  @Test("C-9: not for the first value, and not for an equal one")
  func firstAndEqual() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("add") { n += 1 }.onChange(of: n / 2) { log.add("changed") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("add")
    #expect(log.take() == [])
    try host.tapAndRender("add")
    #expect(log.take() == ["changed"])
  }

  @Test("C-9: values that are not plain data are compared by ==")
  func byEquality() throws {
    struct Loose: Equatable {
      var key: String
      var n: Int
      static func == (a: Self, b: Self) -> Bool { a.key == b.key }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("add \(n)") { n += 1 }
          .onChange(of: Loose(key: "k", n: n)) { log.add("loose") }
          .onChange(of: [n]) { log.add("array") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("add 0")
    #expect(log.take() == ["array"])
  }

  @Test("R-32: inner actions run before outer ones, those of later siblings first (lifecycle C8, C11)")
  func order() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        VStack {
          Text("a").onChange(of: n) { log.add("a") }
          Button("add") { n += 1 }.onChange(of: n) { log.add("b") }
        }
        .onChange(of: n) { log.add("stack") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("add")
    #expect(log.take() == ["b", "a", "stack"])
  }

  @Test("E-13: an action that changes its own value runs twice; the third is dropped with a message")
  func loopGuard() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("go") { n += 1 }
          .onChange(of: n) { old, new in
            log.add("\(old)→\(new)")
            n += 1
          }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    let report = try host.tapAndRender("go")
    #expect(log.take() == ["0→1", "1→2"])
    #expect(host.diagnostics == ["onChange(of: Int) action tried to update multiple times per frame."])
    #expect(report.frames == 1)
    host.clearDiagnostics()
    try host.tapAndRender("go")
    #expect(log.take() == ["3→4", "4→5"])
    #expect(host.diagnostics.count == 1)
  }

  @Test("E-13: two actions that change each other's values are stopped as well")
  func pingPong() throws {
    struct Screen: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("go") { a += 1 }
          .onChange(of: a) { b += 1 }
          .onChange(of: b) { a += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("go").frames == 1)
    #expect(host.diagnostics == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  @Test("C-9: the value of a view made anew is a first value")
  func newIdentity() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Button("add") { n += 1 }.onChange(of: n) { log.add("changed") }.id(n)
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("add")
    #expect(log.take() == [])
  }

  @Test("C-8: a binding's and an environment value's change is seen")
  func otherSources() throws {
    struct Child: View {
      let log: EventLog
      @Binding var n: Int
      @Environment(\.lineLimit) private var lines
      var body: some View {
        Button("add") { n += 1 }
          .onChange(of: n) { old, new in log.add("n \(old) \(new)") }
          .onChange(of: lines) { _, new in log.add("lines \(new ?? 0)") }
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      @State private var lines = 1
      var body: some View {
        Child(log: log, n: $n).lineLimit(lines)
        Button("line") { lines += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("add")
    try host.tapAndRender("line")
    #expect(log.take() == ["n 0 1", "lines 2"])
  }
}

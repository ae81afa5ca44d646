// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct WriteQueueTests {
  @Test("I-28: two writes in one transaction merge")
  func writesMerge() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        let _ = log.add("body \(n)")
        Text("\(n)").onAppear {
          n = 1
          n = 2
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    // OpenSwiftUI's compatibility test: bodies see 0 and 2.
    #expect(log.take() == ["body 0", "body 2"])
    #expect(host.texts == ["2"])
  }

  @Test("I-28: writes of several onAppear closures merge (C-7)")
  func appearancesMerge() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        let _ = log.add("body \(n)")
        VStack {
          Text("a").onAppear { n += 1 }
          Text("b").onAppear { n += 10 }
        }
        .onAppear { n += 100 }
      }
    }
    let log = EventLog()
    _ = ViewHost { Screen(log: log) }
    #expect(log.take() == ["body 0", "body 111"])
  }

  @Test("I-20, I-29: writes of different transactions do not merge")
  func transactionsDoNotMerge() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        let _ = log.add("body \(n)")
        Text("\(n)")
          .onChange(of: n) { old, new in log.add("(\(old), \(new))") }
          .onAppear {
            n = 1
            n = 2
            withAnimation {
              n = 3
              n = 4
            }
          }
      }
    }
    let log = EventLog()
    _ = ViewHost { Screen(log: log) }
    let entries = log.take()
    #expect(entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(entries.filter { $0.hasPrefix("(") } == ["(0, 2)", "(2, 4)"])
  }

  @Test("I-29: in an action, with two animated blocks, every block is one step")
  func severalBlocks() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        let _ = log.add("body \(n)")
        Button("go") {
          withAnimation { n = 10 }
          n = 11
          withAnimation(.linear) {
            n = 12
            n = 13
          }
        }
        .onChange(of: n) { old, new in log.add("(\(old), \(new))") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    _ = log.take()
    try host.tapAndRender("go")
    let entries = log.take()
    #expect(entries.filter { $0.hasPrefix("body") } == ["body 10", "body 11", "body 13"])
    #expect(entries.filter { $0.hasPrefix("(") } == ["(0, 10)", "(10, 11)", "(11, 13)"])
  }

  @Test("I-31: writes to several states in one action are one evaluation per view")
  func severalStates() throws {
    struct Child: View {
      @Binding var a: Int
      @Binding var b: Int
      var body: some View { Text("\(a + b)") }
    }
    struct Screen: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        Text("\(a) \(b) \(c)")
        Child(a: $a, b: $b)
        Button("go") {
          a = 1
          b = 2
          c = 3
          a = 4
        }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("go")
    #expect(report.bodyEvaluations["Screen"] == 1)
    #expect(report.bodyEvaluations["Child"] == 1)
    #expect(report.frames == 1)
    #expect(host.texts == ["4 2 3", "6", "go"])
  }

  @Test("I-31: taps before the next render are one transaction as well")
  func severalTaps() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Text("\(n)")
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    for _ in 0..<5 { try host.buttons["add"].tap() }
    #expect(host.texts.first == "0")
    let report = try host.render()
    #expect(report.bodyEvaluations["Screen"] == 1)
    #expect(host.texts.first == "5")
  }

  @Test("I-35: parents run before their children, and each body once")
  func parentsFirst() throws {
    struct Leaf: View {
      let log: EventLog
      let given: Int
      @Binding var n: Int
      var body: some View {
        let _ = log.add("leaf \(given) \(n)")
        Text("\(given) \(n)")
      }
    }
    struct Middle: View {
      let log: EventLog
      @Binding var n: Int
      var body: some View {
        let _ = log.add("middle \(n)")
        Leaf(log: log, given: n * 10, n: $n)
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        let _ = log.add("screen \(n)")
        Middle(log: log, n: $n)
        Button("go") { n += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    _ = log.take()
    try host.tapAndRender("go")
    #expect(log.take() == ["screen 1", "middle 1", "leaf 10 1"])
  }

  @Test("I-36: a body runs when the host renders, not when the state is set")
  func renderingIsLater() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        let _ = log.add("body \(n)")
        Button("go") {
          n = 3
          log.add("set")
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    _ = log.take()
    try host.buttons["go"].tap()
    #expect(log.take() == ["set"])
    try host.render()
    #expect(log.take() == ["body 3"])
  }
}

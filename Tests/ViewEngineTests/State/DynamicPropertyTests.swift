// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
  /// A wrapper of the client's own, with a state inside.
  @propertyWrapper
  @MainActor
  private struct Doubled: @preconcurrency DynamicProperty {
    let log: EventLog
    @State private var stored = 1
    private var doubled = 0

    init(log: EventLog) { self.log = log }

    var wrappedValue: Int {
      get { doubled }
      nonmutating set { stored = newValue }
    }

    mutating func update() {
      doubled = stored * 2
      log.add("update \(stored)")
    }
  }

  @Test("S-14: update() runs before body, with the state inside up to date")
  func updateBeforeBody() throws {
    struct Screen: View {
      let log: EventLog
      @Doubled private var n: Int
      init(log: EventLog) {
        self.log = log
        _n = Doubled(log: log)
      }
      var body: some View {
        let _ = log.add("body \(n)")
        Text("\(n)")
        Button("set") { n = 5 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["update 1", "body 2"])
    try host.tapAndRender("set")
    #expect(log.take() == ["update 5", "body 10"])
    #expect(host.texts == ["10", "set"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-70: update() alone makes no body run")
  func updateAlone() throws {
    struct Counting: DynamicProperty {
      let log: EventLog
      mutating func update() { MainActor.assumeIsolated { log.add("update") } }
    }
    struct Child: View {
      var counting: Counting
      let log: EventLog
      var body: some View {
        let _ = log.add("child")
        Text("child")
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Text("\(n)")
        Child(counting: Counting(log: log), log: log)
        Button("add") { n += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["update", "child"])
    let report = try host.tapAndRender("add")
    #expect(report.bodyEvaluations["Child"] == 0)
    #expect(!log.take().contains("child"))
  }

  @Test("S-14: wrappers nest; every state inside belongs to the view")
  func nested() throws {
    struct Inner: DynamicProperty {
      @State var n = 1
    }
    struct Outer: DynamicProperty {
      var inner = Inner()
      @State var m = 10
    }
    struct Screen: View {
      private var outer = Outer()
      var body: some View {
        Text("\(outer.inner.n) \(outer.m)")
        Button("inner") { outer.inner.n += 1 }
        Button("outer") { outer.m += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("inner")
    try host.tapAndRender("outer")
    #expect(host.texts.first == "2 11")
  }
}

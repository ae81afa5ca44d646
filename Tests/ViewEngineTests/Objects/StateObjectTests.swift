// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct StateObjectTests {
  private final class Model: ObservableObject {
    @Published var n = 0
    init(_ log: EventLog) { MainActor.assumeIsolated { log.add("made") } }
  }

  @Test("I-14: a StateObject is made once per lifetime, right before the first body")
  func madeOnce() throws {
    struct Child: View {
      let log: EventLog
      let tick: Int
      @StateObject private var model: Model
      init(log: EventLog, tick: Int) {
        self.log = log
        self.tick = tick
        _model = StateObject(wrappedValue: Model(log))
        log.add("init")
      }
      var body: some View {
        let _ = log.add("body")
        Button("child \(model.n)") { model.n += 1 }
      }
    }
    struct Screen: View {
      let log: EventLog
      @State private var tick = 0
      var body: some View {
        Child(log: log, tick: tick)
        Button("tick") { tick += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["init", "made", "body"])
    try host.tapAndRender("child 0")
    #expect(log.take() == ["body"])
    try host.tapAndRender("tick")
    #expect(log.take() == ["init", "body"])
    #expect(host.texts.first == "child 1")
  }

  @Test(
    "I-14: the initial value of a State is made with every init of the view, though only the first is kept")
  func stateIsEager() throws {
    struct Child: View {
      @State private var model: Model
      init(log: EventLog) { _model = State(wrappedValue: Model(log)) }
      var body: some View { Text("\(model.n)") }
    }
    struct Screen: View {
      let log: EventLog
      @State private var tick = 0
      var body: some View {
        Child(log: log)
        Button("tick \(tick)") { tick += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("tick 0")
    try host.tapAndRender("tick 1")
    #expect(log.take() == ["made", "made", "made"])
  }

  @Test("I-14: another lifetime makes another object")
  func anotherLifetime() throws {
    struct Child: View {
      @StateObject private var model: Model
      init(log: EventLog) { _model = StateObject(wrappedValue: Model(log)) }
      var body: some View { Button("child \(model.n)") { model.n += 1 } }
    }
    struct Screen: View {
      let log: EventLog
      @State private var id = 0
      var body: some View {
        Child(log: log).id(id)
        Button("id") { id += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("child 0")
    try host.tapAndRender("id")
    #expect(log.take() == ["made", "made"])
    #expect(host.texts.first == "child 0")
  }

  @Test("I-60: a property that the body does not read runs it all the same (B-4)")
  func unreadProperty() throws {
    final class Quiet: ObservableObject {
      @Published var n = 0
    }
    struct Screen: View {
      @StateObject private var model = Quiet()
      var body: some View { Button("add") { model.n += 1 } }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("add").bodyEvaluations["Screen"] == 1)
  }

  @Test("E-7: an environment object is found by type, nearest first, and announces to its readers")
  func environmentObject() throws {
    final class Store: ObservableObject {
      @Published var n: Int
      init(_ n: Int) { self.n = n }
    }
    struct Child: View {
      @EnvironmentObject private var store: Store
      var body: some View { Button("child \(store.n)") { store.n += 1 } }
    }
    struct Middle: View {
      var body: some View { Child() }
    }
    let outer = Store(1)
    let inner = Store(10)
    let host = ViewHost {
      VStack {
        Middle()
        Middle().environmentObject(inner)
      }
      .environmentObject(outer)
    }
    #expect(host.texts == ["child 1", "child 10"])
    let report = try host.tapAndRender("child 10")
    #expect(host.texts == ["child 1", "child 11"])
    #expect(report.bodyEvaluations["Child"] == 1)
    #expect(report.bodyEvaluations["Middle"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("E-7: another environment object replaces the first; bindings come from it")
  func environmentObjectChanges() throws {
    final class Store: ObservableObject {
      @Published var n: Int
      init(_ n: Int) { self.n = n }
    }
    struct Field: View {
      @Binding var n: Int
      var body: some View { Button("field \(n)") { n += 1 } }
    }
    struct Child: View {
      @EnvironmentObject private var store: Store
      var body: some View { Field(n: $store.n) }
    }
    struct Screen: View {
      let stores: [Store]
      @State private var index = 0
      var body: some View {
        Child().environmentObject(stores[index])
        Button("switch") { index = 1 }
      }
    }
    let stores = [Store(0), Store(100)]
    let host = ViewHost { Screen(stores: stores) }
    try host.tapAndRender("field 0")
    try host.tapAndRender("switch")
    #expect(host.texts.first == "field 100")
    try host.tapAndRender("field 100")
    #expect(stores.map(\.n) == [1, 101])
    #expect(host.texts.first == "field 101")
  }
}

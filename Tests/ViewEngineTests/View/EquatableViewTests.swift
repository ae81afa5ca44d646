// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct EquatableViewTests {
  private struct Child: View, Equatable {
    let shown: Int
    let ignored: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.shown == b.shown }
    var body: some View { Text("\(shown) \(ignored)") }
  }

  private struct Parent<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var tick = 0
    var body: some View {
      Text("tick \(tick)")
      content(tick)
      Button("tick") { tick += 1 }
    }
  }

  @Test("S-13: equatable() is there for equatable views, and makes an EquatableView")
  func type() {
    struct Same: View, @MainActor Equatable {
      var body: some View { Text("same") }
    }
    #expect(String(describing: Swift.type(of: Same().equatable())) == "EquatableView<Same>")
    // Without `Equatable` there is no such method; the compiler says so, and a test of that could not be compiled.
    #expect(ViewHost { EquatableView(content: Same()) }.texts == ["same"])
  }

  @Test("I-41: equatable() asks the type's == even for plain data")
  func forced() throws {
    let host = ViewHost { Parent { Child(shown: 1, ignored: $0).equatable() } }
    #expect(try host.tapAndRender("tick").bodyEvaluations["Child"] == 0)
    #expect(host.texts[1] == "1 0")
    let plain = ViewHost { Parent { Child(shown: 1, ignored: $0) } }
    #expect(try plain.tapAndRender("tick").bodyEvaluations["Child"] == 1)
    let written = ViewHost { Parent { EquatableView(content: Child(shown: $0 / 2, ignored: $0)) } }
    #expect(try written.tapAndRender("tick").bodyEvaluations["Child"] == 0)
    #expect(try written.tapAndRender("tick").bodyEvaluations["Child"] == 1)
    #expect(written.texts[1] == "1 2")
  }

  @Test("B-3: with a closure property, the equatable child does not run and the other does")
  func closureProperty() throws {
    struct Row: View, Equatable {
      let n: Int
      let action: () -> Void
      nonisolated static func == (a: Self, b: Self) -> Bool { a.n == b.n }
      var body: some View { Button("row \(n)", action: action) }
    }
    struct PlainRow: View {
      let n: Int
      let action: () -> Void
      var body: some View { Button("plain \(n)", action: action) }
    }
    let log = EventLog()
    let host = ViewHost {
      Parent { tick in
        Row(n: 1) { log.add("\(tick)") }.equatable()
        PlainRow(n: 1) { log.add("\(tick)") }
      }
    }
    let report = try host.tapAndRender("tick")
    #expect(report.bodyEvaluations["Row"] == 0)
    #expect(report.bodyEvaluations["PlainRow"] == 1)
    #expect(report.bodyEvaluations.total == 2)
  }

  @Test("I-47: equality gates only the parent's path; state, objects and environment go their own way")
  func onlyTheParentsPath() throws {
    final class Model: ObservableObject {
      @Published var n = 0
    }
    struct Child: View, Equatable {
      @ObservedObject var model: Model
      @State private var own = 0
      @Environment(\.lineLimit) private var lines
      init(model: Model) { self.model = model }
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
      var body: some View {
        Text("\(own) \(model.n) \(lines ?? 0)")
        Button("own") { own += 1 }
      }
    }
    struct Screen: View {
      let model: Model
      @State private var lines = 1
      var body: some View {
        Child(model: model).equatable().lineLimit(lines)
        Button("lines") { lines += 1 }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    #expect(host.texts.first == "0 0 1")
    try host.tapAndRender("own")
    model.n = 5
    try host.render()
    #expect(host.texts.first == "1 5 1")
    try host.tapAndRender("lines")
    #expect(host.texts.first == "1 5 2")
  }

  @Test("I-48: an equal value keeps the old one, with its closure; state in it is current all the same")
  func oldClosureStays() throws {
    struct Row: View, Equatable {
      let n: Int
      let action: () -> Void
      nonisolated static func == (a: Self, b: Self) -> Bool { a.n == b.n }
      var body: some View { Button("row", action: action) }
    }
    struct Screen: View {
      let log: EventLog
      @State private var tick = 0
      var body: some View {
        let captured = tick
        Row(n: 1) { log.add("captured \(captured), state \(tick)") }.equatable()
        Button("tick") { tick += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("tick")
    try host.tapAndRender("tick")
    try host.tapAndRender("row")
    #expect(log.take() == ["captured 0, state 2"])
  }

  @Test("I-48: a different value brings the new closure")
  func newClosureComes() throws {
    struct Row: View, Equatable {
      let n: Int
      let action: () -> Void
      nonisolated static func == (a: Self, b: Self) -> Bool { a.n == b.n }
      var body: some View { Button("row", action: action) }
    }
    let log = EventLog()
    let host = ViewHost { Parent { tick in Row(n: tick) { log.add("\(tick)") }.equatable() } }
    try host.tapAndRender("tick")
    try host.tapAndRender("row")
    #expect(log.take() == ["1"])
  }

  @Test("I-41: only the view itself is compared that way, not those in it")
  func notInherited() throws {
    struct Inner: View, Equatable {
      let n: Int
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Text("inner \(n)") }
    }
    struct Outer: View, Equatable {
      let n: Int
      nonisolated static func == (a: Self, b: Self) -> Bool { a.n == b.n }
      var body: some View { Inner(n: n) }
    }
    let host = ViewHost { Parent { Outer(n: $0).equatable() } }
    let report = try host.tapAndRender("tick")
    #expect(report.bodyEvaluations["Inner"] == 1)
    #expect(host.texts[1] == "inner 1")
  }
}

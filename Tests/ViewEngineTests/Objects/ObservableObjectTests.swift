// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct ObservableObjectTests {
  private final class Model: ObservableObject {
    @Published var shown = 0
    @Published var other = 0
    var plain = 0
  }

  private struct Shows: View {
    @ObservedObject var model: Model
    var body: some View { Text("shows \(model.shown)") }
  }

  private struct Ignores: View {
    @ObservedObject var model: Model
    var body: some View { Text("ignores") }
  }

  @Test("I-60: every view that declares the object runs, whatever it reads")
  func everyDeclaration() throws {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Shows(model: model)
        Ignores(model: model)
        Button("other") { model.other += 1 }
      }
    }
    let host = ViewHost { Owner() }
    let report = try host.tapAndRender("other")
    #expect(report.bodyEvaluations["Owner"] == 1)
    #expect(report.bodyEvaluations["Shows"] == 1)
    #expect(report.bodyEvaluations["Ignores"] == 1)
    #expect(report.bodyEvaluations.total == 3)
  }

  @Test("I-60: a view that only holds the reference does not run")
  func plainReference() throws {
    struct Holds: View {
      let model: Model
      var body: some View { Text("holds \(model.shown)") }
    }
    let model = Model()
    let host = ViewHost {
      Holds(model: model)
      Shows(model: model)
    }
    model.shown = 1
    let report = try host.render()
    #expect(report.bodyEvaluations.total == 1)
    #expect(host.texts == ["holds 0", "shows 1"])
  }

  @Test("I-60, X-3: a published property announces equal writes as well")
  func equalWrite() throws {
    let model = Model()
    let host = ViewHost { Shows(model: model) }
    model.shown = 0
    let report = try host.render()
    #expect(report.bodyEvaluations["Shows"] == 1)
    #expect(report.frames == 1)
  }

  @Test("I-61: a property that is not published announces nothing")
  func plainProperty() throws {
    struct Both: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.plain) \(model.shown)") }
    }
    let model = Model()
    let host = ViewHost { Both(model: model) }
    model.plain = 5
    #expect(try host.render().frames == 0)
    #expect(host.texts == ["0 0"])
    model.shown = 1
    try host.render()
    #expect(host.texts == ["5 1"])
  }

  @Test("I-62: several announcements in one action are one run")
  func severalSends() throws {
    let model = Model()
    let host = ViewHost { Shows(model: model) }
    for n in 1...4 { model.shown = n }
    model.other = 1
    model.objectWillChange.send()
    let report = try host.render()
    #expect(report.bodyEvaluations["Shows"] == 1)
    #expect(host.texts == ["shows 4"])
  }

  @Test("I-60: an object may have a publisher of its own and send by hand")
  func ownPublisher() throws {
    final class Manual: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      var n = 0
      func add() {
        objectWillChange.send()
        n += 1
      }
    }
    struct Child: View {
      @ObservedObject var model: Manual
      var body: some View { Text("\(model.n)") }
    }
    let model = Manual()
    let host = ViewHost { Child(model: model) }
    model.n = 9
    #expect(try host.render().frames == 0)
    model.add()
    try host.render()
    #expect(host.texts == ["10"])
  }

  @Test("I-60: an object without published properties can send as well, and a subclass's count too")
  func subclass() throws {
    class Base: ObservableObject {
      @Published var a = 0
    }
    final class Derived: Base {
      @Published var b = 0
    }
    struct Child: View {
      @ObservedObject var model: Derived
      var body: some View { Text("\(model.a) \(model.b)") }
    }
    let model = Derived()
    let host = ViewHost { Child(model: model) }
    model.a = 1
    try host.render()
    #expect(host.texts == ["1 0"])
    model.b = 2
    try host.render()
    #expect(host.texts == ["1 2"])
  }

  @Test("I-60: a view that gets another object follows that one and leaves the first")
  func anotherObject() throws {
    struct Screen: View {
      let models: [Model]
      @State private var index = 0
      var body: some View {
        Shows(model: models[index])
        Button("switch") { index = 1 }
      }
    }
    let models = [Model(), Model()]
    models[1].shown = 10
    let host = ViewHost { Screen(models: models) }
    try host.tapAndRender("switch")
    #expect(host.texts.first == "shows 10")
    models[0].shown = 5
    #expect(try host.render().frames == 0)
    models[1].shown = 11
    try host.render()
    #expect(host.texts.first == "shows 11")
  }

  @Test("I-60: a view that has left is told of nothing")
  func afterRemoval() throws {
    struct Screen: View {
      let model: Model
      @State private var flag = true
      var body: some View {
        if flag { Shows(model: model) }
        Button("drop") { flag = false }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    try host.tapAndRender("drop")
    model.shown = 1
    #expect(try host.render().bodyEvaluations.total == 0)
  }

  @Test("S-9: bindings into an object write through and run its readers")
  func bindings() throws {
    struct Field: View {
      @Binding var n: Int
      var body: some View { Button("field \(n)") { n += 1 } }
    }
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Text("\(model.shown)")
        Field(n: $model.shown)
      }
    }
    let host = ViewHost { Owner() }
    try host.tapAndRender("field 0")
    #expect(host.texts == ["1", "field 1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-15: an observed object made in place is made anew by each run of the parent")
  func inPlace() throws {
    struct Child: View {
      @ObservedObject var model = Model()
      var body: some View { Button("child \(model.shown)") { model.shown += 1 } }
    }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Child()
        Button("parent \(n)") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("child 0")
    #expect(host.texts.first == "child 1")
    try host.tapAndRender("parent 0")
    #expect(host.texts.first == "child 0")
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@Observable
private final class Model {
  var a = 0
  var b = 0
  @ObservationIgnored var ignored = 0
  var pair = (0, 0)
  var name = "n"
  var doubled: Int { a * 2 }
  var list = [1, 2]
}

@MainActor
@Suite struct ObservationTests {
  private struct ShowsA: View {
    let model: Model
    var body: some View { Text("a \(model.a)") }
  }

  @Test("I-63: a body depends on the properties that it read, and no others (B-4)")
  func readProperties() throws {
    let model = Model()
    let host = ViewHost { ShowsA(model: model) }
    model.b = 5
    #expect(try host.render().frames == 0)
    model.a = 1
    #expect(try host.render().bodyEvaluations["ShowsA"] == 1)
    #expect(host.texts == ["a 1"])
    model.a = 2
    try host.render()
    #expect(host.texts == ["a 2"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-63: each run replaces the dependencies of the one before")
  func dependenciesAreReplaced() throws {
    struct Screen: View {
      let model: Model
      @State private var showsA = true
      var body: some View {
        Text(showsA ? "a \(model.a)" : "b \(model.b)")
        Button("flip") { showsA.toggle() }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    try host.tapAndRender("flip")
    model.b = 1
    #expect(try host.render().bodyEvaluations.total == 1)
    model.a = 1
    // The observation of the run before last may still fire once; after that, nothing.
    try host.render()
    model.a = 2
    #expect(try host.render().bodyEvaluations.total == 0)
    #expect(host.texts.first == "b 1")
  }

  @Test("I-63: what a nested view reads belongs to the nested view")
  func nestedReads() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        Text("b \(model.b)")
        VStack { ShowsA(model: model) }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.a = 1
    var report = try host.render()
    #expect(report.bodyEvaluations["ShowsA"] == 1)
    #expect(report.bodyEvaluations.total == 1)
    model.b = 1
    report = try host.render()
    #expect(report.bodyEvaluations["Screen"] == 1)
    #expect(report.bodyEvaluations.total == 1)
  }

  @Test("I-63: what a child's body reads when it is made by a later run belongs to the child as well")
  func laterChildren() throws {
    struct Screen: View {
      let model: Model
      @State private var flag = false
      var body: some View {
        if flag { ShowsA(model: model) }
        Button("show") { flag = true }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    try host.tapAndRender("show")
    model.a = 1
    let report = try host.render()
    #expect(report.bodyEvaluations.total == 1)
    #expect(report.bodyEvaluations["ShowsA"] == 1)
  }

  @Test("I-64: a read through a computed property counts")
  func computedProperty() throws {
    struct Screen: View {
      let model: Model
      var body: some View { Text("\(model.doubled)") }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.a = 4
    try host.render()
    #expect(host.texts == ["8"])
  }

  @Test("I-65: an ignored property announces nothing")
  func ignoredProperty() throws {
    struct Screen: View {
      let model: Model
      var body: some View { Text("\(model.ignored)") }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.ignored = 1
    #expect(try host.render().frames == 0)
    #expect(host.texts == ["0"])
  }

  @Test(
    "I-66, X-3: an equal write announces nothing when the type is Equatable, and something when it is not")
  func equalWrites() throws {
    struct Screen: View {
      let model: Model
      var body: some View { Text("\(model.a) \(model.pair.0)") }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.a = 0
    #expect(try host.render().bodyEvaluations.total == 0)
    model.pair = (0, 0)
    #expect(try host.render().bodyEvaluations.total == 1)
  }

  @Test("I-67: several mutations between two runs are one run, with the last values")
  func severalMutations() throws {
    struct Screen: View {
      let model: Model
      var body: some View { Text("\(model.a) \(model.b)") }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    for n in 1...5 {
      model.a = n
      model.b = n * 10
    }
    #expect(try host.render().bodyEvaluations.total == 1)
    #expect(host.texts == ["5 50"])
  }

  @Test("I-68: a row's closure depends on what it reads, on behalf of the list alone")
  func rows() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        ForEach(0..<2) { Text("row \($0) \(model.a)") }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.a = 3
    let report = try host.render()
    #expect(host.texts == ["row 0 3", "row 1 3"])
    #expect(report.bodyEvaluations.total == 0)
    model.a = 4
    try host.render()
    #expect(host.texts == ["row 0 4", "row 1 4"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-68: the views that a row's closure makes keep their own dependencies")
  func rowViews() throws {
    struct Screen: View {
      let models: [Model]
      var body: some View {
        ForEach(0..<3) { ShowsA(model: models[$0]) }
      }
    }
    let models = [Model(), Model(), Model()]
    let host = ViewHost { Screen(models: models) }
    models[1].a = 5
    let report = try host.render()
    #expect(report.bodyEvaluations["ShowsA"] == 1)
    #expect(report.viewComparisons == 0)
    #expect(host.texts == ["a 0", "a 5", "a 0"])
  }

  @Test("I-68: a sheet's closure reads an observable property live")
  func sheet() throws {
    struct Screen: View {
      let model: Model
      @State private var show = false
      var body: some View {
        Button("go") {
          model.a = 2
          show = true
        }
        .sheet(isPresented: $show) { Text("sheet \(model.a)") }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    try host.tapAndRender("go")
    #expect(host.texts == ["sheet 2"])
    model.a = 3
    let report = try host.render()
    #expect(host.texts == ["sheet 3"])
    #expect(report.bodyEvaluations["Screen"] == 0)
  }

  @Test("I-69: an observable object in the environment is a plain reference")
  func environment() throws {
    struct Child: View {
      @Environment(Model.self) private var model
      var body: some View { Text("a \(model.a)") }
    }
    struct Maybe: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model == nil ? "none" : "some") }
    }
    let model = Model()
    let host = ViewHost {
      VStack {
        Child()
        Maybe()
      }
      .environment(model)
      Maybe()
    }
    #expect(host.texts == ["a 0", "some", "none"])
    model.b = 1
    #expect(try host.render().frames == 0)
    model.a = 1
    #expect(try host.render().bodyEvaluations.total == 1)
    #expect(host.texts.first == "a 1")
  }

  @Test("I-63: a model kept in a State is observed like any other")
  func inState() throws {
    struct Screen: View {
      @State private var model = Model()
      var body: some View {
        Text("\(model.a)")
        Button("a") { model.a += 1 }
        Button("b") { model.b += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("b").bodyEvaluations.total == 0)
    #expect(try host.tapAndRender("a").bodyEvaluations.total == 1)
    #expect(host.texts.first == "1")
  }

  @Test("I-63: mutating a collection property in place is a change of that property")
  func collection() throws {
    struct Screen: View {
      let model: Model
      var body: some View { ForEach(model.list, id: \.self) { Text("\($0)") } }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.list.append(3)
    try host.render()
    #expect(host.texts == ["1", "2", "3"])
  }

  @Test("S-9: Bindable makes bindings; their holders follow the property")
  func bindable() throws {
    struct Field: View {
      @Binding var n: Int
      var body: some View { Button("field \(n)") { n += 1 } }
    }
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { Field(n: $model.a) }
    }
    struct Screen: View {
      @State private var model = Model()
      var body: some View {
        Text("\(model.a)")
        Editor(model: model)
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("field 0")
    #expect(host.texts == ["1", "field 1"])
    try host.tapAndRender("field 1")
    #expect(host.texts == ["2", "field 2"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("S-9: a State projects bindings into an observable model")
  func stateProjection() throws {
    struct Field: View {
      @Binding var n: Int
      var body: some View { Button("field \(n)") { n += 1 } }
    }
    struct Screen: View {
      @State private var model = Model()
      var body: some View { Field(n: $model.a) }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("field 0")
    #expect(host.texts == ["field 1"])
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@Observable
private final class Model {
  var n = 0
}

@MainActor
@Suite struct BodyCauseTests {
  private func causes(_ host: ViewHost, tap button: String) throws -> [BodyCause] {
    host.recordsCauses = true
    try host.tapAndRender(button)
    return host.causes
  }

  @Test("I-72: a state, a binding and a new value are named; a skipped body says equal")
  func stateBindingAndValue() throws {
    struct Reads: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    struct Given: View {
      let n: Int
      var body: some View { Text("\(n)") }
    }
    struct Constant: View {
      var body: some View { Text("constant") }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Reads(value: $count)
          Given(n: count)
          Constant()
          Button("add") { count += 1 }
        }
      }
    }
    let host = ViewHost { Screen() }
    let causes = try causes(host, tap: "add")
    #expect(
      causes.map { "\($0.typeName) \($0.evaluated) \($0.reasons)" }.sorted() == [
        "Constant false [ViewEngine.Reason.equal]",
        "Given true [ViewEngine.Reason.parentValueChanged]",
        "Reads true [ViewEngine.Reason.binding(\"value\")]",
        "Screen true [ViewEngine.Reason.state(\"count\")]",
      ])
    #expect(causes[0].typeName == "Screen")
  }

  @Test("I-72: objects, environment and first appearances are named")
  func othersReasons() throws {
    final class Store: ObservableObject {
      @Published var n = 0
    }
    struct Child: View {
      @ObservedObject var store: Store
      @Environment(\.lineLimit) private var lines
      var body: some View { Text("\(store.n) \(lines ?? 0)") }
    }
    struct New: View {
      var body: some View { Text("new") }
    }
    struct Screen: View {
      let store: Store
      @State private var lines = 1
      var body: some View {
        Child(store: store).lineLimit(lines)
        if lines == 2 { New() }
        Button("lines") { lines += 1 }
        Button("store") { store.n += 1 }
      }
    }
    let host = ViewHost { Screen(store: Store()) }
    let first = try causes(host, tap: "lines")
    #expect(first.first { $0.typeName == "Child" && $0.evaluated }?.reasons == [.environment("lines")])
    #expect(first.first { $0.typeName == "New" }?.reasons == [.firstAppearance])
    let second = try causes(host, tap: "store")
    #expect(second.map(\.typeName) == ["Child"])
    #expect(second[0].reasons == [.object("store")])
  }

  @Test("I-72: an observed property is a reason")
  func observed() throws {
    struct Screen: View {
      let model: Model
      var body: some View { Text("\(model.n)") }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    host.recordsCauses = true
    model.n = 1
    try host.render()
    #expect(host.causes.count == 1)
    let isObserved = host.causes[0].reasons.contains { if case .observed = $0 { true } else { false } }
    #expect(isObserved)
  }

  @Test("I-72: several reasons at once")
  func several() throws {
    struct Screen: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Text("\(a) \(b)")
        Button("both") {
          a += 1
          b += 1
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try causes(host, tap: "both").map(\.reasons) == [[.state("a"), .state("b")]])
  }

  @Test("I-72: the path names the views from the root")
  func path() throws {
    struct Leaf: View {
      @State private var n = 0
      var body: some View { Button("leaf") { n += 1 }.opacity(Double(n)) }
    }
    struct Middle: View {
      var body: some View { HStack { Leaf() } }
    }
    struct Screen: View {
      var body: some View { VStack { Middle() } }
    }
    let host = ViewHost { Screen() }
    let causes = try causes(host, tap: "leaf")
    #expect(causes.count == 1)
    let parts = causes[0].path.split(separator: "/").map(String.init)
    #expect(parts.filter { ["Screen", "Middle", "Leaf"].contains($0) } == ["Screen", "Middle", "Leaf"])
  }

  @Test("I-72: nothing is recorded unless asked for, and only the last render is kept")
  func recording() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View { Button("add \(n)") { n += 1 } }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("add 0")
    #expect(host.causes.isEmpty)
    host.recordsCauses = true
    try host.tapAndRender("add 1")
    try host.tapAndRender("add 2")
    #expect(host.causes.count == 1)
  }
}

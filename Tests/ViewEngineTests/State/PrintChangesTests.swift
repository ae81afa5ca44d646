// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@Observable
private final class Model {
  var n = 0
}

@MainActor
@Suite struct PrintChangesTests {
  @Test("S-19: the first run of a view without dynamic properties names @self alone")
  func firstPlain() {
    struct Plain: View {
      let n: Int
      var body: some View {
        let _ = Self._printChanges()
        Text("\(n)")
      }
    }
    #expect(ViewHost { Plain(n: 1) }.printedChanges == ["Plain: @self changed."])
  }

  @Test("S-19: with a state it names @self, @identity and the state")
  func firstWithState() {
    struct WithState: View {
      @State private var name = "n"
      var body: some View {
        let _ = Self._printChanges()
        Text(name)
      }
    }
    #expect(
      ViewHost { WithState() }.printedChanges == ["WithState: @self, @identity, _name changed."])
  }

  @Test("S-18: later runs name what changed, in the order of declaration")
  func later() throws {
    struct Child: View {
      let given: Int
      @Binding var bound: Int
      @State private var own = 0
      @Environment(\.lineLimit) private var lines
      var body: some View {
        let _ = Self._printChanges()
        Text("\(given) \(bound) \(own) \(lines ?? 0)")
        Button("own") { own += 1 }
        Button("own and bound") {
          own += 1
          bound += 1
        }
      }
    }
    struct Screen: View {
      @State private var given = 0
      @State private var bound = 0
      @State private var lines = 1
      var body: some View {
        Child(given: given, bound: $bound).lineLimit(lines)
        Button("given") { given += 1 }
        Button("lines") { lines += 1 }
      }
    }
    let host = ViewHost { Screen() }
    for button in ["own", "given", "lines", "own and bound"] { try host.tapAndRender(button) }
    #expect(
      host.printedChanges == [
        "Child: @self, @identity, _bound, _own, _lines changed.",
        "Child: _own changed.",
        "Child: @self changed.",
        "Child: _lines changed.",
        "Child: _bound, _own changed.",
      ])
  }

  @Test("S-18: a generic view prints its arguments")
  func generic() {
    struct Card<Content: View>: View {
      let content: Content
      var body: some View {
        let _ = Self._printChanges()
        content
      }
    }
    #expect(ViewHost { Card(content: Text("x")) }.printedChanges == ["Card<Text>: @self changed."])
  }

  @Test("S-18: outside of a body it prints nothing")
  func outside() throws {
    struct Screen: View {
      var body: some View { Button("print") { Self._printChanges() } }
    }
    let host = ViewHost { Screen() }
    _ = host.recomputedDisplayList()
    try host.tapAndRender("print")
    #expect(host.printedChanges == [])
  }

  @Test("R-55: where only an observed property changed, it says that dependencies did")
  func dependencies() throws {
    struct Screen: View {
      let model: Model
      @State private var m = 0
      var body: some View {
        let _ = Self._printChanges()
        Text("\(model.n) \(m)")
        Button("state") { m += 1 }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.n = 1
    try host.render()
    #expect(host.printedChanges.last == "Screen: @dependencies changed.")
    try host.tapAndRender("state")
    #expect(host.printedChanges.last == "Screen: _m changed.")
  }
}

// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct BranchIdentityTests {
  /// A view with state that says when it comes and goes.
  private struct Counter: View {
    let name: String
    var log: EventLog?
    @State private var n = 0
    var body: some View {
      Button("\(name) \(n)") { n += 1 }
        .onAppear { log?.add("+\(name)") }
        .onDisappear { log?.add("-\(name)") }
    }
  }

  @Test("I-1: state belongs to the node, not to the value: it outlives new values of the view")
  func stateOutlivesValues() throws {
    struct Screen: View {
      @State private var title = "a"
      var body: some View {
        Counter(name: title)
        Button("rename") { title += "'" }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("a 0")
    try host.tapAndRender("rename")
    #expect(host.texts == ["a' 1", "rename"])
  }

  @Test("I-2: two views of one type at two positions have two states")
  func positions() throws {
    struct Screen: View {
      var body: some View {
        Counter(name: "a")
        Counter(name: "b")
        HStack { Counter(name: "c") }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("b 0")
    #expect(host.texts == ["a 0", "b 1", "c 0"])
  }

  @Test("I-3: another branch is another view, even of the same type")
  func branches() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = true
      var body: some View {
        if flag {
          Counter(name: "c", log: log)
        } else {
          Counter(name: "c", log: log)
        }
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("c 0")
    #expect(host.texts.first == "c 1")
    #expect(log.take() == ["+c"])
    try host.tapAndRender("flip")
    #expect(host.texts.first == "c 0")
    // The default transition lets the new one come before the old one goes (I-8).
    #expect(log.take() == ["+c", "-c"])
    try host.tapAndRender("c 0")
    try host.tapAndRender("flip")
    #expect(host.texts.first == "c 0")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-3: each case of a switch is a view of its own")
  func switches() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        switch n % 3 {
        case 0: Counter(name: "zero")
        case 1: Counter(name: "one")
        default: Counter(name: "two")
        }
        Button("next") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("zero 0")
    for expected in ["one 0", "two 0", "zero 0"] {
      try host.tapAndRender("next")
      #expect(host.texts.first == expected)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  @Test("I-3: an if without else loses its state when the view goes; the ones after it keep theirs")
  func optionals() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = true
      var body: some View {
        if flag { Counter(name: "a", log: log) }
        Counter(name: "b", log: log)
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("a 0")
    try host.tapAndRender("b 0")
    try host.tapAndRender("flip")
    #expect(host.texts == ["b 1", "flip"])
    try host.tapAndRender("flip")
    #expect(host.texts == ["a 0", "b 1", "flip"])
    #expect(log.take() == ["+b", "+a", "-a", "+a"])
  }

  @Test("I-3: a StateObject goes with its branch")
  func stateObject() throws {
    final class Model: ObservableObject {
      @Published var n = 0
    }
    struct Child: View {
      @StateObject private var model = Model()
      var body: some View { Button("model \(model.n)") { model.n += 1 } }
    }
    struct Screen: View {
      @State private var flag = true
      var body: some View {
        if flag { Child() } else { HStack { Child() } }
        Button("flip") { flag.toggle() }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("model 0")
    try host.tapAndRender("flip")
    try host.tapAndRender("flip")
    #expect(host.texts.first == "model 0")
  }

  @Test("I-4, X-16: a modifier with a conditional argument keeps identity")
  func inertModifiers() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = false
      var body: some View {
        Counter(name: "c", log: log)
          .frame(width: flag ? 100 : nil)
          .opacity(flag ? 0.5 : 1)
          .padding(flag ? 8 : 0)
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("c 0")
    try host.tapAndRender("flip")
    #expect(host.texts.first == "c 1")
    #expect(log.take() == ["+c"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-5: the applyIf pattern resets the state inside, also when nested around inert modifiers")
  func applyIf() throws {
    struct Screen: View {
      let log: EventLog
      @State private var outer = false
      @State private var inner = false
      var body: some View {
        Counter(name: "c", log: log)
          .padding(inner ? 4 : 0)
          .applyIf(outer) { $0.padding() }
        Button("outer") { outer.toggle() }
        Button("inner") { inner.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("c 0")
    try host.tapAndRender("inner")
    #expect(host.texts.first == "c 1")
    try host.tapAndRender("outer")
    #expect(host.texts.first == "c 0")
    #expect(log.take() == ["+c", "+c", "-c"])
  }

  @Test("I-11: an opacity of 0 and hidden() end no lifetime")
  func invisible() throws {
    struct Screen: View {
      let log: EventLog
      @State private var visible = true
      var body: some View {
        Counter(name: "a", log: log).opacity(visible ? 1 : 0)
        Button("flip") { visible.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("a 0")
    try host.tapAndRender("flip")
    // A text with opacity 0 is still among the texts.
    #expect(host.texts.first == "a 1")
    try host.tapAndRender("flip")
    #expect(host.texts.first == "a 1")
    #expect(log.take() == ["+a"])
  }

  @Test("I-11: hidden() keeps the view's state and shows nothing")
  func hidden() throws {
    let log = EventLog()
    let host = ViewHost {
      VStack {
        Counter(name: "a", log: log).hidden()
        Text("b")
      }
    }
    #expect(host.texts == ["b"])
    #expect(log.take() == ["+a"])
  }

  @Test("I-13: the initial value counts only when the node is made")
  func initialValue() throws {
    struct Child: View {
      let given: Int
      @State private var kept: Int
      init(given: Int) {
        self.given = given
        _kept = State(initialValue: given)
      }
      var body: some View { Text("given \(given) kept \(kept)") }
    }
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        Child(given: n)
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("add")
    try host.tapAndRender("add")
    #expect(host.texts.first == "given 3 kept 1")
  }

  @Test("I-16: AnyView keeps state while the wrapped type stays, and replaces it when that changes")
  func anyView() throws {
    struct Screen: View {
      let log: EventLog
      @State private var title = "a"
      @State private var wrapped = false
      var body: some View {
        wrapped
          ? AnyView(Counter(name: title, log: log).padding()) : AnyView(Counter(name: title, log: log))
        Button("rename") { title = "b" }
        Button("wrap") { wrapped.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("a 0")
    try host.tapAndRender("rename")
    #expect(host.texts.first == "b 1")
    #expect(log.take() == ["+a"])
    try host.tapAndRender("wrap")
    #expect(host.texts.first == "b 0")
    #expect(log.take() == ["+b", "-b"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("I-16: an AnyView in an AnyView is the same as the inner one")
  func nestedAnyView() throws {
    struct Screen: View {
      @State private var nested = false
      var body: some View {
        nested ? AnyView(AnyView(Counter(name: "c"))) : AnyView(Counter(name: "c"))
        Button("nest") { nested.toggle() }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("c 0")
    try host.tapAndRender("nest")
    #expect(host.texts.first == "c 1")
  }

  @Test("I-17: a view's init runs with every run of its parent's body, whether or not its own body runs")
  func initialisers() throws {
    struct Child: View {
      init(_ log: EventLog) { log.add("init") }
      var body: some View { Text("child") }
    }
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      var body: some View {
        Child(log)
        Button("add \(n)") { n += 1 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["init"])
    let report = try host.tapAndRender("add 0")
    #expect(log.take() == ["init"])
    #expect(report.bodyEvaluations["Child"] == 0)
  }
}

extension View {
  @ViewBuilder
  fileprivate func applyIf<Modified: View>(
    _ condition: Bool, _ modify: (Self) -> Modified
  ) -> some View {
    if condition { modify(self) } else { self }
  }
}

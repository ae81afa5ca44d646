// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// R-34: a view that is shown again before its removal transition has ended is the same view (lifecycle T4, task X17).
@MainActor @Suite struct ReturningViewTests {
  private final class Model: ObservableObject {
    @Published var n = 0
  }

  private struct Counter: View {
    let name: String
    let log: EventLog
    @ObservedObject var model: Model
    @Environment(\.isEnabled) private var isEnabled
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps) \(model.n)\(isEnabled ? "" : " off")") { taps += 1 }
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
    }
  }

  private func expectSound(_ host: ViewHost) {
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(host.diagnostics == [])
  }

  /// A screen whose content comes and goes with a flag, slowly.
  private struct Screen<Content: View>: View {
    @State var flag = true
    @State var font = 10.0
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      VStack {
        Button("flip") { withAnimation(.linear(duration: 1)) { flag.toggle() } }
        Button("at once") { flag.toggle() }
        Button("larger") { font += 10 }
        content(flag)
      }
      .font(.system(size: font))
    }
  }

  @Test("It keeps its state and says neither that it went nor that it came")
  func state() async throws {
    let (model, log) = (Model(), EventLog())
    let host = ViewHost { Screen { if $0 { Counter(name: "a", log: log, model: model) } } }
    try host.tapAndRender("a 0 0")
    try host.tapAndRender("flip")
    try await host.advance(by: .milliseconds(250))
    #expect(!host.buttons["a 1 0"].exists)
    try host.tapAndRender("flip")
    #expect(host.buttons["a 1 0"].exists)
    expectSound(host)
    try await host.advance(by: .seconds(2))
    #expect(log.take() == ["+a"])
    try host.tapAndRender("a 1 0")
    #expect(host.buttons["a 2 0"].exists)
    expectSound(host)
  }

  @Test("It comes from where it was on its way out")
  func presence() async throws {
    let host = ViewHost { Screen { if $0 { Color.red } } }
    func opacity() -> [Double] { host.displayList.filter { $0.color == "red" }.map(\.opacity) }
    try host.tapAndRender("flip")
    try await host.advance(by: .milliseconds(500))
    #expect(opacity() == [0.5])
    try host.tapAndRender("flip")
    #expect(opacity() == [0.5])
    try await host.advance(by: .milliseconds(500))
    #expect(opacity() == [0.75])
    expectSound(host)
    try await host.advance(by: .milliseconds(500))
    #expect(opacity() == [1])
  }

  @Test("Without an animation it is there at once, and is kept all the same")
  func withoutAnimation() async throws {
    let (model, log) = (Model(), EventLog())
    let host = ViewHost { Screen { if $0 { Counter(name: "a", log: log, model: model) } } }
    try host.tapAndRender("flip")
    try await host.advance(by: .milliseconds(250))
    try host.tapAndRender("at once")
    #expect(host.displayList.allSatisfy { $0.opacity == 1 && !$0.isRemoving })
    expectSound(host)
    try await host.advance(by: .seconds(2))
    #expect(log.take() == ["+a"])
  }

  @Test("What changed while it was leaving is brought up to date")
  func missedUpdates() async throws {
    let (model, log) = (Model(), EventLog())
    let host = ViewHost(size: CGSize(width: 400, height: 300)) {
      Screen { flag in
        if flag { HStack { Counter(name: "a", log: log, model: model) } }
      }
    }
    let height = try host.buttons["a 0 0"].frame.height
    try host.tapAndRender("flip")
    try await host.advance(by: .milliseconds(250))
    model.n = 7
    try host.tapAndRender("larger")
    #expect(host.displayList.contains { $0.text == "a 0 0" && $0.isRemoving })
    try host.tapAndRender("flip")
    #expect(try host.buttons["a 0 7"].frame.height > height)
    expectSound(host)
    try await host.advance(by: .seconds(2))
    expectSound(host)
  }

  @Test("Rows, ids, branches and erased views are kept, each by its own identity")
  func kinds() async throws {
    let (model, log) = (Model(), EventLog())
    func counter(_ name: String) -> Counter { Counter(name: name, log: log, model: model) }
    let screens: [@MainActor () -> ViewHost] = [
      { ViewHost { Screen { flag in ForEach(flag ? ["a", "b"] : ["b"], id: \.self) { counter($0) } } } },
      { ViewHost { Screen { flag in counter("a").id(flag) } } },
      { ViewHost { Screen { flag in if flag { counter("a") } else { Text("other") } } } },
      { ViewHost { Screen { flag in flag ? AnyView(counter("a")) : AnyView(Text("other")) } } },
    ]
    for (index, screen) in screens.enumerated() {
      let host = screen()
      try host.tapAndRender("a 0 0")
      _ = log.take()
      try host.tapAndRender("flip")
      try await host.advance(by: .milliseconds(250))
      try host.tapAndRender("flip")
      #expect(host.buttons["a 1 0"].exists, "\(index)")
      expectSound(host)
      try await host.advance(by: .seconds(3))
      // With another identity, the one that was there in between leaves.
      #expect(log.take().contains("-a") == (index == 1), "\(index)")
      expectSound(host)
    }
  }

  @Test("A modifier of a list reaches a row that comes back")
  func listModifier() async throws {
    let (model, log) = (Model(), EventLog())
    struct List: View {
      let flag: Bool
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        ForEach(flag ? [1, 2] : [2], id: \.self) { Counter(name: "\($0)", log: log, model: model) }
          .padding(CGFloat(model.n))
          .disabled(model.n > 0)
      }
    }
    let host = ViewHost { Screen { List(flag: $0, model: model, log: log) } }
    try host.tapAndRender("flip")
    try await host.advance(by: .milliseconds(250))
    model.n = 3
    try host.render()
    try host.tapAndRender("flip")
    #expect(host.buttons["1 0 3 off"].exists)
    expectSound(host)
    try await host.advance(by: .seconds(2))
    expectSound(host)
  }

  @Test("A presentation that ended with it comes again with it")
  func presentation() async throws {
    struct Presenter: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        Text("presenter").sheet(isPresented: $isShown) { Text("sheet").onAppear { log.add("sheet") } }
      }
    }
    struct Both: View {
      let log: EventLog
      @Binding var flag: Bool
      var body: some View { if flag { Presenter(log: log) } }
    }
    struct Root: View {
      let log: EventLog
      @State private var flag = true
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($flag)
        Both(log: log, flag: $flag)
      }
    }
    let log = EventLog()
    var flag: Binding<Bool>?
    let host = ViewHost { Root(log: log) { flag = $0 } }
    #expect(host.presentations.count == 1)
    withAnimation(.linear(duration: 1)) { flag?.wrappedValue = false }
    try host.render()
    #expect(host.presentations.isEmpty)
    withAnimation(.linear(duration: 1)) { flag?.wrappedValue = true }
    try host.render()
    #expect(host.presentations.count == 1)
    #expect(log.take() == ["sheet", "sheet"])
  }

  @Test("One that has left is another view when it is shown again")
  func tooLate() async throws {
    let (model, log) = (Model(), EventLog())
    let host = ViewHost { Screen { if $0 { Counter(name: "a", log: log, model: model) } } }
    try host.tapAndRender("a 0 0")
    try host.tapAndRender("flip")
    try await host.advance(by: .seconds(1))
    try host.tapAndRender("flip")
    #expect(host.buttons["a 0 0"].exists)
    #expect(log.take() == ["+a", "-a", "+a"])
  }
}

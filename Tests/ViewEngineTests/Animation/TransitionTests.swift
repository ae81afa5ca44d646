// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// Views that come and go while a change is animated. The window is 200 × 100; curves are linear.
@MainActor @Suite struct TransitionTests {
  /// A red bar of 20 × 10 in the middle, there while the flag is set.
  private struct Screen: View {
    let transition: AnyTransition?
    let animation: Animation?
    @State var isShown = false
    var body: some View {
      ZStack {
        Button("go") { withAnimation(animation) { isShown.toggle() } }
        if isShown {
          if let transition { bar.transition(transition) } else { bar }
        }
      }
    }
    private var bar: some View { Color.red.frame(width: 20, height: 10) }
  }

  private func host(
    _ transition: AnyTransition?, isShown: Bool = false, animation: Animation? = .linear(duration: 1)
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 100)) {
      Screen(transition: transition, animation: animation, isShown: isShown)
    }
  }

  private func bars(_ host: ViewHost) -> [DisplayItem] { host.displayList.filter { $0.kind == .color } }

  /// Taps, lets a quarter of a second pass, and looks at the bar.
  private func quarter(_ host: ViewHost) async throws -> DisplayItem? {
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(250))
    #expect(bars(host).count == 1)
    #expect(host.displayList == host.recomputedDisplayList())
    return bars(host).first
  }

  @Test("A-3: the branches of a flip fade across, the old one first")
  func branchFlip() async throws {
    struct Flip: View {
      @State private var flag = true
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { flag.toggle() } }
        if flag { Color.red } else { Color.blue }
      }
    }
    let host = ViewHost { Flip() }
    func seen() -> [String] {
      bars(host).map { "\($0.color ?? "") \($0.opacity)\($0.isRemoving ? " removing" : "")" }
    }
    try host.tapAndRender("go")
    #expect(seen() == ["red 1.0 removing", "blue 0.0"])
    // 1 − t and t.
    try await host.advance(by: .milliseconds(250))
    #expect(seen() == ["red 0.75 removing", "blue 0.25"])
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .milliseconds(750))
    #expect(seen() == ["blue 1.0"])
    #expect(try await host.advance(by: .seconds(1)).frames == 0)
  }

  @Test("A-3: a transition of a group is that of each of its members, also of branches and rows")
  func group() async throws {
    struct Shown: View {
      let flag: Bool
      var body: some View {
        if flag { Color.red.frame(width: 20, height: 10) } else { Color.blue.frame(width: 20, height: 10) }
      }
    }
    struct Screen: View {
      @State private var flag = true
      var body: some View {
        ZStack {
          Button("go") { withAnimation(.linear(duration: 1)) { flag.toggle() } }
          Group { Shown(flag: flag) }.transition(.offset(x: 40))
          ForEach(flag ? [1] : [1, 2], id: \.self) { Color.gray.frame(width: 10, height: CGFloat($0)) }
            .transition(.offset(x: 80))
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen() }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(250))
    // A quarter of the way out, a quarter of the way in.
    let offsets = bars(host).map { ($0.color ?? "", $0.frame.midX - 100) }
    #expect(offsets.map(\.0) == ["red", "blue", "gray", "gray"])
    #expect(offsets.map(\.1) == [10, 30, 0, 60])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A-4: a view that leaves stays as it was until its transition ends, and its state is gone for good")
  func removal() async throws {
    struct Counter: View {
      let log: EventLog
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.onDisappear { log.add("gone") }
      }
    }
    struct Both: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Counter(log: log) }
      }
    }
    let log = EventLog()
    let host = ViewHost { Both(log: log) }
    try host.tapAndRender("count 0")
    try host.tapAndRender("go")
    // Seen, but not to be found: queries look at what stays.
    #expect(host.displayList.map(\.text) == ["go", "count 1"])
    #expect(host.displayList.map(\.isRemoving) == [false, true])
    #expect(host.buttons.labels == ["go"])
    try await host.advance(by: .milliseconds(990))
    #expect(log.entries == [])
    try await host.advance(by: .milliseconds(10))
    #expect(host.displayList.map(\.text) == ["go"])
    #expect(log.entries == ["gone"])
    try host.tapAndRender("go")
    try await host.advance(by: .seconds(1))
    #expect(host.buttons.labels == ["go", "count 0"])
  }

  @Test("A-4: without an animation, the old view is gone in the same frame")
  func withoutAnimation() throws {
    let host = host(.opacity, isShown: true, animation: nil)
    try host.tapAndRender("go")
    #expect(bars(host) == [])
  }

  @Test("what leaves is not brought up to date any more, and what it presents ends at once")
  func frozen() async throws {
    final class Model: ObservableObject { @Published var n = 0 }
    struct Leaving: View {
      @ObservedObject var model: Model
      @State private var presents = true
      var body: some View {
        Text("\(model.n)").sheet(isPresented: $presents) { Text("sheet") }
      }
    }
    let model = Model()
    struct Both: View {
      let model: Model
      @Binding var isShown: Bool
      var body: some View { if isShown { Leaving(model: model) } }
    }
    struct Root: View {
      let model: Model
      @State private var isShown = true
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($isShown)
        Both(model: model, isShown: $isShown)
      }
    }
    var shown: Binding<Bool>?
    let host = ViewHost { Root(model: model) { shown = $0 } }
    #expect(host.texts == ["sheet"])
    withAnimation(.linear(duration: 1)) { shown?.wrappedValue = false }
    try host.render()
    #expect(host.presentations.count == 0)
    model.n = 1
    #expect(try host.render().bodyEvaluations.total == 0)
    #expect(host.displayList.map(\.text) == ["0"])
    try await host.advance(by: .seconds(1))
    #expect(host.displayList.count == 0)
    #expect(host.diagnostics == [])
  }

  @Test("move, offset, scale, slide and push go the ways that their names say")
  func kinds() async throws {
    // The bar is at (90, 45, 20, 10); after a quarter of the time three quarters of the way are still to go.
    let frame = CGRect(x: 90, y: 45, width: 20, height: 10)
    for (transition, coming, going) in [
      (.move(edge: .bottom), frame.offsetBy(dx: 0, dy: 7.5), frame.offsetBy(dx: 0, dy: 2.5)),
      (.move(edge: .top), frame.offsetBy(dx: 0, dy: -7.5), frame.offsetBy(dx: 0, dy: -2.5)),
      (.slide, frame.offsetBy(dx: -15, dy: 0), frame.offsetBy(dx: 5, dy: 0)),
      (.push(from: .trailing), frame.offsetBy(dx: 15, dy: 0), frame.offsetBy(dx: -5, dy: 0)),
      (.offset(x: 40, y: -80), frame.offsetBy(dx: 30, dy: -60), frame.offsetBy(dx: 10, dy: -20)),
      (.scale, frame.insetBy(dx: 7.5, dy: 3.75), frame.insetBy(dx: 2.5, dy: 1.25)),
      // From twice the size at the top left corner: 1.75 times, then 1.25 times.
      (
        .scale(scale: 2, anchor: .topLeading), CGRect(x: 90, y: 45, width: 35, height: 17.5),
        CGRect(x: 90, y: 45, width: 25, height: 12.5)
      ),
    ] as [(AnyTransition, CGRect, CGRect)] {
      #expect(try await quarter(host(transition))?.frame == coming)
      let leaving = try await quarter(host(transition, isShown: true))
      #expect(leaving?.frame == going)
      #expect(leaving?.isRemoving == true)
    }
  }

  @Test("asymmetric and combined transitions")
  func compositions() async throws {
    let both = AnyTransition.opacity.combined(with: .offset(x: 40))
    #expect(try await quarter(host(both))?.opacity == 0.25)
    #expect(try await quarter(host(both))?.frame.minX == 120)
    let mixed = AnyTransition.asymmetric(insertion: .offset(x: 40), removal: .opacity)
    #expect(try await quarter(host(mixed))?.frame.minX == 120)
    #expect(try await quarter(host(mixed))?.opacity == 1)
    #expect(try await quarter(host(mixed, isShown: true))?.frame.minX == 90)
    #expect(try await quarter(host(mixed, isShown: true))?.opacity == 0.75)
    let identity = host(.identity, isShown: true)
    try identity.tapAndRender("go")
    #expect(bars(identity) == [])
  }

  @Test("a transition with an animation of its own needs none of the change, and does not take the change's")
  func ownAnimation() async throws {
    let own = AnyTransition.opacity.animation(.linear(duration: 0.5))
    for animation in [nil, Animation.linear(duration: 5)] {
      #expect(try await quarter(host(own, animation: animation))?.opacity == 0.5)
      #expect(try await quarter(host(own, isShown: true, animation: animation))?.opacity == 0.5)
    }
    let mixed = own.combined(with: .offset(x: 40))
    let item = try await quarter(host(mixed))
    #expect(item?.opacity == 0.5)
    #expect(item?.frame.minX == 120)
  }

  @Test("a view that leaves while it comes goes back from where it is")
  func interruption() async throws {
    let host = host(.opacity)
    #expect(try await quarter(host)?.opacity == 0.25)
    try host.tapAndRender("go")
    #expect(bars(host).map(\.opacity) == [0.25])
    try await host.advance(by: .milliseconds(500))
    #expect(bars(host).map(\.opacity) == [0.125])
    #expect(bars(host).map(\.isRemoving) == [true])
  }

  @Test("a transition belongs to the view that comes, not to what is in a container")
  func containers() async throws {
    struct Boxed: View {
      @State private var isShown = false
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown {
          VStack { Color.red.frame(width: 20, height: 10).transition(.offset(x: 40)) }
        }
        if isShown {
          Color.blue.frame(width: 20, height: 10).transition(.offset(x: 40)).padding(5)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Boxed() }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(500))
    // The stack fades in; through a padding, the transition is the view's own.
    #expect(bars(host).map(\.opacity) == [0.5, 1])
    #expect(bars(host).map(\.frame.minX) == [90, 110])
  }

  @Test("rows that come and go have transitions, and those that stay move")
  func rows() async throws {
    struct Rows: View {
      @State private var ids = [1, 2, 3]
      var body: some View {
        ZStack(alignment: .top) {
          Button("go") { withAnimation(.linear(duration: 1)) { ids = [4, 3, 1] } }
          VStack(spacing: 0) {
            ForEach(ids, id: \.self) { Text("\($0)").font(.system(size: 20)) }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 60)) { Rows() }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(500))
    let items = host.displayList.dropFirst().map { "\($0.text ?? "") \($0.frame.minY) \($0.opacity)" }
    // 2 leaves from where it was; 3 goes from 40 to 20, 1 from 0 to 40; 4 comes at the top.
    #expect(items == ["2 20.0 0.5", "4 0.0 0.5", "3 30.0 1.0", "1 20.0 1.0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A-9: a sheet made by hand moves in from the bottom edge, driven by the value that shows it")
  func handMadeSheet() async throws {
    struct HandMadeSheet: ViewModifier {
      @Binding var isPresented: Bool
      func body(content: Content) -> some View {
        ZStack(alignment: .bottom) {
          content.frame(maxWidth: .infinity, maxHeight: .infinity)
          if isPresented {
            Color.red.frame(height: 40)
              .transition(.move(edge: .bottom))
              .accessibilityIdentifier("sheet")
              .gesture(
                DragGesture().onEnded { if $0.translation.height > 20 { isPresented = false } })
          }
        }
        .animation(.snappy, value: isPresented)
      }
    }
    struct Presenter: View {
      @State private var isPresented = false
      var body: some View {
        Button("show") { isPresented = true }.modifier(HandMadeSheet(isPresented: $isPresented))
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Presenter() }
    func top() -> CGFloat? { bars(host).first?.frame.minY }
    try host.tapAndRender("show")
    // Laid out at the bottom, drawn below the edge.
    #expect(try host["sheet"].frame.minY == 60)
    #expect(top() == 100)
    // A spring with the damping ratio 0.85 over half a second, after 0.1 s: ω = 4π, ω_d = ω·√(1 − 0.85²), and
    // presence = 1 − e^(−0.85·ω·t)·(cos ω_d·t + 0.85·ω/ω_d·sin ω_d·t).
    let (omega, zeta, t) = (4 * Double.pi, 0.85, 0.1)
    let damped = omega * (1 - zeta * zeta).squareRoot()
    let presence =
      1 - exp(-zeta * omega * t) * (cos(damped * t) + zeta * omega / damped * sin(damped * t))
    try await host.advance(by: .milliseconds(100))
    #expect(abs((top() ?? 0) - (60 + 40 * (1 - presence))) < 1e-9)
    try await host.advance(by: .seconds(2))
    #expect(top() == 60)
    // Dragged down, it leaves by the same way.
    try host["sheet"].drag(by: CGSize(width: 0, height: 30))
    try host.render()
    #expect(bars(host).map(\.isRemoving) == [true])
    try await host.advance(by: .milliseconds(100))
    #expect(abs((top() ?? 0) - (60 + 40 * presence)) < 1e-9)
    try await host.advance(by: .seconds(2))
    #expect(bars(host) == [])
  }
}

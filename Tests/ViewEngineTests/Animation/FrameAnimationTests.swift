// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// Changes of frames and effects under transactions. The window is 200 × 100; all curves are linear and take one
/// second, so that what is drawn after t seconds is old + (new − old) · t.
@MainActor @Suite struct FrameAnimationTests {
  private static let linear = Animation.linear(duration: 1)

  /// A bar and a button that does something with its flag; the bar shows the flag in its frame.
  private struct Screen<Bar: View>: View {
    let change: (Binding<Bool>) -> Void
    @ViewBuilder let bar: (Bool) -> Bar
    @State private var flag = false
    var body: some View {
      ZStack {
        Button("go") { change($flag) }
        bar(flag)
      }
    }
  }

  private func host<Bar: View>(
    _ change: @escaping (Binding<Bool>) -> Void, @ViewBuilder _ bar: @escaping (Bool) -> Bar
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 100)) { Screen(change: change, bar: bar) }
  }

  private func drawn(_ host: ViewHost, _ kind: DisplayItem.Kind = .color) -> CGRect? {
    host.displayList.first { $0.kind == kind }?.frame
  }

  /// The bar's drawn widths at quarters of a second after a tap on "go", the first one before any time has passed.
  private func widths(_ host: ViewHost, _ count: Int = 5) async throws -> [CGFloat] {
    try host.tapAndRender("go")
    var widths: [CGFloat] = []
    for index in 0..<count {
      if index > 0 { try await host.advance(by: .milliseconds(250)) }
      widths.append(drawn(host)?.width ?? -1)
      #expect(host.displayList == host.recomputedDisplayList())
    }
    return widths
  }

  private func bar(_ flag: Bool) -> some View { Color.red.frame(width: flag ? 100 : 20, height: 10) }

  @Test("A-2: the layout changes at once, the leaf's drawn frame little by little")
  func drawnFrame() async throws {
    let host = host({ flag in withAnimation(Self.linear) { flag.wrappedValue = true } }) { flag in
      Color.red.frame(width: flag ? 100 : nil).accessibilityIdentifier("bar")
    }
    #expect(drawn(host) == CGRect(x: 0, y: 0, width: 200, height: 100))
    try host.tapAndRender("go")
    // Laid out: 100 wide in the middle of 200. Drawn: still where it was.
    let end = CGRect(x: 50, y: 0, width: 100, height: 100)
    #expect(try host["bar"].frame == end)
    #expect(drawn(host)?.width == 200)
    try await host.advance(by: .milliseconds(250))
    // x: 0 + 50 · 0.25; width: 200 − 100 · 0.25.
    #expect(drawn(host) == CGRect(x: 12.5, y: 0, width: 175, height: 100))
    #expect(try host["bar"].frame == end)
    try await host.advance(by: .milliseconds(750))
    #expect(drawn(host) == end)
    // 60 frames a second while it lasts, then none.
    #expect(try await host.advance(by: .seconds(1)).frames == 0)
  }

  @Test("A-1: withAnimation and an animated binding carry the animation, a plain write does not")
  func carriers() async throws {
    let animated: [CGFloat] = [20, 40, 60, 80, 100]
    let explicit = host({ flag in withAnimation(Self.linear) { flag.wrappedValue = true } }, bar)
    #expect(try await widths(explicit) == animated)
    let binding = host({ $0.animation(Self.linear).wrappedValue = true }, bar)
    #expect(try await widths(binding) == animated)
    let plain = host({ $0.wrappedValue = true }, bar)
    #expect(try await widths(plain, 2) == [100, 100])
    let none = host({ flag in withAnimation(nil) { flag.wrappedValue = true } }, bar)
    #expect(try await widths(none, 2) == [100, 100])
  }

  @Test("A-1: animation(_:value:) applies when that value changed, and only in its view")
  func valueScope() async throws {
    struct Pair: View {
      @State private var n = 0
      @State private var flag = false
      var body: some View {
        Button("n") {
          n += 1; flag.toggle()
        }
        Button("flag") { flag.toggle() }
        HStack(spacing: 0) {
          Color.red.frame(width: flag ? 100 : 20, height: 10).animation(.linear(duration: 1), value: n)
        }
        Color.blue.frame(width: flag ? 100 : 20, height: 10)
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Pair() }
    func widths() -> [CGFloat] { host.displayList.filter { $0.kind == .color }.map(\.frame.width) }
    try host.tapAndRender("n")
    #expect(widths() == [20, 100])
    try await host.advance(by: .milliseconds(500))
    #expect(widths() == [60, 100])
    try await host.advance(by: .milliseconds(500))
    #expect(widths() == [100, 100])
    // n stays as it is, so nothing is animated.
    try host.tapAndRender("flag")
    #expect(widths() == [20, 20])
  }

  @Test("A-1: of nested animation(_:value:) the inner one has the last word; nil takes the animation away")
  func nestedScopes() async throws {
    let nested = host({ $0.wrappedValue = true }) { flag in
      bar(flag).animation(Self.linear, value: flag).animation(.linear(duration: 9), value: flag)
    }
    #expect(try await widths(nested) == [20, 40, 60, 80, 100])
    let off = host({ flag in withAnimation(Self.linear) { flag.wrappedValue = true } }) { flag in
      bar(flag).animation(nil, value: flag)
    }
    #expect(try await widths(off, 2) == [100, 100])
    // The inner value did not change, so the outer animation stands.
    let other = host({ $0.wrappedValue = true }) { flag in
      bar(flag).animation(nil, value: 0).animation(Self.linear, value: flag)
    }
    #expect(try await widths(other) == [20, 40, 60, 80, 100])
  }

  @Test("transaction {} changes the transaction of every change in its view, whoever makes it")
  func transactionModifier() async throws {
    struct Inner: View {
      @State private var flag = false
      var body: some View {
        Button("go") { flag.toggle() }
        Color.red.frame(width: flag ? 100 : 20, height: 10)
      }
    }
    struct Outer: View {
      let animation: Animation?
      var body: some View { VStack { Inner() }.transaction { $0.animation = animation } }
    }
    // The outer body does not run when the inner view changes itself.
    let host = ViewHost { Outer(animation: .linear(duration: 1)) }
    #expect(try await widths(host) == [20, 40, 60, 80, 100])
    #expect(host.bodyEvaluations["Outer"] == 1)
    let off = self.host({ flag in withAnimation(Self.linear) { flag.wrappedValue = true } }) { flag in
      bar(flag).transaction { $0.animation = nil }
    }
    #expect(try await widths(off, 2) == [100, 100])
  }

  @Test("disablesAnimations switches off what views ask for, not what the change carries")
  func disabledAnimations() async throws {
    func transaction(_ animation: Animation?) -> Transaction {
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = true
      return transaction
    }
    // Apple, `Transaction.disablesAnimations`: it prevents `animation(_:)` from putting an animation in.
    let off = host({ flag in withTransaction(transaction(nil)) { flag.wrappedValue = true } }) { flag in
      bar(flag).animation(Self.linear, value: flag)
    }
    #expect(try await widths(off, 2) == [100, 100])
    let explicit = host({ flag in
      withTransaction(transaction(Self.linear)) { flag.wrappedValue = true }
    }) { flag in
      bar(flag).animation(.linear(duration: 9), value: flag)
    }
    #expect(try await widths(explicit) == [20, 40, 60, 80, 100])
  }

  @Test("A-5: what is written with and without animation in one action are two transactions")
  func separateTransactions() async throws {
    struct Two: View {
      let log: EventLog
      @State private var width = 20.0
      @State private var height = 10.0
      var body: some View {
        let _ = log.add("\(width) × \(height)")
        Button("go") {
          height = 30
          withAnimation(.linear(duration: 1)) { width = 100 }
        }
        Color.red.frame(width: width, height: height)
      }
    }
    let log = EventLog()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Two(log: log) }
    try host.tapAndRender("go")
    // One body evaluation each (I-29); only the second one's change takes time.
    #expect(log.entries == ["20.0 × 10.0", "20.0 × 30.0", "100.0 × 30.0"])
    #expect(drawn(host)?.size == CGSize(width: 20, height: 30))
    try await host.advance(by: .milliseconds(500))
    #expect(drawn(host)?.size == CGSize(width: 60, height: 30))
  }

  @Test("A-8: a text's characters change at once, its frame takes time")
  func text() async throws {
    let host = host({ flag in withAnimation(Self.linear) { flag.wrappedValue = true } }) { flag in
      Text(flag ? "abcdef" : "ab").font(.system(size: 20)).fixedSize()
    }
    try host.tapAndRender("go")
    func item() -> DisplayItem? { host.displayList.last }
    #expect(item()?.text == "abcdef")
    // Ten points a character (L-20): 20 wide before, 60 after, around the middle of 200.
    #expect(item()?.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
    try await host.advance(by: .milliseconds(250))
    #expect(item()?.text == "abcdef")
    #expect(item()?.frame == CGRect(x: 85, y: 40, width: 30, height: 20))
  }

  @Test("a change on the way goes on from what is drawn; one without animation ends it")
  func interruption() async throws {
    let host = host({ flag in withAnimation(Self.linear) { flag.wrappedValue.toggle() } }, bar)
    #expect(try await widths(host, 3) == [20, 40, 60])
    // Back from 60 to 20.
    #expect(try await widths(host) == [60, 50, 40, 30, 20])
    var isAnimated = true
    let mixed = self.host(
      { flag in
        withAnimation(isAnimated ? Self.linear : nil) { flag.wrappedValue.toggle() }
      }, bar)
    #expect(try await widths(mixed, 3) == [20, 40, 60])
    isAnimated = false
    #expect(try await widths(mixed, 2) == [20, 20])
  }

  @Test("opacity, scale, rotation and offset take their time as well")
  func effects() async throws {
    let host = host({ flag in withAnimation(Self.linear) { flag.wrappedValue = true } }) { flag in
      Color.red.frame(width: 20, height: 10).opacity(flag ? 0 : 1)
      Color.green.frame(width: 20, height: 10).scaleEffect(flag ? 3 : 1)
      Color.blue.frame(width: 20, height: 10).offset(x: flag ? 40 : 0)
      Color.black.frame(width: 20, height: 10).rotationEffect(.degrees(flag ? 360 : 0))
    }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(250))
    let items = host.displayList.filter { $0.kind == .color }
    #expect(items.map(\.opacity) == [0.75, 1, 1, 1])
    // The middle is at (100, 50): scaled by 1.5, moved by 10, turned by 90 degrees.
    #expect(
      items.dropFirst().map(\.frame) == [
        CGRect(x: 85, y: 42.5, width: 30, height: 15), CGRect(x: 100, y: 45, width: 20, height: 10),
        CGRect(x: 95, y: 40, width: 10, height: 20),
      ])
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .seconds(1))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("an animation begun in onAppear starts from the first layout")
  func onAppear() async throws {
    struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: isLarge ? 100 : 20, height: 10)
          .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Pulse() }
    #expect(drawn(host)?.width == 20)
    try await host.advance(by: .milliseconds(500))
    #expect(drawn(host)?.width == 60)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("objects and observed properties carry the animation as states do")
  func objects() async throws {
    let object = Sizes()
    let model = SizeModel()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      ObjectBar(object: object)
      ModelBar(model: model)
    }
    withAnimation(Self.linear) {
      object.width = 100
      model.width = 60
    }
    try host.render()
    try await host.advance(by: .milliseconds(500))
    #expect(host.displayList.map(\.frame.width) == [60, 40])
  }

  private final class Sizes: ObservableObject {
    @Published var width = 20.0
  }

  @Observable fileprivate final class SizeModel {
    var width = 20.0
  }

  private struct ObjectBar: View {
    @ObservedObject var object: Sizes
    var body: some View { Color.red.frame(width: object.width, height: 10) }
  }

  private struct ModelBar: View {
    let model: SizeModel
    var body: some View { Color.blue.frame(width: model.width, height: 10) }
  }
}

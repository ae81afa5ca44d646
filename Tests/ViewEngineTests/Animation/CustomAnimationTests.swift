// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Goes in steps of a quarter, a second in all.
private struct Stairs: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= 0.5 { context.isLogicallyComplete = true }
    if time >= 1 { return nil }
    var part = value
    part.scale(by: (time * 4).rounded(.down) / 4)
    return part
  }
}

/// Counts its frames in its state, and goes a tenth of the way in each.
private struct Frames: CustomAnimation {
  enum Count: AnimationStateKey {
    static let defaultValue = 0
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Count.self] += 1
    if context.state[Count.self] > 10 { return nil }
    var part = value
    part.scale(by: Double(context.state[Count.self]) / 10)
    return part
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Frames
  }
}

/// Waits, then goes on with another animation.
private struct Pause: CustomAnimation {
  let base: Animation
  let pause: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < pause ? .zero : base.animate(value: value, time: time - pause, context: &context)
  }
}

@MainActor @Suite struct CustomAnimationTests {
  private struct Screen: View {
    let animation: Animation
    var completion: () -> Void = {}
    @State private var steps = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Button("go") {
          withAnimation(animation) {
            steps += 1
          } completion: {
            completion()
          }
        }
        Color.red.frame(width: 10, height: 10).offset(x: CGFloat(steps) * 100)
        Color.blue.frame(width: 10, height: 10).padding(.leading, CGFloat(steps) * 100)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// Where the effect and the frame are drawn; both go the same way.
  private func place(_ host: ViewHost) -> CGFloat {
    let effect = host.displayList.first { $0.color == "red" }?.frame.minX
    #expect(effect == host.displayList.first { $0.color == "blue" }?.frame.minX)
    #expect(host.displayList == host.recomputedDisplayList())
    return effect ?? .nan
  }

  private func host(_ animation: Animation, completion: @escaping () -> Void = {}) -> ViewHost {
    ViewHost(size: CGSize(width: 400, height: 100)) { Screen(animation: animation, completion: completion) }
  }

  @Test("frames ask a client's animation for values, and its end ends the change (A-2, A-7)")
  func stairs() async throws {
    var isDone = false
    let host = host(Animation(Stairs())) { isDone = true }
    try host.tapAndRender("go")
    var places: [CGFloat] = []
    for _ in 0..<5 {
      try await host.advance(by: .milliseconds(210))
      places.append(place(host))
      #expect(isDone == (places.count >= 3), "after \(places.count) · 210 ms")
    }
    #expect(places == [0, 25, 50, 75, 100])
  }

  @Test("delay, speed and repetition work on it")
  func changed() async throws {
    let delayed = host(Animation(Stairs()).delay(1).speed(2))
    try delayed.tapAndRender("go")
    try await delayed.advance(by: .milliseconds(900))
    #expect(place(delayed) == 0)
    try await delayed.advance(by: .milliseconds(400))
    #expect(place(delayed) == 50)
    try await delayed.advance(by: .seconds(2))
    #expect(place(delayed) == 100)

    let endless = host(Animation(Stairs()).repeatForever(autoreverses: false))
    try endless.tapAndRender("go")
    try await endless.advance(by: .milliseconds(10_300))
    #expect(place(endless) == 25)
  }

  @Test("state is kept from frame to frame, and over a change that merges")
  func state() async throws {
    let host = host(Animation(Frames()))
    try host.tapAndRender("go")
    let first = place(host)
    try await host.advance(by: .seconds(1) / 60)
    let second = place(host)
    #expect(second - first == 10)
    // The second change goes on counting, over twice the way.
    try host.tapAndRender("go")
    #expect(place(host) == 2 * (second + 10))
    try await host.advance(by: .seconds(2))
    #expect(place(host) == 200)
  }

  @Test("an animation around another one goes on with it")
  func wrapped() async throws {
    let host = host(Animation(Pause(base: .linear(duration: 1), pause: 1)))
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(900))
    #expect(place(host) == 0)
    try await host.advance(by: .milliseconds(600))
    #expect(abs(place(host) - 50) < 1e-9)
    try await host.advance(by: .seconds(1))
    #expect(place(host) == 100)
  }

  @Test("two are equal if their values are")
  func equality() {
    #expect(Animation(Stairs()) == Animation(Stairs()))
    #expect(
      Animation(Pause(base: .default, pause: 1)) != Animation(Pause(base: .default, pause: 2)))
    #expect(Animation(Stairs()) != Animation(Frames()))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// How far changes have come, by curve, and when they are over.
@MainActor @Suite struct AnimationTests {
  /// A view that is drawn `progress` points to the right of where it was.
  private struct Screen: View {
    let change: (@escaping () -> Void) -> Void
    @State private var isMoved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Button("go") { change { isMoved = true } }
        Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 1 : 0)
      }
    }
  }

  private func host(_ change: @escaping (@escaping () -> Void) -> Void) -> ViewHost {
    ViewHost { Screen(change: change) }
  }

  private func origin(_ host: ViewHost) -> CGFloat {
    host.displayList.first { $0.kind == .color }?.frame.minX ?? .nan
  }

  /// The progress of an animation some milliseconds after the change.
  private func progress(_ animation: Animation, after times: [Int]) async throws -> [Double] {
    let host = host { withAnimation(animation, $0) }
    let start = origin(host)
    try host.tapAndRender("go")
    var time = 0
    var result: [Double] = []
    for next in times {
      try await host.advance(by: .milliseconds(next - time))
      time = next
      result.append(Double(origin(host) - start))
    }
    return result
  }

  private func expect(
    _ animation: Animation, _ points: [(Int, Double)], within tolerance: Double = 1e-6,
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await progress(animation, after: points.map(\.0))
    for (point, found) in zip(points, found) {
      #expect(
        abs(point.1 - found) < tolerance, "after \(point.0) ms: \(found), not \(point.1)",
        sourceLocation: location)
    }
  }

  @Test("the eased curves are the web's cubic Béziers")
  func timingCurves() async throws {
    try await expect(.linear(duration: 2), [(500, 0.25), (2_000, 1), (3_000, 1)])
    // B(x1, y1, x2, y2) where x = 0.5, solved to eight places: CSS's ease-in, ease-out, ease-in-out and ease.
    try await expect(.easeIn(duration: 1), [(500, 0.31535681)])
    try await expect(.easeOut(duration: 1), [(500, 0.68464319)])
    try await expect(.easeInOut(duration: 1), [(500, 0.5)])
    try await expect(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), [(500, 0.80240339)])
  }

  @Test("springs swing around their end if they bounce, and come to rest")
  func springs() async throws {
    // Critically damped, ω = 2π a duration: 1 − e^(−π)·(1 + π) after half of it.
    let half = 1 - exp(-Double.pi) * (1 + .pi)
    try await expect(.spring(duration: 1), [(500, half), (3_000, 1)])
    try await expect(.smooth(duration: 1), [(500, half)])
    try await expect(.spring(response: 1, dampingFraction: 1), [(500, half)])
    // The first overshoot of a damping ratio ζ is e^(−πζ/√(1−ζ²)), half a damped period after the start.
    let zeta = 0.6
    let root = (1 - zeta * zeta).squareRoot()
    #expect(abs(root - 0.8) < 1e-12)
    // With √(1 − ζ²) = 0.8 that is after 1/1.6 of a second: 625 ms.
    try await expect(
      .spring(duration: 1, bounce: 0.4), [(625, 1 + exp(-Double.pi * zeta / root)), (4_000, 1)])
  }

  @Test("delay, speed and repetition")
  func modifiers() async throws {
    let linear = Animation.linear(duration: 1)
    try await expect(linear.delay(0.5), [(500, 0), (750, 0.25), (1_500, 1)])
    try await expect(linear.speed(2), [(250, 0.5), (500, 1)])
    try await expect(linear.speed(2).delay(0.5), [(500, 0), (750, 0.5)])
    // Forth, back, forth: over after three seconds.
    try await expect(
      linear.repeatCount(3), [(750, 0.75), (1_250, 0.75), (1_750, 0.25), (2_250, 0.25), (3_000, 1)])
    try await expect(
      linear.repeatCount(2, autoreverses: false), [(750, 0.75), (1_250, 0.25), (2_000, 1)])
    try await expect(linear.repeatForever(), [(750, 0.75), (1_250, 0.75), (100_250, 0.25)])
    try await expect(
      linear.repeatForever(autoreverses: false), [(750, 0.75), (1_250, 0.25), (100_250, 0.25)])
  }

  // MARK: A-7

  /// When the completion of a change runs, in steps of 125 ms from the change on; 0 if in its frame.
  private func completion(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) async throws -> Int? {
    let log = EventLog()
    let host = host { change in
      withAnimation(animation, completionCriteria: criteria, change) { log.add("done") }
    }
    try host.tapAndRender("go")
    for step in 0..<100 {
      if log.entries == ["done"] { return step * 125 }
      try await host.advance(by: .milliseconds(125))
    }
    return nil
  }

  @Test("A-7: a completion runs at the logical end, or when nothing moves any more")
  func completions() async throws {
    #expect(try await completion(.linear(duration: 1)) == 1_000)
    #expect(try await completion(.linear(duration: 1), .removed) == 1_000)
    #expect(try await completion(.linear(duration: 1).delay(1).speed(2)) == 1_500)
    // A spring is logically complete after its duration, and at rest half as much later.
    #expect(try await completion(.spring(duration: 1)) == 1_000)
    #expect(try await completion(.spring(duration: 1), .removed) == 1_500)
    #expect(try await completion(.linear(duration: 1).logicallyComplete(after: 0.25)) == 250)
    #expect(try await completion(.linear(duration: 1).logicallyComplete(after: 0.25), .removed) == 1_000)
    #expect(try await completion(nil) == 0)
    #expect(try await completion(.linear.repeatForever()) == nil)
  }

  @Test("A-7: without a change, a completion runs at once")
  func nothingChanges() throws {
    let log = EventLog()
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log.add("done")
    }
    #expect(log.entries == ["done"])
    let host = host { change in
      change()
      withAnimation(.linear(duration: 1), change) { log.add("done") }
    }
    // The second write writes what is there already.
    try host.tapAndRender("go")
    #expect(log.entries == ["done", "done"])
  }

  @Test("A-7: a completion waits for what views' own animations make of the change, and for no other change")
  func scopes() async throws {
    struct Slow: View {
      let log: EventLog
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("first") {
          withAnimation(.linear(duration: 1)) {
            first.toggle()
          } completion: {
            log.add("first")
          }
        }
        Button("second") {
          withAnimation(.linear(duration: 1)) {
            second.toggle()
          } completion: {
            log.add("second")
          }
        }
        Color.red.frame(width: first ? 10 : 20, height: 10).animation(.linear(duration: 3), value: first)
        Color.red.frame(width: second ? 10 : 20, height: 10)
      }
    }
    let log = EventLog()
    let host = ViewHost { Slow(log: log) }
    try host.tapAndRender("first")
    try host.tapAndRender("second")
    try await host.advance(by: .milliseconds(999))
    #expect(log.take() == [])
    try await host.advance(by: .milliseconds(1))
    #expect(log.take() == ["second"])
    try await host.advance(by: .seconds(2))
    #expect(log.take() == ["first"])
  }

  @Test("A-7: removed waits for the transition of what was removed")
  func removedView() async throws {
    struct Leaving: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        Button("go") {
          withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            isShown = false
          } completion: {
            log.add("removed")
          }
        }
        if isShown { Text("there").onDisappear { log.add("disappeared") } }
      }
    }
    let log = EventLog()
    let host = ViewHost { Leaving(log: log) }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(990))
    #expect(log.entries == [])
    try await host.advance(by: .milliseconds(10))
    #expect(log.entries.sorted() == ["disappeared", "removed"])
  }
}

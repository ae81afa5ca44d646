// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// Bodies that are evaluated for the values in between. Curves are linear and take one second.
@MainActor @Suite struct AnimatableTests {
  private struct Gauge: View, @MainActor Animatable {
    var value: Double
    let log: EventLog
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      let _ = log.add("\(value)")
      Text("\(value, specifier: "%.2f")")
      Plain()
    }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  private struct Screen: View {
    let log: EventLog
    @State private var value = 0.0
    var body: some View {
      Button("go") { withAnimation(.linear(duration: 1)) { value = value == 0 ? 8 : 0 } }
      Button("jump") { value = 5 }
      Gauge(value: value, log: log)
    }
  }

  @Test("A value goes a part of the way to another one")
  func interpolated() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(CGFloat(10).interpolated(towards: 20, amount: 1.5) == 25)
    var pair = AnimatablePair(1.0, 2.0)
    pair.interpolate(towards: AnimatablePair(3, 0), amount: 0.5)
    #expect(pair == AnimatablePair(2, 1))
    #expect(pair.scaled(by: 2) == AnimatablePair(4, 2))
  }

  @Test("A-6: the body of an animatable view runs for each frame, plain views' do not")
  func frames() async throws {
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(host.texts.suffix(2) == ["0.00", "plain"])
    let before = host.bodyEvaluations["Gauge"]
    let report = try await host.advance(by: .milliseconds(250))
    // 60 frames a second: the clock stops every 16,666,667 ns, fifteen times up to a quarter of a second.
    #expect(report.frames == 15)
    #expect(host.bodyEvaluations["Gauge"] - before == 15)
    #expect(host.bodyEvaluations["Plain"] == 1)
    #expect(host.bodyEvaluations["Screen"] == 2)
    // 0 + (8 − 0) · 0.25.
    #expect(host.texts.suffix(2) == ["2.00", "plain"])
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .milliseconds(750))
    #expect(host.texts.suffix(2) == ["8.00", "plain"])
    #expect(!log.take().isEmpty)
    try await host.advance(by: .seconds(1))
    #expect(log.entries == [])
  }

  @Test("A-6: a change on the way goes on from the value in between; one without animation jumps")
  func interruption() async throws {
    let host = ViewHost { Screen(log: EventLog()) }
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(500))
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(250))
    // Half way up is 4; a quarter of the way back is 3.
    #expect(host.texts.suffix(2) == ["3.00", "plain"])
    try host.tapAndRender("jump")
    #expect(host.texts.suffix(2) == ["5.00", "plain"])
    try await host.advance(by: .seconds(1))
    #expect(host.texts.suffix(2) == ["5.00", "plain"])
  }

  private struct Shake: AnimatableModifier {
    var amount: CGFloat
    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(amount, 0) }
      set { amount = newValue.first }
    }
    func body(content: Content) -> some View { content.offset(x: amount) }
  }

  @Test("A-6: a modifier's body runs for each frame as well")
  func modifiers() async throws {
    struct Shaken: View {
      @State private var amount: CGFloat = 0
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { amount = 40 } }
        Color.red.frame(width: 20, height: 10).modifier(Shake(amount: amount))
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Shaken() }
    try host.tapAndRender("go")
    #expect(host.displayList.last?.frame.minX == 90)
    try await host.advance(by: .milliseconds(500))
    #expect(host.displayList.last?.frame.minX == 110)
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .seconds(1))
    #expect(host.displayList.last?.frame.minX == 130)
    #expect(try await host.advance(by: .seconds(1)).frames == 0)
  }

  @Test("A-6: a view animated by its value says that its value changed, and nothing more")
  func causes() async throws {
    let host = ViewHost { Screen(log: EventLog()) }
    host.recordsCauses = true
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(10))
    let gauge = host.causes.filter { $0.typeName == "Gauge" }
    #expect(gauge.map(\.reasons) == [[.parentValueChanged]])
  }
}

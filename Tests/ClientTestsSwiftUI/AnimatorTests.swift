// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

extension Transaction {
  @Entry var isQuiet = false
}

private struct Slide: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
  }
}

@MainActor
@Suite struct AnimatorTests {
  private struct Phases: View {
    @State private var taps = 0
    let isEndless: Bool

    var body: some View {
      if isEndless {
        PhaseAnimator(["a", "b", "c"]) {
          Text($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      } else {
        Button("Go") { taps += 1 }
        Text("x").phaseAnimator([0, 1], trigger: taps) { content, phase in
          HStack {
            content
            Text("phase \(phase)")
          }
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
  }

  @Test("An endless phase animator goes round, a phase for as long as its animation")
  func endless() async throws {
    let host = ViewHost { Phases(isEndless: true) }
    try host.render()
    #expect(host.texts == ["b"])
    try await host.advance(by: .milliseconds(1_500))
    #expect(host.texts.last == "c")
    try await host.advance(by: .milliseconds(2_000))
    #expect(host.texts.last == "b")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A phase animator with a trigger rests in its first phase and runs once for a change")
  func triggered() async throws {
    let host = ViewHost { Phases(isEndless: false) }
    try await host.advance(by: .seconds(3))
    #expect(host.texts.last == "phase 0")
    try host.tapAndRender("Go")
    #expect(host.texts.last == "phase 1")
    try await host.advance(by: .seconds(3))
    #expect(host.texts.last == "phase 0")
  }

  @Test("A geometry effect moves what is drawn by the size, not what is laid out, and is animated (A-6)")
  func geometryEffect() async throws {
    struct Screen: View {
      @State private var distance: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 50, height: 10).modifier(Slide(distance: distance)).accessibilityIdentifier(
          "box")
        Button("Go") { withAnimation(.linear(duration: 1)) { distance = 2 } }
      }
    }
    let host = ViewHost { Screen() }
    let before = try #require(host.displayList.first { $0.color == "red" }).frame
    try host.tapAndRender("Go")
    try await host.advance(by: .milliseconds(500))
    #expect(
      try #require(host.displayList.first { $0.color == "red" }).frame == before.offsetBy(dx: 50, dy: 0))
    try await host.advance(by: .seconds(1))
    #expect(
      try #require(host.displayList.first { $0.color == "red" }).frame == before.offsetBy(dx: 100, dy: 0))
    #expect(try host["box"].frame == before)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("Maps of the plane: the added one is applied first, the inverse leads back")
  func maps() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(map.inverted()) == CGPoint(x: 1, y: 1))
    #expect(map.concatenating(map.inverted()).isIdentity)
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(map).boundingRect.maxX == 12)
  }

  @Test("A transaction carries the values of a client's own keys to the views that ask")
  func transactionKeys() throws {
    struct Screen: View {
      @State private var count = 0
      let seen: (Bool) -> Void
      var body: some View {
        Color.red.frame(width: CGFloat(10 + count), height: 10).transaction { seen($0.isQuiet) }
        Button("Quiet") { withTransaction(\.isQuiet, true) { count += 1 } }
        Button("Loud") { count += 1 }
      }
    }
    var seen: [Bool] = []
    let host = ViewHost { Screen { seen.append($0) } }
    seen = []
    try host.tapAndRender("Quiet")
    #expect(seen.contains(true) && !seen.contains(false))
    seen = []
    try host.tapAndRender("Loud")
    #expect(!seen.contains(true))
  }

  @Test("A spring by its physics has the period and the damping of its formula")
  func springs() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.2 * .pi) < 1e-9)
    #expect(abs(spring.bounce - 0.5) < 1e-9)
    #expect(Spring(mass: 1, stiffness: 1, damping: 100).bounce == 0)
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .spring(duration: spring.duration, bounce: spring.bounce))
  }

  @Test("Angles are added, scaled and divided")
  func angles() {
    #expect((Angle.degrees(90) - .degrees(30) * 2 + .zero).degrees.rounded() == 30)
    #expect(Angle.degrees(90) / .degrees(45) == 2)
  }
}

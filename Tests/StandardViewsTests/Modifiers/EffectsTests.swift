// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct EffectsTests {
  struct Fading: View {
    @State private var isFaded = false
    @State private var n = 0
    var body: some View {
      VStack {
        VStack {
          Text("n = \(n)").opacity(0.5)
          Button("count") { n += 1 }
        }
        .opacity(isFaded ? 0 : 1)
        Button("fade") { isFaded.toggle() }
      }
    }
  }

  @Test("opacities multiply; an inert one keeps identity and state (I-4, I-11)")
  func opacity() throws {
    let host = ViewHost { Fading() }
    #expect(host.displayList.map(\.opacity) == [0.5, 1, 1])
    try host.tapAndRender("count")
    let report = try host.tapAndRender("fade")
    #expect(report.displayEdits == 2)
    #expect(host.displayList.map(\.opacity) == [0, 0, 1])
    // Opacity 0 is still found, and its state lives on.
    #expect(host.texts == ["n = 1", "count", "fade"])
    try host.tapAndRender("count")
    #expect(host.texts.first == "n = 2")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("the effective opacity of a display item is clamped")
  func opacityOutsideOfItsRange() {
    let host = ViewHost {
      Text("a").opacity(3)
      Text("b").opacity(-1)
    }
    #expect(host.displayList.map(\.opacity) == [1, 0])
  }

  @Test("hidden draws nothing and is not found, and does not end lifetime (I-11)")
  func hidden() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = ViewHost {
      VStack {
        Text("seen")
        Text("unseen").onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("gone") }
          .hidden()
        Button("unseen button") {}.hidden()
      }
    }
    #expect(host.texts == ["seen"])
    #expect(host.displayList.count == 1)
    #expect(host.buttons.count == 0)
    #expect(log.lines == ["appear"])
  }

  struct Layered: View {
    @State private var front = 0.0
    var body: some View {
      ZStack {
        Text("a").zIndex(front)
        Text("b").padding(1)
        VStack { Text("c").zIndex(9) }
        Button("raise") { front = 2 }
      }
    }
  }

  @Test("zIndex sorts the children of one container, stably")
  func zIndex() throws {
    let host = ViewHost { Layered() }
    #expect(host.displayList.map(\.text) == ["a", "b", "c", "raise"])
    let report = try host.tapAndRender("raise")
    #expect(report.displayEdits == 1)
    #expect(host.displayList.map(\.text) == ["b", "c", "raise", "a"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("what allows no hit testing cannot be tapped")
  func hitTesting() throws {
    final class Log { var count = 0 }
    let log = Log()
    let host = ViewHost {
      VStack {
        Button("off") { log.count += 1 }.allowsHitTesting(false)
        Button("on") { log.count += 1 }.allowsHitTesting(true)
      }
    }
    #expect(throws: QueryError.self) { try host.buttons["off"].tap() }
    try host.buttons["on"].tap()
    #expect(log.count == 1)
  }

  @Test("modifiers have SwiftUI's types (S-5)")
  func printedTypes() {
    #expect(
      "\(type(of: Text("a").opacity(1)))" == "ModifiedContent<Text, _OpacityEffect>")
    #expect(
      "\(type(of: Color.red.layoutPriority(1)))"
        == "ModifiedContent<Color, _TraitWritingModifier<LayoutPriorityTraitKey>>")
    #expect(
      "\(type(of: Color.red.zIndex(1)))" == "ModifiedContent<Color, _TraitWritingModifier<ZIndexTraitKey>>")
    #expect(
      "\(type(of: Color.red.tag(1)))"
        == "ModifiedContent<Color, _TraitWritingModifier<TagValueTraitKey<Int>>>")
    #expect(
      "\(type(of: Color.red.multilineTextAlignment(.center)))"
        == "ModifiedContent<Color, _EnvironmentKeyWritingModifier<TextAlignment>>")
    #expect("\(type(of: Color.red.shadow(radius: 2)))" == "ModifiedContent<Color, _ShadowEffect>")
    #expect("\(type(of: Color.red.scaleEffect(2)))" == "ModifiedContent<Color, _ScaleEffect>")
    #expect("\(type(of: Color.red.rotationEffect(.zero)))" == "ModifiedContent<Color, _RotationEffect>")
  }

  @Test("the way between two opacities is finite, however far they are apart")
  func distantOpacities() async throws {
    struct Screen: View {
      @State private var opacity = Double.greatestFiniteMagnitude
      var body: some View {
        Button("fade") { withAnimation(.linear(duration: 1)) { opacity = -.greatestFiniteMagnitude } }
          .opacity(opacity)
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("fade")
    #expect(host.displayList.map(\.opacity) == [1])
    try await host.advance(by: .milliseconds(750))
    #expect(host.displayList.map(\.opacity) == [0])
  }

  @Test("an animator without phases shows nothing, and says so")
  func noPhases() {
    let host = ViewHost { PhaseAnimator([Int]()) { Text("\($0)") } }
    #expect(host.displayList.isEmpty)
    #expect(host.diagnostics.contains { $0.contains("PhaseAnimator") })
  }
}

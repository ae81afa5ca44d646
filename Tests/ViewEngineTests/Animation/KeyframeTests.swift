// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import HeadlessViews
@testable import ViewEngine

@MainActor
struct KeyframeTests {
  private struct Pose: Equatable {
    var x: CGFloat = 0
    var angle = Angle.zero
  }

  @Test("Tracks run beside each other; a track that is over keeps its last value (A-10)")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(100, duration: 1)
        MoveKeyframe(0)
        LinearKeyframe(50, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.25) == Pose(x: 25, angle: .degrees(45)))
    #expect(timeline.value(time: 1.5) == Pose(x: 25, angle: .degrees(90)))
    #expect(timeline.value(time: 9) == Pose(x: 50, angle: .degrees(90)))
  }

  @Test("Cubic keyframes go through their values without a bend, springs come to rest (A-10)")
  func curves() {
    let cubic = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(abs(cubic.value(time: 1) - 10) < 1e-9)
    let slope = (cubic.value(time: 1.001) - cubic.value(time: 0.999)) / 0.002
    #expect(abs(slope - 10) < 0.1)
    let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(spring.duration > 0.5)
    #expect(spring.value(time: spring.duration) == 1)
  }

  @Test("Curves of time begin at 0, end at 1, and take what is no number for 0")
  func unitCurves() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.4, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1)),
    ]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
      #expect(curve.value(at: .nan) == curve.value(at: 0) && curve.value(at: 7) == curve.value(at: 1))
    }
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
  }

  @Test(
    "An animator shows each frame's value on the host's clock: once for a trigger, then nothing runs (A-10)")
  func animator() async throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        VStack {
          KeyframeAnimator(initialValue: 0.0, trigger: taps) { value in
            Text("\(Int(value.rounded()))")
          } keyframes: { _ in
            LinearKeyframe(60, duration: 1)
          }
          Button("Go") { taps += 1 }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts.first == "0")
    try host.tapAndRender("Go")
    try await host.advance(by: .milliseconds(500))
    #expect(host.texts.first == "30")
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .seconds(1))
    #expect(host.texts.first == "60")
    let rest = try await host.advance(by: .seconds(1))
    #expect(rest.frames == 0)
  }

  @Test("Without a trigger an animator begins by itself, and again unless told not to repeat (A-10)")
  func repeating() async throws {
    func text(repeating: Bool) async throws -> String? {
      let host = ViewHost {
        Text("").keyframeAnimator(initialValue: 0.0, repeating: repeating) { _, value in
          Text("\(Int(value.rounded()))")
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(60, duration: 1) }
        }
      }
      try await host.advance(by: .milliseconds(1_500))
      return host.texts.last
    }
    #expect(try await text(repeating: true) == "30")
    #expect(try await text(repeating: false) == "60")
  }
}

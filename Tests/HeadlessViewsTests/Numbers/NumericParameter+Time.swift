// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import HeadlessViews
import Observation

/// What is animated, and how.
private struct Moving: View {
  let animation: Animation?
  @State private var isWide = false

  var body: some View {
    Button("go") {
      withAnimation(animation, completionCriteria: .logicallyComplete) {
        isWide.toggle()
      } completion: {
      }
    }
    Color.red.frame(width: isWide ? 200 : 20, height: 10)
    if isWide { Text("there").transition(.scale) }
  }
}

private struct Sleeping: View {
  let value: Double
  @State private var isAwake = false

  var body: some View {
    Text(isAwake ? "awake" : "asleep").task {
      try? await Task.sleep(for: value.isFinite && abs(value) < 1e20 ? .seconds(value) : .seconds(Int64.max))
      try? await Task.sleep(nanoseconds: value > 0 ? UInt64.max : 0)
      DispatchQueue.main.asyncAfter(deadline: value > 0 ? .distantFuture : .now()) { isAwake = true }
    }
  }
}

extension NumericParameter {
  private static func animation(
    _ declarations: String..., accepts: @escaping (Double) -> Bool, values: [Double] = doubles,
    _ make: @escaping @MainActor (Double) -> Animation
  ) -> Self {
    Self(
      declarations: declarations, name: "Animation", values: values, accepts: accepts,
      screen: { AnyView(Moving(animation: make($0))) },
      act: { host, _ in
        try host.tapAndRender("go")
        try await host.advance(by: .milliseconds(40))
        try NumericParameterTests.check(host)
        try await host.advance(by: .seconds(2))
      })
  }

  private static func duration(_ value: Double) -> Bool { value >= 0 && value <= 1e9 }
  private static func bounce(_ value: Double) -> Bool { abs(value) <= 1 }

  private static func transition(_ transition: AnyTransition) -> some View {
    Text("a").transition(transition.animation(.linear(duration: 1)))
  }

  private static func keyframe<K: KeyframeTrackContent<Double>>(
    _ declaration: String, _ make: @escaping (Double) -> K
  ) -> Self {
    action(
      declaration, says: "Keyframe", accepts: duration,
      on: { value in
        KeyframeAnimator(initialValue: 0.0) {
          Text("\($0)")
        } keyframes: { _ in
          KeyframeTrack(\.self) { make(value) }
        }
      }
    ) { host, _ in try await host.advance(by: .milliseconds(20)) }
  }

  static var time: [NumericParameter] {
    [
      animation("Animation/Animation.swift linear(duration:)", accepts: duration) { .linear(duration: $0) },
      animation("Animation/Animation.swift easeIn(duration:)", accepts: duration) { .easeIn(duration: $0) },
      animation("Animation/Animation.swift easeOut(duration:)", accepts: duration) { .easeOut(duration: $0) },
      animation("Animation/Animation.swift easeInOut(duration:)", accepts: duration) {
        .easeInOut(duration: $0).repeatCount(3)
      },
      animation("Animation/Animation.swift spring(duration:bounce:blendDuration:)", accepts: duration) {
        .spring(duration: $0, blendDuration: $0)
      },
      animation(accepts: bounce) { .spring(bounce: $0) },
      animation(
        "Animation/Animation.swift spring(response:dampingFraction:blendDuration:)", accepts: duration
      ) { .spring(response: $0) },
      animation(accepts: { $0 >= 0 && $0.isFinite }) { .spring(response: 0.5, dampingFraction: $0) },
      animation("Animation/Animation.swift snappy(duration:extraBounce:)", accepts: { abs($0 + 0.15) <= 1 }) {
        .snappy(extraBounce: $0)
      },
      animation("Animation/Animation.swift smooth(duration:extraBounce:)", accepts: bounce) {
        .smooth(extraBounce: $0)
      },
      animation("Animation/Animation.swift bouncy(duration:extraBounce:)", accepts: { abs($0 + 0.3) <= 1 }) {
        .bouncy(extraBounce: $0)
      },
      animation(
        "Animation/Animation.swift interpolatingSpring(duration:bounce:initialVelocity:)", accepts: duration
      ) {
        .interpolatingSpring(duration: $0)
      },
      animation(
        "Animation/Animation.swift timingCurve(_:_:_:_:duration:)", accepts: { $0 >= 0 && $0 <= 1 }
      ) { .timingCurve($0, $0, $0, $0, duration: 0.1) },
      animation(
        "Animation/Animation.swift repeatCount(_:autoreverses:)", accepts: { $0 >= 0 }, values: integers
      ) { .linear(duration: 0.1).repeatCount(integer($0)) },
      animation("Animation/Animation.swift delay(_:)", accepts: { abs($0) <= 1e9 }) {
        .linear(duration: 0.1).delay($0)
      },
      animation("Animation/Animation.swift logicallyComplete(after:)", accepts: duration) {
        .linear(duration: 0.1).logicallyComplete(after: $0)
      },
      animation("Animation/Animation.swift speed(_:)", accepts: duration) {
        .linear(duration: 0.1).speed($0)
      },
      keyframe("Animation/Keyframes.swift init(_:duration:timingCurve:)") { LinearKeyframe(1, duration: $0) },
      keyframe("Animation/Keyframes.swift init(_:duration:spring:startVelocity:)") {
        SpringKeyframe(1, duration: $0)
      },
      keyframe("Animation/Keyframes.swift init(_:duration:startVelocity:endVelocity:)") {
        CubicKeyframe(1, duration: $0)
      },
      action(
        "Animation/AnyTransition.swift scale(scale:anchor:)", says: "transition", accepts: factor,
        on: { value in transition(.scale(scale: value)) }
      ) { host, _ in try await host.advance(by: .milliseconds(20)) },
      action(
        "Animation/AnyTransition.swift offset(_:)", "Animation/AnyTransition.swift offset(x:y:)",
        says: "transition", accepts: length, on: { value in transition(.offset(x: value, y: value)) }
      ) { host, _ in try await host.advance(by: .milliseconds(20)) },
      action(
        "Containers/TimelineSchedule.swift init(from:by:)",
        "Containers/TimelineSchedule.swift periodic(from:by:)",
        says: "TimelineView", accepts: { $0 >= 0.001 && $0 <= 1e11 },
        on: { value in
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: value)) { context in
            Text("\(context.date.timeIntervalSinceReferenceDate)")
          }
        }
      ) { host, _ in try await host.advance(by: .milliseconds(100)) },
      action(
        "Containers/TimelineSchedule.swift entries(from:mode:)", says: "TimelineView",
        accepts: { abs($0) <= 1e11 },
        on: { value in
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: value), by: 1)) { _ in Text("a") }
        }
      ) { host, _ in try await host.advance(by: .seconds(3)) },
      action(
        says: nil, accepts: anything,
        on: { value in
          TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: value)])) { _ in Text("a") }
        }
      ) { host, _ in try await host.advance(by: .seconds(3)) },
      action(
        "Containers/TimelineSchedule.swift init(minimumInterval:paused:)",
        "Containers/TimelineSchedule.swift animation(minimumInterval:paused:)", says: "TimelineView",
        accepts: { $0 >= 0 && $0 <= 1e11 },
        on: { value in TimelineView(.animation(minimumInterval: value)) { _ in Text("a") } }
      ) { host, _ in try await host.advance(by: .milliseconds(100)) },
      action(
        "Publishing/Sleeping.swift sleep(for:)", "Publishing/Sleeping.swift sleep(nanoseconds:)", says: nil,
        accepts: anything, on: { Sleeping(value: $0) }
      ) { host, _ in
        try await host.advance(by: .seconds(1))
        try await host.advance(by: .seconds(1))
      },
      action(
        "Host/ViewHost+Time.swift advance(by:)", says: "advance(by:)",
        values: [-1e18, -1, 0, 2, 1e5, 1e18], accepts: { $0 >= 0 && $0 <= 1e12 },
        on: { _ in Moving(animation: .linear(duration: 0.1).repeatForever()) }
      ) { host, value in
        try host.tapAndRender("go")
        try await host.advance(by: .seconds(value))
      },
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A client's animation as a curve. An object, because every binding carries room for an animation.
package final class CustomCurve: Hashable, Sendable {
  let base: any CustomAnimation
  /// When it is over, in seconds.
  let end: AnimationEnd

  /// The animation that is asked when the end is looked for.
  private static let step = 1.0 / 60
  private static let mostSteps = 60 * 600

  init(_ base: some CustomAnimation) {
    self.base = base
    end = Self.end(of: base)
  }

  package static func == (a: CustomCurve, b: CustomCurve) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(base) }

  private static func end(of base: some CustomAnimation) -> AnimationEnd {
    var context = AnimationContext<Double>()
    var logical: Double?
    for index in 0...mostSteps {
      let time = Double(index) * step
      let isOver = base.animate(value: 1.0, time: time, context: &context) == nil
      if logical == nil, isOver || context.isLogicallyComplete { logical = time }
      if isOver { return AnimationEnd(logical: logical ?? time, whole: time) }
    }
    return AnimationEnd(logical: logical ?? .infinity, whole: .infinity)
  }

  /// How far a change from 0 to 1 has come, for a caller that keeps no state from frame to frame: all frames until
  /// then are asked for.
  func progress(at time: Double) -> Double {
    var context = AnimationContext<Double>()
    let last = min(time / Self.step, Double(Self.mostSteps)).rounded(.down)
    for index in 0..<Int(last) {
      _ = base.animate(value: 1.0, time: Double(index) * Self.step, context: &context)
    }
    let value = base.animate(value: 1.0, time: time, context: &context) ?? 1
    return value.isFinite ? value : 1
  }
}

/// One change that a client's animation drives: its state from frame to frame.
final class CustomAnimationRun<Value: VectorArithmetic> {
  private let animation: Animation
  private(set) var context: AnimationContext<Value>
  private var time = -1.0
  private var value: Value?

  init(_ animation: Animation, _ context: AnimationContext<Value> = AnimationContext()) {
    self.animation = animation
    self.context = context
  }

  /// The part of a change that is reached; asked once for each time.
  ///
  /// - Returns: nil when the animation is over.
  func value(of change: Value, at time: Double) -> Value? {
    if time == self.time { return value }
    self.time = time
    value = animation.animate(value: change, time: time, context: &context)
    if let value, !value.magnitudeSquared.isFinite {
      HostContext.report("CustomAnimation: a value is no number; the end of the change is used instead.")
      self.value = change
    }
    return value
  }
}

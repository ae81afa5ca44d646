// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A change from one value to another that takes time.
struct ValueAnimation<Value> {
  let from: Value
  let to: Value
  let start: Duration
  let animation: Animation
  /// The state of a client's animation, a `CustomAnimationRun`; nil for the built-in ones.
  private let run: AnyObject?
}

extension ValueAnimation where Value: VectorArithmetic {
  /// Begins a change.
  ///
  /// - Parameter previous: What is on its way; a client's animation may go on with it.
  init(
    from: Value, to: Value, at now: Duration, _ animation: Animation, after previous: ValueAnimation? = nil
  ) {
    guard case .custom = animation.curve, !animation.isRepeated else {
      self.init(from: from, to: to, start: now, animation: animation, run: nil)
      return
    }
    if let previous {
      var context = (previous.run as? CustomAnimationRun<Value>)?.context ?? AnimationContext()
      if animation.shouldMerge(
        previous: previous.animation, value: to - previous.from, time: (now - previous.start).inSeconds,
        context: &context)
      {
        self.init(
          from: previous.from, to: to, start: previous.start, animation: animation,
          run: CustomAnimationRun(animation, context))
        return
      }
    }
    self.init(from: from, to: to, start: now, animation: animation, run: CustomAnimationRun<Value>(animation))
  }

  func value(at time: Duration) -> Value {
    let elapsed = (time - start).inSeconds
    if run != nil { return customValue(of: to - from, after: elapsed).map { from + $0 } ?? to }
    return from + (to - from).scaled(by: animation.progress(after: elapsed))
  }

  func isOver(at time: Duration) -> Bool {
    let elapsed = (time - start).inSeconds
    return run == nil ? elapsed >= animation.end : customValue(of: to - from, after: elapsed) == nil
  }
}

extension ValueAnimation<CGRect> {
  init(
    from: CGRect, to: CGRect, at now: Duration, _ animation: Animation, after previous: ValueAnimation?
  ) {
    guard case .custom = animation.curve, !animation.isRepeated else {
      self.init(from: from, to: to, start: now, animation: animation, run: nil)
      return
    }
    let change = ValueAnimation<CGRect.AnimatableData>(
      from: from.animatableData, to: to.animatableData, at: now, animation, after: previous?.vector)
    self.init(
      from: CGRect(change.from), to: to, start: change.start, animation: animation, run: change.run)
  }

  private var vector: ValueAnimation<CGRect.AnimatableData> {
    ValueAnimation<CGRect.AnimatableData>(
      from: from.animatableData, to: to.animatableData, start: start, animation: animation, run: run)
  }

  func value(at time: Duration) -> CGRect {
    if run != nil { return CGRect(vector.value(at: time)) }
    let progress = CGFloat(animation.progress(after: (time - start).inSeconds))
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY),
      width: between(from.width, to.width), height: between(from.height, to.height))
  }

  func isOver(at time: Duration) -> Bool {
    run == nil ? (time - start).inSeconds >= animation.end : vector.isOver(at: time)
  }
}

extension ValueAnimation where Value: VectorArithmetic {
  /// The part of a change that a client's animation has reached; nil when it is over.
  private func customValue(of change: Value, after elapsed: Double) -> Value? {
    guard let run = run as? CustomAnimationRun<Value> else { return nil }
    return run.value(of: change, at: elapsed)
  }
}

extension CGRect {
  fileprivate init(_ data: AnimatableData) {
    self.init()
    animatableData = data
  }
}

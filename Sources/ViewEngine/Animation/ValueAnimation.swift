// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A change from one value to another that takes time.
struct ValueAnimation<Value> {
  let from: Value
  let to: Value
  let start: Duration
  let animation: Animation
  /// Seconds from the start until nothing moves any more; asked for in every frame.
  private let duration: Double
  /// The state of a client's animation, a `CustomAnimationRun`; nil for the built-in ones.
  private let run: AnyObject?

  private init(from: Value, to: Value, start: Duration, animation: Animation, run: AnyObject? = nil) {
    self.from = from
    self.to = to
    self.start = start
    self.animation = animation
    self.run = run
    duration = animation.end
  }
}

/// The seconds since the animations of one moment began. Most animations begin together, and converting a duration to
/// seconds takes ten times as long as everything else for one animated leaf.
struct ElapsedTime {
  private let now: Duration
  private var start: Duration
  private var seconds = 0.0

  init(at time: Duration) {
    now = time
    start = time
  }

  mutating func seconds(since start: Duration) -> Double {
    if start != self.start {
      self.start = start
      seconds = (now - start).inSeconds
    }
    return seconds
  }
}

extension ValueAnimation where Value: VectorArithmetic {
  /// Begins a change.
  ///
  /// - Parameter previous: The animation that is running; a client's animation may continue it.
  init(
    from: Value, to: Value, at now: Duration, _ animation: Animation, after previous: ValueAnimation? = nil
  ) {
    guard animation.custom != nil else {
      self.init(from: from, to: to, start: now, animation: animation)
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
    if run != nil { return customValue(after: elapsed).map { from + $0 } ?? to }
    return from + (to - from).scaled(by: animation.progress(after: elapsed))
  }

  func isOver(at time: Duration) -> Bool {
    let elapsed = (time - start).inSeconds
    return run == nil ? elapsed >= duration : customValue(after: elapsed) == nil
  }
}

extension ValueAnimation<CGRect> {
  init(
    from: CGRect, to: CGRect, at now: Duration, _ animation: Animation, after previous: ValueAnimation?
  ) {
    guard animation.custom != nil else {
      self.init(from: from, to: to, start: now, animation: animation)
      return
    }
    let change = ValueAnimation<CGRect.AnimatableData>(
      from: from.animatableData, to: to.animatableData, at: now, animation, after: previous?.vector)
    self.init(
      from: CGRect(change.from), to: to, start: change.start, animation: animation, run: change.run)
  }

  /// Moves the end of the change, because a geometry group has moved, and its start by as much.
  func ending(at end: CGRect) -> ValueAnimation {
    let start = CGRect(
      x: from.origin.x - to.origin.x + end.origin.x, y: from.origin.y - to.origin.y + end.origin.y,
      width: from.size.width - to.size.width + end.size.width,
      height: from.size.height - to.size.height + end.size.height)
    return ValueAnimation(from: start, to: end, start: self.start, animation: animation, run: run)
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

  /// When it began and how many seconds it takes; nil if a client's animation drives it.
  var timing: (start: Duration, duration: Double)? { run == nil ? (start, duration) : nil }

  /// Whether it is over, by a clock that is asked for many animations.
  func isOver(by clock: inout ElapsedTime) -> Bool {
    let elapsed = clock.seconds(since: start)
    return run == nil ? elapsed >= duration : vector.customValue(after: elapsed) == nil
  }
}

extension ValueAnimation where Value: VectorArithmetic {
  /// The part of the change that a client's animation has reached; nil when it is over.
  fileprivate func customValue(after elapsed: Double) -> Value? {
    (run as? CustomAnimationRun<Value>)?.value(of: to - from, at: elapsed)
  }
}

extension CGRect {
  fileprivate init(_ data: AnimatableData) {
    self.init()
    animatableData = data
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An animation whose values a client calculates.
///
/// It is called once for each frame and each animated value, with the time since the change began. To find its end, a
/// `Double` is animated from 0 to 1 in steps of 1/60 s. An animation that has not ended after ten minutes counts as
/// endless.
///
/// - Source: Apple, `CustomAnimation`.
nonisolated public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time.
  ///
  /// - Parameters:
  ///   - value: The whole change, from zero.
  ///   - time: Seconds since the change began.
  ///   - context: State that is kept from frame to frame.
  /// - Returns: The part of the change that is reached; nil when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The speed at a time, in units a second. The engine does not ask for it: a change that follows begins at the
  /// value that is reached, at rest.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether a change that begins while another one is running continues with the clock and the state of that one.
  ///
  /// - Parameters:
  ///   - previous: The animation that is on its way.
  ///   - value: The change that comes, from where the previous one began.
  ///   - time: Seconds since the previous change began.
  ///   - context: The previous change's state, which may be changed.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation knows of the change it animates, and keeps for the next frame.
///
/// - Source: Apple, `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values under keys of the animation's own.
  public var state = AnimationState<Value>()
  /// Whether the change counts as done, although the value still moves.
  public var isLogicallyComplete = false

  init() {}

  /// The same for a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// State of a custom animation, by keys.
///
/// - Source: Apple, `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a custom animation's state.
///
/// - Source: Apple, `AnimationStateKey`.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value before one was set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation that a client calculates.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(CustomCurve(base))
  }

  /// The client's own animation; itself where it is none.
  public var base: any CustomAnimation {
    if case .custom(let custom) = curve { return custom.base }
    return AnyAnimation(animation: self)
  }

  /// The part of a change that is reached at a time; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let custom {
      let time = (time - delay) * speed
      return time < 0 ? .zero : custom.base.animate(value: value, time: time, context: &context)
    }
    if time >= logicalEnd { context.isLogicallyComplete = true }
    return time >= end ? nil : value.scaled(by: progress(after: time))
  }

  /// The speed of a change at a time, by its difference within a millisecond; nil when the animation is over.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = curve {
      return custom.base.velocity(value: value, time: time, context: context)
    }
    if time >= end { return nil }
    let step = 0.001
    return value.scaled(by: (progress(after: time + step) - progress(after: time)) / step)
  }

  /// Whether this animation goes on with the clock and state of one that is on its way; the built-in ones do not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard case .custom(let custom) = curve else { return false }
    return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// A built-in animation as a base.
private struct AnyAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }
}

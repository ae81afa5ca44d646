// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Values that can be added and scaled, so that there are values in between.
///
/// - Source: Apple, `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of something that is not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two animated values in one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { AnimatablePair(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { AnimatablePair(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { AnimatablePair(a.first - b.first, a.second - b.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A view, modifier or shape whose body is evaluated for the values in between, frame by frame.
///
/// - Source: Apple, `Animatable`.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier with animated data; the form of earlier releases.
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A change from one value to another that takes time.
struct ValueAnimation<Value> {
  let from: Value
  let to: Value
  let start: Duration
  let animation: Animation
  /// Seconds from the start until nothing moves any more; asked for in every frame.
  private let duration: Double

  init(from: Value, to: Value, start: Duration, animation: Animation) {
    self.from = from
    self.to = to
    self.start = start
    self.animation = animation
    duration = animation.end
  }

  func isOver(at time: Duration) -> Bool {
    (time - start).inSeconds >= duration
  }

  /// The same by a clock that is asked for many animations.
  func isOver(by clock: inout ElapsedTime) -> Bool {
    clock.seconds(since: start) >= duration
  }
}

/// The seconds since the animations of one moment began. Most of them began together, and a duration's seconds take ten
/// times as long as all else that is done for a leaf on its way.
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
  func value(at time: Duration) -> Value {
    var change = to - from
    change.scale(by: animation.progress(after: (time - start).inSeconds))
    return from + change
  }
}

extension ValueAnimation<CGRect> {
  func value(at time: Duration) -> CGRect {
    let progress = CGFloat(animation.progress(after: (time - start).inSeconds))
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY),
      width: between(from.width, to.width), height: between(from.height, to.height))
  }
}

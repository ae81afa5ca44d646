// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a keyframe animation does over time to a value, or to several properties of it.
///
/// - Source: Apple, `Keyframes`; WWDC23 session 10157.
public protocol Keyframes<Value> {
  associatedtype Value
  /// Engine internals: the tracks, which run beside each other.
  var _tracks: [_KeyframePiece<Value>] { get }
}

/// One value after the other, each reached in a time of its own.
///
/// - Source: Apple, `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  /// Engine internals: the way to each value.
  var _segments: [_KeyframeSegment<Value>] { get }
}

/// Engine internals: the way to one value.
public struct _KeyframeSegment<Value: Animatable> {
  enum Way {
    case jump
    case curve(UnitCurve)
    case spring(Spring)
    /// Goes on without a bend, by the velocities at both ends; nil for the neighbours' own.
    case cubic(start: Value?, end: Value?)
  }

  let target: Value
  let duration: Double
  let way: Way
  /// Whether the duration was refused.
  let check: NumberCheck

  /// The longest way, in seconds: some thirty years.
  private static var longest: Double { 1e9 }

  init(_ target: Value, _ duration: Double, _ way: Way) {
    self.target = target
    var check = NumberCheck()
    self.duration = check.number(duration, in: 0...Self.longest, or: 0)
    self.way = way
    self.check = check
  }
}

/// Engine internals: a track, or the part of one that is written without a track around it.
public struct _KeyframePiece<Root> {
  /// How long the track goes on, in seconds.
  let duration: Double
  /// The first duration that was refused.
  let check: NumberCheck
  /// Puts the value at a time, in seconds, into a root that holds the initial values.
  let apply: (inout Root, Double) -> Void
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  public init(_ to: Value) { _segments = [_KeyframeSegment(to, 0, .jump)] }
}

/// Goes to a value at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(to, duration, .curve(timingCurve))]
  }
}

/// Goes to a value as a spring does; without a duration until it has come to rest.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    let rest = Animation.spring(spring).end
    _segments = [_KeyframeSegment(to, duration ?? rest, .spring(spring))]
  }
}

/// Goes to a value on a cubic curve, smoothly from the one before to the one after.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [_KeyframeSegment(to, duration, .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// Keyframes one after the other, as a builder joins them.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
}

/// Joins the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ content: K) -> _KeyframeSequence<Value>
  {
    _KeyframeSequence(_segments: content._segments)
  }
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    buildArray(parts)
  }
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_segments: parts.flatMap(\._segments))
  }
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
  public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    part ?? _KeyframeSequence(_segments: [])
  }
}

/// Keyframes of one property, or of the value itself.
///
/// - Source: Apple, `KeyframeTrack`.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var _tracks: [_KeyframePiece<Root>] {
    let segments = content._segments
    let keyPath = keyPath
    return [
      _KeyframePiece(
        duration: segments.reduce(0) { $0 + $1.duration },
        check: segments.lazy.map(\.check).first { $0.refusal != nil } ?? NumberCheck()
      ) { root, time in
        root[keyPath: keyPath] = KeyframePath(from: root[keyPath: keyPath], segments).value(at: time)
      }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// Tracks beside each other, as a builder joins them.
public struct _KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframePiece<Value>]
}

/// Joins tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: keyframes._tracks)
  }
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    buildArray(parts)
  }
  public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
  }
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
  public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    part ?? _KeyframeTracks(_tracks: [])
  }
}

extension KeyframesBuilder where Value: Animatable {
  // Keyframes of the value itself, without a track around them.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ content: K) -> _KeyframeSequence<Value>
  {
    _KeyframeSequence(_segments: content._segments)
  }
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeTracks<Value> {
    let sequence = _KeyframeSequence(_segments: parts.flatMap(\._segments))
    return _KeyframeTracks(_tracks: KeyframeTrack(\.self) { sequence }._tracks)
  }
}

/// A keyframe animation by itself: its value at each time.
///
/// - Source: Apple, `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframePiece<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  package init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The first duration that was refused.
  package var check: NumberCheck { tracks.lazy.map(\.check).first { $0.refusal != nil } ?? NumberCheck() }

  /// The value at a time in seconds; a track that is over keeps its last one.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The way of one property through its keyframes.
private struct KeyframePath<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  let start: Value
  let segments: [_KeyframeSegment<Value>]

  init(from start: Value, _ segments: [_KeyframeSegment<Value>]) {
    (self.start, self.segments) = (start, segments)
  }

  func value(at time: Double) -> Value {
    var rest = max(time, 0)
    for (index, segment) in segments.enumerated() {
      if rest < segment.duration { return value(in: index, at: rest) }
      rest -= segment.duration
    }
    return segments.last?.target ?? start
  }

  private func origin(of index: Int) -> Value { index > 0 ? segments[index - 1].target : start }

  private func value(in index: Int, at time: Double) -> Value {
    let segment = segments[index]
    let (from, to) = (origin(of: index).animatableData, segment.target.animatableData)
    let fraction = segment.duration > 0 ? time / segment.duration : 1
    var result = segment.target
    switch segment.way {
    case .jump: break
    case .curve(let curve):
      result.animatableData = from + (to - from).scaled(by: curve.value(at: fraction))
    case .spring(let spring):
      result.animatableData = from + (to - from).scaled(by: Animation.spring(spring).progress(after: time))
    case .cubic(let startVelocity, let endVelocity):
      let first = startVelocity?.animatableData ?? velocity(before: index)
      let last = endVelocity?.animatableData ?? velocity(before: index + 1)
      result.animatableData = Self.hermite(
        from, to, first.scaled(by: segment.duration), last.scaled(by: segment.duration), fraction)
    }
    return result
  }

  /// The velocity where a segment begins: along the line between its neighbours, where both are cubic; else none.
  private func velocity(before index: Int) -> Vector {
    guard index > 0, index < segments.count, isCubic(index - 1), isCubic(index) else { return .zero }
    let time = segments[index - 1].duration + segments[index].duration
    let way = segments[index].target.animatableData - origin(of: index - 1).animatableData
    return time > 0 ? way.scaled(by: 1 / time) : .zero
  }

  private func isCubic(_ index: Int) -> Bool {
    if case .cubic = segments[index].way { true } else { false }
  }

  private static func hermite(_ from: Vector, _ to: Vector, _ start: Vector, _ end: Vector, _ t: Double)
    -> Vector
  {
    let (t2, t3) = (t * t, t * t * t)
    return from.scaled(by: 2 * t3 - 3 * t2 + 1) + start.scaled(by: t3 - 2 * t2 + t)
      + to.scaled(by: 3 * t2 - 2 * t3)
      + end.scaled(by: t3 - t2)
  }
}

// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// A view whose content is made for the values of a keyframe animation, frame by frame, on the host's clock.
///
/// Without a trigger, the animation begins when the view appears, and repeats unless told not to. With a trigger, it
/// runs once whenever the trigger's value changes.
///
/// - Source: Apple, `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View, BuiltInView {
  @State private var start: Date?
  /// The value that the last run had reached when the next one cut it off.
  @State private var origin: Value?
  private let initialValue: Value
  private let repeats: Bool
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats) = (initialValue, false)
    self.trigger = AnyEquatable(trigger)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public var body: some View {
    let (start, trigger) = (start, trigger)
    let from = origin ?? initialValue
    let timeline = KeyframeTimeline(from, keyframes(from))
    let duration = timeline.duration
    let _ = HostContext.report(timeline.check, for: "Keyframe's duration")
    TimelineView(KeyframeSchedule(start: start, end: repeats ? nil : start?.addingTimeInterval(duration))) {
      context in
      content(start.map { value(of: timeline, duration, context.date.timeIntervalSince($0)) } ?? from)
    }
    .onAppear { if trigger == nil { self.start = Self.now } }
    .onChange(of: trigger) {
      let now = Self.now
      if let start { origin = value(of: timeline, duration, now.timeIntervalSince(start)) }
      self.start = now
    }
  }

  private static var now: Date { HostContext.clock?.date ?? Date() }

  private func value(of timeline: KeyframeTimeline<Value>, _ duration: Double, _ elapsed: Double) -> Value {
    timeline.value(
      time: repeats && duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : elapsed)
  }
}

/// The dates of the frames: of one run, or without end.
private struct KeyframeSchedule: TimelineSchedule {
  let start: Date?
  /// The date from which on nothing changes any more; nil for never.
  let end: Date?

  func entries(from date: Date, mode: Mode) -> PrefixSequence<PeriodicTimelineSchedule.Entries> {
    let frames = PeriodicTimelineSchedule(from: start ?? date, by: 1.0 / 60).entries(from: date, mode: mode)
    guard start != nil else { return frames.prefix(1) }
    guard let end else { return frames.prefix(.max) }
    // One frame more, so that the last one shows the end.
    return frames.prefix(max(Int((end.timeIntervalSince(date) * 60).rounded(.up)), 0) + 2)
  }
}

extension View {
  /// Changes this view by the values of a keyframe animation, again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Changes this view by the values of a keyframe animation, once whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}

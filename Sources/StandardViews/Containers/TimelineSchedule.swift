// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// How often a timeline is wanted to change.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// The dates at which a timeline view changes.
///
/// - Source: Apple, `TimelineSchedule`.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from a date on, in ascending order. The first one may lie before that date: it is the entry that is
  /// shown then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule made from numbers, which were checked when it was made.
protocol NumericTimelineSchedule: TimelineSchedule {
  var check: NumberCheck { get }
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: NumericTimelineSchedule, Sendable {
  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    /// The number of intervals from the start to the next date. Intervals that are added up one by one would drift.
    var count: Double

    public mutating func next() -> Date? {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval
  /// The refused numbers of the schedule; the timeline that is given the schedule reports them.
  let check: NumberCheck

  /// - Parameters:
  ///   - startDate: When the first entry is due.
  ///   - interval: Seconds between two dates; a thousandth at least, or nobody could follow.
  public init(from startDate: Date, by interval: TimeInterval) {
    var check = NumberCheck()
    // Beyond these dates, adding an interval would no longer give another date.
    let farthest = 1e11
    start = Date(
      timeIntervalSinceReferenceDate: check.number(
        startDate.timeIntervalSinceReferenceDate, in: -farthest...farthest, or: 0))
    self.interval = check.number(interval, in: 0.001...farthest, or: 1)
    self.check = check
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    var passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    // The quotient may have been rounded up to the next date.
    if passed > 0, start.addingTimeInterval(passed * interval) > startDate { passed -= 1 }
    return Entries(start: start, interval: interval, count: passed)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every frame, or as often as an animation needs.
public struct AnimationTimelineSchedule: NumericTimelineSchedule, Sendable {
  let check: NumberCheck
  private let interval: TimeInterval
  private let paused: Bool

  /// - Parameters:
  ///   - minimumInterval: Seconds between two changes at least; nil is a frame, a sixtieth of a second.
  ///   - paused: Whether nothing changes at the moment.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    var check = NumberCheck()
    interval = max(check.number(minimumInterval ?? 0, in: 0...1e11, or: 0), 1.0 / 60)
    self.check = check
    self.paused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> PrefixSequence<PeriodicTimelineSchedule.Entries> {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(paused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
    Self(dates)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

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

  /// The dates from one on, in ascending order. The first may lie before it: it is what is shown at that date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date.addTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: Seconds between two dates; greater than zero.
  public init(from startDate: Date, by interval: TimeInterval) {
    precondition(interval > 0, "a timeline needs an interval greater than zero, not \(interval)")
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(max(passed, 0) * interval), interval: interval)
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
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let paused: Bool

  /// - Parameters:
  ///   - minimumInterval: Seconds between two changes at least; nil is a frame, a sixtieth of a second.
  ///   - paused: Whether nothing changes at the moment.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
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

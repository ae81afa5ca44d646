// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// How far a date is from now, by the clock of the host.
struct TimeDistance {
  private let seconds: Double
  private let units: [(count: Int, name: String)]

  /// - Parameter now: The time of the host whose body runs, or in whose name code runs; outside of hosts that of the machine.
  init(to date: Date, from now: Date = Self.now) {
    // Whoever asks for ten minutes from now has asked for the date a moment before: that is ten minutes, and not a second less.
    seconds = (date.timeIntervalSince(now) * 1_000).rounded() / 1_000
    let start = Date(timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate.rounded(.down))
    let end = start.addingTimeInterval(seconds.rounded(.towardZero))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(start, end), to: max(start, end))
    units = [
      (parts.year ?? 0, "year"), (parts.month ?? 0, "month"), (parts.day ?? 0, "day"),
      (parts.hour ?? 0, "hour"),
      (parts.minute ?? 0, "minute"), (parts.second ?? 0, "second"),
    ]
  }

  private static var now: Date {
    if MainThread.isCurrent, let graph = currentEvaluation.graph {
      return MainActor.assumeIsolated { graph.clock.date }
    }
    return HostContext.clock?.date ?? Date()
  }

  /// The largest unit that is not zero, and so many after it as far as they are not zero.
  func inUnits(_ count: Int) -> String {
    guard let first = units.firstIndex(where: { $0.count != 0 }) else { return "0 seconds" }
    return units[first...].prefix(count).filter { $0.count != 0 }
      .map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  var signed: String { (seconds < 0 ? "-" : "+") + inUnits(1) }

  var clock: String {
    let whole = Int(min(abs(seconds), 1e12))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", minutes, rest)
  }
}

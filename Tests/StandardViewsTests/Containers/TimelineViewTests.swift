// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct TimelineViewTests {
  /// Counts the contents that a timeline makes.
  private func host<S: TimelineSchedule>(_ schedule: S, _ log: EventLog) -> ViewHost {
    ViewHost {
      TimelineView(schedule) { context in
        let _ = log.add("\(context.date.timeIntervalSinceReferenceDate)")
        Text("now")
      }
    }
  }

  @Test("a periodic timeline changes at its dates, on the host's clock")
  func periodic() async throws {
    let log = EventLog()
    let host = host(.periodic(from: .now, by: 2), log)
    #expect(log.entries.count == 1)
    try await host.advance(by: .milliseconds(1_900))
    #expect(log.entries.count == 1)
    try await host.advance(by: .milliseconds(200))
    #expect(log.entries.count == 2)
    let report = try await host.advance(by: .seconds(6))
    #expect(log.entries.count == 5)
    #expect(report.frames == 3)
    let dates = log.entries.compactMap(Double.init)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1 - $0 == 2 })
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("an animated timeline changes every frame, or less often, or not while it is paused")
  func animation() async throws {
    for (schedule, count) in [
      (AnimationTimelineSchedule.animation, 60), (.animation(minimumInterval: 0.25), 4),
      (.animation(paused: true), 0),
    ] {
      let log = EventLog()
      let host = host(schedule, log)
      try await host.advance(by: .milliseconds(1_010))
      #expect(log.entries.count == 1 + count)
    }
  }

  @Test("a tree built from scratch shows the date that is shown, between two dates too")
  func rebuilt() async throws {
    let host = ViewHost {
      TimelineView(.animation(minimumInterval: 0.05)) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
    }
    for _ in 0..<5 {
      try await host.advance(by: .milliseconds(70))
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  @Test("minutes begin on the minute, given dates are kept, and are over after the last one")
  func otherSchedules() async throws {
    let log = EventLog()
    let minutes = host(.everyMinute, log)
    try await minutes.advance(by: .seconds(180))
    #expect(log.entries.count == 4)
    #expect(log.take().compactMap(Double.init).allSatisfy { $0.truncatingRemainder(dividingBy: 60) == 0 })
    let dates = [1.0, 2.5].map { Date(timeIntervalSinceNow: $0) }
    let explicit = host(.explicit(dates), log)
    try await explicit.advance(by: .seconds(10))
    // The first date is shown before it is due.
    #expect(log.take().count == 2)
  }

  @Test("a timeline that has left changes nothing")
  func removal() async throws {
    struct Screen: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        Button("hide") { isShown = false }
        if isShown {
          TimelineView(.periodic(from: .now, by: 1)) { _ in
            let _ = log.add("tick")
            Text("now")
          }
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try await host.advance(by: .seconds(2))
    #expect(log.take().count == 3)
    try host.tapAndRender("hide")
    #expect(try await host.advance(by: .seconds(2)).frames == 0)
    #expect(log.entries == [])
  }
}

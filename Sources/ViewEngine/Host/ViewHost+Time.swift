// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import Publishing

extension ViewHost {
  /// The frames of the virtual display: 60 a second.
  static let frameDuration = Duration.nanoseconds(16_666_667)
  /// The longest advance that is rendered frame by frame, and the number of steps of a longer one. Otherwise an advance
  /// by years would take too long.
  private static let longestExact = Duration.seconds(600)
  private static let largeSteps = 2_000
  /// Turns to wait at most.
  private static let turnLimit = 10_000
  /// After how many frames the clock goes on, although the screen asks for another one. One that sends something to the main
  /// queue with each frame asks for ever; on a device each frame takes time.
  private static let framesAtOnce = 100
  /// After how many frames the clock goes on, once a screen has reached `framesAtOnce` in the same advance.
  private static let fewFramesAtOnce = 3

  /// Lets tasks and queued work run, moves the clock, and renders frame by frame while something is animated.
  ///
  /// Work that becomes due runs at its time. At the end the clock is exactly at the new time, and the display list is
  /// that of this time.
  ///
  /// - Returns: The counts of all frames until then.
  /// - Throws: ``RenderError``.
  @discardableResult
  public func advance(by duration: Duration) async throws -> FrameReport {
    let duration = valid(duration)
    let end = graph.clock.now + duration
    let leastStep = duration > Self.longestExact ? duration / Self.largeSteps : .zero
    var report = FrameReport()
    var limit = Self.framesAtOnce
    try await settle(&report, &limit)
    while graph.clock.now < end {
      graph.clock.move(to: min(nextStop(before: end, leastStep: leastStep), end))
      graph.timeDidChange()
      try await settle(&report, &limit)
    }
    return report
  }

  private func valid(_ duration: Duration) -> Duration {
    let limit = Duration.clamped(seconds: .infinity)
    if duration >= .zero && duration <= limit { return duration }
    let used = duration < .zero ? .zero : limit
    graph.report("advance(by:): the clock cannot be moved by \(duration); it is by \(used).")
    return used
  }

  /// The next time at which something happens by itself.
  private func nextStop(before end: Duration, leastStep: Duration) -> Duration {
    let now = graph.clock.now
    var stop = end
    if graph.animations.isRunning { stop = min(stop, now + max(Self.frameDuration, leastStep)) }
    if let change = graph.animations.nextChange {
      stop = min(stop, max(change, now + leastStep))
    }
    // Jobs that are due at a time run at that time.
    if let job = graph.clock.nextJob { stop = min(stop, max(job, now)) }
    // The clock always moves. A stop that does not move it would never end.
    return stop > graph.clock.now ? stop : graph.clock.now + .nanoseconds(1)
  }

  /// Runs what is due and renders, until tasks and queue are quiet.
  ///
  /// - Parameter limit: After how many frames what is left waits until the clock has moved; lowered when they are reached.
  private func settle(_ report: inout FrameReport, _ limit: inout Int) async throws {
    let framesBefore = report.frames
    var way = MainActorTurn.Way.mainQueue
    var quiet = 0
    var turns = 0
    while quiet < way.quietTurns, turns < Self.turnLimit {
      let before = graph.clock.activity
      graph.acting { graph.clock.runDueJobs() }
      report.add(try render())
      let wayOfTurn = await MainActorTurn.pass()
      if wayOfTurn != way { quiet = 0 }
      way = wayOfTurn
      // Tasks that are known to be on their way are waited for, however busy the machine is.
      if graph.clock.tasksOnTheirWay > 0 { continue }
      if report.frames - framesBefore >= limit {
        limit = Self.fewFramesAtOnce
        return
      }
      turns += 1
      let isQuiet = graph.clock.activity == before && !graph.needsFrame && !BackgroundWrites.isWaiting
      quiet = isQuiet ? quiet + 1 : 0
    }
  }
}

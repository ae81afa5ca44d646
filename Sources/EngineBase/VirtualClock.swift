// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The time of a host. It stands still unless the host is told to advance it.
///
/// Unchecked: used on the main actor's thread only; tasks reach it through ``HostContext`` and touch it after
/// they have hopped to the main actor.
package final class VirtualClock: @unchecked Sendable {
  /// Time since the host was made.
  package private(set) var now = Duration.zero
  /// Grows with every job that is scheduled or run. Code that waits for the clock to come to rest watches it.
  package private(set) var activity = 0
  /// Where the host's runtime issues go.
  package var report: ((String) -> Void)?
  /// The graph of the host, as long as it is there; this module knows none.
  package var owner: Unmanaged<AnyObject>?
  /// Told by how much a clock of this process has moved. Unsafe: set and called on the main actor's thread, where clocks move.
  @exclusivity(unchecked) nonisolated(unsafe) package static var onMove: ((Duration) -> Void)?
  /// What the calendar showed when the clock stood at zero; settled when a date is first asked for.
  private var origin: Date?
  private var jobs: [Job] = []
  private var lastID = 0
  /// Tasks that were resumed and have not run yet.
  package private(set) var tasksOnTheirWay = 0

  /// Whether the host was freed; its clock no longer advances. Tasks read this on any thread.
  package var isStopped: Bool { stopped.load(ordering: .relaxed) }
  private let stopped = Atomic(false)

  package init() {}

  private struct Job {
    let id: Int
    let time: Duration
    let action: () -> Void
    /// Called in place of the action when the clock is stopped.
    let onStop: (() -> Void)?
  }

  /// The host's date: the system's when it was first asked for, and as much later as the clock has moved since.
  package var date: Date { date(at: now) }

  package func date(at time: Duration) -> Date {
    let origin = origin ?? Date(timeIntervalSinceNow: -now.inSeconds)
    self.origin = origin
    return origin.addingTimeInterval(time.inSeconds)
  }

  /// The clock's time at a date.
  package func time(at date: Date) -> Duration {
    let distance = date.timeIntervalSince(self.date(at: .zero))
    // A date that is no number never comes.
    return .clamped(seconds: distance.isNaN ? .infinity : distance)
  }

  /// Runs a closure when the clock reaches a time.
  ///
  /// - Parameter onStop: Called instead when the host ends before that.
  /// - Returns: an id to cancel it by.
  @discardableResult
  package func schedule(at time: Duration, onStop: (() -> Void)? = nil, _ action: @escaping () -> Void) -> Int
  {
    lastID += 1
    activity += 1
    jobs.append(Job(id: lastID, time: max(time, now), action: action, onStop: onStop))
    return lastID
  }

  /// Ends all waiting, because the host has ended. Otherwise a sleeping task and its clock would keep each other
  /// alive.
  package func stop() {
    stopped.store(true, ordering: .relaxed)
    HostContext.end(self)
    owner = nil
    let waiting = jobs
    jobs = []
    for job in waiting { job.onStop?() }
  }

  package func cancel(_ id: Int) {
    jobs.removeAll { $0.id == id }
  }

  /// The time of the next job, if one is waiting.
  package var nextJob: Duration? { jobs.lazy.map(\.time).min() }

  /// Runs the jobs that are due, by time, then in the order of scheduling; also those that they make due.
  package func runDueJobs() {
    while let next = jobs.filter({ $0.time <= now }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
      jobs.removeAll { $0.id == next.id }
      activity += 1
      next.action()
    }
  }

  package func move(to time: Duration) {
    guard time > now else { return }
    let distance = time - now
    now = time
    Self.onMove?(distance)
  }

  /// Called when a task was started or woken. It may come through the pool of threads, which takes time.
  package func taskWillRun() {
    activity += 1
    tasksOnTheirWay += 1
  }

  /// Called when that task runs on the main actor.
  package func taskDidRun() {
    activity += 1
    tasksOnTheirWay -= 1
  }

  package func noteActivity() {
    activity += 1
  }
}

extension Duration {
  /// The duration in seconds.
  package var inSeconds: Double {
    let parts = components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}

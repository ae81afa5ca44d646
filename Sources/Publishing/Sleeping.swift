// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Dispatch
import Foundation

// Overloads of the usual spellings for waiting. The compiler prefers the overloads of a module that a client imports to
// those of the standard library. So client code runs on the host's clock without a change. Outside of a host the
// overloads do what the originals do.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a time: of the host's clock inside of a host, else of the system's.
  ///
  /// It stays on the caller's actor: a hop to another thread would be invisible to the host that waits for its
  /// tasks to come to rest.
  nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
    try await wait(for: duration)
  }

  /// Suspends the task for a time: of the host's clock inside of a host, else of the system's.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

/// Not a method of a type: it would not use the type, so the optimizer of Swift 6.3.1 would copy the method without that
/// argument, and in such a copy it leaves out the way back to the caller's actor.
private nonisolated(nonsending) func wait(for duration: Duration) async throws {
  // If the host no longer exists, its clock does not advance.
  if let clock = HostContext.clock, !clock.isStopped {
    try await VirtualSleep(clock: clock).wait(for: duration)
  } else {
    try await Task.sleep(for: duration, tolerance: nil, clock: .continuous)
  }
}

/// One wait of one task on a host's clock.
@MainActor
private final class VirtualSleep {
  private let clock: VirtualClock
  private var continuation: CheckedContinuation<Void, any Error>?
  private var job: Int?
  private var isCancelled = false

  nonisolated init(clock: VirtualClock) {
    self.clock = clock
  }

  func wait(for duration: Duration) async throws {
    defer { clock.taskDidRun() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        self.continuation = continuation
        if isCancelled || Task.isCancelled { return finish(CancellationError()) }
        job = clock.schedule(
          at: clock.now + duration.clamped,
          onStop: { [self] in MainActor.assumeIsolated { finish(CancellationError()) } },
          { [self] in MainActor.assumeIsolated { finish(nil) } })
      }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  private func cancel() {
    isCancelled = true
    if let job { clock.cancel(job) }
    finish(CancellationError())
  }

  private func finish(_ error: (any Error)?) {
    guard let continuation else { return }
    self.continuation = nil
    clock.taskWillRun()
    if let error {
      continuation.resume(throwing: error)
    } else {
      continuation.resume()
    }
  }
}

extension DispatchQueue {
  /// Runs a closure at a time: of the host's clock inside of a host, else on this queue.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    if let clock = HostContext.clock {
      let (deadline, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
      clock.schedule(dueIn: deadline <= now ? 0 : Int64(clamping: deadline - now), work)
    } else {
      let work = UncheckedWork(work)
      asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { work.run() }
    }
  }

  /// Runs a closure later: at the host's next turn inside of a host, else on this queue.
  public func async(execute work: @escaping @MainActor () -> Void) {
    // A caller that knows no host needs no clock, not even that of the only one: this waits for no time.
    if let clock = HostContext.taskClock {
      clock.schedule(after: .zero, work)
    } else {
      let work = UncheckedWork(work)
      async(group: nil, qos: .unspecified, flags: []) { work.run() }
    }
  }
}

extension VirtualClock {
  /// Runs a closure at a deadline of which so many nanoseconds are left; may be called on any thread.
  package func schedule(dueIn nanoseconds: Int64, _ work: @escaping @MainActor () -> Void) {
    schedule(after: Self.delay(leaving: nanoseconds), work)
  }

  /// The time from the call of `.now()` to the deadline that was made with it.
  ///
  /// The system's clock has moved on by microseconds since; rounding up to a whole millisecond, or a tenth of
  /// one, takes that back. (An overload of `now()` would be ambiguous in a client that imports Foundation.)
  private static func delay(leaving left: Int64) -> Duration {
    if left <= 0 { return .zero }
    for (unit, slack) in [(1_000_000, 300_000), (100_000, 100_000)] as [(Int64, Int64)]
    where left < .max - unit {
      let rounded = (left + unit - 1) / unit * unit
      if rounded - left <= slack { return .nanoseconds(rounded) }
    }
    return .nanoseconds(left)
  }

  /// Runs a closure some time from now; may be called on any thread.
  fileprivate func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
    if MainThread.isCurrent {
      schedule(at: now + delay) { MainActor.assumeIsolated(work) }
    } else if HostContext.taskClock !== self {
      // A thread that does not belong to this host runs whenever it likes. What it sends must not be found in the middle of an
      // action, which would sometimes count it.
      let work = UncheckedWork(work)
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { [self] in
        schedule(at: now + delay) { work.run() }
      }
    } else {
      BackgroundWrites.post { [self] in schedule(at: now + delay) { MainActor.assumeIsolated(work) } }
    }
  }
}

/// A closure that is passed to a queue.
///
/// Unchecked: Dispatch passes it on exactly once.
private struct UncheckedWork: @unchecked Sendable {
  private let work: () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    // A closure has the same representation with and without isolation. The client chose the queue, and Dispatch's own
    // function takes a closure without isolation.
    self.work = unsafeBitCast(work, to: (() -> Void).self)
  }

  func run() {
    work()
  }
}

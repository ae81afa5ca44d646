// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The host that the running client code belongs to: the host's actions, its tasks, and the tasks that these start.
package enum HostContext {
  /// The clock of the host in whose name a task, or what was called by it, runs.
  @TaskLocal package static var taskClock: VirtualClock?

  /// The clock by which client code waits; `nil` for the machine's. What a host that has ended left behind waits with the only
  /// one that is there: in real time it would come at another moment in each process.
  package static var clock: VirtualClock? {
    if let taskClock, !taskClock.isStopped { return taskClock }
    return onlyClock.withLock { $0 } ?? taskClock
  }

  /// Whether this process never has more than one host at a time. Then whoever waits for a time does so by its clock: also blocks
  /// of queues, threads and callbacks, which no longer know who has started them.
  package static var hasOneHost: Bool {
    get { isOneHost.load(ordering: .relaxed) }
    set { isOneHost.store(newValue, ordering: .relaxed) }
  }
  private static let isOneHost = Atomic(false)
  private static let onlyClock = Mutex<VirtualClock?>(nil)

  /// A host begins, with a clock.
  package static func begin(_ clock: VirtualClock) {
    if hasOneHost { onlyClock.withLock { $0 = clock } }
  }

  /// That host has ended.
  static func end(_ clock: VirtualClock) {
    if hasOneHost { onlyClock.withLock { if $0 === clock { $0 = nil } } }
  }
}

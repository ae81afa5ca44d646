// SPDX-License-Identifier: Apache-2.0
import CMeasurement
import EngineBase
import Publishing

/// What client code sends to a queue, to be run later, by a name that the engine has no own function for: a `DispatchWorkItem`,
/// or a closure that is due at a date. It too waits by the clock of the host in whose name it was sent.
package nonisolated enum DelayedWork {
  /// Has hosts take such work from now on, in this process.
  package static func followHosts() {
    cm_take_delayed_work { work, nanoseconds in
      guard let work, let clock = HostContext.clock, !clock.isStopped else { return false }
      let block = Block(work)
      clock.schedule(dueIn: nanoseconds) { block.run() }
      return true
    }
  }

  /// A block, until it has been run or its host has ended.
  ///
  /// Unchecked: it is run on the main actor, and by one closure only.
  private final class Block: @unchecked Sendable {
    private let work: OpaquePointer

    init(_ work: OpaquePointer) { self.work = work }

    func run() { cm_run_work(work) }

    deinit { cm_drop_work(work) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Synchronization

/// Whether code runs where views live: on the main actor.
///
/// On Linux the main actor has no fixed thread: once the main function waits, threads of a pool serve the main queue.
/// The queue can tell, but asking it takes long. So while the engine is at work, it notes the thread that it is on.
@usableFromInline
package enum MainThread {
  @usableFromInline package static let working = Atomic<UInt>(0)

  /// A thread that is known not to be the one that the process began with.
  @MainActor private static var lastOfPool: UInt = 0

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  @inlinable package static var number: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Whether the caller may touch views and their state.
  @usableFromInline package static var isCurrent: Bool {
    working.load(ordering: .relaxed) == number || isOnMainQueue
  }

  @inline(never)
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs work of the engine, and what it calls of the client's, on the main actor.
  @MainActor @inlinable @inline(__always)
  package static func doing<Result>(_ work: () throws -> Result) rethrows -> Result {
    if working.load(ordering: .relaxed) == number { return try work() }
    return try doing(on: number, work)
  }

  @MainActor @usableFromInline @inline(never)
  package static func doing<Result>(on thread: UInt, _ work: () throws -> Result) rethrows -> Result {
    StackGuard.enter()
    let outer = working.load(ordering: .relaxed)
    working.store(thread, ordering: .relaxed)
    defer {
      // The thread that the process began with runs nothing but the main actor's work. A thread of the pool goes on
      // to other work.
      if thread == lastOfPool || !Thread.isMainThread {
        lastOfPool = thread
        working.store(outer, ordering: .relaxed)
      }
    }
    return try work()
  }
}

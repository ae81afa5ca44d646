// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The one lock of the engine, for the few values that more than one thread touches.
@usableFromInline
package enum EngineLock {
  // The lock is an atomic word of our own. The main actor takes it with each state that it writes and almost never
  // has to wait, so the calls of a mutex would be most of the cost. A thread that does have to wait lets others run
  // first.
  @usableFromInline static let isTaken = Atomic(false)

  /// Runs a few instructions that no other thread may enter. They run no client code, so they free nothing.
  @inlinable @inline(__always)
  package static func exclusively<Result>(_ body: () -> Result) -> Result {
    while !isTaken.compareExchange(
      expected: false, desired: true, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged { sched_yield() }
    defer { isTaken.store(false, ordering: .releasing) }
    return body()
  }

  /// Stores a value where other threads may read it.
  @inlinable @inline(__always)
  package static func store<Value>(_ value: Value, in place: inout Value) {
    if _isPOD(Value.self) {
      exclusively { place = value }
    } else {
      // Freed outside of the lock, because the old value may hold a client's objects.
      var old = value
      exclusively { swap(&place, &old) }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The one lock of the engine, for the little that more than one thread touches.
enum EngineLock {
  // A word of our own: the main actor takes the lock with each state that it writes, and almost never has to wait, so
  // that the calls of a mutex would be most of it. Who does wait lets others go first.
  private static let isTaken = Atomic(false)

  /// Runs a few instructions that no other thread may come into; no code of the client's, so nothing that is freed.
  @inline(__always)
  static func exclusively<Result>(_ body: () -> Result) -> Result {
    while !isTaken.compareExchange(
      expected: false, desired: true, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged { sched_yield() }
    defer { isTaken.store(false, ordering: .releasing) }
    return body()
  }

  /// Stores a value where other threads may read it.
  @inline(__always)
  static func store<Value>(_ value: Value, in place: inout Value) {
    if _isPOD(Value.self) {
      exclusively { place = value }
    } else {
      // Freed after the lock is: what the old value holds may be the client's.
      var old = value
      exclusively { swap(&place, &old) }
    }
  }
}

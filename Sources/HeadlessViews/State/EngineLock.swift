// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The one lock of the engine, for the little that more than one thread touches.
enum EngineLock {
  // The system's own, which the thread sanitizer knows; it sees nothing of the standard library's when that has to wait.
  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// Runs a few instructions that no other thread may come into; no code of the client's, so nothing that is freed.
  @inline(__always)
  static func exclusively<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
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

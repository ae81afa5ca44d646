// SPDX-License-Identifier: Apache-2.0
import Foundation

// What comes with Foundation of the system's C library.

/// A lock that waits without asking the system first; here it is one of Foundation's.
///
/// - Source: Apple, `os_unfair_lock`.
public struct os_unfair_lock_s: Sendable {
  fileprivate let mutex = NSLock()
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.mutex.lock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.mutex.try() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.mutex.unlock() }

extension Data.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: Self { .atomic }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

// Unchecked: its lock guards what it holds.
/// A value that one thread at a time uses.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {  // One action at a time.
  private let mutex = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  public init(uncheckedState state: State) { self.state = state }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }

  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
}

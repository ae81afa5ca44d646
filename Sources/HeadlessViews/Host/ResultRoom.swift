// SPDX-License-Identifier: Apache-2.0

/// Memory for one result at a time, of any type, from the moment it is made until it is moved out.
@usableFromInline
final class ResultRoom {
  @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutableRawPointer?
  @exclusivity(unchecked) @usableFromInline var size = -1

  deinit {
    memory?.deallocate()
  }

  /// Room for a value; nothing may be in it.
  @inlinable
  func pointer<Value>(to type: Value.Type) -> UnsafeMutablePointer<Value> {
    if MemoryLayout<Value>.size > size { enlarge(to: MemoryLayout<Value>.size) }
    return memory.unsafelyUnwrapped.bindMemory(to: Value.self, capacity: 1)
  }

  @usableFromInline
  func enlarge(to size: Int) {
    memory?.deallocate()
    self.size = size
    memory = .allocate(byteCount: max(size, 1), alignment: 64)
  }
}

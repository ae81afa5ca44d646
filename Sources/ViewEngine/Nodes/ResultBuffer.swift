// SPDX-License-Identifier: Apache-2.0

/// Memory for one result at a time, of any type, from the moment it is made until it is moved out.
@usableFromInline
final class ResultBuffer {
  @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutableRawPointer?
  @exclusivity(unchecked) @usableFromInline var size = -1

  deinit {
    memory?.deallocate()
  }

  /// Puts a value in; nothing may be in it.
  @inlinable
  func put<Value>(_ value: consuming Value) {
    if MemoryLayout<Value>.size > size { enlarge(to: MemoryLayout<Value>.size) }
    memory.unsafelyUnwrapped.bindMemory(to: Value.self, capacity: 1).initialize(to: value)
  }

  /// Takes the value out.
  @inlinable
  func take<Value>(_ type: Value.Type) -> Value {
    memory.unsafelyUnwrapped.assumingMemoryBound(to: Value.self).move()
  }

  @usableFromInline
  func enlarge(to size: Int) {
    memory?.deallocate()
    self.size = size
    memory = .allocate(byteCount: max(size, 1), alignment: 64)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Memory for one value, which may be there or not. Its owner knows which, and calls ``deallocate(isFull:)`` at the end.
///
/// For code that is generic and not specialised: there, the type of an `Optional` would be looked up for each use, and
/// each use of a stored value would be an access that the runtime tracks.
@usableFromInline
package struct ValueSlot<Value> {
  @usableFromInline let memory: UnsafeMutablePointer<Value>

  /// An empty slot. A value without stored properties needs no memory: nothing is read or written where it stands.
  @inlinable @inline(__always)
  package init() {
    let nowhere = UnsafeMutablePointer<Value>(bitPattern: MemoryLayout<Value>.alignment)
    memory = MemoryLayout<Value>.size > 0 ? .allocate(capacity: 1) : nowhere.unsafelyUnwrapped
  }

  /// The value, where it is stored. The slot must not be empty.
  @inlinable package var value: Value {
    unsafeAddress { UnsafePointer(memory) }
    nonmutating unsafeMutableAddress { memory }
  }

  /// Puts a value into an empty slot.
  @inlinable @inline(__always)
  package func fill(_ value: consuming Value) { memory.initialize(to: value) }

  /// Takes the value out of the slot. The slot must not be empty.
  @inlinable @inline(__always)
  package func take() -> Value { memory.move() }

  /// Ends the value, if there is one, and gives the memory back.
  @inlinable @inline(__always)
  package func deallocate(isFull: Bool) {
    if isFull { memory.deinitialize(count: 1) }
    if MemoryLayout<Value>.size > 0 { memory.deallocate() }
  }
}

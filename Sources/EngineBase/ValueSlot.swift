// SPDX-License-Identifier: Apache-2.0

/// Memory for one value, which may be there or not. Its owner calls ``deallocate()`` at the end.
///
/// For code that is generic and not specialised: there, the type of an `Optional` would be looked up for each use.
@usableFromInline
package struct ValueSlot<Value> {
  @usableFromInline let memory: UnsafeMutablePointer<Value>
  @usableFromInline package var isFull = false

  /// An empty slot. A value without stored properties needs no memory: nothing is read or written where it stands.
  @inlinable
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
  @inlinable
  package mutating func fill(_ value: consuming Value) {
    memory.initialize(to: value)
    isFull = true
  }

  /// Takes the value out of the slot. The slot must not be empty.
  @inlinable
  package mutating func take() -> Value {
    isFull = false
    return memory.move()
  }

  /// Ends the value, if there is one, and gives the memory back.
  @inlinable
  package func deallocate() {
    if isFull { memory.deinitialize(count: 1) }
    if MemoryLayout<Value>.size > 0 { memory.deallocate() }
  }
}

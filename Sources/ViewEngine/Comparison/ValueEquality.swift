// SPDX-License-Identifier: Apache-2.0

/// Whether two values at two addresses are equal, by code that is asked.
///
/// A class, because a closure that captures what it compares would be retained for each call.
class ValueEquality {
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    preconditionFailure("each kind of equality has a comparison of its own")
  }
}

/// A type's own `==`.
///
/// The values are borrowed and nothing is written. Passed by value, they would be copied through their type's witnesses,
/// with a count for each reference in them.
final class OwnEquality<T: Equatable>: ValueEquality {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    Self.areEqual(
      &UnsafeMutableRawPointer(mutating: a).assumingMemoryBound(to: T.self).pointee,
      &UnsafeMutableRawPointer(mutating: b).assumingMemoryBound(to: T.self).pointee)
  }

  @inline(never)
  private static func areEqual(_ a: inout T, _ b: inout T) -> Bool { a == b }
}

/// A comparison that takes more than a call.
final class ComputedEquality: ValueEquality {
  private let predicate: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ predicate: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.predicate = predicate
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { predicate(a, b) }
}

/// Arrays of values that have an `==`. The standard library's comparison, called for a type that is known at run time
/// only, would copy each element of both arrays through the witnesses of its type.
final class ArrayEquality<Element: Equatable>: ValueEquality {
  private let element = OwnEquality<Element>()

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (left, right) = (
      a.assumingMemoryBound(to: [Element].self).pointee, b.assumingMemoryBound(to: [Element].self).pointee
    )
    let count = left.count
    if count != right.count { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress, left != right else { return true }
        return areEqual(left, right, size: count * MemoryLayout<Element>.stride)
      }
    }
  }

  /// The `==` of the elements decides. It is asked first for the first element whose bytes differ: in an array of which
  /// one element was written, that is the only one.
  private func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, size: Int) -> Bool {
    let stride = MemoryLayout<Element>.stride
    if let difference = firstDifference(a, b, size) {
      let offset = difference / stride * stride
      if !element.areEqual(a + offset, b + offset) { return false }
    }
    for offset in Swift.stride(from: 0, to: size, by: stride)
    where !element.areEqual(a + offset, b + offset) {
      return false
    }
    return true
  }
}

/// The offset of the first word in which two pieces of memory differ; nil if there is none.
private func firstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Int? {
  func difference(_ offset: Int) -> UInt64 {
    (a + offset).loadUnaligned(as: UInt64.self) ^ (b + offset).loadUnaligned(as: UInt64.self)
  }
  var offset = 0
  while offset &+ 32 <= size,
    difference(offset) | difference(offset &+ 8) | difference(offset &+ 16) | difference(offset &+ 24) == 0
  {
    offset &+= 32
  }
  while offset &+ 8 <= size {
    if difference(offset) != 0 { return offset }
    offset &+= 8
  }
  while offset < size {
    if (a + offset).load(as: UInt8.self) != (b + offset).load(as: UInt8.self) { return offset }
    offset &+= 1
  }
  return nil
}

/// A type whose `==` the engine knows, and asks in a way of its own.
protocol KnownEquality {
  static var equality: ValueEquality { get }
}

extension Array: KnownEquality where Element: Equatable {
  static var equality: ValueEquality { ArrayEquality<Element>() }
}

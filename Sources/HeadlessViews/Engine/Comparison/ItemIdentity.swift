// SPDX-License-Identifier: Apache-2.0

/// Finds the elements of a list whose bytes did not change. There is one only for lists in which equal bytes mean equal
/// views (I-41, I-44).
///
/// A closure that captures nothing makes equal views of equal elements. So views need not be made, compared and thrown
/// away for elements that nobody has written. This holds where an element's bytes say everything about it, and where a
/// view made twice of one element compares equal: a view with a closure or an object in it may not.
@usableFromInline
final class ItemIdentity {
  /// The fields of an element that lie side by side, without the gaps between them.
  private let runs: [Range<Int>]
  /// How many bytes an element has, if there are no gaps between its fields; else 0.
  private let wholeSize: Int
  private let stride: Int
  /// The `==` of the elements, if they have one.
  private let equality: ValueComparison?

  private init?(element: Any.Type, view: Any.Type) {
    let semantics = ValueSemantics(of: view)
    guard ValueSemantics(of: element).isPure, semantics.isPure, semantics.isReflexive else { return nil }
    runs = Self.runs(of: element, at: 0)
    wholeSize = runs.count == 1 && runs[0].lowerBound == 0 ? runs[0].upperBound : 0
    stride = TypeShape(element).stride
    equality = (element as? any Equatable.Type).map { ValueComparison.equatable($0) }
  }

  /// The identity of a list's elements, worked out at the first call and kept.
  ///
  /// - Returns: nil where an element's bytes do not say whether its view is the same as before.
  @usableFromInline
  static func of(_ list: Any.Type, element: Any.Type, view: Any.Type) -> ItemIdentity? {
    if let known = cache[ObjectIdentifier(list)] { return known }
    let made = ItemIdentity(element: element, view: view)
    cache[ObjectIdentifier(list)] = .some(made)
    return made
  }

  // Unsafe: only touched on the main actor's thread, where views and their state live.
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: ItemIdentity?] = [:]

  private static func runs(of type: Any.Type, at offset: Int) -> [Range<Int>] {
    let size = TypeShape(type).size
    let kind = TypeKind(type)
    guard kind == .structure || kind == .tuple, let fields = StoredField.all(of: type), !fields.isEmpty else {
      return size == 0 ? [] : [offset..<offset + size]
    }
    return fields.flatMap { runs(of: $0.type, at: offset + $0.offset) }.reduce(into: []) { joined, run in
      if let last = joined.last, last.upperBound == run.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<run.upperBound
      } else {
        joined.append(run)
      }
    }
  }

  /// What a buffer of elements has that another one has not.
  ///
  /// - Returns: nil where most elements are others, as when all have moved: looking at the rest would be in vain.
  @usableFromInline
  func changes(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> ItemChanges? {
    var changes = ItemChanges()
    var areEqual = old.count == new.count
    let stride = stride
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress, stride > 0 else {
      changes.areEqual = areEqual
      return changes
    }
    for position in 0..<min(old.count, new.count) / stride {
      let (old, new) = (oldStart + position &* stride, newStart + position &* stride)
      if isSame(old, new) { continue }
      if changes.positions.isEmpty { changes.positions.reserveCapacity(32) }
      changes.positions.append(position)
      if changes.positions.count > 16 + position / 2 { return nil }
      areEqual = areEqual && equality?.areEqual(old, new) == true
    }
    changes.areEqual = areEqual
    return changes
  }

  @inline(__always)
  private func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    // Most elements have no gaps.
    if wholeSize >= 8 { return Self.isSame(old, new, wholeSize) }
    return runs.allSatisfy {
      ValueComparison.bytesEqual(old + $0.lowerBound, new + $0.lowerBound, $0.upperBound &- $0.lowerBound)
    }
  }

  /// Compares words; the last one may overlap the one before it.
  @inline(__always)
  private static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ size: Int) -> Bool {
    var offset = 0
    while offset &+ 8 < size {
      if (old + offset).loadUnaligned(as: UInt64.self) != (new + offset).loadUnaligned(as: UInt64.self) {
        return false
      }
      offset &+= 8
    }
    let last = size &- 8
    return (old + last).loadUnaligned(as: UInt64.self) == (new + last).loadUnaligned(as: UInt64.self)
  }
}

/// What new data has that the old one has not.
@usableFromInline
struct ItemChanges {
  /// Where another element stands, in ascending order, as far as both reach.
  @usableFromInline var positions: ContiguousArray<Int> = []
  /// Whether all elements are equal all the same, by their own `==`.
  @usableFromInline var areEqual = false
}

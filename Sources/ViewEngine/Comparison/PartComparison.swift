// SPDX-License-Identifier: Apache-2.0

/// Compares values by their parts, however their types are compared elsewhere: tuples, lists of tuples and structs without an
/// `==`, as if somebody had written one for them. Closures are left out, as such an `==` would leave them out, unless they make
/// views: what those show depends on what the closure has captured.
enum PartComparison {
  /// Whether both values show the same, as far as their parts say.
  static func areEqual(_ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if ValueComparison.of(type).areEqual(a, b) { return true }
    // What has an equality, of its own or of the engine's, is what that says.
    if type is any Equatable.Type || type is any CustomComparison.Type { return false }
    if let composite = type as? any ComparedByParts.Type { return composite.partsAreEqual(a, b) }
    switch TypeKind(type) {
    case .function: return !TypeKind.makesViews(type)
    case .structure, .tuple: return fieldsAreEqual(type, a, b)
    case .enumeration: return payloadsAreEqual(type, a, b)
    case .existential:
      guard case .opaque = ExistentialStorage(type) else { return false }
      // An opaque existential begins with the layout of `Any`.
      return valuesAreEqual(
        a.assumingMemoryBound(to: Any.self).pointee, b.assumingMemoryBound(to: Any.self).pointee)
    case .optional, .fixedArray, .metatype, .reference, .other: return false
    }
  }

  private static func fieldsAreEqual(_ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    guard let fields = StoredField.all(of: type), !fields.isEmpty else { return false }
    return fields.allSatisfy { field in
      field.isStrong
        ? areEqual(field.type, a + field.offset, b + field.offset)
        : ValueComparison.bytesEqual(a + field.offset, b + field.offset, TypeShape(field.type).size)
    }
  }

  private static func payloadsAreEqual(_ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
  {
    if type is any CustomReflectable.Type { return false }
    func open<T>(_: T.Type) -> Bool {
      ValueComparison.payloadsEqual(T.self, a, b, by: valuesAreEqual)
    }
    return _openExistential(type, do: open)
  }

  private static func valuesAreEqual(_ a: Any, _ b: Any) -> Bool {
    func open<A>(_ a: A) -> Bool {
      guard let b = b as? A, Swift.type(of: b) == Swift.type(of: a) else { return false }
      return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { areEqual(A.self, a, $0) } }
    }
    return _openExistential(a, do: open)
  }

  /// Whether two values show the same, as far as their parts say.
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { areEqual(T.self, a, $0) } }
  }
}

/// A type of the standard library whose parts are no stored fields.
private protocol ComparedByParts {
  static func partsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Array: ComparedByParts {
  fileprivate static func partsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let left = a.assumingMemoryBound(to: Self.self).pointee
    let right = b.assumingMemoryBound(to: Self.self).pointee
    return left.count == right.count && zip(left, right).allSatisfy { PartComparison.areEqual($0, $1) }
  }
}

extension Dictionary: ComparedByParts {
  fileprivate static func partsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let left = a.assumingMemoryBound(to: Self.self).pointee
    let right = b.assumingMemoryBound(to: Self.self).pointee
    return left.count == right.count
      && left.allSatisfy { key, value in right[key].map { PartComparison.areEqual(value, $0) } ?? false }
  }
}

extension Optional: ComparedByParts {
  fileprivate static func partsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
    case (nil, nil): true
    case (let left?, let right?): PartComparison.areEqual(left, right)
    default: false
    }
  }
}

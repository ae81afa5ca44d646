// SPDX-License-Identifier: Apache-2.0

// Comparison of values whose type only the value itself tells: existentials, and enumerations with payloads. A value
// that cannot be opened counts as different unless its bytes are the same, so that nothing is read as a type that it
// does not have (I-46).
extension ValueComparison {
  static func existentialOperation(_ type: Any.Type, shape: TypeShape, at offset: Int) -> Operation {
    switch ExistentialStorage(type) {
    case .opaque: .call(offset: offset, predicate: boxedValuesEqual)
    case .errorBox: .call(offset: offset, predicate: errorsEqual)
    case .reference, .metatype, .unknown: .bytes(offset: offset, count: shape.size)
    }
  }

  private static func boxedValuesEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // An opaque existential begins with the layout of `Any`: a buffer, then the value's type.
    valuesEqual(a.assumingMemoryBound(to: Any.self).pointee, b.assumingMemoryBound(to: Any.self).pointee)
  }

  private static func errorsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let left = a.assumingMemoryBound(to: (any Error).self).pointee
    let right = b.assumingMemoryBound(to: (any Error).self).pointee
    return valuesEqual(left, right)
  }

  /// Compares two values of unknown type by the rules above; values of different types are different.
  ///
  /// The type of a value may itself be an existential, as that of an enumeration's payload may be. Then the values
  /// are compared as existentials, and not as the values in them.
  static func valuesEqual(_ a: Any, _ b: Any) -> Bool {
    func open<A>(_ a: A) -> Bool {
      func open<B>(_ b: B) -> Bool {
        guard A.self == B.self else { return false }
        let comparison = of(A.self)
        return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { comparison.areEqual(a, $0) } }
      }
      return _openExistential(b, do: open)
    }
    return _openExistential(a, do: open)
  }

  static func enumerationPredicate(_ type: Any.Type) -> Predicate {
    func open<T>(_: T.Type) -> Predicate {
      let size = MemoryLayout<T>.size
      // A mirror of the type's own making may show anything, so it is not asked for the payload.
      if T.self is any CustomReflectable.Type { return { a, b in bytesEqual(a, b, size) } }
      return { a, b in
        bytesEqual(a, b, size) || payloadsEqual(T.self, a, b, by: valuesEqual)
      }
    }
    return _openExistential(type, do: open)
  }

  /// Whether two values of an enumeration whose bytes differ are of one case, with payloads that are equal.
  static func payloadsEqual<T>(
    _: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, by areEqual: (Any, Any) -> Bool
  ) -> Bool {
    let left = Mirror(reflecting: a.assumingMemoryBound(to: T.self).pointee)
    let right = Mirror(reflecting: b.assumingMemoryBound(to: T.self).pointee)
    // Without payloads, equal cases have equal bytes.
    guard let l = left.children.first, let r = right.children.first, l.label == r.label else { return false }
    return areEqual(l.value, r.value)
  }

  /// The comparison of what an `InlineArray` holds, element by element.
  static func fixedArrayOperations(of type: Any.Type, shape: TypeShape, at offset: Int) -> [Operation] {
    let (count, element) = fixedArray(type)
    let comparison = of(element)
    let stride = TypeShape(element).stride
    return [
      .call(offset: offset) { a, b in
        for index in 0..<count where !comparison.areEqual(a + index * stride, b + index * stride) {
          return false
        }
        return true
      }
    ]
  }

  /// What the type of the storage of an `InlineArray` says of itself.
  static func fixedArray(_ type: Any.Type) -> (count: Int, element: Any.Type) {
    // An `Any.Type` is the address of metadata. Those of this kind (``TypeKind/fixedArray``) are three words: the kind,
    // the count, the type of the elements.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (
      metadata.load(fromByteOffset: 8, as: Int.self), metadata.load(fromByteOffset: 16, as: Any.Type.self)
    )
  }
}

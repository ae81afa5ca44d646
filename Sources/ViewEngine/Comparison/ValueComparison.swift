// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
@_spi(Reflection) import Swift

/// How two values of one type are compared: a list of steps that is made once for each type.
///
/// The rules are I-41…I-46: plain data field by field, whatever its `==` says; anything else by its own `==`
/// where it has one; otherwise its fields, one by one, by the same rules. References are compared by identity
/// and closures by their two words, so a closure that captures something never equals another.
@usableFromInline
package final class ValueComparison {
  typealias Predicate = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// One comparison at an offset from the start of both values.
  enum Operation {
    case bytes(offset: Int, count: Int)
    case string(offset: Int)
    case call(offset: Int, ValueEquality)
    case different

    static func call(offset: Int, predicate: @escaping Predicate) -> Operation {
      .call(offset: offset, ComputedEquality(predicate))
    }
  }

  /// An operation as it is carried out. It holds no counted reference, so that going through a list of them counts none.
  private struct Step {
    let offset: Int
    /// How many bytes are compared; 0 for a string and for what is called.
    let count: Int
    /// The object that is called; nil for a string.
    let equality: Unmanaged<ValueEquality>?
  }

  /// Whether no two values are known to be equal.
  private let isNeverEqual: Bool
  // The bytes are compared before anything is called: a closure that is another one, as in most rows that act, then
  // costs two words. Comparisons are never freed, so neither are the objects that they call.
  private let steps: ContiguousArray<Step>
  /// The size, when the whole value is one run of bytes without gaps; else -1.
  @usableFromInline let singleRun: Int

  init(_ operations: [Operation]) {
    var (isNeverEqual, runs, calls) = (false, ContiguousArray<Step>(), ContiguousArray<Step>())
    for operation in operations {
      switch operation {
      case .bytes(let offset, let count): runs.append(Step(offset: offset, count: count, equality: nil))
      case .string(let offset): calls.append(Step(offset: offset, count: 0, equality: nil))
      case .call(let offset, let equality):
        calls.append(Step(offset: offset, count: 0, equality: Unmanaged.passRetained(equality)))
      case .different: isNeverEqual = true
      }
    }
    self.isNeverEqual = isNeverEqual
    steps = runs + calls
    singleRun = operations.isEmpty ? 0 : steps.count == 1 && runs.first?.offset == 0 ? runs[0].count : -1
  }

  /// Whether the values at both addresses are equal by the rules above.
  @usableFromInline
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if isNeverEqual { return false }
    for index in 0..<steps.count {
      let step = steps[index]
      let (a, b) = (a + step.offset, b + step.offset)
      // One word is what most runs are: a reference, a number.
      if step.count == 8 {
        if a.loadUnaligned(as: UInt64.self) != b.loadUnaligned(as: UInt64.self) { return false }
      } else if step.count > 0 {
        if !Self.bytesEqual(a, b, step.count) { return false }
      } else if let equality = step.equality {
        if !equality.unretained({ $0.areEqual(a, b) }) { return false }
      } else if !Self.stringsEqual(a, b) {
        return false
      }
    }
    return true
  }

  /// Whether two values of the type that this comparison is made for are equal.
  @inlinable
  package func areEqual<T>(values a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { areEqual(at: a, $0) } }
  }

  /// The same for a value that is compared where it is stored. Nothing is written; passed by value, it would be
  /// copied first.
  @inlinable
  func areEqual<T>(stored a: inout T, _ b: T) -> Bool {
    withUnsafePointer(to: &a) { a in withUnsafePointer(to: b) { areEqual(at: a, $0) } }
  }

  /// The same for two values that stay where they are.
  @inlinable
  func areEqual<T>(stored a: inout T, at b: UnsafePointer<T>) -> Bool {
    withUnsafePointer(to: &a) { areEqual(at: $0, b) }
  }

  @inlinable
  func areEqual<T>(at a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
    // For a length that is a constant, the comparison is a handful of instructions.
    singleRun == MemoryLayout<T>.size
      ? Self.bytesEqual(UnsafeRawPointer(a), UnsafeRawPointer(b), MemoryLayout<T>.size)
      : areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
  }

  /// Whether two values that stay where they are have the same bytes.
  @inlinable @inline(__always)
  static func bytesEqual<T>(stored a: inout T, at b: UnsafePointer<T>) -> Bool {
    withUnsafePointer(to: &a) { bytesEqual(UnsafeRawPointer($0), UnsafeRawPointer(b), MemoryLayout<T>.size) }
  }

  @inlinable @inline(__always)
  static func bytesEqual<T>(stored a: inout T, _ b: T) -> Bool {
    withUnsafePointer(to: b) { bytesEqual(stored: &a, at: $0) }
  }

  @inlinable
  static func bytesEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      if (a + offset).loadUnaligned(as: UInt64.self) != (b + offset).loadUnaligned(as: UInt64.self) {
        return false
      }
      offset &+= 8
    }
    while offset < count {
      if (a + offset).load(as: UInt8.self) != (b + offset).load(as: UInt8.self) { return false }
      offset &+= 1
    }
    return true
  }
}

// MARK: - Building the program of a type

extension ValueComparison {
  /// The comparison of a type, made at the first call and kept.
  @usableFromInline
  package static func of(_ type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let latest, latest.type == id { return latest.comparison }
    if let known = cache[id] {
      latest = (id, known)
      return known
    }
    let made = ValueComparison(merge(operations(for: type, at: 0)))
    cache[id] = made
    return made
  }

  /// The comparison by a type's own `==`, whatever its layout.
  static func equatable<T: Equatable>(_: T.Type) -> ValueComparison {
    let id = ObjectIdentifier(T.self)
    if let known = equatableCache[id] { return known }
    let made = ValueComparison([.call(offset: 0, OwnEquality<T>())])
    equatableCache[id] = made
    return made
  }

  // Unsafe, all three: only touched on the main actor's thread, where views and their state live.
  @exclusivity(unchecked) nonisolated(unsafe) private static var equatableCache:
    [ObjectIdentifier: ValueComparison] = [:]
  // The comparisons by the rules, by type.
  @exclusivity(unchecked) nonisolated(unsafe) private static var cache: [ObjectIdentifier: ValueComparison] =
    [:]
  /// The comparison that was used last, which is often the next one, too. Unsafe as above.
  @exclusivity(unchecked) nonisolated(unsafe) private static var latest:
    (type: ObjectIdentifier, comparison: ValueComparison)?

  static func operations(for type: Any.Type, at offset: Int) -> [Operation] {
    let shape = TypeShape(type)
    if shape.size == 0 { return [] }
    if let custom = type as? any CustomComparison.Type {
      return [.call(offset: offset, predicate: custom.compare)]
    }
    if type == String.self { return [.string(offset: offset)] }
    if let known = type as? any KnownEquality.Type { return [.call(offset: offset, known.equality)] }
    let kind = TypeKind(type)
    if !shape.isPlainData || kind == .enumeration || kind == .optional,
      let equatable = type as? any Equatable.Type
    {
      return [.call(offset: offset, ownEquality(equatable))]
    }
    switch kind {
    case .structure, .tuple:
      return fieldOperations(of: type, shape: shape, at: offset)
    case .reference, .function, .metatype, .other:
      return [.bytes(offset: offset, count: shape.size)]
    case .optional:
      return optionalOperations(of: type, shape: shape, at: offset)
    case .existential:
      return [existentialOperation(type, shape: shape, at: offset)]
    case .fixedArray:
      return fixedArrayOperations(of: type, shape: shape, at: offset)
    case .enumeration:
      return [.call(offset: offset, predicate: enumerationPredicate(type))]
    }
  }

  private static func fieldOperations(of type: Any.Type, shape: TypeShape, at offset: Int) -> [Operation] {
    guard let fields = StoredField.all(of: type) else { return [.different] }
    // A structure of the runtime's own making, such as Int's builtin word.
    if fields.isEmpty { return [.bytes(offset: offset, count: shape.size)] }
    return fields.flatMap { field -> [Operation] in
      // A weak or unowned reference is compared by its words, which say which object is meant. They are not to be
      // read as a value of its type.
      if !field.isStrong {
        return [.bytes(offset: offset + field.offset, count: TypeShape(field.type).size)]
      }
      return operations(for: field.type, at: offset + field.offset)
    }
  }

  private static func optionalOperations(of type: Any.Type, shape: TypeShape, at offset: Int) -> [Operation] {
    guard let optional = type as? any OptionalType.Type else { return [.different] }
    let kind = TypeKind(optional.wrappedType)
    if kind == .reference || kind == .function { return [.bytes(offset: offset, count: shape.size)] }
    return [.call(offset: offset, predicate: optional.predicate(of(optional.wrappedType)))]
  }

  private static func ownEquality<T: Equatable>(_: T.Type) -> ValueEquality { OwnEquality<T>() }

  /// Strings of the same bytes are equal, and most strings that are equal have the same bytes.
  @inline(__always)
  private static func stringsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a.assumingMemoryBound(to: String.self), b.assumingMemoryBound(to: String.self))
    return a.pointee.isStored(like: b.pointee) || otherStringsEqual(a, b)
  }

  @inline(never)
  private static func otherStringsEqual(_ a: UnsafePointer<String>, _ b: UnsafePointer<String>) -> Bool {
    a.pointee == b.pointee
  }

  private static func merge(_ operations: [Operation]) -> [Operation] {
    var result: [Operation] = []
    for operation in operations {
      if case .bytes(let offset, let count) = operation, case .bytes(let start, let length)? = result.last,
        start + length == offset
      {
        result[result.count - 1] = .bytes(offset: start, count: length + count)
      } else {
        result.append(operation)
      }
    }
    return result
  }
}

/// A type whose values are compared in a way of its own: a property wrapper stores a snapshot, which is no part of
/// what the parent passed.
package protocol CustomComparison {
  static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// An optional, whatever it wraps.
protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static func predicate(_ wrapped: ValueComparison) -> ValueComparison.Predicate
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }

  static func predicate(_ wrapped: ValueComparison) -> ValueComparison.Predicate {
    { a, b in
      switch (
        a.assumingMemoryBound(to: Wrapped?.self).pointee, b.assumingMemoryBound(to: Wrapped?.self).pointee
      ) {
      case (nil, nil): return true
      case (let left?, let right?): return wrapped.areEqual(values: left, right)
      default: return false
      }
    }
  }
}

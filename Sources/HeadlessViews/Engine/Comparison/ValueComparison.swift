// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// How two values of one type are compared, worked out once per type and then followed like a program.
///
/// The rules are I-41…I-46: plain data field by field, whatever its `==` says; anything else by its own `==`
/// where it has one; otherwise its fields, one by one, by the same rules. References are compared by identity
/// and closures by their two words, so a closure that captures something never equals another.
@usableFromInline
final class ValueComparison {
  typealias Predicate = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// One comparison at an offset from the start of both values.
  enum Operation {
    case bytes(offset: Int, count: Int)
    case call(offset: Int, predicate: Predicate)
    case different
  }

  /// A run of bytes without gaps.
  private struct Run {
    let offset: Int
    let count: Int
  }

  /// Whether no two values are known to be equal.
  private let isNeverEqual: Bool
  // The bytes are compared before anything is called: a closure that is another one, as in most rows that act, then
  // costs two words.
  private let runs: [Run]
  private let calls: [(offset: Int, predicate: Predicate)]
  /// The size, when the whole value is one run of bytes without gaps; else -1.
  @usableFromInline let singleRun: Int
  /// The comparison of the first bytes, when that is all there is.
  private let singleCall: Predicate?

  private init(_ operations: [Operation]) {
    var (isNeverEqual, runs, calls) = (false, [Run](), [(offset: Int, predicate: Predicate)]())
    for operation in operations {
      switch operation {
      case .bytes(let offset, let count): runs.append(Run(offset: offset, count: count))
      case .call(let offset, let predicate): calls.append((offset, predicate))
      case .different: isNeverEqual = true
      }
    }
    self.isNeverEqual = isNeverEqual
    self.runs = runs
    self.calls = calls
    let single = operations.count == 1
    singleCall = single && calls.first?.offset == 0 ? calls[0].predicate : nil
    singleRun = operations.isEmpty ? 0 : single && runs.first?.offset == 0 ? runs[0].count : -1
  }

  /// Whether the values at both addresses are equal by the rules above.
  @usableFromInline
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if let singleCall { return singleCall(a, b) }
    if singleRun >= 0 { return Self.bytesEqual(a, b, singleRun) }
    if isNeverEqual { return false }
    for index in runs.indices {
      let (offset, count) = (runs[index].offset, runs[index].count)
      if !Self.bytesEqual(a + offset, b + offset, count) { return false }
    }
    for index in calls.indices {
      let offset = calls[index].offset
      if !calls[index].predicate(a + offset, b + offset) { return false }
    }
    return true
  }

  /// Whether two values of the type that this comparison is made for are equal.
  @inlinable
  func areEqual<T>(values a: T, _ b: T) -> Bool {
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
  static func of(_ type: Any.Type) -> ValueComparison {
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
    let made = ValueComparison([.call(offset: 0, predicate: predicate(T.self))])
    equatableCache[id] = made
    return made
  }

  // Unsafe, all three: only touched on the main actor's thread, where views and their state live.
  nonisolated(unsafe) private static var equatableCache: [ObjectIdentifier: ValueComparison] = [:]
  // The comparisons by the rules, by type.
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: ValueComparison] = [:]
  /// The comparison that was asked for last, which is often the next one, too.
  nonisolated(unsafe) private static var latest: (type: ObjectIdentifier, comparison: ValueComparison)?

  static func operations(for type: Any.Type, at offset: Int) -> [Operation] {
    let shape = TypeShape(type)
    if shape.size == 0 { return [] }
    if let custom = type as? any CustomComparison.Type {
      return [.call(offset: offset, predicate: custom.compare)]
    }
    let kind = TypeKind(type)
    if !shape.isPlainData || kind == .enumeration || kind == .optional,
      let equatable = type as? any Equatable.Type
    {
      return [.call(offset: offset, predicate: predicate(equatable))]
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

  private static func predicate<T: Equatable>(_: T.Type) -> Predicate {
    {
      areEqual(
        &UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: T.self).pointee,
        &UnsafeMutableRawPointer(mutating: $1).assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// Whether two values are equal. The values are borrowed and nothing is written. Passed by value, they would be
  /// copied through their type's witnesses, with a count for each reference in them.
  @inline(never)
  private static func areEqual<T: Equatable>(_ a: inout T, _ b: inout T) -> Bool { a == b }

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
protocol CustomComparison {
  static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static func predicate(_ wrapped: ValueComparison) -> ValueComparison.Predicate
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }

  fileprivate static func predicate(_ wrapped: ValueComparison) -> ValueComparison.Predicate {
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

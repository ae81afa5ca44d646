// SPDX-License-Identifier: Apache-2.0

/// How often something was evaluated, by type.
///
/// The first few types are stored in place, so that the report of an ordinary frame allocates nothing. Names
/// are made only when they are asked for.
public struct EvaluationCounts: Sendable, Equatable, CustomStringConvertible {
  @usableFromInline
  struct Entry: Sendable {
    var type: Int32 = -1
    var count: Int32 = 0
  }

  // Six entries in place; a homogeneous tuple, because a fixed-size array would need a newer runtime.
  private var inline: (Entry, Entry, Entry, Entry, Entry, Entry) = (
    Entry(), Entry(), Entry(), Entry(), Entry(), Entry()
  )
  private var used = 0
  /// Nil, and not empty, for none: a report is copied and freed with each frame.
  private var overflow: [Entry]?
  /// The sum over all types.
  public private(set) var total = 0

  public init() {}

  /// The count of a type by its printed name; 0 if it never occurred.
  public subscript(typeName: String) -> Int {
    var sum = 0
    forEach { type, count in
      if TypeNames.name(at: type) == typeName { sum += count }
    }
    return sum
  }

  /// The printed names of the types that occurred, sorted.
  public var typeNames: [String] {
    var names: Set<String> = []
    forEach { type, _ in names.insert(TypeNames.name(at: type)) }
    return names.sorted()
  }

  public var description: String {
    "[" + typeNames.map { "\($0): \(self[$0])" }.joined(separator: ", ") + "]"
  }

  public static func == (a: Self, b: Self) -> Bool {
    guard a.total == b.total else { return false }
    return a.typeNames == b.typeNames && a.typeNames.allSatisfy { a[$0] == b[$0] }
  }

  /// Adds evaluations of a type by its index.
  @inline(__always)
  package mutating func add(type: Int, count: Int = 1) {
    // Most frames run the bodies of one type, or those of a list's owner and its rows.
    if used == 0 {
      inline.0 = Entry(type: Int32(type), count: Int32(count))
      used = 1
      total = count
    } else if inline.0.type == type {
      inline.0.count += Int32(count)
      total += count
    } else if inline.1.type == type {
      inline.1.count += Int32(count)
      total += count
    } else {
      addFurther(type: type, count: count)
    }
  }

  private mutating func addFurther(type: Int, count: Int) {
    total += count
    let index = index(of: type)
    if index < 6 {
      withEntries { $0[index].count += Int32(count) }
    } else {
      overflow?[index - 6].count += Int32(count)
    }
  }

  /// The index of a type's count; the overflow comes after the others. A type without a count gets one.
  private mutating func index(of type: Int) -> Int {
    let (used, new) = (used, Entry(type: Int32(type)))
    if let known = withEntries({ $0[..<used].firstIndex { $0.type == type } }) { return known }
    if used < 6 {
      withEntries { $0[used] = new }
      self.used += 1
      return used
    }
    if let known = overflow?.firstIndex(where: { $0.type == type }) { return 6 + known }
    if overflow == nil { overflow = [] }
    overflow?.append(new)
    return 5 + (overflow?.count ?? 0)
  }

  private mutating func withEntries<Result>(_ body: (UnsafeMutableBufferPointer<Entry>) -> Result) -> Result {
    withUnsafeMutableBytes(of: &inline) { body($0.assumingMemoryBound(to: Entry.self)) }
  }

  mutating func add(_ other: EvaluationCounts) {
    if other.total == 0 { return }
    if other.used == 1 { return add(type: Int(other.inline.0.type), count: Int(other.inline.0.count)) }
    other.forEach { add(type: $0, count: $1) }
  }

  private func forEach(_ body: (_ type: Int, _ count: Int) -> Void) {
    withUnsafeBytes(of: inline) { bytes in
      let entries = bytes.assumingMemoryBound(to: Entry.self)
      for index in 0..<used { body(Int(entries[index].type), Int(entries[index].count)) }
    }
    for entry in overflow ?? [] { body(Int(entry.type), Int(entry.count)) }
  }
}

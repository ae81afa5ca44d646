// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object whose properties are read by their names.
public protocol NamedValues: AnyObject {
  func value(forKey key: String) -> Any?
}

/// Values whose types are known when they are read.
public enum AnyValues {
  /// Reads what stands at a path of names in a value.
  public static func value(of object: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(object) { value, name in
      guard let value else { return nil }
      if name.lowercased() == "self" { return value }
      if let named = value as? any NamedValues { return named.value(forKey: String(name)) }
      let found = Mirror(reflecting: value).children.first {
        $0.label == String(name) || $0.label == "_\(name)"
      }
      return found.flatMap { unwrapped($0.value) }
    }
  }

  /// What is in an optional that is kept as `Any`.
  public static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The order of two values of one kind: numbers, texts, dates, and what has none last.
  public static func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    switch (a.flatMap(unwrapped), b.flatMap(unwrapped)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let a as String, let b as String): return a.compare(b)
    case (let a as Date, let b as Date): return a.compare(b)
    case (let a as UUID, let b as UUID): return a.uuidString.compare(b.uuidString)
    default:
      guard let a = number(a)?.doubleValue, let b = number(b)?.doubleValue else { return .orderedSame }
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
  }

  /// A value as a number, whole ones as such; nil for what is none.
  static func number(_ value: Any?) -> NSNumber? {
    switch value.flatMap(unwrapped) {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger:
      Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: Double(value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }

  /// The words of a format, of which a pattern tells one from the next.
  static func tokens(of format: String, matching pattern: String) -> ArraySlice<Substring> {
    let text = format as NSString
    let matches =
      (try? NSRegularExpression(pattern: pattern))?.matches(
        in: format, range: NSRange(location: 0, length: text.length)) ?? []
    return matches.map { Substring(text.substring(with: $0.range)) }[...]
  }

  /// Whether two values are the same: objects by identity, numbers by value, the rest as they say themselves.
  fileprivate static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = a.flatMap(unwrapped), let b = b.flatMap(unwrapped) else {
      return a.flatMap(unwrapped) == nil && b.flatMap(unwrapped) == nil
    }
    if let a = number(a)?.doubleValue, let b = number(b)?.doubleValue { return a == b }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }
}

extension NSPredicate {
  /// A condition in the language of predicate formats: comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `LIKE`, `ANY`, with `[c]` and `[d]`. What cannot be read is true of nothing.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments as [Any])
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    var parser = PredicateParser(format, argumentArray ?? [])
    let condition = parser.condition()
    self.init(block: { object, _ in condition(object) })
  }
}

extension NSSortDescriptor {
  /// The name of a property that `init(key:ascending:)` was told.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      let path = key ?? "self"
      return AnyValues.order(AnyValues.value(of: a, at: path), AnyValues.value(of: b, at: path))
    }
  }

  /// For values that Foundation cannot compare by itself, such as optional ones.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      AnyValues.order((a as? Root)?[keyPath: keyPath], (b as? Root)?[keyPath: keyPath])
    }
  }

  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
}

/// Reads a predicate format from its beginning to its end.
private struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Expression = (Any?) -> Any?
  private var tokens: ArraySlice<Substring> = []
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    let pattern =
      #"%[@Kdfiluq]+|"[^"]*"|'[^']*'|[<>=!]=|<>|&&|\|\||[<>=!(){},]|-?[0-9]+(?:\.[0-9]+)?|[\w.@]+(?:\[[cdn]+\])?"#
    tokens = AnyValues.tokens(of: format, matching: pattern)
  }

  private mutating func take(_ words: String...) -> Bool {
    guard let token = tokens.first, words.contains(token.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func condition() -> Condition {
    var result = conjunction()
    while take("OR", "||") {
      let (left, right) = (result, conjunction())
      result = { left($0) || right($0) }
    }
    return result
  }

  private mutating func conjunction() -> Condition {
    var result = negation()
    while take("AND", "&&") {
      let (left, right) = (result, negation())
      result = { left($0) && right($0) }
    }
    return result
  }

  private mutating func negation() -> Condition {
    if take("NOT", "!") {
      let inner = negation()
      return { !inner($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      let inner = condition()
      _ = take(")")
      return inner
    }
    let isAny = take("ANY", "SOME")
    return comparison(isAny: isAny)
  }

  private mutating func comparison(isAny: Bool) -> Condition {
    let left = expression()
    guard let word = tokens.popFirst() else { return { _ in false } }
    let parts = word.uppercased().split(separator: "[")
    let ignoresCase = parts.count > 1 && parts[1].contains("C")
    let right = expression()
    guard let holds = Self.comparison(String(parts[0]), ignoresCase: ignoresCase) else {
      return { _ in false }
    }
    return { object in
      let value = left(object)
      guard isAny, let all = value as? [Any] else { return holds(value, right(object)) }
      return all.contains { holds($0, right(object)) }
    }
  }

  private static func comparison(_ word: String, ignoresCase: Bool) -> ((Any?, Any?) -> Bool)? {
    func text(_ value: Any?) -> String? {
      guard let text = value as? String else { return nil }
      return ignoresCase ? text.lowercased() : text
    }
    func texts(_ holds: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
      { a, b in
        guard let a = text(a), let b = text(b) else { return false }
        return holds(a, b)
      }
    }
    switch word {
    case "=", "==":
      return { a, b in text(a).map { $0 == text(b) } ?? AnyValues.isSame(a, b) }
    case "!=", "<>":
      return { a, b in text(a).map { $0 != text(b) } ?? !AnyValues.isSame(a, b) }
    case "<": return { AnyValues.order($0, $1) == .orderedAscending }
    case ">": return { AnyValues.order($0, $1) == .orderedDescending }
    case "<=": return { AnyValues.order($0, $1) != .orderedDescending }
    case ">=": return { AnyValues.order($0, $1) != .orderedAscending }
    case "BEGINSWITH": return texts { $0.hasPrefix($1) }
    case "ENDSWITH": return texts { $0.hasSuffix($1) }
    case "LIKE", "MATCHES":
      return texts {
        $0.range(of: pattern($1, of: word), options: .regularExpression) == $0.startIndex..<$0.endIndex
      }
    case "CONTAINS":
      let within = texts { $0.contains($1) }
      return { a, b in (a as? [Any])?.contains { AnyValues.isSame($0, b) } ?? within(a, b) }
    case "IN":
      return { a, b in (b as? [Any])?.contains { AnyValues.isSame($0, a) } ?? false }
    case "BETWEEN":
      return { a, b in
        guard let ends = b as? [Any], ends.count == 2 else { return false }
        return AnyValues.order(a, ends[0]) != .orderedAscending
          && AnyValues.order(a, ends[1]) != .orderedDescending
      }
    default: return nil
    }
  }

  private static func pattern(_ text: String, of word: String) -> String {
    if word == "MATCHES" { return text }
    return NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private mutating func expression() -> Expression {
    guard let token = tokens.popFirst() else { return { _ in nil } }
    if token.hasPrefix("%") {
      let argument = arguments.popFirst()
      if token == "%K", let path = argument as? String { return { AnyValues.value(of: $0, at: path) } }
      let known = argument.flatMap(AnyValues.unwrapped)
      return { _ in known }
    }
    if let first = token.first, first == "\"" || first == "'" {
      let text = String(token.dropFirst().dropLast())
      return { _ in text }
    }
    if token == "{" {
      var all: [Expression] = []
      while !tokens.isEmpty, !take("}") {
        if !take(",") { all.append(expression()) }
      }
      return { object in all.map { $0(object) as Any } }
    }
    switch token.uppercased() {
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    default: break
    }
    if let number = Double(token) { return { _ in number } }
    let path = String(token)
    return { AnyValues.value(of: $0, at: path) }
  }
}

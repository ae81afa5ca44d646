// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an expression in the language of predicate formats is worth: numbers, the four operations, `**`, functions of one number,
/// names of properties. Foundation's class of this name has no initialiser on Linux.
///
/// Numbers without a point are whole, and stay so: `5 / 2` is 2.
///
/// - Source: Apple, `NSExpression`.
open class NSExpression: NSObject {
  private let value: (Any?) -> Any?

  public init(format: String, argumentArray: [Any]) {
    var parser = ExpressionParser(format, argumentArray)
    value = parser.whole()
  }

  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  public init(forConstantValue constant: Any?) { value = { _ in constant } }

  public init(forKeyPath keyPath: String) { value = { AnyValues.value(of: $0, at: keyPath) } }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { value(object) }
}

/// Reads an expression from its beginning to its end.
private struct ExpressionParser {
  typealias Value = (Any?) -> Any?
  private let format: String
  private var tokens: ArraySlice<Substring>
  private var arguments: ArraySlice<Any>

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "ln": { log($0) }, "log": { log10($0) }, "exp": { exp($0) },
    "abs": { abs($0) },
    "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) }, "trunc": { $0.rounded(.towardZero) },
  ]

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    self.arguments = arguments[...]
    let pattern = #"%[@Kdfiluq]+|\*\*|[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|\.[0-9]+|[\w.]+|\S"#
    tokens = AnyValues.tokens(of: format, matching: pattern)
  }

  mutating func whole() -> Value {
    let value = sum()
    return tokens.isEmpty ? value : fail()
  }

  private mutating func sum() -> Value {
    var left = product()
    while let sign = next(of: "+", "-") { left = Self.joined(left, sign, product()) }
    return left
  }

  private mutating func product() -> Value {
    var left = power()
    while let sign = next(of: "*", "/") { left = Self.joined(left, sign, power()) }
    return left
  }

  private mutating func power() -> Value {
    let base = signed()
    return next(of: "**").map { Self.joined(base, $0, power()) } ?? base
  }

  private mutating func signed() -> Value {
    switch next(of: "+", "-") {
    case "+": signed()
    case "-": Self.joined({ _ in NSNumber(value: 0) }, "-", signed())
    default: operand()
    }
  }

  private mutating func operand() -> Value {
    guard let token = tokens.popFirst() else { return fail() }
    if token == "(" {
      let inner = sum()
      return next(of: ")") == nil ? fail() : inner
    }
    if token.hasPrefix("%") {
      let argument = arguments.popFirst()
      return token == "%K" ? { AnyValues.value(of: $0, at: argument as? String ?? "") } : { _ in argument }
    }
    if let whole = Int(token) { return { _ in NSNumber(value: whole) } }
    if let number = Double(token) { return { _ in NSNumber(value: number) } }
    if let function = Self.functions[String(token)], next(of: "(") != nil {
      let inner = sum()
      if next(of: ")") == nil { return fail() }
      return { AnyValues.number(inner($0)).map { NSNumber(value: function($0.doubleValue)) } }
    }
    guard token.first?.isLetter == true || token.first == "_" else { return fail() }
    return { AnyValues.value(of: $0, at: String(token)) }
  }

  private static func joined(_ left: @escaping Value, _ sign: Substring, _ right: @escaping Value) -> Value {
    { object in
      guard let a = AnyValues.number(left(object)), let b = AnyValues.number(right(object)) else {
        return nil
      }
      if let a = whole(a), let b = whole(b), let both = joined(a, sign, b) { return NSNumber(value: both) }
      return NSNumber(value: joined(a.doubleValue, sign, b.doubleValue))
    }
  }

  /// Two whole numbers made one; nil where that is none.
  private static func joined(_ a: Int, _ sign: Substring, _ b: Int) -> Int? {
    switch sign {
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 ? nil : a.dividedReportingOverflow(by: b).partialValue
    default: nil
    }
  }

  private static func joined(_ a: Double, _ sign: Substring, _ b: Double) -> Double {
    switch sign {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    case "/": a / b
    default: pow(a, b)
    }
  }

  private static func whole(_ number: NSNumber) -> Int? {
    String(cString: number.objCType) == "d" || String(cString: number.objCType) == "f" ? nil : number.intValue
  }

  private mutating func next(of choices: Substring...) -> Substring? {
    guard let first = tokens.first, choices.contains(first) else { return nil }
    return tokens.popFirst()
  }

  /// Foundation raises an exception that nobody catches in Swift.
  private func fail() -> Value { fatalError("Unable to parse the format string \"\(format)\"") }
}

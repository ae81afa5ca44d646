// SPDX-License-Identifier: Apache-2.0
import Foundation

// Strings of a catalogue: without one, a string is what stands in the source.

extension String {
  /// What is looked up in a catalogue: a key, in which each value stands as its place (`%@`, `%lld`), and the values.
  ///
  /// - Source: Apple, `String.LocalizationValue`.
  public struct LocalizationValue: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
    fileprivate let key: String
    fileprivate let values: [PlacedValue]

    public init(_ value: String) { self.init(stringLiteral: value) }
    public init(stringLiteral value: String) { (key, values) = (value, []) }
    public init(stringInterpolation parts: StringInterpolation) {
      values = parts.values
      // A sign of per cent is written twice where there are places besides it.
      key = parts.parts.map { parts.values.isEmpty ? $0.text : $0.format }.joined()
    }

    /// The text that a bundle's table has for a key, or else this one, with the values in it.
    fileprivate func localized(_ key: String, table: String?, bundle: Bundle?) -> String {
      values.filled(into: (bundle ?? .main).localizedString(forKey: key, value: self.key, table: table))
    }
  }
}

extension String.LocalizationValue {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [(text: String, format: String)] = []
    fileprivate var values: [PlacedValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append((literal, literal.replacing("%", with: "%%")))
    }

    private mutating func append(_ value: PlacedValue, as place: String) {
      parts.append(("", place))
      values.append(value)
    }

    public mutating func appendInterpolation(_ string: String) { append(.text(string), as: "%@") }
    public mutating func appendInterpolation<Value>(_ value: Value) { append(.text("\(value)"), as: "%@") }
    public mutating func appendInterpolation<Value: SignedInteger>(_ value: Value) {
      append(.integer(Int(truncatingIfNeeded: value)), as: MemoryLayout<Value>.size > 4 ? "%lld" : "%d")
    }
    public mutating func appendInterpolation<Value: UnsignedInteger>(_ value: Value) {
      append(.unsigned(UInt(truncatingIfNeeded: value)), as: MemoryLayout<Value>.size > 4 ? "%llu" : "%u")
    }
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(.number(Double(value)), as: MemoryLayout<Value>.size > 4 ? "%lf" : "%f")
    }
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
      append(.integer(Int(truncatingIfNeeded: value)), as: specifier)
    }
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
      append(.number(Double(value)), as: specifier)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.text(format.format(input)), as: "%@")
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(String(localized: resource)), as: "%@")
    }
  }
}

/// A value that has a place in a text.
private enum PlacedValue: Hashable, Sendable, Codable {
  case text(String), integer(Int), unsigned(UInt), number(Double)

  /// The value as a place asks for it; in its own way, where the place is one of another kind.
  func formatted(_ place: Substring, _ conversion: Character) -> String {
    switch self {
    case .text(let text): text
    case .integer(let value) where "dDi".contains(conversion):
      String(format: "%\(place)lld", locale: .current, value)
    case .unsigned(let value) where "uU".contains(conversion):
      String(format: "%\(place)llu", locale: .current, value)
    case .integer(let value) where "xXo".contains(conversion):
      String(format: "%\(place)ll\(conversion)", value)
    case .number(let value) where "fFeEgGaA".contains(conversion):
      String(format: "%\(place)\(conversion)", locale: .current, value)
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): "\(value)"
    }
  }
}

extension [PlacedValue] {
  /// A text with the values in their places; one without a value keeps its sign.
  func filled(into text: String) -> String {
    if isEmpty { return text }
    var next = 0
    return text.replacing(
      /%(?:(\d+)\$)?([-+ 0#]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|L)?([@dDuUxXoOfFeEgGcCsSpaAi%])/
    ) { match in
      if match.3 == "%" { return "%" }
      let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.1 == nil { next += 1 }
      guard indices.contains(place), let conversion = match.3.first else { return String(match.0) }
      return self[place].formatted(match.2, conversion)
    }
  }
}

extension String {
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.localized(keyAndValue.key, table: table, bundle: bundle)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.localized("\(key)", table: table, bundle: bundle)
  }

  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self = value.localized(resource.key, table: resource.table, bundle: resource.bundle.found)
  }

  public func variantFittingPresentationWidth(_ width: Int) -> String { self }
}

extension AttributedString {
  /// The text of a catalogue. Its Markdown stays as it is written: Foundation reads none here.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle))
  }

  public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }

  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let applyReplacementIndexAttribute = Self(rawValue: 1)
  }
}

/// A string of a catalogue, which is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public let bundle: BundleDescription
  public var locale: Locale

  private init(
    key: String, value: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    (self.key, defaultValue, self.table, self.bundle, self.locale) = (key, value, table, bundle, locale)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: bundle)
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation parts: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: parts))
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: Codable {
  private enum Keys: CodingKey { case key, defaultValue, table, locale }

  // Not the bundle, which is another one where it is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue, forKey: .defaultValue)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(locale, forKey: .locale)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      value: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      locale: try container.decode(Locale.self, forKey: .locale), bundle: .main)
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate var found: Bundle? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }

  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.main, .main): true
    case (.forClass(let a), .forClass(let b)): a == b
    case (.atURL(let a), .atURL(let b)): a == b
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .main: break
    case .forClass(let type): hasher.combine(ObjectIdentifier(type))
    case .atURL(let url): hasher.combine(url)
    }
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

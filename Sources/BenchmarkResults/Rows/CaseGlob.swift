// SPDX-License-Identifier: Apache-2.0

/// A pattern for cases: `*` any run of characters but `/`, `?` one of them, `{a,b}` one of several.
///
/// A pattern of one part names scenarios, of two parts `scenario/variant`, of three parts
/// `scenario/variant/size`; what is left out matches everything. A family's name alone, such as `geometry`, means all
/// of its scenarios.
public struct CaseGlob: Sendable, CustomStringConvertible {
  /// The longest pattern, in bytes.
  static let longest = 1_000

  /// As typed.
  public let description: String
  private let parts: [GlobPattern]

  /// Reads a pattern.
  ///
  /// - Throws: ``InputError`` for unbalanced braces, an empty part, more than three parts, or one that is too long.
  public init(_ pattern: String) throws(InputError) {
    guard pattern.utf8.count <= Self.longest else {
      throw InputError(
        "case '\(pattern.prefix(20))…' has more than \(Self.longest) bytes", advice: "write a shorter pattern"
      )
    }
    description = pattern
    let texts = try Self.split(Array(pattern.utf8), pattern)
    guard texts.count <= 3 else {
      throw InputError("case '\(pattern)' has more than three parts", advice: "write scenario/variant/size")
    }
    guard !texts.contains(where: \.isEmpty) else {
      throw InputError("case '\(pattern)' has an empty part", advice: "write * for any name")
    }
    parts = texts.map(GlobPattern.init)
  }

  /// Whether the pattern names a case.
  public func matches(scenario: String, variant: String, size: Int) -> Bool {
    let family = String(scenario.prefix { $0 != "." })
    return (parts[0].matches(scenario) || parts[0].spells(family))
      && zip(parts.dropFirst(), [variant, String(size)]).allSatisfy { $0.matches($1) }
  }

  /// Whether the pattern names a case.
  public func matches(_ key: CaseKey) -> Bool {
    matches(scenario: key.scenario, variant: key.variant, size: key.size)
  }

  /// Whether the pattern spells a size out, as opposed to matching it among others.
  public func names(size: Int) -> Bool { parts.count == 3 && parts[2].spells(String(size)) }

  /// Splits at slashes outside braces.
  private static func split(_ bytes: [UInt8], _ pattern: String) throws(InputError) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isInside = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "/") where !isInside: parts.append([])
      case UInt8(ascii: "{") where !isInside:
        isInside = true
        parts[parts.count - 1].append(byte)
      case UInt8(ascii: "}") where !isInside: fallthrough
      case UInt8(ascii: "{"), UInt8(ascii: "/"):
        throw InputError(
          "case '\(pattern)' has a brace that does not fit",
          advice: "write {a,b}, not nested and without slashes")
      default:
        if byte == UInt8(ascii: "}") { isInside = false }
        parts[parts.count - 1].append(byte)
      }
    }
    if isInside {
      throw InputError("case '\(pattern)' has a brace that is not closed", advice: "write {a,b}")
    }
    return parts
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A pattern for cases: `*` any run of characters but `/`, `?` one of them, `{a,b}` one of several.
///
/// A pattern of one part names scenarios, of two parts `scenario/variant`, of three parts
/// `scenario/variant/size`; what is left out matches everything. A family's name alone, such as `geometry`, means all
/// of its scenarios.
public struct CaseGlob: Sendable, CustomStringConvertible {
  /// As typed.
  public let description: String
  private let parts: [[Alternative]]

  private typealias Alternative = [UInt8]

  /// Reads a pattern.
  ///
  /// - Throws: ``InputError`` for unbalanced braces, an empty part or more than three parts.
  public init(_ pattern: String) throws(InputError) {
    description = pattern
    let texts = try Self.split(Array(pattern.utf8), pattern)
    guard texts.count <= 3 else {
      throw InputError("case '\(pattern)' has more than three parts", advice: "write scenario/variant/size")
    }
    guard !texts.contains(where: \.isEmpty) else {
      throw InputError("case '\(pattern)' has an empty part", advice: "write * for any name")
    }
    var parts = texts.map(Self.alternatives)
    parts[0] = Self.scenarios(parts[0])
    self.parts = parts
  }

  /// Whether the pattern names a case.
  public func matches(scenario: String, variant: String, size: Int) -> Bool {
    for (part, text) in zip(parts, [scenario, variant, String(size)]) {
      let bytes = Array(text.utf8)
      guard part.contains(where: { Self.matches($0[...], bytes[...]) }) else { return false }
    }
    return true
  }

  /// The part that names scenarios, with a family's name read as everything in it.
  private static func scenarios(_ part: [Alternative]) -> [Alternative] {
    let special = [UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "?")]
    return part.flatMap { name -> [Alternative] in
      name.contains(where: special.contains) ? [name] : [name, name + Array(".*".utf8)]
    }
  }

  /// Whether the pattern names a case.
  public func matches(_ key: CaseKey) -> Bool {
    matches(scenario: key.scenario, variant: key.variant, size: key.size)
  }

  /// Whether the pattern spells a size out, as opposed to matching it among others.
  public func names(size: Int) -> Bool { parts.count == 3 && parts[2].contains(Array(String(size).utf8)) }

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

  /// Writes out `{a,b}`, so that matching knows only `*` and `?`.
  private static func alternatives(_ part: [UInt8]) -> [Alternative] {
    guard let open = part.firstIndex(of: UInt8(ascii: "{")),
      let close = part[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return [part] }
    let choices = part[(open + 1)..<close].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let rests = alternatives(Array(part[(close + 1)...]))
    return choices.flatMap { choice in rests.map { part[..<open] + choice + $0 } }
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var text = text
    // After a star, the place to come back to when the rest does not fit.
    var retry: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
    while true {
      if let symbol = pattern.first, symbol == UInt8(ascii: "*") {
        pattern.removeFirst()
        retry = (pattern, text)
      } else if let symbol = pattern.first, let byte = text.first,
        symbol == byte || symbol == UInt8(ascii: "?")
      {
        pattern.removeFirst()
        text.removeFirst()
      } else if pattern.isEmpty, text.isEmpty {
        return true
      } else if let last = retry, !last.text.isEmpty {
        pattern = last.pattern
        text = last.text.dropFirst()
        retry = (pattern, text)
      } else {
        return false
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// One part of a ``CaseGlob``: `*`, `?`, `{a,b}` and plain bytes, for a name without slashes.
///
/// Matching keeps the set of places in the text that the pattern may have come to, so that its cost is the pattern
/// times the text: writing `{a,b}` out would double the work with each pair of braces.
struct GlobPattern: Sendable {
  private enum Element {
    case byte(UInt8)
    case anyByte
    case anyText
    /// Without braces inside.
    case oneOf([[Element]])
  }

  private let elements: [Element]

  /// Reads a pattern whose braces are balanced and not nested.
  init(_ bytes: [UInt8]) {
    var elements: [Element] = []
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      elements += Self.plain(rest[..<open])
      let choices = rest[(open + 1)..<close].split(
        separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      elements.append(.oneOf(choices.map(Self.plain)))
      rest = rest[(close + 1)...]
    }
    self.elements = elements + Self.plain(rest)
  }

  /// Whether the pattern fits the whole text.
  func matches(_ text: String) -> Bool { leadsToEnd(of: Array(text.utf8), usesWildcards: true) }

  /// Whether the pattern fits the text without `*` and `?`.
  func spells(_ text: String) -> Bool { leadsToEnd(of: Array(text.utf8), usesWildcards: false) }

  private func leadsToEnd(of text: [UInt8], usesWildcards: Bool) -> Bool {
    var places = [Bool](repeating: false, count: text.count + 1)
    places[0] = true
    return Self.places(elements, from: places, text, usesWildcards)[text.count]
  }

  /// The places in the text that elements lead to.
  private static func places(
    _ elements: [Element], from start: [Bool], _ text: [UInt8], _ usesWildcards: Bool
  ) -> [Bool] {
    var places = start
    for element in elements {
      switch element {
      case .byte(let byte): places = advanced(places) { text[$0] == byte }
      case .anyByte: places = advanced(places) { _ in usesWildcards }
      case .anyText:
        guard usesWildcards, let first = places.firstIndex(of: true) else {
          return [Bool](repeating: false, count: places.count)
        }
        for index in first..<places.count { places[index] = true }
      case .oneOf(let choices):
        var joined = [Bool](repeating: false, count: places.count)
        for choice in choices {
          for (index, isReached) in Self.places(choice, from: places, text, usesWildcards).enumerated()
          where isReached {
            joined[index] = true
          }
        }
        places = joined
      }
    }
    return places
  }

  private static func advanced(_ places: [Bool], where fits: (Int) -> Bool) -> [Bool] {
    var next = [Bool](repeating: false, count: places.count)
    for index in 0..<(places.count - 1) where places[index] && fits(index) { next[index + 1] = true }
    return next
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> [Element] {
    bytes.map { byte in
      switch byte {
      case UInt8(ascii: "*"): .anyText
      case UInt8(ascii: "?"): .anyByte
      default: .byte(byte)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension NavigationPath {
  /// The path as it can be written down; nil if one of its values cannot.
  public var codable: CodableRepresentation? {
    var elements: [any Codable & Hashable] = []
    for value in values {
      guard let element = value.base as? any Codable & Hashable else { return nil }
      elements.append(element)
    }
    return CodableRepresentation(elements: elements)
  }

  /// The path that was written down.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// A path whose values can be written down and read again: from the last one on, each with the name of its type.
  ///
  /// - Source: Apple, `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [any Codable & Hashable]

    fileprivate var values: [AnyHashable] { elements.map { AnyHashable($0) } }

    fileprivate init(elements: [any Codable & Hashable]) {
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        // A name with other characters would be taken for one that points into memory.
        guard name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
          let type = _typeByName(name) as? any (Codable & Hashable).Type
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "there is no type \(name) whose values could be on a path")
        }
        let text = try container.decode(String.self)
        elements.insert(try JSONDecoder().decode(type, from: Data(text.utf8)), at: 0)
      }
      self.elements = elements
    }

    /// Fails for a value of a private type, which is not found by its name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let type = type(of: element) as Any.Type
        guard let name = _mangledTypeName(type), _typeByName(name) == type else {
          throw EncodingError.invalidValue(
            element,
            .init(codingPath: encoder.codingPath, debugDescription: "\(type) is not found by its name"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
      }
    }

    public static func == (a: Self, b: Self) -> Bool { a.values == b.values }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A part of a file that is taken out because it does not compile, as small as it can be.
struct Cut: Encodable {
  /// What kind of thing goes, from the smallest; `body` leaves a declaration that stops when it runs. With `optional`
  /// nothing goes: a value is taken as one that may be nil, or no longer, and means the same.
  enum Kind: String, Encodable {
    case optional, attribute, conformance, override, modifier, element, text, statement, body, member,
      declaration
  }

  var kind: Kind
  /// What it is called: a modifier's or a declaration's name; empty where it has none.
  var name: String
  /// The types around it, as other code would name the innermost.
  var within: String
  var line: Int
  var column: Int
  /// The bytes of the file that go.
  var start: Int
  var length: Int
  /// What stands there instead; ends of lines stay besides.
  var replacement: String = ""
  /// What the compiler says of it, or why it goes with something else.
  var message = ""

  var end: Int { start + length }
  func contains(_ other: Cut) -> Bool { start <= other.start && other.end <= end }
}

/// What is asked of one file: where the compiler finds something wrong, and at least how much is to go.
struct CutRequest: Decodable {
  struct Problem: Decodable {
    var line: Int
    /// In bytes of UTF-8.
    var column: Int
    var message: String
  }

  var file: String
  /// What the user calls the file; said by what stops.
  var name: String
  var problems: [Problem]
  var least: Cut.Size
  /// Names of the module that are there no more.
  var gone: [String]?
}

extension Cut {
  /// How much goes at least.
  enum Size: Int, Decodable, Comparable {
    case smallest, body, member, declaration

    static func < (left: Size, right: Size) -> Bool { left.rawValue < right.rawValue }
  }
}

/// The cuts of one file.
struct CutAnswer: Encodable {
  var file: String
  var cuts: [Cut]
}

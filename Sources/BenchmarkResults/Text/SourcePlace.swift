// SPDX-License-Identifier: Apache-2.0

/// A place in a file, as the user calls the file; lines and columns count from 1.
public struct SourcePlace: Hashable, Sendable, Codable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }

  /// The file as services want it that know a file by its path in the repository: without a dot and a slash in front.
  var relativeFile: String {
    var rest = file[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return String(rest)
  }

  /// A place as it stands behind a sentence; empty where none is known.
  package static func bracketed(_ place: SourcePlace?) -> String {
    bracketed(place.map { [$0.description] } ?? [])
  }

  /// Words about a place, as they stand behind a sentence.
  package static func bracketed(_ words: [String]) -> String {
    words.isEmpty ? "" : " [\(words.joined(separator: "; "))]"
  }
}

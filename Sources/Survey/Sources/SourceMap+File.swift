// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

// What stands in the file that `scripts/survey` writes.

/// Something that stands in a file.
protocol InFile {
  var file: String { get }
}

extension SourcePlace: InFile {}

/// Something that stands in a file, in the code of a type.
protocol Standing: InFile {
  var line: Int { get }
  var column: Int { get }
  var within: String { get }
}

extension Standing {
  var place: SourceMap.Place { SourceMap.Place(file: file, line: line, column: column) }

  /// Whether it stands in the code of a type, or of one inside of it.
  func isWithin(_ type: String) -> Bool { within.split(separator: ".").contains { $0 == type } }
}

extension SourceMap {
  struct Report: Decodable {
    var schema: Int
    var engine: String?
    var files: [File]
    var types: [TypeDeclaration]
    var calls: [Call]
    var modifiers: [Mention]
    var writes: [Mention]
    var branches: [Branch]?
    var shown: [String]?
    var published: [String]?
    var unused: [String]?
    var globals: [Mention]?
    var leftOut: [LeftOut]
    var cuts: [Cut]?
  }

  struct Cut: Decodable {
    var file: String
    var line: Int
    var within: String
  }

  struct File: Decodable {
    var file: String
    var name: String
  }

  struct TypeDeclaration: Decodable, Sendable, InFile {
    var name: String
    var kind: String
    var file: String
    var line: Int
    var column: Int
    var conformances: [String]
    var properties: [Property]
    var place: Place { Place(file: file, line: line, column: column) }

    func property(_ name: some StringProtocol) -> Property? { properties.first { $0.name == name } }

    /// The property for the object of an observed one, whose name is split at its points.
    func holder(of observed: [String]) -> Property? {
      observed.count > 1 ? properties.first { $0.names(observed[observed.count - 2]) } : nil
    }
  }

  struct Property: Decodable, Sendable {
    var name: String
    var line: Int
    var column: Int
    var wrapper: String?
    var type: String?
    /// Whether others can write it.
    var isSettable: Bool?
    var isComputed: Bool?

    /// Whether it is declared to be of a type.
    func names(_ type: String) -> Bool {
      self.type?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type } ?? false
    }
  }

  struct Call: Decodable, Sendable, Standing {
    var callee: String
    var file: String
    var line: Int
    var column: Int
    var within: String
    var arguments: [Argument]
  }

  struct Argument: Decodable, Sendable {
    var label: String?
    var text: String
    var line: Int
    var column: Int
  }

  /// A modifier or a write.
  struct Mention: Decodable, Sendable, Standing {
    var name: String
    var file: String
    var line: Int
    var column: Int
    var within: String
    var text: String?
  }

  struct Branch: Decodable, Sendable, Standing {
    var callees: [String]
    var file: String
    var line: Int
    var column: Int
    var within: String
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What is said of the files that were read; written as JSON, schema 1.
struct Report: Encodable {
  /// Where something stands: from 1, the column in bytes of UTF-8, as the compiler counts.
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  struct File: Encodable {
    var file: String
    var imports: [Import] = []
    /// Views that need no arguments and that another file of the module can name.
    var views: [View] = []
    var hasPreview = false
    /// Stands for what other files can see of it; see `Interface`.
    var interface = ""
  }

  struct Import: Encodable {
    var module: String
    /// The bytes of the file that are the declaration.
    var start: Int
    var length: Int
  }

  struct View: Encodable {
    /// Qualified by the types around it.
    var name: String
    var line: Int
  }

  struct TypeDeclaration: Encodable {
    var name: String
    var kind: String
    var file: String
    var line: Int
    var column: Int
    var conformances: [String]
    var attributes: [String]
    var properties: [Property] = []
  }

  struct Property: Encodable {
    var name: String
    var line: Int
    var column: Int
    var wrapper: String?
    var type: String?
    var isComputed: Bool

    private enum CodingKeys: CodingKey { case name, line, column, wrapper, type, isComputed }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      // Whoever reads it finds each key.
      try container.encode(wrapper, forKey: .wrapper)
      try container.encode(type, forKey: .type)
      try container.encode(isComputed, forKey: .isComputed)
    }
  }

  /// A call of a name that begins with a capital letter.
  struct Call: Encodable {
    var callee: String
    var file: String
    var line: Int
    var column: Int
    var within: String
    var arguments: [Argument]
  }

  struct Argument: Encodable {
    enum Kind: String, Encodable { case closure, binding, value }

    var label: String?
    var kind: Kind
    var text: String
    var line: Int
    var column: Int
  }

  struct Modifier: Encodable {
    var name: String
    var file: String
    var line: Int
    var column: Int
    var within: String
    var text: String
  }

  /// A condition whose branches make views of the same names.
  struct Branch: Encodable {
    var callees: [String]
    var file: String
    var line: Int
    var column: Int
    var within: String
  }

  /// A place where a stored value is changed, or where one is declared that is in no object.
  struct Write: Encodable {
    var name: String
    var file: String
    var line: Int
    var column: Int
    /// The type and the member, such as `Store.toggle`; of a declaration the type, if any.
    var within: String
  }

  struct Control: Encodable {
    var kind: String
    var label: String?
    var file: String
    var line: Int
    var column: Int
    var within: String
  }

  var schema = 1
  var files: [File] = []
  var types: [TypeDeclaration] = []
  var calls: [Call] = []
  var modifiers: [Modifier] = []
  var branches: [Branch] = []
  var writes: [Write] = []
  var controls: [Control] = []
  /// Stored variables outside of objects: global ones, and static ones of types.
  var globals: [Write] = []
  /// The properties with a wrapper that their type works out what it shows from, as `Type.name`; and as `Type.$name` those that
  /// it makes bindings to parts of.
  var shown: [String] = []
}

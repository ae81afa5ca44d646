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
    /// Whether it is an app, whose first window is the view.
    var isApp: Bool
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
    /// Whether others can write it, as far as the declaration says.
    var isSettable: Bool
    /// Whether only the type's own code can use it.
    var isPrivate: Bool
    var hasInitialValue: Bool

    private enum CodingKeys: CodingKey { case name, line, column, wrapper, type, isComputed, isSettable }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      // Whoever reads it finds each key.
      try container.encode(wrapper, forKey: .wrapper)
      try container.encode(type, forKey: .type)
      try container.encode(isComputed, forKey: .isComputed)
      try container.encode(isSettable, forKey: .isSettable)
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
  /// The properties, with a wrapper or of an observed class, that their type works something out from, as `Type.name`; as
  /// `Type.$name` those that it makes bindings to parts of; as `Type.name.part` the parts that it reads of any property.
  var shown: [String] = []
  /// The properties whose publisher some code asks for, as `Type.name`.
  var published: [String] = []
  /// The properties with an observed object that no code uses, as `Type.name`.
  var unused: [String] = []
}

extension Report {
  /// Macros that make a class one whose properties are observed.
  private static let observing: Set = ["Model", "Observable"]

  /// The names that something is worked out from, and those that are handed on to one of them, however far. Whoever is no view
  /// of the sources, such as `Double(amount)`, makes something of what it is handed.
  ///
  /// - Parameter handedOn: What goes to a property as it is, by the property.
  func shown(_ names: Set<String>, _ handedOn: [String: Set<String>]) -> Set<String> {
    let views = Set(
      types.filter { $0.conformances.contains { ["View", "ViewModifier"].contains($0) } }
        .map { $0.name.split(separator: ".").last ?? "" })
    var shown = handedOn.reduce(into: names) { shown, each in
      if !views.contains(each.key.prefix { $0 != "." }) { shown.formUnion(each.value) }
    }
    // A part of a property, `Type.name.part`, shows the property.
    var next = shown.union(shown.compactMap { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
    while !next.isEmpty {
      next = next.reduce(into: Set<String>()) { $0.formUnion(handedOn[$1] ?? []) }.subtracting(shown)
      shown.formUnion(next)
    }
    return shown
  }

  /// What of some names that code reads are properties, or parts of them. All files are known by then: an extension may read
  /// what the declaration in another file has.
  func readProperties(among names: Set<String>) -> [String] {
    var (properties, all): (Set<String>, Set<String>) = ([], [])
    for type in types {
      for property in type.properties {
        let name = "\(type.name).\(property.name)"
        all.insert(name)
        if property.wrapper != nil { properties.formUnion([name, "\(type.name).$\(property.name)"]) }
        if !Self.observing.isDisjoint(with: type.attributes) { properties.insert(name) }
      }
    }
    return names.filter { name in
      properties.contains(name) || name.lastIndex(of: ".").map { all.contains(String(name[..<$0])) } == true
    }.sorted()
  }

  /// The properties that have a publisher which somebody asks for: the type by itself, or another one of an object, whose type
  /// is not known.
  ///
  /// - Parameter names: What is mentioned, as `SourceVisitor` notes it.
  func publishedProperties(among names: Set<String>) -> [String] {
    types.flatMap { type in
      type.properties.filter {
        $0.wrapper == "Published"
          && (names.contains("\(type.name).$\($0.name)") || names.contains("$\($0.name)"))
      }.map { "\(type.name).\($0.name)" }
    }.sorted()
  }

  /// The properties that observe an object for nothing. One that makes its object may be there for what that does.
  ///
  /// - Parameter names: What is mentioned, as `SourceVisitor` notes it.
  func unusedObjects(where names: Set<String>) -> [String] {
    let wrappers = ["EnvironmentObject", "ObservedObject"]
    func isMentioned(_ name: String, of owner: String) -> Bool {
      ["", "$", "_"].contains { names.contains("\(owner)\($0)\(name)") }
    }
    return types.flatMap { type in
      type.properties.filter { property in
        wrappers.contains(property.wrapper ?? "") && !property.hasInitialValue
          && !isMentioned(property.name, of: "\(type.name).")
          && (property.isPrivate || !isMentioned(property.name, of: ""))
      }.map { "\(type.name).\($0.name)" }
    }.sorted()
  }
}

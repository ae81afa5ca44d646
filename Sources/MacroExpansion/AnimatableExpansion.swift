// SPDX-License-Identifier: Apache-2.0

/// Expands `@Animatable`: animated data made of all stored variables that are not marked `@AnimatableIgnored`.
struct AnimatableExpansion {
  private struct Member {
    let name: String
    let type: String
  }

  private let members: [Member]
  private let access: String
  private let typeName: String
  private let isConforming: Bool

  /// Reads the stored variables of a type.
  ///
  /// - Throws: `ReadingError` for a variable whose type is neither written nor that of a literal.
  init(_ source: String, extending typeName: String, conformances: String) throws {
    let tokens = Tokenizer.tokens(of: source)[...]
    guard let open = tokens.firstIndex(where: { $0.text == "{" }),
      tokens[..<open].contains(where: { $0.text == "struct" || $0.text == "class" })
    else { throw ReadingError("@Animatable stands before a struct or a class") }
    self.typeName = typeName
    // The compiler asks for no conformance that the type itself declares.
    isConforming = conformances.isEmpty
    access = tokens[..<open].contains { $0.text == "public" } ? "public " : ""
    var members: [Member] = []
    for statement in try tokens[(open + 1)..<tokens.closing(open)].statements() {
      guard let property = try StoredProperty(statement, in: source), Self.isAnimated(property) else {
        continue
      }
      guard let type = property.type ?? property.initialValue.flatMap(EntryExpansion.literalType) else {
        throw ReadingError(
          "@Animatable cannot see the type of '\(property.name)'; write it: var \(property.name): Type")
      }
      members.append(Member(name: property.name, type: type))
    }
    self.members = members
  }

  private static func isAnimated(_ property: StoredProperty) -> Bool {
    !property.isConstant && !property.hasAccessors && property.attributes.isEmpty
      && !property.modifiers.contains("static") && !property.modifiers.contains("lazy")
  }

  var extensionDeclaration: String {
    let conformance = isConforming ? "" : ": HeadlessViews.Animatable"
    guard let last = members.last else { return "extension \(typeName)\(conformance) {}" }
    // Pairs of pairs, from the end, so that each variable has a path of `second`s and one `first`.
    var type = Self.dataType(last)
    var value = "\(last.name).animatableData"
    for member in members.dropLast().reversed() {
      type = "HeadlessViews.AnimatablePair<\(Self.dataType(member)), \(type)>"
      value = "HeadlessViews.AnimatablePair(\(member.name).animatableData, \(value))"
    }
    var path = "newValue"
    var assignments: [String] = []
    for member in members.dropLast() {
      assignments.append("\(member.name).animatableData = \(path).first")
      path += ".second"
    }
    assignments.append("\(last.name).animatableData = \(path)")
    return """
      extension \(typeName)\(conformance) {
      \(access)nonisolated var animatableData: \(type) {
      get { \(value) }
      set {
      \(assignments.joined(separator: "\n"))
      }
      }
      }
      """
  }

  private static func dataType(_ member: Member) -> String { "(\(member.type)).AnimatableData" }
}

// SPDX-License-Identifier: Apache-2.0

/// The members of an object, taken by name and type; what does not fit is named by its place.
package struct JSONFields {
  package let file: String
  private let members: [(name: String, value: JSONValue)]
  private let place: InputError.Place?

  /// - Parameters:
  ///   - known: Every name that may be there; another one is taken for a slip.
  /// - Throws: ``InputError`` when the value is no object or has an unknown member.
  package init(_ value: JSONValue, known: [String], file: String) throws(InputError) {
    guard case .object(let members) = value.content else {
      throw InputError(
        "\(value.kindName) where an object belongs", advice: "write { … }", file: file, at: value.place)
    }
    for member in members where !known.contains(member.name) {
      throw InputError(
        "unknown member \"\(member.name)\"", advice: "known are \(known.joined(separator: ", "))",
        file: file, at: member.value.place)
    }
    self.members = members
    self.place = value.place
    self.file = file
  }

  /// The member, or `nil` when it is absent or null.
  package func value(_ name: String) -> JSONValue? {
    guard let value = members.first(where: { $0.name == name })?.value else { return nil }
    if case .null = value.content { return nil }
    return value
  }

  package func required(_ name: String) throws(InputError) -> JSONValue {
    guard let value = value(name) else {
      throw InputError("\"\(name)\" is missing", advice: "add it", file: file, at: place)
    }
    return value
  }

  package func string(_ name: String) throws(InputError) -> String { try text(of: try required(name), name) }

  package func optionalString(_ name: String) throws(InputError) -> String? {
    guard let value = value(name) else { return nil }
    return try text(of: value, name)
  }

  package func strings(_ name: String) throws(InputError) -> [String] {
    var texts: [String] = []
    for value in try array(name) { texts.append(try text(of: value, name)) }
    return texts
  }

  package func array(_ name: String) throws(InputError) -> [JSONValue] {
    let value = try required(name)
    guard case .array(let values) = value.content else { throw wrong(value, name, "a list") }
    return values
  }

  package func bool(_ name: String) throws(InputError) -> Bool {
    let value = try required(name)
    guard case .bool(let flag) = value.content else { throw wrong(value, name, "true or false") }
    return flag
  }

  package func integer(_ name: String, atLeast minimum: Int = 0) throws(InputError) -> Int {
    try integer(of: try required(name), name, atLeast: minimum)
  }

  package func optionalInteger(_ name: String, atLeast minimum: Int = 0) throws(InputError) -> Int? {
    guard let value = value(name) else { return nil }
    return try integer(of: value, name, atLeast: minimum)
  }

  package func optionalNumber(_ name: String) throws(InputError) -> Double? {
    guard let value = value(name) else { return nil }
    guard case .number(let text) = value.content, let number = Double(text), number.isFinite else {
      throw wrong(value, name, "a number")
    }
    return number
  }

  package func wrong(_ value: JSONValue, _ name: String, _ expected: String) -> InputError {
    InputError(
      "\"\(name)\" is not \(expected)", advice: "write \(expected)", file: file, at: value.place)
  }

  private func text(of value: JSONValue, _ name: String) throws(InputError) -> String {
    guard case .string(let text) = value.content else { throw wrong(value, name, "a text") }
    return text
  }

  private func integer(of value: JSONValue, _ name: String, atLeast minimum: Int) throws(InputError) -> Int {
    guard case .number(let text) = value.content, let number = Int(text), number >= minimum else {
      throw wrong(value, name, "a whole number, \(minimum) or more")
    }
    return number
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A JSON value that knows where it stood, so that a wrong one can be named by line and column.
///
/// Members keep their order and numbers their spelling: what is read and written again is the same.
public struct JSONValue: Sendable {
  /// The kinds of value.
  public indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// As spelled in the file.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])
  }

  public let content: Content
  /// Where it begins; `nil` for a value that was not read from a file.
  public let place: InputError.Place?

  /// A value at a place.
  public init(_ content: Content, at place: InputError.Place? = nil) {
    self.content = content
    self.place = place
  }

  /// A text.
  public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// A whole number.
  public static func integer(_ number: some BinaryInteger) -> JSONValue { JSONValue(.number("\(number)")) }

  /// A decimal as result files spell it: at most one place, no exponent.
  public static func decimal(_ number: Double) -> JSONValue { JSONValue(.number(CSVWriter.decimal(number))) }

  /// The same for a figure of a unit.
  public static func decimal(_ number: Double, _ unit: Metric.Unit) -> JSONValue {
    JSONValue(.number(CSVWriter.decimal(number, unit)))
  }

  /// True or false.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Nothing.
  public static var null: JSONValue { JSONValue(.null) }

  /// Values in order.
  public static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// Members in order.
  public static func object(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(members))
  }

  /// What a message calls the kind of value.
  var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

// MARK: - Writing

extension JSONValue {
  /// The text of the value, two blanks a level, a line end at the end; objects and lists without inner ones
  /// stay on one line when they are short.
  public var text: String {
    var text = ""
    append(to: &text, indent: "")
    return text + "\n"
  }

  private func append(to text: inout String, indent: String) {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let value): Self.appendQuoted(value, to: &text)
    case .array(let values):
      appendItems(values.map { (nil, $0) }, "[", "]", to: &text, indent: indent)
    case .object(let members):
      appendItems(members.map { ($0.name, $0.value) }, "{", "}", to: &text, indent: indent)
    }
  }

  private func appendItems(
    _ items: [(name: String?, value: JSONValue)], _ open: String, _ close: String, to text: inout String,
    indent: String
  ) {
    let isFlat = items.count <= 16 && items.allSatisfy { $0.value.isScalar }
    if isFlat {
      var line = open
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        item.value.append(named: item.name, to: &line, indent: indent)
      }
      line += close
      if indent.count + line.count <= 100 {
        text += line
        return
      }
    }
    text += open + "\n"
    let inner = indent + "  "
    for (index, item) in items.enumerated() {
      if index > 0 { text += ",\n" }
      text += inner
      item.value.append(named: item.name, to: &text, indent: inner)
    }
    text += "\n" + indent + close
  }

  private func append(named name: String?, to text: inout String, indent: String) {
    if let name {
      Self.appendQuoted(name, to: &text)
      text += ": "
    }
    append(to: &text, indent: indent)
  }

  private var isScalar: Bool {
    switch content {
    case .array, .object: false
    default: true
    }
  }

  private static func appendQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7f {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}

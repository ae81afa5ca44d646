// SPDX-License-Identifier: Apache-2.0

/// Reads JSON with the place of every value. Strict: RFC 8259, one value, no name twice in an object.
///
/// Foundation's decoder loses the places, and a mistake in a file that people write by hand must be found.
public struct JSONReader {
  /// The most bytes of a file. Each needs some forty bytes of memory while it is read.
  public static let highestSize = 32 << 20

  private let scalars: [Unicode.Scalar]
  private let file: String
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  /// Reads a whole file.
  ///
  /// - Throws: ``InputError`` with the place of the first mistake.
  public static func value(from bytes: [UInt8], file: String) throws(InputError) -> JSONValue {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError("not UTF-8", advice: "save the file as UTF-8", file: file)
    }
    var reader = JSONReader(scalars: Array(text.unicodeScalars), file: file)
    if reader.scalars.first == "\u{feff}" { reader.index = 1 }
    reader.skipBlanks()
    guard reader.index < reader.scalars.count else {
      throw InputError("the file is empty", advice: "write it again", file: file)
    }
    let value = try reader.readValue()
    reader.skipBlanks()
    guard reader.index == reader.scalars.count else {
      throw reader.mistake("something behind the end", "remove it")
    }
    return value
  }

  private init(scalars: [Unicode.Scalar], file: String) {
    self.scalars = scalars
    self.file = file
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var place: InputError.Place { InputError.Place(line: line, column: index - lineStart + 1) }

  private func mistake(_ what: String, _ advice: String) -> InputError {
    let isAtEnd = index >= scalars.count
    return InputError(
      isAtEnd ? "the file ends too early: it is cut short or a bracket is missing" : what,
      advice: isAtEnd ? "complete it or write it again" : advice, file: file, at: place)
  }

  private mutating func skipBlanks() {
    while let scalar = next, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      index += 1
      if scalar == "\n" {
        line += 1
        lineStart = index
      }
    }
  }

  private mutating func readValue() throws(InputError) -> JSONValue {
    let start = place
    switch next {
    case "{": return JSONValue(try readObject(), at: start)
    case "[": return JSONValue(try readArray(), at: start)
    case "\"": return JSONValue(.string(try readString()), at: start)
    case "t": return JSONValue(try readWord("true", .bool(true)), at: start)
    case "f": return JSONValue(try readWord("false", .bool(false)), at: start)
    case "n": return JSONValue(try readWord("null", .null), at: start)
    default: return JSONValue(.number(try readNumber()), at: start)
    }
  }

  private mutating func readObject() throws(InputError) -> JSONValue.Content {
    var members: [(name: String, value: JSONValue)] = []
    var names: Set<String> = []
    try enter()
    while next != "}" {
      guard next == "\"" else { throw mistake("a name in quotes expected", "write \"name\": value") }
      let start = place
      let name = try readString()
      if !names.insert(name).inserted {
        throw InputError("\"\(name)\" is there twice", advice: "remove one of the two", file: file, at: start)
      }
      skipBlanks()
      guard next == ":" else { throw mistake("':' expected behind \"\(name)\"", "write \"name\": value") }
      index += 1
      skipBlanks()
      members.append((name, try readValue()))
      try readSeparator(before: "}")
    }
    leave()
    return .object(members)
  }

  private mutating func readArray() throws(InputError) -> JSONValue.Content {
    var values: [JSONValue] = []
    try enter()
    while next != "]" {
      values.append(try readValue())
      try readSeparator(before: "]")
    }
    leave()
    return .array(values)
  }

  /// Bounds the recursion: a file of brackets must not exhaust the stack.
  private mutating func enter() throws(InputError) {
    guard depth < 100 else { throw mistake("more than 100 levels", "nest less deeply") }
    depth += 1
    index += 1
    skipBlanks()
  }

  private mutating func leave() {
    depth -= 1
    index += 1
  }

  private mutating func readSeparator(before close: Unicode.Scalar) throws(InputError) {
    skipBlanks()
    if next == close { return }
    guard next == "," else { throw mistake("',' or '\(close)' expected", "separate values by commas") }
    index += 1
    skipBlanks()
    if next == close { throw mistake("',' before '\(close)'", "remove the comma") }
  }

  private mutating func readWord(
    _ word: String, _ content: JSONValue.Content
  ) throws(InputError) -> JSONValue.Content {
    for scalar in word.unicodeScalars {
      guard next == scalar else { throw mistake("'\(word)' expected", "check the spelling") }
      index += 1
    }
    return content
  }

  private mutating func readNumber() throws(InputError) -> String {
    let start = index
    if next == "-" { index += 1 }
    let first = next
    let whole = try readDigits()
    if first == "0", whole > 1 { throw mistake("a number that begins with 0", "remove the zero") }
    if next == "." {
      index += 1
      _ = try readDigits()
    }
    if next == "e" || next == "E" {
      index += 1
      if next == "+" || next == "-" { index += 1 }
      _ = try readDigits()
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<index])
    return text
  }

  private mutating func readDigits() throws(InputError) -> Int {
    let start = index
    while let scalar = next, "0"..."9" ~= scalar { index += 1 }
    guard index > start else { throw mistake("a value expected", "write a text, number, list or object") }
    return index - start
  }

  private mutating func readString() throws(InputError) -> String {
    var text = String.UnicodeScalarView()
    index += 1
    while let scalar = next, scalar != "\"" {
      if scalar.value < 0x20 { throw mistake("a line end inside a text", "close the quote or write \\n") }
      index += 1
      text.append(scalar == "\\" ? try readEscape() : scalar)
    }
    guard next == "\"" else { throw mistake("a quote that is never closed", "close it") }
    index += 1
    return String(text)
  }

  private mutating func readEscape() throws(InputError) -> Unicode.Scalar {
    let escape = next
    index += 1
    switch escape {
    case "\"", "\\", "/": return escape ?? "/"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let high = try readHex()
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard next == "\\", index + 1 < scalars.count, scalars[index + 1] == "u" else { break }
      index += 2
      let low = try readHex()
      guard 0xd800..<0xdc00 ~= high, 0xdc00..<0xe000 ~= low else { break }
      if let scalar = Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) { return scalar }
    default: break
    }
    throw mistake("an unknown escape", "write \\\\ for a backslash")
  }

  private mutating func readHex() throws(InputError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = next, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw mistake("four hexadecimal digits expected", "write \\u followed by four digits")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}

// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

/// Every escaper, with scalars of every class before and after everything that is special to its format. What comes
/// out is read byte by byte, as the format's own readers do.
struct EscapingTests {
  private static let all = (0...UInt32(0x10ffff)).compactMap(Unicode.Scalar.init)

  /// Some of each general category, and some of those that join a quote before or behind them into one character.
  private static let classes: [Unicode.Scalar] = {
    var classes: [Unicode.GeneralCategory: Int] = [:]
    var joining = 0
    return all.filter { scalar in
      classes[scalar.properties.generalCategory, default: 0] += 1
      if classes[scalar.properties.generalCategory, default: 0] <= 8 { return true }
      guard "\(scalar)'".count == 1 || "'\(scalar)".count == 1 else { return false }
      joining += 1
      return joining % 25 == 0
    }
  }()

  /// In a release build there is time for all that are no letters without case, for all that join a quote, and for some of the
  /// rest, which are a million and alike.
  private static let scalars: [Unicode.Scalar] = {
    #if DEBUG
      return classes
    #else
      let alike: Set = [Unicode.GeneralCategory.otherLetter, .privateUse, .unassigned]
      return all.filter { scalar in
        scalar.value % 64 == 0 || !alike.contains(scalar.properties.generalCategory)
          || "\(scalar)'".count == 1 || "'\(scalar)".count == 1
      }
    #endif
  }()

  /// A special between two others, each of which may join it.
  private static func texts(_ specials: String, _ scalars: [Unicode.Scalar] = scalars) -> [String] {
    specials.unicodeScalars.flatMap { special in
      scalars.map { scalar in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: [scalar, special, scalar])
        return String(text)
      }
    }
  }

  private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
  }

  @Test func thereAreScalarsThatJoinAQuote() {
    #expect(Self.classes.contains { "\($0)'".count == 1 })
    #expect(Self.classes.contains { "'\($0)".count == 1 })
  }

  @Test func aTerminalGetsNoControl() {
    for text in Self.texts("\u{1b}\n\u{202e}") {
      let shown = PrintableText.line(text)
      #expect(Self.isPlain(shown.utf8))
      #expect(!shown.unicodeScalars.contains { 0x80..<0xa0 ~= $0.value || $0.properties.isBidiControl })
    }
  }

  @Test func aPageGetsNoTag() {
    for text in Self.texts("<&\"'") {
      let escaped = HTMLText.escaped(text)
      #expect(!escaped.utf8.contains { "<>\"'".utf8.contains($0) })
      var read = escaped
      for (entity, scalar) in [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
      ] {
        read = Self.replacing(read, entity, scalar)
      }
      #expect(read.utf8.elementsEqual(PrintableText.line(text).utf8))
    }
  }

  @Test func xmlGetsNoTagAndNoForbiddenScalar() {
    for text in Self.texts("<&\"'\u{fffe}\u{1}") {
      let escaped = XMLText.escaped(text)
      #expect(!escaped.utf8.contains { "<>\"'".utf8.contains($0) })
      #expect(Self.isPlain(escaped.utf8))
      #expect(!escaped.unicodeScalars.contains { $0.value == 0xfffe || $0.value == 0xffff })
    }
  }

  @Test func aWorkflowCommandIsOneLineAndItsPropertiesEndWhereTheyEnd() {
    for text in Self.texts("%:,\n\r") {
      let command = Remark(.error, text, text, at: .init(file: text, line: 1)).workflowCommand
      #expect(Self.isPlain(command.utf8))
      let parts = Array(command.utf8)
      // `::error file=…,line=…,title=…::…`: no comma and no colon in the properties but these.
      #expect(parts.starts(with: "::error file=".utf8))
      let properties = command.dropFirst(8).utf8.prefix { $0 != UInt8(ascii: ":") }
      #expect(properties.count { $0 == UInt8(ascii: ",") } == 2)
      // A toolkit takes `%25` and the like off again.
      for (index, byte) in parts.enumerated() where byte == UInt8(ascii: "%") {
        let code = String(decoding: parts[(index + 1)...].prefix(2), as: UTF8.self)
        #expect(["25", "0D", "0A", "3A", "2C"].contains(code))
      }
    }
  }

  @Test func markdownGetsNothingToRead() {
    let special = Set("\\`*_{}[]<>|~&$#".utf8)
    for text in Self.texts("\\`<|") {
      var isEscaped = false
      for byte in MarkdownText.escapedLine(text).utf8 {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          #expect(!special.contains(byte))
        }
      }
      #expect(!isEscaped)
    }
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a|b", "`a\\|b`"), ("", "`  `"),
  ])
  func codeIsFenced(_ text: String, _ code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test(arguments: [
    ("- a", "\\- a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("# a", "\\# a"), ("10 rows", "10 rows"),
    ("-0.5", "\\-0.5"),
  ])
  func aLineBeginsNoList(_ text: String, _ line: String) {
    #expect(MarkdownText.escapedLine(text) == line)
  }

  @Test func aGraphGetsOneString() {
    for text in Self.texts("\"\\") {
      let quoted = Array(DOTText.quoted(text).utf8)
      #expect(quoted.first == UInt8(ascii: "\"") && quoted.last == UInt8(ascii: "\""))
      var read: [UInt8] = []
      var isEscaped = false
      for byte in quoted.dropFirst().dropLast() {
        if !isEscaped, byte == UInt8(ascii: "\\") {
          isEscaped = true
          continue
        }
        #expect(isEscaped || byte != UInt8(ascii: "\""))
        isEscaped = false
        read.append(byte)
      }
      #expect(!isEscaped)
      #expect(read.elementsEqual(PrintableText.line(text).utf8))
    }
  }

  @Test func aCellIsNoFormulaAndComesBack() throws {
    for text in Self.texts("=-',\"") {
      let guarded = FormulaGuard.guarded(text)
      let lead = guarded.unicodeScalars.first { !$0.properties.isWhitespace && !PrintableText.isControl($0) }
      #expect(lead.map { !"=@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}".unicodeScalars.contains($0) } ?? true)
      if lead == "+" || lead == "-" { #expect(Double(guarded.trimmingCharacters(in: .whitespaces)) != nil) }
      #expect(FormulaGuard.restored(guarded).utf8.elementsEqual(text.utf8))
      var cell = ""
      CSVWriter.appendCell(text, to: &cell)
      let isQuoted = cell.utf8.first == UInt8(ascii: "\"")
      #expect(isQuoted || !cell.utf8.contains { "\",\n\r".utf8.contains($0) })
      if isQuoted { #expect(cell.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 0) }
    }
  }

  /// By scalars: what is tested must not be what tests.
  private static func replacing(_ text: String, _ old: String, _ new: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let pattern = Array(old.utf8)
    while !rest.isEmpty {
      if rest.starts(with: pattern) {
        bytes += new.utf8
        rest = rest.dropFirst(pattern.count)
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

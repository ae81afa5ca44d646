// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The signs of Markdown within one paragraph, as SwiftUI reads them in text literals and keys (R-15): emphasis,
/// strikethrough, code, links, addresses, character references and escapes. Headings, lists and quotes are no part of it,
/// and line breaks stay. What was put in for a value is no Markdown, but can stand between signs.
struct InlineMarkdown {
  struct Style: OptionSet {
    let rawValue: UInt8
    static let bold = Style(rawValue: 1)
    static let italic = Style(rawValue: 2)
    static let strikethrough = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  struct Run: Equatable {
    var string: String
    var style: Style

    static func == (a: Run, b: Run) -> Bool { a.string == b.string && a.style.rawValue == b.style.rawValue }
  }

  /// A stretch of characters, or of signs that may open or close a style.
  private struct Piece {
    var string: String
    var style: Style = []
    /// How many of the signs are left; 0 for characters.
    var signs = 0
    var opens = false
    var closes = false
    var sign: Character { string.first ?? " " }
  }

  /// A bracket that may turn out to begin a link.
  private struct Bracket {
    let piece: Int
    let isImage: Bool
  }

  /// A letter of the text, or a value that was put in.
  private enum Symbol {
    case letter(Character), value(Substring)

    var letter: Character? { if case .letter(let letter) = self { letter } else { nil } }
    /// What stands before or after a sign decides what that may do; a value counts as a letter.
    var isSpace: Bool { letter?.isWhitespace ?? false }
    var isPunctuation: Bool { letter.map { $0.isPunctuation || $0.isSymbol } ?? false }
    var string: String {
      if case .value(let value) = self { String(value) } else { letter.map { String($0) } ?? "" }
    }
  }

  private let symbols: [Symbol]
  private var position = 0
  private var pieces: [Piece] = []
  private var brackets: [Bracket] = []

  /// - Parameter values: Where values were put in, by offsets in UTF-8.
  static func runs(of text: String, values: [Range<Int>] = []) -> [Run] {
    var parser = InlineMarkdown(text, values)
    return parser.parse()
  }

  private init(_ text: String, _ values: [Range<Int>]) {
    var symbols: [Symbol] = []
    var index = text.startIndex
    for range in values {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      symbols += text[index..<start].map { .letter($0) }
      if start < end { symbols.append(.value(text[start..<end])) }
      index = end
    }
    symbols += text[index...].map { .letter($0) }
    self.symbols = symbols
  }

  private mutating func parse() -> [Run] {
    while position < symbols.count {
      guard let letter = symbols[position].letter else {
        add(symbols[position].string)
        position += 1
        continue
      }
      switch letter {
      case "\\": takeEscape()
      case "`": takeCode()
      case "*", "_", "~": takeSigns(letter)
      case "[": openBracket(isImage: false)
      case "!" where self.letter(at: position + 1) == "[": openBracket(isImage: true)
      case "]": closeBracket()
      case "<": takeAngle()
      case "&": takeReference()
      default: if !takeAddress() { addNext() }
      }
    }
    pairSigns(from: 0)
    var runs: [Run] = []
    for piece in pieces where !piece.string.isEmpty {
      if let last = runs.indices.last, runs[last].style == piece.style {
        runs[last].string += piece.string
      } else {
        runs.append(Run(string: piece.string, style: piece.style))
      }
    }
    return runs
  }

  private func letter(at index: Int) -> Character? { index < symbols.count ? symbols[index].letter : nil }

  private mutating func add(_ string: String, _ style: Style = []) {
    if let last = pieces.last, last.signs == 0, last.style == style, brackets.last?.piece != pieces.count - 1
    {
      pieces[pieces.count - 1].string += string
    } else {
      pieces.append(Piece(string: string, style: style))
    }
  }

  private mutating func addNext() {
    add(symbols[position].string)
    position += 1
  }

  // MARK: - Escapes, code, references

  private mutating func takeEscape() {
    position += 1
    guard let next = letter(at: position) else { return add("\\") }
    if next.isNewline {
      addNext()
    } else if next.isASCII && (next.isPunctuation || next.isSymbol) {
      addNext()
    } else {
      add("\\")
    }
  }

  private func count(of sign: Character, from start: Int) -> Int {
    var end = start
    while letter(at: end) == sign { end += 1 }
    return end - start
  }

  private mutating func takeCode() {
    let length = count(of: "`", from: position)
    var end = position + length
    while end < symbols.count {
      let other = count(of: "`", from: end)
      if other == length {
        var inner = symbols[(position + length)..<end].map(\.string).joined()
        if inner.count > 2, inner.first == " ", inner.last == " ", inner.contains(where: { $0 != " " }) {
          inner = String(inner.dropFirst().dropLast())
        }
        add(inner, .code)
        position = end + length
        return
      }
      end += max(other, 1)
    }
    add(String(repeating: "`", count: length))
    position += length
  }

  private static let references: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "deg": "°", "times": "×",
  ]

  private mutating func takeReference() {
    var end = position + 1
    while let letter = letter(at: end), letter.isASCII, letter.isLetter || letter.isNumber || letter == "#" {
      end += 1
    }
    let name = symbols[(position + 1)..<min(end, symbols.count)].map(\.string).joined()
    guard letter(at: end) == ";", let value = Self.character(named: name) else { return addNext() }
    add(value)
    position = end + 1
  }

  private static func character(named name: String) -> String? {
    guard name.hasPrefix("#") else { return references[name] }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  // MARK: - Emphasis

  private mutating func takeSigns(_ sign: Character) {
    let length = count(of: sign, from: position)
    let before = position > 0 ? symbols[position - 1] : nil
    let after = position + length < symbols.count ? symbols[position + length] : nil
    let isSpaceBefore = before?.isSpace ?? true
    let isSpaceAfter = after?.isSpace ?? true
    let isMarkBefore = before?.isPunctuation ?? false
    let isMarkAfter = after?.isPunctuation ?? false
    let leans = (
      right: !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore),
      left: !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    )
    var piece = Piece(string: String(repeating: sign, count: length), signs: length)
    if sign == "_" {
      piece.opens = leans.right && (!leans.left || isMarkBefore)
      piece.closes = leans.left && (!leans.right || isMarkAfter)
    } else {
      piece.opens = leans.right
      piece.closes = leans.left
    }
    if sign == "~" && length > 2 { (piece.opens, piece.closes) = (false, false) }
    pieces.append(piece)
    position += length
  }

  /// Finds for each closing sign the nearest that opens, and gives what is between its style.
  private mutating func pairSigns(from first: Int) {
    var index = first
    while index < pieces.count {
      guard pieces[index].closes, pieces[index].signs > 0, let opener = opener(of: index, from: first) else {
        index += 1
        continue
      }
      let used =
        pieces[index].sign == "~" ? pieces[index].signs : min(pieces[opener].signs, pieces[index].signs, 2)
      let style: Style = pieces[index].sign == "~" ? .strikethrough : used == 2 ? .bold : .italic
      for inner in (opener + 1)..<index {
        pieces[inner].style.formUnion(style)
        // Signs in between have found nothing.
        (pieces[inner].opens, pieces[inner].closes) = (false, false)
      }
      shorten(opener, by: used)
      shorten(index, by: used)
    }
  }

  private func opener(of closer: Int, from first: Int) -> Int? {
    let piece = pieces[closer]
    var index = closer - 1
    while index >= first {
      let other = pieces[index]
      if other.opens, other.signs > 0, other.sign == piece.sign, fits(other, piece) { return index }
      index -= 1
    }
    return nil
  }

  private func fits(_ opener: Piece, _ closer: Piece) -> Bool {
    if closer.sign == "~" { return opener.signs == closer.signs }
    // The rule of three: signs that could do both pair only with lengths that are no ambiguity.
    guard opener.closes || closer.opens else { return true }
    return (opener.signs + closer.signs) % 3 != 0 || (opener.signs % 3 == 0 && closer.signs % 3 == 0)
  }

  private mutating func shorten(_ index: Int, by count: Int) {
    pieces[index].signs -= count
    pieces[index].string.removeLast(count)
  }

  // MARK: - Links

  private mutating func openBracket(isImage: Bool) {
    brackets.append(Bracket(piece: pieces.count, isImage: isImage))
    pieces.append(Piece(string: isImage ? "![" : "["))
    position += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), let end = endOfDestination(from: position + 1) else {
      return addNext()
    }
    pairSigns(from: bracket.piece + 1)
    pieces[bracket.piece].string = ""
    for index in (bracket.piece + 1)..<pieces.count {
      (pieces[index].opens, pieces[index].closes) = (false, false)
      // A picture is shown by its words.
      // A link is not emphasised by what stands in it (P/rich-text M22).
      if !bracket.isImage {
        pieces[index].style.subtract([.bold, .italic])
        pieces[index].style.insert(.link)
      }
    }
    // There are no links in links.
    if !bracket.isImage { brackets.removeAll { !$0.isImage } }
    position = end
  }

  /// The end of `(address "title")`; nil where there is none.
  private func endOfDestination(from start: Int) -> Int? {
    guard letter(at: start) == "(" else { return nil }
    var depth = 0
    var index = start
    while index < symbols.count {
      switch symbols[index].letter {
      case "\\": index += 1
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func takeAngle() {
    var end = position + 1
    while let letter = letter(at: end), letter != ">", letter != "<", !letter.isWhitespace { end += 1 }
    let inner = symbols[(position + 1)..<min(end, symbols.count)].map(\.string).joined()
    guard letter(at: end) == ">", Self.isAddress(inner) else { return addNext() }
    add(inner, .link)
    position = end + 1
  }

  private static func isAddress(_ text: String) -> Bool {
    if let colon = text.firstIndex(of: ":") {
      let scheme = text[..<colon]
      return scheme.count > 1 && scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }
    return isMail(text)
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || ".-_+".contains($0) } }
      && parts[1].first != "." && parts[1].last?.isLetter == true
  }

  /// Takes an address that stands in the text without signs.
  private mutating func takeAddress() -> Bool {
    if position > 0, let before = symbols[position - 1].letter, before.isLetter || before.isNumber {
      return false
    }
    guard let first = letter(at: position), first.isLetter || first.isNumber else { return false }
    var end = position
    while let letter = letter(at: end), !letter.isWhitespace, letter != "<" { end += 1 }
    var text = symbols[position..<end].map(\.string).joined()
    while let last = text.last, "?!.,:*_~'\";)".contains(last) {
      if last == ")", text.count(where: { $0 == "(" }) >= text.count(where: { $0 == ")" }) { break }
      text.removeLast()
    }
    let isWeb = ["http://", "https://", "www."].contains {
      text.lowercased().hasPrefix($0) && text.count > $0.count
    }
    guard isWeb || (text.contains("@") && Self.isMail(text)) else { return false }
    add(text, .link)
    position += text.count
    return true
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The key of a text literal. There is no localisation here: the key, with its values filled in, is the text. Numbers are
/// written as in English, in groups of three digits: `Text("\(2024)")` shows `2,024`.
///
/// Its letters, though not its values, may hold signs of Markdown, which a text shows as styles.
///
/// - Source: Apple, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let resolved: String
  /// Where values were put in; nil where the letters hold no sign of Markdown, as in most keys.
  @usableFromInline let marked: MarkedKey?

  @inlinable
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }

  @inlinable
  public init(stringLiteral value: String) {
    resolved = AppResources.haveTexts ? AppResources.text(of: value) : value
    marked = resolved.mayHoldMarkdown ? MarkedKey([]) : nil
  }

  /// A key without Markdown.
  package init(verbatim text: String) {
    resolved = text
    marked = nil
  }

  @inlinable
  public init(stringInterpolation key: StringInterpolation) {
    let shown = AppResources.haveTexts ? AppResources.localized(key) : key
    resolved = shown.text
    // One look at the whole, if any: a sign in a value costs some work and makes no style.
    marked = shown.mayHoldSigns && resolved.mayHoldMarkdown ? MarkedKey(shown.values) : nil
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: String
    /// Where values were put in, by offsets in UTF-8. The first one stands apart, so that a key of one value needs no
    /// memory of its own.
    @usableFromInline var firstValue = 0..<0
    @usableFromInline var otherValues: [Range<Int>]?
    /// Whether there is a literal that is not known to hold no sign of Markdown.
    @usableFromInline var mayHoldSigns = false

    @inlinable
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
    }

    // Inlined where the literal is written: the compiler then knows its letters, and looks at them itself.
    @inlinable @inline(__always)
    public mutating func appendLiteral(_ literal: String) {
      // Most keys begin with a literal, and end with an empty one.
      if literal.isEmpty { return }
      if text.isEmpty { text = literal } else { text += literal }
      if !literal.isShortWithoutSigns { mayHoldSigns = true }
    }

    /// Adds what stands for a value.
    @inlinable
    mutating func add(_ string: String) {
      let start = text.utf8.count
      text += string
      noteValue(start..<text.utf8.count)
    }

    /// Notes where a value was put in.
    @inlinable @inline(__always)
    mutating func noteValue(_ range: Range<Int>) {
      if range.isEmpty { return }
      if firstValue.isEmpty { firstValue = range } else { noteFurther(range) }
    }

    @usableFromInline
    mutating func noteFurther(_ range: Range<Int>) {
      otherValues = (otherValues ?? []) + [range]
    }

    @usableFromInline var values: [Range<Int>] {
      firstValue.isEmpty ? [] : [firstValue] + (otherValues ?? [])
    }

    @inlinable
    public mutating func appendInterpolation(_ string: String) {
      add(string)
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      add("\(value)")
    }

    // The number that is most frequent in keys. Most such texts are short, and then they are made at once: the standard library
    // would make a string of the number, then another one of both.
    @inlinable @inline(__always)
    public mutating func appendInterpolation(_ value: Int) {
      if let digits = ShortString.append(value, to: &text) {
        noteValue(digits)
      } else {
        // By value, so that what becomes a short text needs no memory.
        self = adding(value.description.groupingDigits)
      }
    }

    @usableFromInline
    func adding(_ string: String) -> Self {
      var result = self
      result.add(string)
      return result
    }

    // Without the casts by which the standard library finds out at run time how a value prints.
    @inlinable
    public mutating func appendInterpolation<Value: FixedWidthInteger & CustomStringConvertible>(
      _ value: Value
    ) {
      add(value.description.groupingDigits)
    }

    /// A floating-point number, with the six decimals of `%lf`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint & CustomStringConvertible>(
      _ value: Value
    ) {
      add(String(format: "%lf", Double(value)).groupingDigits)
    }

    private static let english = Locale(identifier: "en_US")

    /// A number in a `printf` format.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(String(format: specifier, locale: Self.english, value))
    }

    // Apple asks for an object, or for what can be one; on Linux a date, for one, does not say so.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(input))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(style.format(date))
    }

    public mutating func appendInterpolation(_ text: Text) {
      add(text.string)
    }

    /// An image in a text is shown by one character.
    public mutating func appendInterpolation(_ image: Image) {
      text += "\u{FFFC}"
    }
  }
}

/// What a key that may hold Markdown keeps besides its text.
@usableFromInline
final class MarkedKey: Equatable, Sendable {
  let values: [Range<Int>]

  @usableFromInline
  init(_ values: [Range<Int>]) { self.values = values }

  @usableFromInline
  static func == (a: MarkedKey, b: MarkedKey) -> Bool { a.values == b.values }
}

extension LocalizedStringKey {
  /// The text as it is shown.
  @usableFromInline var styled: Text {
    guard let marked else { return Text(verbatim: resolved) }
    var text: Text?
    for run in InlineMarkdown.runs(of: resolved, values: marked.values) {
      let part = Text(run)
      text = text.map { $0 + part } ?? part
    }
    return text ?? Text(verbatim: "")
  }

  /// The letters that are shown.
  package var shown: String { marked == nil ? resolved : styled.string }
}

extension Text {
  fileprivate init(_ run: InlineMarkdown.Run) {
    var text = Text(verbatim: run.string)
    if run.style.contains(.bold) { text = text.bold() }
    if run.style.contains(.italic) { text = text.italic() }
    if run.style.contains(.strikethrough) { text = text.strikethrough() }
    if run.style.contains(.code) { text = text.monospaced() }
    if run.style.contains(.link) { text = text.foregroundColor(.accentColor) }
    self = text
  }
}

extension String {
  /// Whether there is any letter in it with which Markdown may begin, or an address. A look at each letter, eight at a time,
  /// because keys are made with every body.
  @usableFromInline
  var mayHoldMarkdown: Bool {
    if isShortWithoutSigns { return false }
    return utf8.withContiguousStorageIfAvailable(Self.mayHoldMarkdown)
      ?? Array(utf8).withUnsafeBufferPointer(Self.mayHoldMarkdown)
  }

  /// Whether these are up to fifteen letters, each of which is seen at once to be no sign.
  @inlinable @inline(__always)
  var isShortWithoutSigns: Bool {
    guard let (first, others) = ShortString(self)?.letters else { return false }
    return first.holdsNoSign && (others == 0 || others.holdsNoSign)
  }

  private static func mayHoldMarkdown(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if index &+ 8 <= bytes.count,
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self).holdsNoSign
      {
        index &+= 8
        continue
      }
      let byte = bytes[index]
      let signs = byte < 0x40 ? lowSigns : byte < 0x80 ? highSigns : 0
      // Of dots, only the first one of www. is a sign.
      if signs &>> UInt64(byte) & 1 == 1, byte != 0x2e || index > 0 && bytes[index - 1] == 0x77 {
        return true
      }
      index &+= 1
    }
    return false
  }

  // The signs as bits of two words, which a loop tests in a few instructions: & * . / < and @ [ \ _ ` ~
  private static var lowSigns: UInt64 { 1 << 0x26 | 1 << 0x2a | 1 << 0x2e | 1 << 0x2f | 1 << 0x3c }
  private static var highSigns: UInt64 {
    1 << 0x00 | 1 << 0x1b | 1 << 0x1c | 1 << 0x1f | 1 << 0x20 | 1 << 0x3e
  }
}

extension UInt64 {
  /// Whether eight letters are all of the alphabet, digits, blanks, or one of ! " # $ % : ; so that none of them is a sign of
  /// Markdown. Each test leaves its answer in the highest bit of a byte, which no letter of ASCII has.
  @inlinable @inline(__always)
  var holdsNoSign: Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    let highest = each &* 0x80
    if self & highest != 0 { return false }
    let lowercase = self | each &* 0x20
    let isOfAlphabet = (lowercase &+ each &* 0x1f) & ~(lowercase &+ each &* 0x05)
    let isDigit = (self &+ each &* 0x50) & ~(self &+ each &* 0x44)
    let isBelowSigns = ~(self &+ each &* 0x5a)
    return (isOfAlphabet | isDigit | isBelowSigns) & highest == highest
  }
}

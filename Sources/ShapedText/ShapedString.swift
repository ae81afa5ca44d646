// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  /// A string with the advance of each of its characters and the places where it may be broken.
  ///
  /// Independent of the font's size, so one is enough for a string wherever it is shown.
  final class ShapedString {
    struct Marks: OptionSet {
      let rawValue: UInt8
      /// A blank, which takes no width where a line is broken behind it.
      static let blank = Marks(rawValue: 1)
      /// The end of a paragraph.
      static let newline = Marks(rawValue: 2)
      /// A line may be broken in front of the character.
      static let breakable = Marks(rawValue: 4)
      /// A break in front of the character changes the shapes around it.
      static let joined = Marks(rawValue: 8)
    }

    /// What stands between two places where a line may be broken.
    struct Word {
      /// Where the next one begins, or its paragraph ends.
      let end: Int
      /// Where it ends without its blanks.
      let drawnEnd: Int
    }

    let string: String
    /// The left edge of each character if all stood in reading order on one line, in units; the end is the last one.
    let edges: [Int]
    /// Where each character begins, in bytes; the end is the last one.
    let starts: [Int]
    let marks: [Marks]
    /// In order: so a line is broken by a look at each word.
    let words: [Word]
    /// Whether the string has more than one paragraph.
    let hasNewline: Bool

    var count: Int { marks.count }
    var bytes: Int { starts[starts.count - 1] }

    init(_ string: String, _ shaper: TextShaper, _ breaks: LineBreaks) {
      self.string = string
      var starts: [Int] = []
      var marks: [Marks] = []
      var places: [Int] = []
      var (byte, unit) = (0, 0)
      for character in string {
        starts.append(byte)
        places.append(unit)
        marks.append(character.isNewline ? .newline : character.isBlank ? .blank : [])
        byte += character.utf8.count
        unit += character.utf16.count
      }
      starts.append(byte)
      hasNewline = marks.contains(.newline)
      var next = 0
      breaks.find(in: string) { place in
        while next < places.count, places[next] < place { next += 1 }
        if next < places.count, places[next] == place { marks[next].insert(.breakable) }
      }
      edges = shaper.edges(of: string, starts: starts, marks: &marks)
      self.starts = starts
      self.marks = marks
      words = Self.words(marks)
    }

    private static func words(_ marks: [Marks]) -> [Word] {
      var words: [Word] = []
      var drawnEnd = 0
      for (index, mark) in marks.enumerated() {
        if index > 0, mark.contains(.breakable) || mark.contains(.newline) {
          words.append(Word(end: index, drawnEnd: drawnEnd))
        }
        if !mark.contains(.blank) { drawnEnd = index + 1 }
      }
      if !marks.isEmpty { words.append(Word(end: marks.count, drawnEnd: drawnEnd)) }
      return words
    }

    /// The first word that reaches behind a character, by index.
    func firstWord(endingBehind index: Int) -> Int {
      var (low, high) = (0, words.count)
      while low < high {
        let middle = (low + high) / 2
        if words[middle].end > index { high = middle } else { low = middle + 1 }
      }
      return low
    }

    /// How wide characters are within the string.
    @inline(__always)
    func units(_ range: Range<Int>) -> Int { edges[range.upperBound] - edges[range.lowerBound] }

    /// Whether letters at an end of a range take other shapes where a line ends there.
    func tearsLetters(_ range: Range<Int>) -> Bool {
      if range.isEmpty { return false }
      return marks[range.lowerBound].contains(.joined)
        || (range.upperBound < count && marks[range.upperBound].contains(.joined))
    }

    /// The characters of a range as a string of their own.
    func part(_ range: Range<Int>) -> String {
      let utf8 = string.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: starts[range.lowerBound])
      let end = utf8.index(start, offsetBy: starts[range.upperBound] - starts[range.lowerBound])
      return String(string[start..<end])
    }
  }

  extension Character {
    /// Whether the character hangs over the end of a line that is broken behind it: blanks and tabs, but none that
    /// forbids a break.
    fileprivate var isBlank: Bool {
      guard let scalar = unicodeScalars.first else { return false }
      if scalar == " " || scalar == "\t" { return true }
      return scalar.properties.generalCategory == .spaceSeparator && scalar.value != 0xa0
        && scalar.value != 0x202f && scalar.value != 0x2007
    }
  }
#endif

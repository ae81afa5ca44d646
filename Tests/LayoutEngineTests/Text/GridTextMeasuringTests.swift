// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct GridTextMeasuringTests {
  private func size(_ string: String, _ width: CGFloat?, limit: Int? = nil) -> CGSize {
    GridTextMeasuring().measure(TextContent(string, fontSize: 20, lineLimit: limit), width: width).size
  }

  @Test("L-20: one line where there is room, else words break at spaces")
  func wraps() {
    #expect(size("to be or not to be", nil) == CGSize(width: 180, height: 20))
    #expect(size("to be or not to be", 180) == CGSize(width: 180, height: 20))
    #expect(size("to be or not to be", 70) == CGSize(width: 60, height: 60))
  }

  @Test("L-20: a word longer than the line is split, at least one Character a line")
  func splitsWords() {
    #expect(size("alphabet", 53.3) == CGSize(width: 50, height: 40))
    #expect(size("abc", 0) == CGSize(width: 10, height: 60))
    #expect(size("a bcdefgh", 50) == CGSize(width: 50, height: 60))
  }

  @Test("L-20: one look at the letters measures a text as its Characters one by one do", arguments: 1...8)
  func plain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] = ["a", "b", " ", " ", "\t", "~", "\u{7f}", "\u{1}"]
    let others: [Character] = ["\n", "\r", "\u{b}", "\u{c}", "é", "\u{2028}"]
    for _ in 0..<400 {
      let count = Int.random(in: 0...20, using: &generator)
      var characters = (0..<count).map { _ in letters.randomElement(using: &generator)! }
      let isPlain = Bool.random(using: &generator) || characters.isEmpty
      if !isPlain {
        characters[Int.random(in: 0..<count, using: &generator)] = others.randomElement(using: &generator)!
      }
      let plain = GridTextMeasuring.measurePlain(TextContent(String(characters), fontSize: 20))
      #expect((plain != nil) == isPlain)
      // A text of two runs is broken into lines.
      let broken = TextContent(
        first: .init("", fontSize: 20), rest: [.init(String(characters), fontSize: 20)])
      let metrics = GridTextMeasuring().measure(broken, width: nil)
      guard let plain else { continue }
      #expect(plain == metrics, "\(characters)")
    }
  }

  @Test("L-20: counting letters breaks lines as adding up Characters one by one does", arguments: 1...8)
  func counted(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] = ["a", "b", "c", " ", " ", "\t", "\n", "é"]
    for _ in 0..<600 {
      let kinds = Int.random(in: 4...8, using: &generator)
      let string = String(
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          letters[Int.random(in: 0..<kinds, using: &generator)]
        })
      let fontSize: CGFloat = [20, 17, 13.3, 0.1][Int.random(in: 0..<4, using: &generator)]
      let some = CGFloat.random(in: 0...12, using: &generator) * fontSize / 2
      let widths: [CGFloat?] = [nil, -5, 0, .infinity, .nan, some]
      let width = widths[Int.random(in: 0..<widths.count, using: &generator)]
      let limit = [nil, nil, 0, 1, 2, 3].randomElement(using: &generator)!
      let counted = GridTextMeasuring().measure(
        TextContent(string, fontSize: fontSize, lineLimit: limit), width: width)
      // Of two runs the Characters are added up.
      let added = GridTextMeasuring().measure(
        TextContent(
          first: .init("", fontSize: fontSize), rest: [.init(string, fontSize: fontSize)], lineLimit: limit),
        width: width)
      #expect(
        abs(counted.size.width - added.size.width) < 1e-9
          && abs(counted.size.height - added.size.height) < 1e-9
          && abs(counted.firstBaseline - added.firstBaseline) < 1e-9
          && abs(counted.lastBaseline - added.lastBaseline) < 1e-9,
        "\(string.debugDescription) in \(String(describing: width)), limit \(String(describing: limit))")
    }
  }

  @Test("L-21: no more lines than the limit")
  func lineLimit() {
    #expect(size("to be or not to be", 70, limit: 2) == CGSize(width: 60, height: 40))
    #expect(size("a\nbcd", nil, limit: 1) == CGSize(width: 10, height: 20))
  }

  @Test("L-20: Characters are counted, not code units")
  func characters() {
    #expect(size("e\u{301}👩‍👩‍👧", nil) == CGSize(width: 20, height: 20))
    #expect(size("a\r\nb", nil) == CGSize(width: 10, height: 40))
  }

  @Test("L-20: a letter counts wherever it stands, in strings of any length", arguments: 0...20)
  func placesOfLetters(_ count: Int) {
    let spaces = String(repeating: " ", count: count)
    #expect(size(spaces, 0).width == 0)
    for place in 0..<count {
      func string(_ letter: String) -> String {
        String(spaces.prefix(place)) + letter + String(spaces.dropFirst(place + 1))
      }
      #expect(size(string("x"), 0).width == 10)
      #expect(size(string("x"), nil) == CGSize(width: 10 * count, height: 20))
      #expect(size(string("é"), nil) == CGSize(width: 10 * count, height: 20))
      // Each of these ends a line.
      for end in ["\n", "\u{B}", "\r"] { #expect(size(string(end), nil).height == 40) }
      #expect(size(string("\t"), nil) == CGSize(width: 10 * count, height: 20))
    }
  }

  @Test("runs of several sizes: a line is as high as its largest Character")
  func runs() {
    let text = TextContent(first: .init("ab ", fontSize: 20), rest: [.init("cd", fontSize: 40)])
    let measuring = GridTextMeasuring()
    let whole = measuring.measure(text, width: nil)
    #expect(whole == TextMetrics(size: CGSize(width: 70, height: 40), firstBaseline: 32, lastBaseline: 32))
    let wrapped = measuring.measure(text, width: 50)
    #expect(wrapped == TextMetrics(size: CGSize(width: 40, height: 60), firstBaseline: 16, lastBaseline: 52))
    #expect(measuring.measure(text, width: 0).size.width == 20)
  }

  @Test("L-20: a long text that is edited is measured as one that is new", arguments: 1...8)
  func edited(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var known = LongText()
    let words = ["a", "word", "another one", "  ", "\n", "\t", String(repeating: "long", count: 30)]
    var letters = Array(repeating: "to be or not to be ", count: 120).joined()
    var measured = 0
    for _ in 0..<200 {
      let isWritten = Bool.random(using: &generator)
      let place = isWritten ? letters.utf8.count : Int.random(in: 0...letters.utf8.count, using: &generator)
      let index = letters.utf8.index(letters.startIndex, offsetBy: place)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0 where place > 40: letters.removeSubrange(letters.index(index, offsetBy: -40)..<index)
      case 1: letters.insert("é", at: index)
      case 2: letters = letters.replacing("é", with: "e")
      default: letters.insert(contentsOf: words.randomElement(using: &generator)!, at: index)
      }
      let text = TextContent(
        letters, fontSize: Bool.random(using: &generator) ? 20 : 17,
        lineLimit: Bool.random(using: &generator) ? nil : 40)
      for width in [nil, 300, Bool.random(using: &generator) ? 300 : 55] as [CGFloat?] {
        guard let metrics = known.measure(text, width: width) else { continue }
        measured += 1
        #expect(metrics == GridTextMeasuring().measure(text, width: width))
      }
    }
    #expect(measured > 100)
  }
}

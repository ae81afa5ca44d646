// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@testable import ShapedText

#if ShapedText
  private let isBuilt = true
#else
  private let isBuilt = false
#endif

/// Texts measured by a real font; skipped, by name, in a build without the trait.
@Suite(.enabled(if: isBuilt, "built without --traits ShapedText"))
struct ShapedTextMeasuringTests {
  #if ShapedText
    private let font = ShapedTextMeasuring.usualPlaces.first(where: FileManager.default.fileExists) ?? ""
    /// At this size a point is a unit of DejaVu Sans.
    private let unitSize = 2048.0

    private func size(
      _ string: String, _ width: CGFloat? = nil, fontSize: CGFloat = 20, limit: Int? = nil
    ) throws -> CGSize {
      try ShapedTextMeasuring().measure(
        TextContent(string, fontSize: fontSize, lineLimit: limit), width: width
      ).size
    }

    private func lines(_ string: String, _ width: CGFloat) throws -> [String] {
      try ShapedTextMeasuring().fragments(TextContent(string, fontSize: 20), width: width).map(\.string)
    }

    /// The sum of the advances that HarfBuzz's own program prints, in the font's units.
    private func advance(_ string: String) throws -> Double {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/hb-shape")
      process.arguments = ["--output-format=json", font, string]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let glyphs = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
      return glyphs.reduce(0) { $0 + (($1["ax"] as? NSNumber)?.doubleValue ?? 0) }
    }

    /// Figures that `hb-shape DejaVuSans.ttf` of HarfBuzz 6.0.0 printed, added up; version 2.37 of the font.
    @Test(arguments: [
      ("AVATAR fi Tea", 13_708.0), ("Hello", 5_191), ("", 0), (" ", 651),
    ])
    func widthsAreThoseOfTheFont(string: String, units: Double) throws {
      #expect(try size(string, fontSize: unitSize).width == units)
    }

    @Test(
      .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/hb-shape"), "hb-shape is not installed"),
      arguments: [
        "The quick brown fox jumps over the lazy dog.", "AVATAR To. fi ffl WAY", "e\u{301}a\u{308}\u{323}",
        "مرحبا بالعالم", "שלום עולם", "Привет, мир", "πρὸς τὴν ἀλήθειαν", "1,234.50 €", "\u{1F9FF}",
      ]
    )
    func widthsAgreeWithHarfBuzzsOwnProgram(string: String) throws {
      #expect(try size(string, fontSize: unitSize).width == advance(string))
    }

    @Test func widthsGrowWithTheSizeAndLinesAreAsHighAsTheFontSays() throws {
      #expect(try size("Hello", fontSize: 40).width == 2 * size("Hello").width)
      // 1901 above, 483 below, no gap.
      let metrics = try ShapedTextMeasuring().measure(
        TextContent("Hello\nyou", fontSize: unitSize), width: nil)
      #expect(metrics.size.height == 4_768.0)
      #expect(metrics.firstBaseline == 1_901 && metrics.lastBaseline == 2_384 + 1_901)
    }

    @Test func linesBreakWhereUnicodeSays() throws {
      #expect(try lines("to be or not to be", 70) == ["to be", "or not", "to be"])
      #expect(try lines("semi-detached house", 120) == ["semi-", "detached", "house"])
      // Characters that the font lacks are boxes of one width; Han breaks between any two.
      let box = try size("漢").width
      #expect(try lines("漢字漢字漢字", 2.5 * box) == ["漢字", "漢字", "漢字"])
      #expect(try lines("no\u{a0}break here", 90) == ["no\u{a0}break", "here"])
      #expect(try lines("one\ntwo", 500) == ["one", "two"])
    }

    @Test func linesAreNoWiderThanTheyMayBe() throws {
      let text = "The wide AVATAR, مرحبا بالعالم and To. To. again, in every width there is."
      let measuring = try ShapedTextMeasuring()
      for width in stride(from: 15.0, through: 700, by: 7) {
        let content = TextContent(text, fontSize: 20)
        let metrics = measuring.measure(content, width: width)
        let narrowest = measuring.measure(content, width: 0).size.width
        #expect(metrics.size.width <= max(width, narrowest) + TextMetrics.roundingError)
        // Offered what it took, a text takes the same again, whatever additions and subtractions have lost of it.
        if metrics.size.width <= width {
          for lost in [0, 1e-12, TextMetrics.roundingError / 2] {
            #expect(measuring.measure(content, width: metrics.size.width - lost) == metrics)
          }
        }
        // Nothing is lost but blanks at the breaks.
        let shown = measuring.fragments(content, width: width).map(\.string).joined()
        #expect(shown.filter { $0 != " " } == text.filter { $0 != " " })
      }
      let unwrapped = measuring.measure(TextContent(text, fontSize: 20), width: nil)
      for lost in [0, 1e-12, TextMetrics.roundingError / 2] {
        let width = unwrapped.size.width - lost
        #expect(measuring.measure(TextContent(text, fontSize: 20), width: width) == unwrapped)
        #expect(measuring.fragments(TextContent(text, fontSize: 20), width: width).count == 1)
      }
    }

    @Test func aWordForWhichNoLineIsLongEnoughIsSplit() throws {
      #expect(try lines("abc def", 0) == ["a", "b", "c", "d", "e", "f"])
      #expect(try lines("e\u{301}o\u{308}", 0) == ["e\u{301}", "o\u{308}"])
      let measuring = try ShapedTextMeasuring()
      let content = TextContent("abc mmm", fontSize: 20)
      #expect(try measuring.measure(content, width: 0).size.width == size("m").width)
    }

    @Test func combiningMarksTakeNoWidthOfTheirOwn() throws {
      #expect(try size("e\u{301}") == size("é"))
      #expect(try size("x\u{323}\u{308}").width == size("x").width)
    }

    /// Torn from each other, Arabic letters take other shapes, which are other widths.
    @Test func lettersThatWereJoinedAreShapedAnewWhereALineBreaks() throws {
      let word = "ببب"
      let letter = try size("ب").width
      let metrics = try ShapedTextMeasuring().measure(TextContent(word, fontSize: 20), width: 0)
      #expect(metrics.size.width == letter)
      #expect(try size(word).width != 3 * letter)
    }

    @Test func aCharacterThatTheFontLacksIsTheFontsBox() throws {
      let box = try size("\u{1F9FF}")
      #expect(box.width > 0)
      #expect(try size("\u{1FAE8}") == box)
    }

    @Test func aCharacterThatTheFontLacksComesFromTheNextOne() throws {
      let mono = font.replacing("DejaVuSans.ttf", with: "DejaVuSansMono.ttf")
      try #require(FileManager.default.fileExists(atPath: mono))
      // The monospaced font has no Arabic ligatures of the symbols block; the other one has.
      let both = try ShapedTextMeasuring(fonts: [mono, font])
      let alone = try ShapedTextMeasuring(fonts: [mono])
      let content = TextContent("a\u{1F600}", fontSize: 20)
      #expect(both.measure(content, width: nil).size.height == alone.measure(content, width: nil).size.height)
      #expect(
        both.measure(content, width: nil).size.width
          - alone.measure(TextContent("a", fontSize: 20), width: nil).size.width
          == (try size("\u{1F600}").width))
    }

    @Test func anEmptyTextIsAsHighAsALine() throws {
      #expect(try size("") == CGSize(width: 0, height: size("x").height))
      #expect(try size("", 0) == size(""))
      #expect(try size("a\n").height == 2 * size("a").height)
    }

    @Test func theLineLimitHolds() throws {
      #expect(try size("to be or not to be", 70, limit: 2).height == 2 * size("x").height)
      #expect(try size("a\nbcd", limit: 1) == size("a"))
    }

    @Test func runsOfSeveralSizesBreakAsOneText() throws {
      let measuring = try ShapedTextMeasuring()
      let content = TextContent(first: .init("ab ", fontSize: 20), rest: [.init("cd", fontSize: 40)])
      let metrics = measuring.measure(content, width: nil)
      #expect(try metrics.size.width == size("ab ").width + size("cd", fontSize: 40).width)
      #expect(try metrics.size.height == size("x", fontSize: 40).height)
      #expect(measuring.fragments(content, width: 70).map(\.string) == ["ab", "cd"])
      // The first run's last word goes on in the second one.
      let joined = TextContent(first: .init("to be", fontSize: 20), rest: [.init("fore", fontSize: 20)])
      #expect(measuring.fragments(joined, width: 85).map(\.string) == ["to", "be", "fore"])
    }

    /// A text of one run is broken by its words; one of several runs, of which the last may be empty, by its characters.
    @Test func linesAreTheSameByWordsAndByCharacters() throws {
      let words = [
        "to", "be", "AVATAR,", "WAVE", "a", "nevertheless", "office", "مرحبا", "بالعالم", "é", "x-ray", "9.5",
        "\n",
        "\u{A0}", "  ", "Donaudampfschifffahrtsgesellschaft", "日本語", "\t",
      ]
      let measuring = try ShapedTextMeasuring()
      var generator = SeededGenerator(seed: 22)
      for _ in 0..<300 {
        let count = Int.random(in: 0...14, using: &generator)
        let text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
          .joined(separator: Bool.random(using: &generator) ? " " : "")
        let width = Bool.random(using: &generator) ? nil : CGFloat.random(in: 0...400, using: &generator)
        let limit = [nil, 1, 2].randomElement(using: &generator) ?? nil
        let byWords = TextContent(text, fontSize: 17, lineLimit: limit)
        var byCharacters = byWords
        byCharacters.rest = [.init("", fontSize: 17)]
        #expect(measuring.measure(byWords, width: width) == measuring.measure(byCharacters, width: width))
        #expect(
          measuring.fragments(byWords, width: width) == measuring.fragments(byCharacters, width: width),
          "\(text.debugDescription) in \(width.map(String.init(describing:)) ?? "any width")")
      }
    }

    @Test(.timeLimit(.minutes(1))) func aVeryLongTextIsMeasuredInOneGo() throws {
      let measuring = try ShapedTextMeasuring()
      for text in [
        String(repeating: "AVAWATAR", count: 12_500), String(repeating: "word and ", count: 11_000),
      ] {
        let content = TextContent(text, fontSize: 17)
        let narrow = measuring.measure(content, width: 300)
        #expect(narrow.size.width <= 300)
        #expect(narrow.size.height > measuring.measure(content, width: 600).size.height)
      }
    }

    @Test func aStringIsShapedOnceWhateverItsWidthAndSize() throws {
      let measuring = try ShapedTextMeasuring()
      for _ in 0..<100 {
        for size in [12.0, 17, 20] {
          for width in [nil, 40.0, 80, 300] as [CGFloat?] {
            _ = measuring.measure(TextContent("the same words", fontSize: size), width: width)
          }
        }
      }
      // Itself, and the letters that stand alone where a line of no width tears them apart.
      let shaped = measuring.shapedStrings
      #expect(shaped < 10)
      _ = measuring.measure(TextContent("the same words", fontSize: 13), width: 60)
      #expect(measuring.shapedStrings == shaped)
      // What has not been used for long makes room.
      for number in 0..<40_000 {
        _ = measuring.measure(TextContent("text \(number)", fontSize: 17), width: nil)
      }
      _ = measuring.measure(TextContent("the same words", fontSize: 17), width: nil)
      #expect(measuring.shapedStrings == shaped + 40_001)
    }

    @Test(arguments: ["/nowhere/no.ttf", "/etc/passwd", "/"])
    func aFileThatIsNoFontIsNamed(path: String) {
      #expect { _ = try ShapedTextMeasuring(fonts: [path]) } throws: { error in
        "\(error)".hasPrefix("\(path): cannot be read as a font; ")
      }
    }

    @Test func atLeastOneFontIsNeeded() {
      #expect(throws: ShapedTextError.self) { _ = try ShapedTextMeasuring(fonts: []) }
    }

    @Test func whatMeasuresSaysItsVersions() throws {
      let description = try ShapedTextMeasuring().description
      #expect(description.contains("HarfBuzz ") && description.contains("ICU "))
      #expect(description.hasSuffix(", DejaVu Sans 2.37"))
    }

    @MainActor @Test func aHostLaysOutByIt() throws {
      let host = ViewHost(textMeasuring: try ShapedTextMeasuring()) { Text("AVATAR").font(.system(size: 20)) }
      #expect(try host.staticTexts["AVATAR"].frame.width == size("AVATAR").width)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  #endif
}

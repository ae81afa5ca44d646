// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@testable import StandardViews

/// Texts with numbers in them, which are made without the standard library where they are short.
@MainActor
struct NumberTextTests {
  init() {
    // The first host of a process finds out how short strings are stored; texts made before it are made the usual way.
    _ = ViewHost { EmptyView() }
  }

  /// A number as Foundation groups its digits.
  private func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  @Test("L-28: a key with a number is the text that Foundation makes of the number, in length and bytes")
  func numbers() {
    let starts = [
      "", "a", "row ", "seven l", "eight le", "nine lett", "fourteen lette", "fifteen letters", "é",
      "more than fifteen letters ",
    ]
    for start in starts {
      for number in [
        0, 7, 10, 99, 100, 999, 1_000, 54_321, 100_000, 1_234_567, 12_345_678, 99_999_999, 100_000_000, -1,
        -999, -1_000, .max, .min,
      ] {
        let key: LocalizedStringKey = "\(start)\(number)!"
        let expected = "\(start)\(grouped(number))!"
        #expect(key.resolved == expected)
        #expect(Array(key.resolved.utf8) == Array(expected.utf8))
        #expect(key.resolved.hashValue == expected.hashValue)
        #expect(key.resolved.count == expected.count)
      }
    }
  }

  @Test("L-28, R-15: numbers of each type are grouped, and what a format makes of them")
  func types() {
    let key: LocalizedStringKey =
      "\(UInt16(65_535)) \(Int64(-12_345)) \(2_024.5) \(Float(0.5)) \(-1_234_567.0)"
    #expect(key.resolved == "65,535 -12,345 2,024.500000 0.500000 -1,234,567.000000")
    let formatted: LocalizedStringKey =
      "\(1_234.5, specifier: "%.2f") \(100_000, specifier: "%x") \(7, specifier: "%03lld")"
    #expect(formatted.resolved == "1,234.50 186a0 007")
    let others: LocalizedStringKey = "\("1234") \(Double.infinity) \(Optional(1_234) as Any)"
    #expect(others.resolved == "1234 inf Optional(1234)")
  }

  @Test("the digits of numbers of every length are those of Swift, in groups")
  func digits() {
    var generator = SeededGenerator(seed: 15)
    var wrong: [Int] = []
    for length in 1...8 {
      let end = (0..<length).reduce(1) { power, _ in power * 10 }
      for _ in 0..<500 {
        let number = Int.random(in: 0..<end, using: &generator)
        let key: LocalizedStringKey = "\(number)"
        if key.resolved != grouped(number) { wrong.append(number) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "R-15: each sign of Markdown is noticed wherever it stands, and nothing else is",
    arguments: UInt8(0)..<128)
  func signs(byte: UInt8) {
    let isSign = "&*/<@[\\_`~".utf8.contains(byte)
    for length in [1, 7, 8, 9, 15, 16, 17, 26] {
      let others = Array("abcdefghijklmnopqrstuvABCD".utf8.prefix(length))
      let places = (0..<length).filter { place in
        var letters = others
        letters[place] = byte
        return String(decoding: letters, as: UTF8.self).mayHoldMarkdown
      }
      #expect(places.count == (isSign ? length : 0))
    }
  }

  @Test("R-15: a dot is a sign behind a w alone")
  func dots() {
    #expect("www.a".mayHoldMarkdown)
    #expect(!".a. b é".mayHoldMarkdown)
    #expect("it is at www.example and not here".mayHoldMarkdown)
    #expect(!"it is so. It is not here, é. Nor there.".mayHoldMarkdown)
  }

  @Test("R-15: a key is styled where its letters and values together say so, wherever the signs stand")
  func keys() {
    var generator = SeededGenerator(seed: 16)
    let parts = [
      "", "", "a", "w", "ww", ".", "w.", "*", "**", "_b_", "`", "row ", "www.a b", "é",
      "more than fifteen letters ",
    ]
    func part() -> String { parts[Int.random(in: 0..<parts.count, using: &generator)] }
    var wrong: [String] = []
    for _ in 0..<5_000 {
      var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      key.appendLiteral(part())
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        if Bool.random(using: &generator) {
          key.appendInterpolation(part())
        } else {
          key.appendInterpolation(Int.random(in: 0..<200, using: &generator))
        }
        key.appendLiteral(part())
      }
      let runs = InlineMarkdown.runs(of: key.text, values: key.values)
      let made = LocalizedStringKey(stringInterpolation: key)
      let isPlain = runs.allSatisfy { $0.style.rawValue == 0 }
      if made.shown != runs.map(\.string).joined() || made.marked == nil && !isPlain {
        wrong.append(key.text)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("R-15: a sign in a value alone keeps nothing of the key besides its letters")
  func values() {
    let value = "*"
    let key: LocalizedStringKey = "row \(value) of \(12)"
    #expect(key.marked == nil && key == LocalizedStringKey(verbatim: "row * of 12"))
  }

  @Test("rows of numbers keep up with their values")
  func rows() throws {
    let host = ViewHost { Rows() }
    #expect(host.texts == ["add", "row 0 of 5", "row 1 of 5"])
    try host.tapAndRender("add")
    #expect(host.texts == ["add", "row 0 of 12,345", "row 1 of 12,345"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Rows: View {
    @State private var total = 5

    var body: some View {
      Button("add") { total += 12_340 }
      ForEach(0..<2) { Text("row \($0) of \(total)") }
    }
  }
}

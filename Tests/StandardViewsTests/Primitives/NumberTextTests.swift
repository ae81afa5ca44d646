// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@testable import StandardViews

/// Texts with numbers in them, which are made without the standard library where they are short.
@MainActor
struct NumberTextTests {
  @Test("a key with a number is the text that Swift's own interpolation makes, in length and bytes")
  func numbers() {
    let starts = [
      "", "a", "row ", "seven l", "eight le", "nine lett", "fourteen lette", "fifteen letters", "é",
      "more than fifteen letters ",
    ]
    for start in starts {
      for number in [0, 7, 10, 99, 100, 1_234_567, 12_345_678, 99_999_999, 100_000_000, -1, .max, .min] {
        let key: LocalizedStringKey = "\(start)\(number)!"
        let expected = "\(start)\(number)!"
        #expect(key.resolved == expected)
        #expect(Array(key.resolved.utf8) == Array(expected.utf8))
        #expect(key.resolved.hashValue == expected.hashValue)
        #expect(key.resolved.count == expected.count)
      }
    }
  }

  @Test("R-15: each sign of Markdown is noticed, and nothing else is", arguments: UInt8(0)..<128)
  func signs(byte: UInt8) {
    let text = "a" + String(UnicodeScalar(byte)) + "b"
    #expect(text.mayHoldMarkdown == "&*/<@[\\_`~".utf8.contains(byte))
  }

  @Test("R-15: a dot is a sign behind a w alone")
  func dots() {
    #expect("www.a".mayHoldMarkdown)
    #expect(!".a. b é".mayHoldMarkdown)
  }

  @Test("rows of numbers keep up with their values")
  func rows() throws {
    let host = ViewHost { Rows() }
    #expect(host.texts == ["add", "row 0 of 5", "row 1 of 5"])
    try host.tapAndRender("add")
    #expect(host.texts == ["add", "row 0 of 12345", "row 1 of 12345"])
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

// SPDX-License-Identifier: Apache-2.0
import Foundation
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

  @Test("runs of several sizes: a line is as high as its largest Character")
  func runs() {
    let text = TextContent(first: .init("ab ", fontSize: 20), rest: [.init("cd", fontSize: 40)])
    let measuring = GridTextMeasuring()
    let whole = measuring.measure(text, width: nil)
    #expect(whole == TextMetrics(size: CGSize(width: 70, height: 40), firstBaseline: 32, lastBaseline: 32))
    let wrapped = measuring.measure(text, width: 50)
    #expect(wrapped == TextMetrics(size: CGSize(width: 40, height: 60), firstBaseline: 16, lastBaseline: 52))
    #expect(measuring.narrowestWidth(text) == 20)
  }

  @Test(
    "the narrowest width is the width measured at none", arguments: ["", " ", "a b", "abc de", "\n", " x "])
  func narrowest(_ string: String) {
    let text = TextContent(string, fontSize: 14)
    let measuring = GridTextMeasuring()
    #expect(measuring.narrowestWidth(text) == measuring.measure(text, width: 0).size.width)
  }
}

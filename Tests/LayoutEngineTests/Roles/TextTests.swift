// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct TextTests {
  private let tree = LayoutTree()

  private func layout(_ root: LayoutID) {
    tree.layout(
      root: root, proposal: ProposedViewSize(width: 100, height: nil),
      in: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A text is measured when it is laid out first, whatever it showed before, and once (L-20)")
  func measuredLate() {
    let text = tree.insert(.text("ab", fontSize: 20))
    #expect(tree.replaceText(text, by: "abc", fontSize: 20))
    #expect(tree.counters.textMeasurements == 0)
    layout(text)
    layout(text)
    #expect(tree.counters.textMeasurements == 1)
    #expect(tree.frame(text).size == CGSize(width: 30, height: 20))
  }

  @Test("A change is measured at once, and its parent hears of it")
  func change() {
    let root = tree.insert(.vstack(.leading, spacing: 0))
    let (text, below) = (
      tree.insert(.text("ab", fontSize: 20)), tree.insert(.fixed(CGSize(width: 5, height: 5)))
    )
    tree.setChildren(root, [text, below])
    layout(root)
    #expect(!tree.replaceText(text, by: "cd", fontSize: 20))
    #expect(tree.replaceText(text, by: "abcd", fontSize: 30))
    layout(root)
    #expect(tree.frame(text).size == CGSize(width: 60, height: 30))
    #expect(tree.frame(below).minY == 30)
    #expect(tree.counters.textMeasurements == 3)
  }

  @Test("A record that is no text any more, or is one again, is measured anew")
  func roles() {
    let text = tree.insert(.text("ab", fontSize: 20))
    layout(text)
    tree.update(text, to: .fixed(CGSize(width: 7, height: 7)))
    layout(text)
    #expect(tree.frame(text).size == CGSize(width: 7, height: 7))
    tree.update(text, to: .text("abc", fontSize: 20))
    layout(text)
    #expect(tree.frame(text).size == CGSize(width: 30, height: 20))
    #expect(tree.counts == RecordCounts(records: 1, texts: 1))
  }
}
